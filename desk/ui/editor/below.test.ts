import assert from "node:assert/strict";
import { test } from "node:test";
import { setBlockType } from "@milkdown/prose/commands";
import { Fragment, type Node, Schema } from "@milkdown/prose/model";
import { EditorState, NodeSelection, type Selection, TextSelection, type Transaction } from "@milkdown/prose/state";
import { begin, putBelow, roomBelowChosen } from "./below.ts";

const words = { content: "inline*", group: "block" };
const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    ...{ paragraph: words, heading: words, text: { group: "inline" } },
    tip: { content: "block+", group: "block" },
    figure: { content: "paragraph", group: "block" },
    drawing: { group: "block" },
    bullet_list: { content: "list_item+", group: "block" },
    list_item: { content: "paragraph block*" },
  },
});
const {
  doc,
  paragraph,
  tip,
  figure,
  drawing,
  bullet_list: list,
  list_item: item,
} = Object.fromEntries(
  Object.keys(schema.nodes).map((name) => [
    name,
    (...inside: (Node | string)[]) =>
      schema.node(
        name,
        null,
        inside.map((part) => (typeof part === "string" ? schema.text(part) : part)),
      ),
  ]),
) as Record<
  "doc" | "paragraph" | "tip" | "figure" | "drawing" | "bullet_list" | "list_item",
  (...inside: (Node | string)[]) => Node
>;
const heading = begin(setBlockType(schema.node("heading").type));
const plain = begin(setBlockType(schema.node("paragraph").type));

type Act = (state: EditorState, dispatch: (change: Transaction) => void) => unknown;

/** Runs the acts one after the other, then types an "x" at the caret. @returns the document in short */
function after(text: Node, selection: (text: Node) => Selection, ...acts: Act[]): string {
  let state = EditorState.create({ doc: text, selection: selection(text) });
  for (const act of acts)
    act(state, (change) => {
      state = state.apply(change);
    });
  return state.apply(state.tr.insertText("x")).doc.toString();
}

const caret = (at: number) => (text: Node) => TextSelection.create(text, at);
const atEnd = (text: Node) => TextSelection.atEnd(text);
const chosen = (at: number) => (text: Node) => NodeSelection.create(text, at);
const put =
  (...nodes: Node[]): Act =>
  (state, dispatch) =>
    dispatch(putBelow(state, Fragment.from(nodes)));

test("a heading or a paragraph that is added begins below the block, and leaves what stands there as it is", () => {
  assert.equal(after(doc(paragraph("Một")), atEnd, heading), 'doc(paragraph("Một"), heading("x"))');
  assert.equal(after(doc(tip(paragraph("Mẹo"))), atEnd, heading), 'doc(tip(paragraph("Mẹo")), heading("x"))');
  assert.equal(after(doc(figure(paragraph("5"))), atEnd, heading), 'doc(figure(paragraph("5")), heading("x"))');
  assert.equal(after(doc(drawing()), chosen(0), plain), 'doc(drawing, paragraph("x"))');
  const between = doc(paragraph("Một"), paragraph("Hai"));
  assert.equal(after(between, caret(2), plain), 'doc(paragraph("Một"), paragraph("x"), paragraph("Hai"))');
});

test("an empty line becomes the heading, where a heading may stand; otherwise the heading begins below", () => {
  assert.equal(after(doc(paragraph("Một"), paragraph()), atEnd, heading), 'doc(paragraph("Một"), heading("x"))');
  assert.equal(after(doc(paragraph()), atEnd, plain), 'doc(paragraph("x"))');
  assert.equal(after(doc(figure(paragraph())), atEnd, heading), 'doc(figure(paragraph), heading("x"))');
});

test("words that are chosen become the heading", () => {
  const some = (text: Node) => TextSelection.create(text, 1, 3);
  assert.equal(after(doc(paragraph("Một")), some, heading), 'doc(heading("xt"))');
});

test("blocks put in one after the other stand in their order, whatever they are", () => {
  const all = [put(tip(paragraph("Mẹo"))), put(drawing()), put(figure(paragraph("5"))), put(drawing()), heading];
  const order = 'tip(paragraph("Mẹo")), drawing, figure(paragraph("5")), drawing, heading("x")';
  assert.equal(after(doc(paragraph()), atEnd, ...all), `doc(${order})`);
  assert.equal(
    after(doc(paragraph("A"), paragraph("B")), caret(1), ...all),
    `doc(paragraph("A"), ${order}, paragraph("B"))`,
  );
});

test("no empty line of a list stays behind where a block was put in", () => {
  const some = list(item(paragraph("a")), item(paragraph()));
  const block = put(tip(paragraph("Mẹo")));
  assert.equal(after(doc(some), atEnd, block), 'doc(bullet_list(list_item(paragraph("a"))), tip(paragraph("Mẹox")))');
  assert.equal(after(doc(list(item(paragraph()))), atEnd, block), 'doc(tip(paragraph("Mẹox")))');
  const inTip = tip(paragraph("b"), some);
  const left = 'tip(paragraph("b"), bullet_list(list_item(paragraph("a"))))';
  assert.equal(after(doc(inTip), atEnd, block), `doc(${left}, tip(paragraph("Mẹox")))`);
});

test("what is written while a drawing is chosen stands below it", () => {
  const room: Act = (state, dispatch) => roomBelowChosen({ state, dispatch });
  assert.equal(
    after(doc(drawing(), tip(paragraph("A"))), chosen(0), room),
    'doc(drawing, paragraph("x"), tip(paragraph("A")))',
  );
  assert.equal(after(doc(paragraph("A")), atEnd, room), 'doc(paragraph("Ax"))');
});
