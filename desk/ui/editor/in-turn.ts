import { type Command, EditorState, Selection, type Transaction } from "@milkdown/prose/state";

/**
 * @returns one command that runs several, each on the result of the one before. Together they are one change, which one undo takes back. A command
 * that has nothing to do is skipped.
 */
export function inTurn(...commands: Command[]): Command {
  return (state, dispatch) => {
    const { tr } = state;
    const take = (change: Transaction) => {
      for (const step of change.steps) tr.step(step);
      // A selection is bound to one document object: `tr.doc` has the same content as `change.doc`, but is another object.
      if (change.selectionSet) tr.setSelection(Selection.fromJSON(tr.doc, change.selection.toJSON()));
    };
    for (const command of commands) command(EditorState.create({ doc: tr.doc, selection: tr.selection }), take);
    if (!tr.docChanged) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}
