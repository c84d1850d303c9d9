import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import fc from "fast-check";
import type { PhrasingContent, Text } from "mdast";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import hostileLines from "../../tests/outside/hostile-lines.json" with { type: "json" };
import { contentFiles } from "../files/house.ts";
import { newDocument, readDocument, UnreadableDocument, writeDocument } from "./document.ts";
import { blocksOf, inHouseStyle, meaningOf, withText } from "./markdown.ts";

const files = contentFiles({ content: "content", desk: "var/desk" }).map((file) => ({
  file,
  text: readFileSync(`content/${file}`, "utf8"),
}));

/** How many lines of one text the other lacks, the larger number of both directions. */
function changedLines(before: string, after: string): number {
  const [old, now] = [before.split("\n"), after.split("\n")];
  return Math.max(old.filter((line) => !now.includes(line)).length, now.filter((line) => !old.includes(line)).length);
}

test("every file of the content that is saved untouched is the same byte for byte", () => {
  assert.ok(files.length > 30);
  for (const { file, text } of files) {
    const { fields, body } = readDocument(text, file);
    assert.equal(writeDocument(text, file, { fields, body }), text, file);
    assert.equal(
      writeDocument(text, file, { fields, body: inHouseStyle(body) }),
      text,
      `${file}, as the editor writes it`,
    );
  }
});

test("one word more in a text changes one line of its file", () => {
  for (const { file, text } of files) {
    const { fields, body } = readDocument(text, file);
    const edited = body.replace(/(?<=\n)(\p{Lu}\p{L}* )/u, "$1thêm ");
    if (edited === body) continue;
    assert.equal(changedLines(text, writeDocument(text, file, { fields, body: edited })), 1, file);
  }
});

test("one field changed changes one line of its file, and every field can be", () => {
  for (const { file, text } of files) {
    const { fields } = readDocument(text, file);
    for (const [path, value] of leaves(fields)) {
      const wanted = typeof value === "number" ? value + 1 : `${String(value)} thêm`;
      const after = writeDocument(text, file, {
        fields: withAt(fields, path, wanted) as Record<string, unknown>,
        body: null,
      });
      assert.deepEqual(readDocument(after, file).fields, withAt(fields, path, wanted), `${file} ${path.join(".")}`);
      assert.equal(changedLines(text, after), 1, `${file} ${path.join(".")}`);
    }
  }
});

test("fields that come and go leave the others as they stand", () => {
  const text =
    '---\n# ghi chú\ntitle: "Một" # tên\nsize: { width: 3 }\nfacts:\n  - figure: "5"\n    text: "năm"\n---\n\nChữ.\n';
  const file = "policies/mot.md";
  const { fields } = readDocument(text, file);
  const more = writeDocument(text, file, { fields: { ...fields, formerSlugs: ["cu"] }, body: null });
  assert.equal(more, text.replace("---\n\nChữ", 'formerSlugs: ["cu"]\n---\n\nChữ'));
  const { facts: _, ...less } = fields;
  assert.equal(
    writeDocument(text, file, { fields: less, body: null }),
    text.replace(/facts:[\s\S]*?(?=---\n\nChữ)/, ""),
  );
  const two = { ...fields, facts: [...(fields.facts as unknown[]), { figure: "6", text: "sáu" }] };
  assert.deepEqual(readDocument(writeDocument(text, file, { fields: two, body: null }), file).fields, two);
});

test("a field that another one repeats by a YAML alias changes alone", () => {
  const text = "---\nalt: &alt Ba standee\nbanner:\n  alt: *alt\n---\n";
  const fields = { alt: "Hai standee", banner: { alt: "Ba standee" } };
  for (const one of [fields, { banner: fields.banner }])
    assert.deepEqual(readDocument(writeDocument(text, "home.md", { fields: one, body: null }), "home.md").fields, one);
});

test("line ends of Windows stay, and what a decomposed keyboard types is composed", () => {
  const text = '---\r\ntitle: "Một"\r\n---\r\n\r\nĐoạn một.\r\n\r\nĐoạn hai.\r\n';
  const after = writeDocument(text, "articles/mot.md", {
    fields: { title: "Hải".normalize("NFD") },
    body: "\nĐoạn một.\n\nĐoạn ba.\n",
  });
  assert.equal(after, '---\r\ntitle: "Hải"\r\n---\r\n\r\nĐoạn một.\r\n\r\nĐoạn ba.\r\n');
});

test("a file that cannot be taken apart says in which line", () => {
  assert.throws(
    () => readDocument('---\ntitle: "Một\ndate: 2026-11-21\n---\n\nChữ.\n', "articles/mot.md"),
    (error) => error instanceof UnreadableDocument && error.line >= 2 && error.message.startsWith("Dòng"),
  );
  assert.throws(() => readDocument("Chỉ có chữ.", "articles/mot.md"), UnreadableDocument);
});

