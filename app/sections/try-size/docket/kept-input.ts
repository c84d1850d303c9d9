/**
 * What a visitor does to the docket before its script has come (late-docket.tsx). The browser keeps by itself what is chosen and typed; buttons, and a
 * file that is pasted or dropped, are kept here.
 */
import { type Handed, handedFirst, pastedFirst } from "../file/handed.ts";

/** What a docket without its script is to do with what happens to it. */
export interface Waiting {
  /** Called whenever something is done to it. */
  want: () => void;
  /** Whether the browser sends the form as it stands: the script was asked for and did not come. */
  isPlain: () => boolean;
  take: (file: File, handed: Handed) => void;
  signal: AbortSignal;
}

/** A button that was pressed, and what it said then: the address may make another of it, such as a size of another print. */
export interface Pressed {
  button: HTMLButtonElement;
  words: string | null;
}

/**
 * Listens at the window: React, which listens at the document, lets nothing through to what it has no script for.
 *
 * @param docket as the page has it
 * @returns the buttons that are pressed meanwhile, in their order
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
    // Sent by the browser now, it would go without the print that the docket is about.
    if (button.type === "submit") event.preventDefault();
    pressed.push({ button, words: button.textContent });
  });
  // Else the browser would leave the page for the file.
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

/** @returns what selects once more the field that is selected as a whole, as it is by the Tab key: whoever types next writes over what stands there by then */
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
 * What is held down or written in stays where it is in the window while rows above it change: let go elsewhere, a press is none.
 *
 * @returns what scrolls as far as it has moved since
 */
export function holdPlace(docket: HTMLElement): () => void {
  const held = docket.querySelector(":is(button,a,label,input,textarea):active") ?? docket.querySelector(":focus");
  if (!held) return () => {};
  const top = () => held.getBoundingClientRect().top;
  const before = top();
  return () => scrollBy({ top: top() - before, behavior: "instant" });
}
