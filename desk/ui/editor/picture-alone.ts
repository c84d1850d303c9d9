/**
 * A picture of a text stands in a paragraph of its own, because the site refuses a picture beside words. When somebody types below the last picture of a
 * text, or deletes the line end before or behind a picture, the screen still shows words and picture as two parts, so they are two in the document, too.
 */
import type { Node } from "@milkdown/prose/model";
import { type EditorState, TextSelection, type Transaction } from "@milkdown/prose/state";
import type { EditorView } from "@milkdown/prose/view";

/** @returns a change that separates pictures from what stands beside them in their paragraphs and keeps the caret in place; null where each is alone */
export function picturesAlone({ doc, selection, tr }: EditorState): Transaction | null {
  const beside: { at: number; before: boolean; behind: boolean }[] = [];
  doc.descendants((node, pos, parent, index) => {
    if (!isPicture(node) || !parent || parent.childCount === 1 || !mayBeParted(doc, pos)) return;
    const next = parent.maybeChild(index + 1);
    beside.push({ at: pos, before: index > 0, behind: next !== null && !isPicture(next) }); // a picture that follows splits before itself
  });
  if (beside.length === 0) return null;
  for (const { at, before, behind } of beside.reverse()) {
    if (behind) tr.split(at + 1);
    if (before) tr.split(at);
  }
  // A split would move a caret at the end of the words before a picture into the picture's paragraph, and what is typed next would not follow those words.
  const { head, empty } = selection;
  if (empty && beside.some(({ at, before }) => before && at === head))
    tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map(head, -1)));
  return tr;
}

/** Opens a paragraph for a syllable that is going to be composed beside a picture, because a split during the composition would break the syllable. */
export function roomForSyllable(view: EditorView): boolean {
  const { $from, empty } = view.state.selection;
  const { parent } = $from;
  if (!empty || parent.childCount !== 1 || !parent.firstChild || !isPicture(parent.firstChild)) return false;
  if (!mayBeParted(view.state.doc, $from.pos)) return false;
  const { tr } = view.state;
  tr.split($from.pos);
  if ($from.parentOffset === 0) tr.setSelection(TextSelection.create(tr.doc, $from.pos));
  view.dispatch(tr);
  return false;
}

const isPicture = (node: Node) => node.type.name === "image";

/** False in a cell of a table: it holds one paragraph only, and stays as it is. */
function mayBeParted(doc: Node, pos: number): boolean {
  const place = doc.resolve(pos);
  if (place.parent.type.name !== "paragraph" || place.depth < 1) return false;
  const [around, index] = [place.node(-1), place.index(-1)];
  return around.canReplaceWith(index, index, place.parent.type);
}
