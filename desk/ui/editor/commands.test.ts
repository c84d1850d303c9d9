import assert from "node:assert/strict";
import { test } from "node:test";
import { Schema } from "@milkdown/prose/model";
import { AllSelection, type Command, EditorState, TextSelection } from "@milkdown/prose/state";
import { commandsOf } from "./commands.ts";

const words = { content: "inline*", group: "block" };
const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    ...{ paragraph: words, heading: { ...words, attrs: { level: { default: 2 } } } },
    ...{
      bullet_list: { content: "block+" },
      ordered_list: { content: "block+" },
      list_item: {},
      text: { group: "inline" },
    },
  },
  marks: { strong: {}, emphasis: {}, link: { attrs: { href: {} } } },
});
const { bold, italic, link } = commandsOf(schema);

/** A paragraph of "đậm", which has the mark, and " và thường", which has not; all of it is selected. */
function chosen(mark: string, attributes?: object): EditorState {
  const text = [schema.text("đậm", [schema.mark(mark, attributes)]), schema.text(" và thường")];
  const doc = schema.node("doc", null, [schema.node("paragraph", null, text)]);
  return EditorState.create({ doc, selection: new AllSelection(doc) });
}

function after(state: EditorState, command: Command): EditorState {
  let next = state;
  command(state, (change) => {
    next = state.apply(change);
  });
  return next;
}

/** The runs of words, each with its marks. */
const runs = ({ doc }: EditorState) =>
  doc.child(0).children.map((run) => [run.text, ...run.marks.map(({ type, attrs }) => attrs.href ?? type.name)]);

for (const [name, command] of Object.entries({ strong: bold, emphasis: italic })) {
  test(`where a part of the selection is ${name}, the first press makes all of it so, and the second none of it`, () => {
    const all = after(chosen(name), command);
    assert.deepEqual(runs(all), [["đậm và thường", name]]);
    assert.deepEqual(runs(after(all, command)), [["đậm và thường"]]);
  });
}

test("all selected words get the new link, even those that had another one; without an address they lose their link", () => {
  const led = after(chosen("link", { href: "/lien-he" }), link("/tin-tuc", "Tin tức"));
  assert.deepEqual(runs(led), [["đậm và thường", "/tin-tuc"]]);
  assert.deepEqual(runs(after(led, link("/gioi-thieu", "Giới thiệu"))), [["đậm và thường", "/gioi-thieu"]]);
  assert.deepEqual(runs(after(led, link("", ""))), [["đậm và thường"]]);
});

test("with a caret alone, the link at which it stands leads elsewhere or is none any more, up to both its ends; where there is none, the page's title comes as one", () => {
  const both = chosen("link", { href: "/lien-he" });
  const caretAt = (place: number) => both.apply(both.tr.setSelection(TextSelection.create(both.doc, place)));
  for (const place of [1, 2, 4]) {
    assert.deepEqual(runs(after(caretAt(place), link("", ""))), [["đậm và thường"]]);
    assert.deepEqual(runs(after(caretAt(place), link("/tin-tuc", "Tin tức"))), [["đậm", "/tin-tuc"], [" và thường"]]);
  }
  const behind = after(caretAt(8), link("/tin-tuc", "Tin tức"));
  assert.deepEqual(runs(behind), [["đậm", "/lien-he"], [" và "], ["Tin tức", "/tin-tuc"], ["thường"]]);
  assert.deepEqual(runs(after(caretAt(8), link("", ""))), runs(both));
});
