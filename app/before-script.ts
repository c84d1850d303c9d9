/**
 * What a visitor does before the script has taken the page over (docs/decisions/0021-late-scripts.md). Most of it the browser does by
 * itself: links, popovers, folds, forms. What only the script can do is kept and done then: clicks on buttons inside of `[data-early]`
 * and on links that have the mark themselves (a new tab stays the browser's affair), what is typed and chosen, the mouse that rests on
 * something, the focus.
 */

import { STORAGE_STAND_IN } from "./session-storage.ts";
import { changedFields, fieldsIn, inItsPlace, tellChanged } from "./ui/window/changed-fields.ts";
import { tellOfVisitor } from "./ui/window/visitor-here.ts";

declare global {
  interface Window {
    /** Keeps a click, and that there was one; see {@link EARLY_CLICKS}. Undefined once the script has taken over. */
    early?: ((event: Event) => void) & { kept: HTMLElement[]; here?: boolean };
  }
}

/**
 * Marks a page that is opened at its top, and not at a place further down that the browser or the script goes back to (loaded anew, gone back to, an
 * anchor): what stands below its first view comes one moment after it (app/styles/base.css).
 */
const OPENED_AT_TOP =
  'performance.getEntriesByType("navigation")[0]?.type!="navigate"||history.state||location.hash||(document.documentElement.dataset.fresh="")';

/** Text, because it runs in the page before all that can be clicked; short, because each page carries it. */
const EARLY_CLICKS =
  'addEventListener("click",early=e=>{early.here=!0;let b=e.target.closest("[data-early] button,a[data-early]");b&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&(b.href&&e.preventDefault(),early.kept.push(b))},!0);early.kept=[]';

/**
 * A page that was left before its script had come, and that a browser put by for the way back, is loaded anew: WebKit has given up what it was still asking
 * for, and nothing on the page but its links would work. Not where something was typed into the screen, which would be lost: its form is sent without a
 * script, too. What was searched for is no such thing. A browser that does not know the pseudo-class (Safari before 16.5) leaves the page as it is.
 */
const KEPT_WITHOUT_SCRIPT =
  'onpageshow=e=>e.persisted&&window.early&&navigator.onLine&&!document.querySelector("main :user-valid:read-write")&&location.reload()';

/** Where the build was not told the site's address: shared links get it before anybody can follow them, and not only with the script. */
const SHARED_HOST =
  'for(let a of document.querySelectorAll(\'a[href*="=%2F"]\'))a.href=a.href.replace("=%2F","="+encodeURIComponent(location.origin+"/"))';

/**
 * The scripts that stand in each page as it is rendered: the first before all it shows, the others behind it; the last only where the build was not
 * told the site's address. The build takes the second out (scripts/build/page/page-data.ts).
 */
export const PAGE_SCRIPTS = [
  `${OPENED_AT_TOP};${EARLY_CLICKS};${KEPT_WITHOUT_SCRIPT}`,
  STORAGE_STAND_IN,
  SHARED_HOST,
] as const;

/** The fields of the page as it was built. */
let built: ReturnType<typeof fieldsIn> = [];

/** Call once, before the script takes over: what is typed into these fields is not lost, even if React puts others in their place. */
export function noteFields(): void {
  built = fieldsIn(document);
}

/** Call once, when the script has taken over: does what was kept, in its order. */
export async function doWhatWasKept(): Promise<void> {
  const { early } = window;
  if (!early) return;
  removeEventListener("click", early, { capture: true });
  delete window.early;
  // React gives the events below to whom they would have come to. A finger rests on nothing.
  const under = window.matchMedia("(hover: hover)").matches && [...document.querySelectorAll(":hover")].at(-1);
  if (under) under.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  if (document.activeElement !== document.body)
    document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  if (early.here) tellOfVisitor();
  // The docket comes alive by itself, later (sections/try-size/docket/late-docket.tsx).
  const changed = changedFields(built).filter(({ field }) => !field.closest("[data-docket]"));
  await tellChanged(changed.map(inItsPlace));
  for (const button of early.kept) {
    button.click();
    await null; // each on what the one before has made of the page
  }
}
