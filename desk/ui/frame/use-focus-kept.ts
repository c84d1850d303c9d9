import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

const REACHED =
  "a[href], button:not(:disabled), input:not(:disabled, [hidden]), select, textarea, summary, [tabindex='0'], [contenteditable='true']";

/** Bars that stay while screens change: a link in them may keep the focus after it was followed, but is not what the new screen is about. */
const STAYS = ".side, .tabbar";

/**
 * The focus is never lost (WCAG 2.2, 2.4.3). On a new screen it goes to the screen's name, unless the screen puts it elsewhere, or the pressed link is still
 * there, like a letter in its list. When the focused element is removed, the focus goes to what takes its place, otherwise to the nearest element.
 */
export function useFocusKept(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // A layout effect, so that it runs before the observer below learns that the followed link is gone.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isLost() && !document.activeElement?.closest(STAYS)) return;
    const main = document.getElementById("chinh");
    const name = main?.querySelector("h1");
    if (name) name.tabIndex = -1;
    (name ?? main)?.focus({ preventScroll: true });
  }, [pathname]);
  useEffect(() => {
    /** The element that had the focus last and the elements around it, each with its place among its siblings. */
    let last: { element: Element; place: number }[] = [];
    const remember = ({ target }: FocusEvent) => {
      last = [];
      for (
        let element = target as Element | null;
        element && element !== document.body;
        element = element.parentElement
      )
        last.push({ element, place: [...(element.parentElement?.children ?? [])].indexOf(element) });
    };
    const watch = new MutationObserver(() => {
      if (!isLost() || !last[0] || last[0].element.isConnected) return;
      const left = last.findIndex(({ element }) => element.isConnected);
      const near = left < 0 ? undefined : nearest(last.slice(left - 1));
      (near ?? document.getElementById("chinh"))?.focus();
    });
    document.addEventListener("focusin", remember);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", remember);
      watch.disconnect();
    };
  }, []);
}

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * @param chain the removed element, then the elements around it, from the inside out
 * @returns the nearest element that can have the focus: first behind the removed one's place, then in front of it
 */
function nearest(chain: { element: Element; place: number }[]): HTMLElement | undefined {
  for (const [at, { place }] of chain.entries()) {
    const around = [...(chain[at + 1]?.element.children ?? [])];
    for (const part of [...around.slice(place), ...around.slice(0, place).reverse()]) {
      const found = [part, ...part.querySelectorAll(REACHED)].find(
        (one): one is HTMLElement => one instanceof HTMLElement && one.matches(REACHED) && one.checkVisibility(),
      );
      if (found) return found;
    }
  }
  return undefined;
}
