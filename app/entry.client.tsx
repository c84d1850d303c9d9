import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { noteFollowedLinks } from "./data/followed-link.ts";
import { readTexts } from "./data/prerendered-text.ts";

readTexts(document);
noteFollowedLinks();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
