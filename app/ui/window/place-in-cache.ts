/**
 * Call once. A page that the browser had put by as a whole, and brings back, stands where it was left: WebKit goes to its top, because the router
 * has taken the place of a page upon itself, and the router sees nothing of this.
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
