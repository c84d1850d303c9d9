/**
 * What a visitor does to the docket before its script has come (late-docket.tsx). The browser keeps by itself what is chosen and typed; buttons, and a
 * file that is pasted or dropped, are kept here.
 */

/** Makes a field's new value one that React has not seen yet: its own setter stands on the element, and remembers. */
const VALUE = import.meta.env.SSR ? undefined : Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");

interface Waiting {
  /** Called whenever something is done to it. */
  want: () => void;
  take: (file: File) => void;
  signal: AbortSignal;
}

/**
 * Listens at the window: React, which listens at the document, lets nothing through to what it has no script for.
 *
 * @param docket as the page has it
 * @returns the buttons that are pressed meanwhile, in their order
 */
export function keepPressed(docket: HTMLElement, { want, take, signal }: Waiting): HTMLElement[] {
  const pressed: HTMLElement[] = [];
  const on = <Type extends keyof WindowEventMap>(type: Type, act: (event: WindowEventMap[Type]) => void = () => {}) =>
    window.addEventListener(
      type,
      (event) => {
        if (!(event.target instanceof Node && docket.contains(event.target))) return;
        act(event);
        want();
      },
      { capture: true, signal },
    );
  for (const type of ["input", "change", "focusin"] as const) on(type);
  on("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("button[type=button]");
    if (button) pressed.push(button);
  });
  // Else the browser would leave the page for the file.
  on("dragover", (event) => event.preventDefault());
  on("drop", (event) => {
    event.preventDefault();
    takeFirst(event.dataTransfer);
  });
  window.addEventListener("paste", ({ clipboardData }) => takeFirst(clipboardData), { capture: true, signal });
  function takeFirst(data: DataTransfer | null) {
    const [file] = data?.files ?? [];
    if (file) take(file);
  }
  return pressed;
}

/** @returns the fields that a visitor has changed since the page was built */
export function changedFields(docket: HTMLElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...docket.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input,textarea")].filter((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (field.type === "hidden") return false;
    if (field.type === "file") return Boolean(field.files?.length);
    return field.type === "radio" ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;
  });
}

/** Tells React of what was changed before it listened. */
export function tellChanged(field: HTMLInputElement | HTMLTextAreaElement): void {
  if (field instanceof HTMLInputElement && field.type === "radio") {
    field.checked = false;
    field.click();
    return;
  }
  // Fields of the form hold their own value: the caret stays where it is.
  if (field instanceof HTMLInputElement && !field.form && field.type !== "file") {
    const { value } = field;
    field.value = field.defaultValue;
    VALUE?.set?.call(field, value);
  }
  field.dispatchEvent(new Event(field.type === "file" ? "change" : "input", { bubbles: true }));
}
