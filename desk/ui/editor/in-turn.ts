import { type Command, EditorState, Selection, type Transaction } from "@milkdown/prose/state";

/** @returns one command of several, each upon what the one before left: one change, and one step back undoes it. What has nothing to do is passed over. */
export function inTurn(...commands: Command[]): Command {
  return (state, dispatch) => {
    const { tr } = state;
    const take = (change: Transaction) => {
      for (const step of change.steps) tr.step(step);
      // A place in a document is bound to that document; the other way to the same words made another one.
      if (change.selectionSet) tr.setSelection(Selection.fromJSON(tr.doc, change.selection.toJSON()));
    };
    for (const command of commands) command(EditorState.create({ doc: tr.doc, selection: tr.selection }), take);
    if (!tr.docChanged) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}
