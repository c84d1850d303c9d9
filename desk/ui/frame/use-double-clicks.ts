import { useEffect } from "react";

const PRESSED = "a, button, input, label, summary";

/**
 * Who opens everything by a double click, as the icons of Windows, presses one thing: where the first click takes it away, or moves something else under the
 * hand, the second does nothing there.
 */
export function useDoubleClicks(): void {
  useEffect(() => {
    let first: Element | null = null;
    const press = (event: MouseEvent) => {
      if (event.detail === 0) return; // by a key, or by a script
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
