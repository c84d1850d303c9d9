import assert from "node:assert/strict";
import test from "node:test";
import { type Node, Schema } from "@milkdown/prose/model";
import { EditorState, Plugin, TextSelection } from "@milkdown/prose/state";
import type { EditorView } from "@milkdown/prose/view";
import { picturesAlone, roomForSyllable } from "./picture-alone.ts";

const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: { content: "inline*", group: "block" },
    cell: { content: "paragraph", group: "block" },
    image: { inline: true, group: "inline" },
    text: { group: "inline" },
  },
});
const paragraph = (...parts: (string | Node)[]) =>
  schema.node(
    "paragraph",
    null,
    parts.map((part) => (typeof part === "string" ? schema.text(part) : part)),
  );
const picture = schema.node("image");
const plugins = [new Plugin({ appendTransaction: (_done, _before, state) => picturesAlone(state) })];

/** Types the words letter by letter at the caret, as a person does. */
function typed(doc: Node, caret: number, words: string): EditorState {
  let state = EditorState.create({ doc, plugins, selection: TextSelection.create(doc, caret) });
  for (const letter of words) state = state.apply(state.tr.insertText(letter));
  return state;
}

const blocksOf = ({ doc }: EditorState) =>
  doc.children.map(({ content }) => content.content.map(({ text }) => text ?? "[picture]").join(" "));

test("words typed behind or before a picture stand in a paragraph of their own", () => {
  const doc = schema.node("doc", null, [paragraph("Trên"), paragraph(picture)]);
  assert.deepEqual(blocksOf(typed(doc, doc.content.size - 1, "dưới")), ["Trên", "[picture]", "dưới"]);
  assert.deepEqual(blocksOf(typed(doc, doc.content.size - 2, "giữa")), ["Trên", "giữa", "[picture]"]);
});

test("a paragraph that is joined to a picture, and several pictures in one paragraph, are separated", () => {
  const doc = schema.node("doc", null, [paragraph("trước", picture, picture, "sau")]);
  const state = EditorState.create({ doc, plugins });
  assert.deepEqual(blocksOf(state.apply(state.tr.insertText("!", 1))), ["!trước", "[picture]", "[picture]", "sau"]);
});

test("a cell, which has room for one paragraph only, keeps its picture beside its words", () => {
  const doc = schema.node("doc", null, [schema.node("cell", null, [paragraph("a", picture)])]);
  assert.equal(picturesAlone(EditorState.create({ doc })), null);
});

test("a syllable that begins to be composed beside a picture has a paragraph before its first letter comes", () => {
  const doc = schema.node("doc", null, [paragraph(picture)]);
  for (const [caret, expected, at] of [
    [2, ["[picture]", ""], 4],
    [1, ["", "[picture]"], 1],
  ] as const) {
    const view = {
      state: EditorState.create({ doc, selection: TextSelection.create(doc, caret) }),
      dispatch: (change: EditorState["tr"]) => {
        view.state = view.state.apply(change);
      },
    };
    roomForSyllable(view as unknown as EditorView); // it uses only these two of a view
    assert.deepEqual([blocksOf(view.state), view.state.selection.from], [expected, at]);
  }
});
