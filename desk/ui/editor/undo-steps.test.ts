import assert from "node:assert/strict";
import { test } from "node:test";
import { history, undo } from "@milkdown/prose/history";
import { type Node, Schema } from "@milkdown/prose/model";
import { EditorState, TextSelection, type Transaction } from "@milkdown/prose/state";
import { undoSteps } from "./undo-steps.ts";

const schema = new Schema({
  nodes: { doc: { content: "paragraph+" }, paragraph: { content: "text*" }, text: {} },
  marks: { bold: {} },
});
const paragraph = (words: string) => schema.node("paragraph", null, schema.text(words));

/** Runs the acts one after the other, all within the half second that the engine joins. @returns the text after each undo */
function undone(...acts: ((state: EditorState) => Transaction)[]): string[] {
  const doc = schema.node("doc", null, [paragraph("Một"), paragraph("hai"), paragraph("ba")]);
  let state = EditorState.create({
    doc,
    selection: TextSelection.create(doc, 4),
    plugins: [history(), undoSteps(() => false)],
  });
  for (const act of acts) state = state.apply(act(state));
  const left: string[] = [];
  while (undo(state, (change) => (state = state.apply(change)))) left.push(inShort(state.doc));
  return left;
}

const inShort = (doc: Node) => doc.textBetween(0, doc.content.size, "|");
const type = (letter: string) => (state: EditorState) => state.tr.insertText(letter);
const withoutLast = ({ tr, doc }: EditorState) =>
  tr.delete(doc.content.size - (doc.lastChild?.nodeSize ?? 0), doc.content.size);

const firstBold = ({ tr }: EditorState) => tr.addMark(1, 4, schema.mark("bold"));

test("parts that are removed right after each other come back one at a time", () => {
  assert.deepEqual(undone(withoutLast, withoutLast), ["Một|hai", "Một|hai|ba"]);
});

test("letters typed in one go are one step, which a new paragraph ends", () => {
  assert.deepEqual(undone(type("!"), type("?")), ["Một|hai|ba"]);
  assert.deepEqual(
    undone(type("!"), ({ tr }) => tr.split(5), type("x")),
    ["Một!||hai|ba", "Một|hai|ba"],
  );
});

test("a part that is removed right after typing comes back without undoing the typing, and a change of look is undone alone, too", () => {
  assert.deepEqual(undone(type("!"), withoutLast), ["Một!|hai|ba", "Một|hai|ba"]);
  assert.deepEqual(undone(type("!"), firstBold), ["Một!|hai|ba", "Một|hai|ba"]);
});
