import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { readTexts } from "./content/prerendered-text.ts";

readTexts(document);

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
