/** After a link within the site: what a full load does by itself for those who do not see the page, or use no mouse. */

/** Milliseconds after the new screen was drawn: its first view goes first, its title stands by then, and a live region is there before its words. */
const ONCE_DRAWN = 100;

/**
 * The focus goes to where the new screen begins, so that the next Tab goes on there (WCAG 2.4.3), and its title is spoken. A screen or a
 * visitor that has put the focus elsewhere meanwhile keeps it there; a link that was followed does not.
 *
 * @returns calls it off
 */
export function arriveAtScreen(): () => void {
  const words = liveRegion();
  const followed = document.activeElement;
  const timer = setTimeout(() => {
    words.textContent = document.title;
    const main = document.getElementById("content");
    const here = document.activeElement;
    const movedOn = here !== document.body && here !== followed;
    if (!main || movedOn || location.hash || (main.contains(here) && !here?.closest("a, button"))) return;
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
