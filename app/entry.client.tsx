import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { noteFollowedLinks } from "./data/followed-link.ts";
import { readTexts } from "./data/prerendered-text.ts";
import { keepPlaceInCache } from "./ui/window/place-in-cache.ts";

// The page is whole before parts of it measure themselves, and the next screen has no first view of a page (app/styles/base.css).
delete document.documentElement.dataset.fresh;
readTexts(document);
noteFollowedLinks();
keepPlaceInCache();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter useTransitions={false} />);
});
