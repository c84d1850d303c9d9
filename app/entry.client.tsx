import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { noteFields } from "./before-script.ts";
import { noteFollowedLinks } from "./data/followed-link.ts";
import { readTexts } from "./data/prerendered-text.ts";
import { askAlong } from "./route-modules.ts";
import { keepPlaceInCache } from "./ui/window/place-in-cache.ts";

// The page is whole before parts of it measure themselves, and the next screen has no first view of a page (app/styles/base.css).
delete document.documentElement.dataset.fresh;
readTexts(document);
noteFields();
noteFollowedLinks();
keepPlaceInCache();
askAlong("routes/try-size", () => import("./sections/try-size/docket/docket.tsx"));

startTransition(() => {
  // A screen that follows is drawn in one go, not in slices with frames of the one before between them (docs/decisions/0023-following-a-link.md).
  hydrateRoot(document, <HydratedRouter useTransitions={false} />);
});
