/** The page in the frame beside the form: made like the one that is wanted, and scrolled to what is written on. */
import { morph } from "./morph.ts";

/** One of several that stand side by side in a track within their viewport (app/ui/carousel). */
const SLIDE = '[aria-roledescription="tấm"]';

/**
 * Shows a page in the frame by changing what differs from the one that stands there.
 *
 * @param html the page as the site's renderer made it
 * @param touched is given what was written on, of a page that stood there before
 * @returns whether it is another page now
 */
export function show(
  frame: HTMLIFrameElement | null,
  html: string,
  part: string,
  touched: { current: Element[] },
): boolean {
  const page = frame?.contentDocument;
  // On a busy machine its blank page may have begun and hold nothing yet: whoever listens for its end shows the page then.
  if (!page?.documentElement) return false;
  const wanted = new DOMParser().parseFromString(html, "text/html");
  // They would not run in this frame; without them there is less to compare.
  for (const script of wanted.querySelectorAll("script,link[rel=modulepreload],link[rel=manifest]")) script.remove();
  const slides = () => [...page.querySelectorAll<HTMLElement>(SLIDE)];
  const changed = slides().findIndex((slide, at) => !slide.isEqualNode(wanted.querySelectorAll(SLIDE)[at] ?? null));
  // Another page, or the same under another title, which stands at its top.
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
  // In this frame nothing turns the slides: the one that was written on comes by itself.
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

/** What was written far down the form is seen far down the page: unless some of it is in view already, the first of it comes there. */
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
 * Whether a page has its styles and its letters. It is asked again and again instead of listened for: in a frame without scripts WebKit runs no listener, not
 * even one of the page around it. While another sheet is on its way, the one that its link had before stays in its place.
 */
export function hasStyles(frame: HTMLIFrameElement | null): boolean {
  const page = frame?.contentDocument;
  if (!page?.body?.hasChildNodes()) return false;
  const links = [...page.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  if (!links.every(({ sheet, href }) => sheet?.href === href)) return false;
  page.body.getBoundingClientRect(); // laid out it asks for its letters: in others its lines break elsewhere
  return page.fonts.status === "loaded";
}
