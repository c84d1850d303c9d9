/**
 * A picture of a text stands in a paragraph of its own: the site refuses it beside words. Whoever types below the last picture of a text, or takes the line
 * end away before or behind one, sees two things on the screen; so they are two in the document.
 */
import type { Node } from "@milkdown/prose/model";
import { type EditorState, TextSelection, type Transaction } from "@milkdown/prose/state";
import type { EditorView } from "@milkdown/prose/view";

/** @returns what parts pictures from what stands beside them in their paragraphs, the caret staying where one writes; null where each is alone */
export function picturesAlone({ doc, selection, tr }: EditorState): Transaction | null {
  const beside: { at: number; before: boolean; behind: boolean }[] = [];
  doc.descendants((node, pos, parent, index) => {
    if (!isPicture(node) || !parent || parent.childCount === 1 || !mayBeParted(doc, pos)) return;
    const next = parent.maybeChild(index + 1);
    beside.push({ at: pos, before: index > 0, behind: next !== null && !isPicture(next) }); // a picture parts itself
  });
  if (beside.length === 0) return null;
  for (const { at, before, behind } of beside.reverse()) {
    if (behind) tr.split(at + 1);
    if (before) tr.split(at);
  }
  // Parting carries along a caret that stands at the end of the words before a picture: what is typed next would stand on the picture's other side.
  const { head, empty } = selection;
  if (empty && beside.some(({ at, before }) => before && at === head))
    tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map(head, -1)));
  return tr;
}

/** Opens a paragraph for a syllable that is going to be composed beside a picture: parted while it is composed, it would fall apart. */
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

/** A cell of a table has one paragraph, and stays as it is. */
function mayBeParted(doc: Node, pos: number): boolean {
  const place = doc.resolve(pos);
  if (place.parent.type.name !== "paragraph" || place.depth < 1) return false;
  const [around, index] = [place.node(-1), place.index(-1)];
  return around.canReplaceWith(index, index, place.parent.type);
}
