/** The page in the frame beside the form: it is changed into the wanted page, and scrolled to what is being written. */
import { morph } from "./morph.ts";

/** One of several slides that stand side by side in a track within their viewport (app/ui/carousel). */
const SLIDE = '[aria-roledescription="tấm"]';

/**
 * Shows a page in the frame by changing what differs from the one that stands there.
 *
 * @param html the page as the site's renderer made it
 * @param touched gets the elements that changed, if the same page stood there before
 * @returns whether it is another page now
 */
export function show(
  frame: HTMLIFrameElement | null,
  html: string,
  part: string,
  touched: { current: Element[] },
): boolean {
  const page = frame?.contentDocument;
  // On a busy machine the frame's blank page may have begun to load and hold nothing yet: then the frame's `load` handler shows the page.
  if (!page?.documentElement) return false;
  const wanted = new DOMParser().parseFromString(html, "text/html");
  // Scripts would not run in this frame; without them, and without what is only fetched ahead, there is less to compare. And while a link of another kind is
  // turned into one that fetches ahead, attribute by attribute, it says for a moment that it fetches nothing known, of which the browser complains.
  for (const needless of wanted.querySelectorAll("script,link:is([rel=modulepreload],[rel=preload],[rel=manifest])"))
    needless.remove();
  const slides = () => [...page.querySelectorAll<HTMLElement>(SLIDE)];
  const changed = slides().findIndex((slide, at) => !slide.isEqualNode(wanted.querySelectorAll(SLIDE)[at] ?? null));
  // Another page, or the same page under another title, which stands at the page's top.
  const isOther = page.title !== wanted.title;
  const changes = morph(page.documentElement, wanted.documentElement);
  if (isOther) {
    page.defaultView?.scrollTo(0, 0);
    touched.current = [];
    bringIntoView(page, part);
  } else if (changes.length > 0) {
    touched.current = changes;
    follow(page, changes);
  }
  // In this frame no script turns the slides, so the slide that was written on is brought into view here.
  const slide = slides()[changed];
  slide?.parentElement?.parentElement?.scrollTo({ left: slide.offsetLeft });
  return isOther;
}

const headingOf = (page: Document, part: string): HTMLElement | undefined =>
  part === ""
    ? undefined
    : [...page.querySelectorAll<HTMLElement>("main :is(h2,h3)")].find((one) => one.textContent?.trim() === part);

/** Not `scrollIntoView`: that would move the window around the frame as well. */
export function bringIntoView(page: Document | null | undefined, part: string): void {
  const place = page && headingOf(page, part);
  const view = page?.defaultView;
  if (!place || !view) return;
  view.scrollBy({ top: place.getBoundingClientRect().bottom - view.innerHeight * 0.7 });
}

/** The share of the frame's height between the bars that stand over the page, at its top and below. */
const BETWEEN = { from: 0.1, to: 0.85 };

/** Scrolls to the first of the changed elements, unless some of them are in view already: what stands far down the form stands far down the page. */
export function follow(page: Document | null | undefined, touched: readonly Element[]): void {
  const view = page?.defaultView;
  if (!view) return;
  const places = touched.map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0);
  const isSeen = ({ top, bottom }: DOMRect) =>
    bottom > view.innerHeight * BETWEEN.from && top < view.innerHeight * BETWEEN.to;
  const [first] = places;
  if (first && !places.some(isSeen)) view.scrollBy({ top: first.top - view.innerHeight * 0.3 });
}

/**
 * Whether a page has its styles and its fonts. This is asked again and again instead of listened for, because in a frame without scripts WebKit runs no
 * listener, not even one of the page around it. While another style sheet is on its way, its link still has the former one.
 */
export function hasStyles(frame: HTMLIFrameElement | null): boolean {
  const page = frame?.contentDocument;
  if (!page?.body?.hasChildNodes()) return false;
  const links = [...page.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  if (!links.every(({ sheet, href }) => sheet?.href === href)) return false;
  page.body.getBoundingClientRect(); // the layout makes the page ask for its fonts: in other fonts its lines break elsewhere
  return page.fonts.status === "loaded";
}
