import assert from "node:assert/strict";
import { test } from "node:test";
import { setBlockType } from "@milkdown/prose/commands";
import { type Node, Schema } from "@milkdown/prose/model";
import { type Command, EditorState, TextSelection } from "@milkdown/prose/state";
import { listOf, outOfLists } from "./list-commands.ts";

const words = { content: "text*", group: "block" };
const list = { content: "item+", group: "block", attrs: { spread: { default: false } } };
const { nodes } = new Schema({
  nodes: {
    ...{ doc: { content: "block+" }, paragraph: words, heading: words, text: {} },
    ...{ dashes: list, numbers: list, sizes: { content: "dashes", group: "block" } },
    item: { content: "paragraph block*", attrs: { listType: { default: "bullet" }, label: { default: "•" } } },
  },
});
const { schema } = nodes.doc;
const types = { item: nodes.item, bullets: nodes.dashes, numbers: nodes.numbers };
const [dashes, numbers] = [listOf(types, "bullets"), listOf(types, "numbers")];
const [plain, heading] = [nodes.paragraph, nodes.heading].map((type) => outOfLists(types, setBlockType(type))) as [
  Command,
  Command,
];

const line = (text: string) => schema.node("paragraph", null, schema.text(text));
/** Items of one line each; a list among them stands below the line before it. */
function listed(kind: "dashes" | "numbers", ...lines: (string | Node)[]): Node {
  const attrs = { listType: kind === "dashes" ? "bullet" : "ordered" };
  const items: Node[] = [];
  for (const each of lines) {
    const before = typeof each === "string" ? null : items.pop();
    const inside = before && typeof each !== "string" ? [...before.children, each] : [line(String(each))];
    items.push(schema.node("item", attrs, inside));
  }
  return schema.node(kind, null, items);
}

/** @returns the document in short, after `command` with the caret behind `word`; null where the command has nothing to do */
function after(command: Command, word: string, ...blocks: Node[]): string | null {
  const doc = schema.node("doc", null, blocks);
  let at = 0;
  doc.descendants((node, pos) => {
    if (node.text === word) at = pos + word.length;
  });
  let state = EditorState.create({ doc, selection: TextSelection.create(doc, at) });
  const done = command(state, (change) => {
    state = state.apply(change);
  });
  return done ? state.doc.toString().replace(/paragraph\("(\p{L}+)"\)/gu, "$1") : null;
}

test("a line that is no list becomes one", () => {
  assert.equal(after(dashes, "a", line("a")), "doc(dashes(item(a)))");
  assert.equal(after(numbers, "a", line("a")), "doc(numbers(item(a)))");
});

test("the other button changes the kind of the whole list, and of its lines", () => {
  assert.equal(after(numbers, "b", listed("dashes", "a", "b")), "doc(numbers(item(a), item(b)))");
  assert.equal(after(dashes, "a", listed("numbers", "a", "b")), "doc(dashes(item(a), item(b)))");
  const doc = schema.node("doc", null, [listed("numbers", "a", "b")]);
  let kept: unknown[] = [];
  dashes(EditorState.create({ doc }), (change) => {
    kept = change.doc.child(0).children.map(({ attrs }) => ({ ...attrs }));
  });
  assert.deepEqual(kept, Array(2).fill({ listType: "bullet", label: "•" }));
});

test("the button of the list's own kind takes the line out of the list, and does not put it into another list", () => {
  assert.equal(after(dashes, "b", listed("dashes", "a", "b", "c")), "doc(dashes(item(a)), b, dashes(item(c)))");
  assert.equal(after(numbers, "b", listed("numbers", "a", "b")), "doc(numbers(item(a)), b)");
});

test("a paragraph and a heading leave every list they stand in", () => {
  assert.equal(after(plain, "a", listed("dashes", "a", "b")), "doc(a, dashes(item(b)))");
  assert.equal(after(heading, "b", listed("dashes", "a", "b")), 'doc(dashes(item(a)), heading("b"))');
  assert.equal(after(plain, "b", listed("dashes", "a", listed("numbers", "b"))), "doc(dashes(item(a)), b)");
  assert.equal(after(plain, "a", line("a")), null);
});

test("sizes to scale stay a list of dashes", () => {
  const sizes = schema.node("sizes", null, [listed("dashes", "a")]);
  for (const command of [dashes, numbers, plain, heading]) assert.equal(after(command, "a", sizes), null);
});
