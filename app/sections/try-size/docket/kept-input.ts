/**
 * What a visitor does to the docket before its script has come (late-docket.tsx). What is chosen and typed the browser keeps by itself; pressed buttons,
 * and a file that is pasted or dropped, are kept here.
 */
import { type Handed, handedFirst, pastedFirst } from "../file/handed.ts";

/** What to do about the visitor's actions while the docket has no script. */
export interface Waiting {
  /** Called whenever the visitor does something to the docket. */
  want: () => void;
  /** Whether the browser shall send the form as it stands, because the script was asked for and did not come. */
  isPlain: () => boolean;
  take: (file: File, handed: Handed) => void;
  signal: AbortSignal;
}

/** A button that was pressed, and its words at that time: the print in the address may turn it into another button, such as a size of another print. */
export interface Pressed {
  button: HTMLButtonElement;
  words: string | null;
}

/**
 * Listens at the window, because React, which listens at the document, stops events for parts whose script it does not have yet.
 *
 * @param docket as it was built into the page
 * @returns the buttons that are pressed until `signal` aborts, in their order; the list grows
 */
export function keepPressed(docket: HTMLElement, { want, isPlain, take, signal }: Waiting): Pressed[] {
  const pressed: Pressed[] = [];
  const on = <Type extends keyof WindowEventMap>(type: Type, act: (event: WindowEventMap[Type]) => void = () => {}) =>
    addEventListener(
      type,
      (event) => {
        if (!(event.target instanceof Node && docket.contains(event.target))) return;
        act(event);
        want();
      },
      { capture: true, signal },
    );
  for (const type of ["input", "change", "focusin"] as const) on(type);
  on("click", (event) => {
    const button = event.target instanceof Element && event.target.closest("button");
    if (!button) return;
    if (button.type === "submit" && isPlain()) return;
    // If the browser sent the form now, the print that the docket is about would be missing.
    if (button.type === "submit") event.preventDefault();
    pressed.push({ button, words: button.textContent });
  });
  // Otherwise the browser would leave the page to open the file.
  on("dragover", (event) => event.preventDefault());
  on("drop", (event) => {
    event.preventDefault();
    takeHanded(handedFirst(event.dataTransfer));
  });
  addEventListener("paste", (event) => takeHanded(pastedFirst(event)), { capture: true, signal });
  function takeHanded(handed: Handed | undefined) {
    if (handed) take(handed.file, handed);
  }
  return pressed;
}

/**
 * @returns a function that selects the focused field once more, if its whole text is selected, as after the Tab key: what the visitor types next then replaces
 *   the text, whatever it is by then
 */
export function keepSelected(docket: HTMLElement): () => void {
  const field = document.activeElement;
  const isWhole =
    field instanceof HTMLInputElement &&
    docket.contains(field) &&
    field.value !== "" &&
    field.selectionStart === 0 &&
    field.selectionEnd === field.value.length;
  return () => isWhole && field.select();
}

/**
 * Keeps the element that is pressed or focused at its place in the window while rows above it change, because a press that is released over another element
 * does not click.
 *
 * @returns a function that scrolls by as much as the element has moved since
 */
export function holdPlace(docket: HTMLElement): () => void {
  const held = docket.querySelector(":is(button,a,label,input,textarea):active") ?? docket.querySelector(":focus");
  if (!held) return () => {};
  const top = () => held.getBoundingClientRect().top;
  const before = top();
  return () => scrollBy({ top: top() - before, behavior: "instant" });
}
