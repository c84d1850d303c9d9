/** Where new content goes in a text: below the block in which the caret stands. It replaces nothing but an empty line. */
import { Fragment, type Node } from "@milkdown/prose/model";
import { type Command, type EditorState, NodeSelection, Selection, type Transaction } from "@milkdown/prose/state";
import type { EditorView } from "@milkdown/prose/view";
import { inTurn } from "./in-turn.ts";

/** @returns the change that puts `content` there and the caret at its end: the owner writes on in it, and what is added next stands below it */
export function putBelow(state: EditorState, content: Fragment): Transaction {
  // The end of the selection: for a drawing, which is always selected as a whole, this is the place below it.
  const { $to } = state.selection;
  const change = state.tr;
  const empty = emptyPlace(state);
  if (empty?.inList) change.delete(empty.from, empty.to);
  const at = change.mapping.map($to.depth === 0 ? $to.pos : $to.after(1));
  const from = empty && !empty.inList ? empty.from : at;
  change.replaceWith(from, at, content);
  return change.setSelection(Selection.near(change.doc.resolve(from + content.size), -1)).scrollIntoView();
}

/** @returns the empty line that makes way: a line of the text, or of a list, where it would be a bullet without words on the site; null for none */
function emptyPlace(state: EditorState): { from: number; to: number; inList: boolean } | null {
  if (!onEmptyLine(state)) return null;
  const { $to } = state.selection;
  let { depth } = $to;
  while (depth > 1 && LISTS.includes($to.node(depth - 1).type.name) && $to.node(depth - 1).childCount === 1) depth--;
  const inList = LISTS.includes($to.node(depth - 1).type.name);
  return depth === 1 || inList ? { from: $to.before(depth), to: $to.after(depth), inList } : null;
}

/** Names of the nodes for an item of a list, and for the two kinds of lists. */
const LISTS = ["list_item", "bullet_list", "ordered_list"];

/**
 * Begins a heading, a list or a paragraph. Where `command` can, it makes it from the empty line at the caret or from the selected words; otherwise
 * it begins in a new line below the block. So a caret among the words of a tip or a table does not turn those words into a heading.
 */
export function begin(command: Command): Command {
  return (state, dispatch) => {
    const chosen = !state.selection.empty && !(state.selection instanceof NodeSelection);
    if ((chosen || onEmptyLine(state)) && command(state, dispatch)) return true;
    return inTurn(lineBelow, command)(state, dispatch);
  };
}

const lineBelow: Command = (state, dispatch) => {
  dispatch?.(putBelow(state, Fragment.from(emptyLine(state))));
  return true;
};

/** Makes a line below a selected drawing or picture for what is typed or pasted next, which would otherwise replace the drawing or picture. */
export function roomBelowChosen({ state, dispatch }: Pick<EditorView, "state" | "dispatch">): boolean {
  if (state.selection instanceof NodeSelection) lineBelow(state, dispatch);
  return false;
}

export function onEmptyLine({ selection: { $from, empty } }: EditorState): boolean {
  return empty && $from.parent.type.name === "paragraph" && $from.parent.content.size === 0;
}

/** @throws Error when the engine's document has no paragraphs any more */
function emptyLine({ schema }: EditorState): Node {
  return schema.node("paragraph");
}
