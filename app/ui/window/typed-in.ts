/** Fields in which text is typed: what is pasted or undone there is text. */
const TYPED_IN = "textarea, input:not([type=radio], [type=file])";

/** Whether the target of an event is such a field. */
export function isTypedIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_IN) !== null;
}
