import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { noteFields } from "./before-script.ts";
import { noteFollowedLinks } from "./data/followed-link.ts";
import { readTexts } from "./data/prerendered-text.ts";
import { askAlong } from "./route-modules.ts";
import { giveKeysFurtherDown } from "./ui/window/key-further-down.ts";
import { keepPlaceInCache } from "./ui/window/place-in-cache.ts";

// Ends the hiding of what stands below the first view (app/styles/base.css): parts of the page measure themselves now, and the next screen hides nothing.
delete document.documentElement.dataset.fresh;
readTexts(document);
noteFields();
noteFollowedLinks();
keepPlaceInCache();
giveKeysFurtherDown();
askAlong("routes/try-size", () => import("./sections/try-size/docket/docket.tsx"));

startTransition(() => {
  // The next screen is drawn in one go, not in slices with frames of the previous screen between them (docs/decisions/0023-following-a-link.md).
  hydrateRoot(document, <HydratedRouter useTransitions={false} />);
});
