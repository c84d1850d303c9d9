import { useEffect } from "react";

const PRESSED = "a, button, input, label, summary";

/**
 * Some people double-click everything, like the icons of Windows, and mean to press one thing. Where the first click removes that thing, or moves something
 * else under the pointer, the second click does nothing.
 */
export function useDoubleClicks(): void {
  useEffect(() => {
    let first: Element | null = null;
    const press = (event: MouseEvent) => {
      if (event.detail === 0) return; // the click comes from a key, or from a script
      const pressed = controlAt(event.target);
      if (event.detail === 1) first = pressed;
      else if (pressed && pressed !== first) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    document.addEventListener("click", press, true);
    return () => document.removeEventListener("click", press, true);
  }, []);
}

function controlAt(target: EventTarget | null): Element | null {
  const found = target instanceof Element ? target.closest(PRESSED) : null;
  return found instanceof HTMLLabelElement ? (found.control ?? found) : found;
}
