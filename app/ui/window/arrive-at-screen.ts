/** After a link within the site: what a full load does by itself for those who do not see the page, or use no mouse. */

/** Milliseconds after the new screen was drawn: its first view goes first, its title stands by then, and a live region is there before its words. */
const ONCE_DRAWN = 100;

/**
 * The focus goes to where the new screen begins, so that the next Tab goes on there (WCAG 2.4.3), and its title is spoken. A screen that has put the focus
 * into itself keeps it; a link that was followed does not.
 *
 * @returns calls it off
 */
export function arriveAtScreen(): () => void {
  const words = liveRegion();
  const timer = setTimeout(() => {
    words.textContent = document.title;
    const main = document.getElementById("content");
    const { activeElement } = document;
    const inUse = main?.contains(activeElement) && !activeElement?.closest("a, button");
    if (!main || inUse || location.hash) return;
    main.style.outline = main.style.boxShadow = "none"; // one is on all of it
    main.focus({ preventScroll: true });
  }, ONCE_DRAWN);
  return () => clearTimeout(timer);
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
