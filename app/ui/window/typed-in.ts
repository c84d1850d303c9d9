/** Fields in which text is typed: what is pasted there or taken back is text. */
const TYPED_IN = "textarea, input:not([type=radio], [type=file])";

/** Whether an event is such a field's. */
export function isTypedIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_IN) !== null;
}
