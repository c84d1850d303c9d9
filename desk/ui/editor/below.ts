/** Where what is added to a text goes: below the block in which the caret stands, and never in the place of anything but an empty line. */
import { Fragment, type Node } from "@milkdown/prose/model";
import { type Command, type EditorState, NodeSelection, Selection, type Transaction } from "@milkdown/prose/state";
import type { EditorView } from "@milkdown/prose/view";
import { inTurn } from "./in-turn.ts";

/** @returns the change that puts `content` there, and the caret to its end: one writes on in it, and what is put in next stands below it */
export function putBelow(state: EditorState, content: Fragment): Transaction {
  // The end of what is chosen: of a drawing, which is chosen whole, the place below it.
  const { $to } = state.selection;
  const change = state.tr;
  const empty = emptyPlace(state);
  if (empty?.inList) change.delete(empty.from, empty.to);
  const at = change.mapping.map($to.depth === 0 ? $to.pos : $to.after(1));
  const from = empty && !empty.inList ? empty.from : at;
  change.replaceWith(from, at, content);
  return change.setSelection(Selection.near(change.doc.resolve(from + content.size), -1)).scrollIntoView();
}

/** @returns what makes way: an empty line of the text, or of a list, which would be a mark without words on the site */
function emptyPlace(state: EditorState): { from: number; to: number; inList: boolean } | null {
  if (!onEmptyLine(state)) return null;
  const { $to } = state.selection;
  let { depth } = $to;
  while (depth > 1 && LISTS.includes($to.node(depth - 1).type.name) && $to.node(depth - 1).childCount === 1) depth--;
  const inList = LISTS.includes($to.node(depth - 1).type.name);
  return depth === 1 || inList ? { from: $to.before(depth), to: $to.after(depth), inList } : null;
}

/** A line of a list, and lists. */
const LISTS = ["list_item", "bullet_list", "ordered_list"];

/**
 * Begins a heading, a list, a paragraph: of the empty line in which the caret stands, or of the words that are chosen, where `command` can make it of
 * them; else in a line of its own below the block. What stands in a tip or a table is not turned into it.
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

/** What is typed or pasted while a drawing or a picture is chosen would stand in its place, and it would be gone: it stands below it. */
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
