/** What is typed and chosen before React listens: the page shows it, and React is told once it can hear (docs/decisions/0021-late-scripts.md). */

/** A field that a visitor has changed since the page was built, and to what. */
export interface Changed {
  field: HTMLInputElement | HTMLTextAreaElement;
  value: string;
}

/** @returns the fields inside, as they are now: those that are removed afterwards too */
export function fieldsIn(within: ParentNode): Iterable<Changed["field"]> {
  return within.querySelectorAll<Changed["field"]>("input,textarea");
}

/**
 * @returns the fields that no longer hold what they held in the built page, with what they hold now; those that are chosen (radio buttons) come first,
 *   because the length of a side is typed in the unit that is chosen
 */
export function changedFields(among: Iterable<Changed["field"]>): Changed[] {
  const fields = [...among].filter((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (field.type === "hidden") return false;
    if (field.type === "file") return Boolean(field.files?.length);
    return field.type === "radio" ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;
  });
  const isTyped = ({ type }: Changed["field"]) => type !== "radio";
  return fields
    .sort((one, other) => Number(isTyped(one)) - Number(isTyped(other)))
    .map((field) => ({ field, value: field.value }));
}

/** Where React has drawn the page anew, because a translator or an extension had changed it: the field of the same id that stands in its place. */
export function inItsPlace({ field, value }: Changed): Changed {
  const place = field.isConnected || !field.id ? null : document.getElementById(field.id);
  return { field: (place ?? field) as Changed["field"], value }; // the build gives each id to one kind of element
}

/**
 * Tells React of fields that were changed before it listened, and which of them have been left since: one after the other, so that each finds the page as the
 * one before has left it.
 */
export async function tellChanged(changed: Changed[]): Promise<void> {
  for (const one of changed) {
    tell(one);
    await null;
    if (one.field !== document.activeElement) one.field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    await null;
  }
}

function tell({ field, value }: Changed): void {
  if (field.type === "radio") {
    Object.assign(field, { checked: false });
    field.click();
    return;
  }
  if (field.type !== "file") {
    // Fields of a form hold their own value, so that the caret stays where it is. The others first hold React's value again.
    if (!field.form) field.value = field.defaultValue;
    if (field.value !== value) setUnseen(field, value);
  }
  field.dispatchEvent(new Event(field.type === "file" ? "change" : "input", { bubbles: true }));
}

/** Gives a field a value that React has not seen yet: React's own setter, which remembers values, stands on the element and is passed over. */
function setUnseen(field: Changed["field"], value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
}
