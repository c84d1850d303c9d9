/**
 * Call once. Scrolls a page that the browser had kept as a whole, and brings back, to where it was left: WebKit would go to its top, because the
 * router has taken the scrolling back upon itself, and the router does not notice that the page is brought back.
 */
export function keepPlaceInCache(): void {
  let left = 0;
  window.addEventListener("pagehide", () => {
    left = window.scrollY;
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.scrollTo({ top: left, behavior: "instant" });
  });
}
