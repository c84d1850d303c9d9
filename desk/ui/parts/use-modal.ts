import { useLayoutEffect, useRef } from "react";

/** What an owner came to fill in or to press, in this order; the cross in the corner is neither. `data-first` is for a dialog that knows better. */
const FIRST = [
  "[data-first]",
  "input:not([hidden],[type=radio]), textarea, select",
  ".dlg-body :is(button, a[href], summary, [tabindex='0'])",
  ".dlg-foot button",
];

/**
 * Opens a dialog over everything else while its component is there. The focus goes to its first field, or what can be pressed where it has none: the
 * browser would choose the cross, and the first blank typed would press it. Closed, it goes back where it was.
 * @returns the ref of the dialog
 */
export function useModal() {
  const box = useRef<HTMLDialogElement>(null);
  // Before the browser paints, and before the dialog leaves the page: afterwards there is nothing left that could give the focus back.
  useLayoutEffect(() => {
    const dialog = box.current;
    const before = document.activeElement;
    dialog?.showModal();
    for (const kind of FIRST) {
      const first = dialog?.querySelector<HTMLElement>(kind);
      if (!first) continue;
      first.focus();
      break;
    }
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return box;
}

/** Whether one is open: keys of the screen under it do not count then. */
export const isDialogOpen = (): boolean => document.querySelector("dialog[open]") !== null;
