import { useLayoutEffect, useRef } from "react";

/**
 * What gets the focus when a dialog opens, in this order: what the owner came to fill in or to press, which the cross in the corner is not. With
 * `data-first` a dialog chooses an element of its own.
 */
const FIRST = [
  "[data-first]",
  "input:not([hidden],[type=radio]), textarea, select",
  ".dlg-body :is(button, a[href], summary, [tabindex='0'])",
  ".dlg-foot button",
];

/** For each open dialog, where the focus goes when it closes, best place first. */
const ways = new WeakMap<Element, readonly Element[]>();

/**
 * Opens a dialog over everything else while its component is there. The focus goes to its first field, or if it has none to something that can be pressed:
 * the browser would choose the cross, and the first space typed would press it. When the dialog closes, the focus goes back where it was.
 * @returns the ref of the dialog
 */
export function useModal() {
  const box = useRef<HTMLDialogElement>(null);
  // A layout effect runs before the browser paints, and ends before the dialog leaves the page: afterwards the dialog could not give the focus back.
  useLayoutEffect(() => {
    const dialog = box.current;
    const before = document.activeElement;
    const under = before?.closest("dialog");
    // A question may close together with the dialog it lies on: then the way back is that of the lower dialog, which could not go it under the question.
    const back = [before, ...((under && ways.get(under)) ?? [])].filter((place) => place !== null);
    if (dialog) ways.set(dialog, back);
    dialog?.showModal();
    for (const kind of FIRST) {
      const first = dialog?.querySelector<HTMLElement>(kind);
      if (!first) continue;
      first.focus();
      break;
    }
    return () => {
      dialog?.close();
      const place = back.find(({ isConnected }) => isConnected);
      if (place instanceof HTMLElement) place.focus();
    };
  }, []);
  return box;
}

/** Whether a dialog is open: then the keys of the screen under it do not count. */
export const isDialogOpen = (): boolean => document.querySelector("dialog[open]") !== null;