test("a new page reads back as what it was made of", () => {
  const fields = { id: 3, title: 'Tên có "ngoặc"', date: "2026-11-21", description: "" };
  assert.deepEqual(readDocument(newDocument(fields, "Chữ."), "articles/a.md"), { fields, body: "\nChữ.\n" });
});

test("code or HTML that is never closed takes in no empty lines at the end of a text", () => {
  assert.equal(withText("", "<!a"), "\n<!a\n");
  assert.equal(withText("\nMột.\n\n<!a\n", "Hai.\n\n<!a"), "\nHai.\n\n<!a\n");
  assert.equal(withText("\nChữ.\n", "Chữ.\n\n~~~\nMã.\n\n "), "\nChữ.\n\n```\nMã.\n```\n");
});

const engine = unified().use(remarkGfm).use(remarkDirective).use(remarkStringify);

/** The words of a block with its line ends; null for a block with more than plain text and the links that addresses become by themselves. */
function plainWordsIn(meaning: string): string | null {
  if (/"type":"(?!(?:paragraph|text|break|link)")/.test(meaning)) return null;
  const words = meaning.matchAll(/"type":"break"|"value":("(?:[^"\\]|\\.)*")/g);
  return [...words].map(([, value]) => (value ? JSON.parse(value) : "\n")).join("");
}

test("no sign of a plain text is read as Markdown once it was written, at its beginning or behind a line end", () => {
  for (const words of [
    ...hostileLines,
    "100~200~300k",
    "2*3m và 4*5m",
    "1. Một",
    "+ một",
    "::: meo",
    "#",
    "    thụt",
  ]) {
    const said: PhrasingContent[] = [text(words), { type: "break" }, text(words.trimStart())];
    const [block, ...more] = blocksOf(
      withText("", engine.stringify({ type: "root", children: [{ type: "paragraph", children: said }] })),
    );
    assert.equal(plainWordsIn(block?.meaning ?? ""), `${words}\n${words.trimStart()}`);
    assert.deepEqual(more, []);
  }
});

const text = (value: string): Text => ({ type: "text", value });

test("a row with too few or too many cells is written with as many as the others, whenever any part of its text is changed", () => {
  const table = "| A | B |\n| --- | --- |\n| 1 |\n| 1 | 2 | 3 |";
  const even = "| A | B |  |\n| --- | --- | --- |\n| 1 |  |  |\n| 1 | 2 | 3 |";
  assert.equal(withText("", table), `\n${even}\n`);
  assert.equal(withText(`\n${table}\n\nChữ.\n`, `${table}\n\nChữ khác.`), `\n${even}\n\nChữ khác.\n`);
});

/** What people type, with every sign that means something to Markdown. */
const line = fc.stringMatching(/^[A-Za-zÀ-ỹ0-9 *_#:|`~\\[\](){}<>&.,!+=-]{0,40}$/);
const paragraph = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join("\n"));
const markdown = fc.array(paragraph, { minLength: 1, maxLength: 5 }).map((paragraphs) => paragraphs.join("\n\n"));

test("whatever is edited says the same after it was written, and untouched blocks keep their writing", () => {
  fc.assert(
    fc.property(markdown, markdown, (before, edited) => {
      const after = withText(before, edited);
      const wanted = edited.trim() === before.trim() ? before : edited;
      const rows = wanted === before ? "written" : "even";
      assert.equal(meaningOf(after), meaningOf(wanted.trimEnd(), rows));
    }),
    { numRuns: 120 },
  );
});

const value = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }).map((text) => text.normalize("NFC")),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);
const table = fc.dictionary(
  fc.stringMatching(/^[a-z][a-zA-Z]{0,8}$/),
  fc.oneof(
    value,
    fc.array(value, { maxLength: 3 }),
    fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), value, { maxKeys: 3 }),
  ),
  { minKeys: 1, maxKeys: 5, noNullPrototype: true },
);

test("any values can replace any others, and the file then says exactly the new ones", () => {
  fc.assert(
    fc.property(table, table, (before, after) => {
      const text = newDocument(before, "Chữ.");
      const { fields } = readDocument(
        writeDocument(text, "articles/a.md", { fields: after, body: null }),
        "articles/a.md",
      );
      assert.deepEqual(fields, JSON.parse(JSON.stringify(after)));
    }),
    { numRuns: 150 },
  );
});

function leaves(value: unknown, path: string[] = []): [path: string[], value: unknown][] {
  if (value !== null && typeof value === "object")
    return Object.entries(value).flatMap(([key, item]) => leaves(item, [...path, key]));
  return typeof value === "string" || typeof value === "number" ? [[path, value]] : [];
}

function withAt(value: unknown, [key, ...rest]: string[], wanted: unknown): unknown {
  if (key === undefined) return wanted;
  if (Array.isArray(value)) return value.map((item, at) => (String(at) === key ? withAt(item, rest, wanted) : item));
  return { ...(value as object), [key]: withAt((value as Record<string, unknown>)[key], rest, wanted) };
}
