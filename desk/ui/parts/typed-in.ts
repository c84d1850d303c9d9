import { withoutInvisibleSigns } from "../../../app/content/text/invisible-signs.ts";

/**
 * For every box whose words come into a page, except that of a broken page (broken-page.tsx), in which the whole file is typed as it is: takes out the signs
 * that nobody sees, which come along with a number from a list of contacts or a line from a chat. The caret stays where it is. A syllable that is being composed
 * would break, so it is left alone: the next key takes them out.
 *
 * @param event that tells of the change
 * @returns what stands in the box
 */
export function typedIn(box: HTMLInputElement | HTMLTextAreaElement, event: Event): string {
  const words = withoutInvisibleSigns(box.value);
  if (words === box.value || (event instanceof InputEvent && event.isComposing)) return box.value;
  const caret = withoutInvisibleSigns(box.value.slice(0, box.selectionStart ?? 0)).length;
  box.value = words;
  box.setSelectionRange(caret, caret);
  return words;
}
