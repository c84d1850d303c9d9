/** Does after a link within the site what a full load does by itself for those who do not see the page, or use no mouse. Comes with the first link followed. */

import { isTypedIn } from "./typed-in.ts";

/** Milliseconds: a live region has to be there before its words. */
const BEFORE_WORDS = 100;

/**
 * Removes what the build told search engines of the page that was loaded: it is not true of the new screen, which has none (app/seo/structured-data.ts).
 * The focus goes to where the new screen begins, so that the next Tab goes on there (WCAG 2.4.3), and its title is spoken. Where the screen or the visitor has
 * put the focus elsewhere meanwhile, it stays there; on the link that was followed it does not stay.
 *
 * @param followed what had the focus as the screen was drawn
 */
export function arriveAtScreen(followed: Element | null): void {
  for (const data of document.querySelectorAll('script[type="application/ld+json"]')) data.remove();
  setTimeout(sayTitle, BEFORE_WORDS, liveRegion());
  const main = document.getElementById("content");
  const here = document.activeElement;
  // `followed` is what had the focus as the screen was drawn: a link, or a field in the frame that the visitor has begun to write in since the click.
  const movedOn = here !== document.body && (here !== followed || isTypedIn(here));
  if (!main || movedOn || location.hash || (main.contains(here) && !here?.closest("a, button"))) return;
  main.style.outline = main.style.boxShadow = "none"; // the focus is on the whole screen: no ring around it
  main.focus({ preventScroll: true });
}

/** Says what the placeholder of a screen that is on its way says, as long as it stands. */
export function sayOnTheWay(): void {
  const region = liveRegion();
  setTimeout(() => {
    const screen = document.querySelector("main[aria-busy]");
    const words = screen?.querySelector("p")?.textContent;
    if (!screen || !words) return; // the screen has come
    region.textContent = words;
    const come = new MutationObserver(() => {
      come.disconnect();
      if (region.textContent === words) region.textContent = ""; // otherwise the title is there already
    });
    come.observe(screen, { attributeFilter: ["aria-busy"] });
  }, BEFORE_WORDS);
}

let titles: MutationObserver | undefined;

/** Says the title, and says it again when it changes: the title of an article comes with its text. */
function sayTitle(words: HTMLElement): void {
  words.textContent = document.title;
  titles?.disconnect();
  titles = new MutationObserver(() => {
    if (words.textContent !== document.title) words.textContent = document.title;
  });
  titles.observe(document.head, { childList: true, characterData: true, subtree: true });
}

/** Made with the first link that is followed: no page carries it. */
function liveRegion(): HTMLElement {
  const before = document.querySelector<HTMLElement>("body > [data-arrived]");
  if (before) return before;
  const region = document.createElement("p");
  region.className = "visually-hidden";
  region.dataset.arrived = "";
  region.ariaLive = "polite";
  document.body.append(region);
  return region;
}
