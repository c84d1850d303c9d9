import assert from "node:assert/strict";
import { test } from "node:test";
import { type Node, Schema } from "@milkdown/prose/model";
import { wordsInText } from "./words-in-text.ts";

const schema = new Schema({
  nodes: {
    ...{ doc: { content: "(paragraph | row)+" }, row: { content: "paragraph+" }, paragraph: { content: "inline*" } },
    ...{ text: { group: "inline" }, image: { inline: true, group: "inline" } },
  },
});
const line = (...parts: (string | Node)[]) =>
  schema.node(
    "paragraph",
    null,
    parts.map((part) => (typeof part === "string" ? schema.text(part) : part)),
  );

test("words that were found on a page are found in its text: in the line that was shown, whatever stands before", () => {
  const row = schema.node("row", null, [line("Khung nặng"), line("65000 một bộ")]);
  const picture = line(schema.node("image"), "giá 65.000 đồng");
  const doc = schema.node("doc", null, [line("Chừng 65.000 đồng thôi"), picture, row]);
  const found = (wanted: string, said: string) => {
    const place = wordsInText(doc, wanted, said);
    return place && [doc.textBetween(0, place.from, "|"), doc.textBetween(place.from, place.to)];
  };
  assert.deepEqual(found("65000", "Chừng 65.000 đồng thôi"), ["Chừng ", "65.000"]);
  assert.deepEqual(found("dong", "…giá 65.000 đồng"), ["Chừng 65.000 đồng thôi|giá 65.000 ", "đồng"]);
  assert.deepEqual(found("65.000", "Khung nặng | 65000 một bộ |")?.[1], "65000");
  assert.equal(found("65.000", "2. [giá 65.000 đồng](/tin-tuc)…")?.[0], "Chừng 65.000 đồng thôi|giá ");
  assert.deepEqual(found("65.000", "gì đó khác"), ["Chừng ", "65.000"]);
  assert.equal(found("70.000", "70.000"), null);
});
