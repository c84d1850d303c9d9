import assert from "node:assert/strict";
import test from "node:test";
import { Schema } from "@milkdown/prose/model";
import { EditorState, TextSelection } from "@milkdown/prose/state";
import { tableNodes } from "@milkdown/prose/tables";
import type { EditorView } from "@milkdown/prose/view";
import { toNextCell } from "./table-tools.ts";

const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: { content: "text*", group: "block" },
    text: {},
    ...tableNodes({ tableGroup: "block", cellContent: "paragraph", cellAttributes: {} }),
  },
});
const row = (...cells: string[]) =>
  schema.node(
    "table_row",
    null,
    cells.map((words) =>
      schema.node("table_cell", null, [schema.node("paragraph", null, words ? [schema.text(words)] : [])]),
    ),
  );

test("Tab in the last cell adds a row to write in, but leaves the table from an empty last row; in any other cell the table handles it", () => {
  const doc = schema.node("doc", null, [schema.node("table", null, [row("Chỗ", "Dặn"), row("Mép", "Gấp")])]);
  const view = {
    state: EditorState.create({ doc }),
    dispatch: (change: EditorState["tr"]) => {
      view.state = view.state.apply(change);
    },
  };
  const press = (shiftKey = false) => {
    const event = { key: "Tab", shiftKey, preventDefault: () => {} };
    return toNextCell(view as unknown as EditorView, event as KeyboardEvent); // it uses no more of a view and a key
  };
  const to = (pos: number) =>
    view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(pos), -1)));
  to(5);
  assert.equal(press(), false);
  to(doc.content.size);
  assert.equal(press(true), false);
  assert.equal(press(), true);
  view.dispatch(view.state.tr.insertText("Khoen"));
  assert.deepEqual(
    view.state.doc.firstChild?.children.map(({ children }) => children.map(({ textContent }) => textContent)),
    [
      ["Chỗ", "Dặn"],
      ["Mép", "Gấp"],
      ["Khoen", ""],
    ],
  );
  to(view.state.doc.content.size);
  assert.equal(press(), true, "a row with words in it has another below it");
  to(view.state.doc.content.size);
  assert.equal(press(), false, "nobody is held in a table");
});
