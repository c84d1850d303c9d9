import assert from "node:assert/strict";
import { test } from "node:test";
import type { PhrasingContent, Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { writtenText } from "./written-text.ts";

/** Writes and reads Markdown as the editor's engine does. */
const engine = unified()
  .use(remarkParse)
  .use(remarkStringify, { handlers: { text: writtenText }, encode: [] } as object)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

const written = (...children: PhrasingContent[]) =>
  engine.stringify({ type: "root", children: [{ type: "paragraph", children }] });

const words = (value: string): PhrasingContent => ({ type: "text", value });
const bold: PhrasingContent = { type: "strong", children: [words("3 m")] };

test("plain words before bold words or a link stay plain, whatever they begin with", () => {
  for (const value of [
    "1. Bạt ",
    "- Bạt ",
    "# 12 Bạt ",
    "> Bạt ",
    "<b>Bạt</b> ",
    "| Bạt | ",
    ":::meo ",
    "[Bạt](/a) ",
  ]) {
    const { children } = engine.parse(written(words(value), bold)) as Root; // parse gives a root
    const [paragraph] = children;
    assert.ok(children.length === 1 && paragraph?.type === "paragraph", value);
    const [text, after] = paragraph.children;
    assert.deepEqual([text?.type === "text" && text.value, after?.type], [value, "strong"]);
  }
});

test("a blank at the end of a line leaves no sign in the file", () => {
  assert.equal(written(words("Bạt 2 * 3 ")), "Bạt 2 \\* 3 \n");
  assert.equal(written(words("Bạt "), { type: "break" }, words("Standee")), "Bạt \\\nStandee\n");
});
