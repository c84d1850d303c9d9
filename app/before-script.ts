/**
 * Keeps what a visitor does before the script has taken over the page (docs/decisions/0021-late-scripts.md). The browser handles most of
 * it by itself: links, popovers, folds, forms. What only the script can handle is kept until then: clicks on buttons inside `[data-early]`
 * and on links that carry `data-early` themselves (not those that open a new tab: the browser handles them), what is typed and chosen,
 * where the mouse rests, and the focus.
 */

import { STORAGE_STAND_IN } from "./session-storage.ts";
import { changedFields, fieldsIn, inItsPlace, tellChanged } from "./ui/window/changed-fields.ts";
import { tellOfVisitor } from "./ui/window/visitor-here.ts";

declare global {
  interface Window {
    /** Keeps a click for the script, and notes in `here` that there was any click; see {@link EARLY_CLICKS}. Undefined once the script has taken over. */
    early?: ((event: Event) => void) & { kept: HTMLElement[]; here?: boolean };
  }
}

/**
 * Until the router runs, the browser itself returns to the place where a page was left. It has to be told so: in Firefox a reloaded page still has the
 * setting that the router of the page before has made.
 */
const PLACE_IS_KEPT = 'history.scrollRestoration="auto"';

/**
 * Marks a page that opens at its top, not at a place further down to which the browser or the script returns (after a reload, on the way back, at an
 * anchor). On a marked page, what stands below the first view is shown a moment later (app/styles/base.css).
 */
const OPENED_AT_TOP =
  'performance.getEntriesByType("navigation")[0]?.type!="navigate"||history.state||location.hash||(document.documentElement.dataset.fresh="")';

/** Source text, because it runs in the page before anything that can be clicked; short, because each page carries it. */
const EARLY_CLICKS =
  'addEventListener("click",early=e=>{early.here=!0;let b=e.target.closest("[data-early] button,a[data-early]");b&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&(b.href&&e.preventDefault(),early.kept.push(b))},!0);early.kept=[]';

/**
 * Reloads a page that was left before its script had come and that the browser kept for the way back: WebKit has given up the requests that were still
 * under way, and nothing on the page but its links would work. A page with text typed into its screen, be it half an address of e-mail, is not reloaded,
 * because the text would be lost, and its form can be sent without a script. Text in the header's search box does not count. A browser that does not know
 * `:user-valid` (Safari before 16.5) leaves the page as it is.
 */
const KEPT_WITHOUT_SCRIPT =
  'onpageshow=e=>e.persisted&&window.early&&navigator.onLine&&!document.querySelector("main :is(:user-valid,:user-invalid):read-write")&&location.reload()';

/** For a build that was not told the site's address: writes it into the links for sharing before anybody can follow them, without waiting for the script. */
const SHARED_HOST =
  'for(let a of document.querySelectorAll(\'a[href*="=%2F"]\'))a.href=a.href.replace("=%2F","="+encodeURIComponent(location.origin+"/"))';

/**
 * The inline scripts of each page as it is rendered: the first stands before all content, the others behind it; the third is there only where the build
 * was not told the site's address. The build moves the second out of the page (scripts/build/page/page-data.ts).
 */
export const PAGE_SCRIPTS = [
  `${PLACE_IS_KEPT};${OPENED_AT_TOP};${EARLY_CLICKS};${KEPT_WITHOUT_SCRIPT}`,
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
  // React passes these two events on to the components that would have received them. Only a mouse can rest on something, a finger cannot.
  const under = window.matchMedia("(hover: hover)").matches && [...document.querySelectorAll(":hover")].at(-1);
  if (under) under.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  if (document.activeElement !== document.body)
    document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  if (early.here) tellOfVisitor();
  // The docket takes over its own fields, later (sections/try-size/docket/late-docket.tsx).
  const changed = changedFields(built).filter(({ field }) => !field.closest("[data-docket]"));
  await tellChanged(changed.map(inItsPlace));
  for (const button of early.kept) {
    button.click();
    await null; // so that each click finds the page as the click before has left it
  }
}
