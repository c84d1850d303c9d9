/**
 * Call once, before the router is made: this has to hear of a new address first. Gives each place further down a page (#…) a key of its own. The router gives
 * all of them the same, whichever page they are on, and keeps the scroll places by key.
 */
export function giveKeysFurtherDown(): void {
  window.addEventListener("popstate", () => {
    if (!history.state) history.replaceState({ key: `${Math.random()}` }, "");
  });
}
