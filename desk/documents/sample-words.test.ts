import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { PARTS } from "../ui/editor/blocks.ts";
import { sampleWordsIn } from "./sample-words.ts";

test("every new block that begins with words of its own is reported for them, and no text of the site is", () => {
  const begun = PARTS.filter(({ markdown = "" }) => /^:::/.test(markdown));
  assert.deepEqual(
    begun.map(({ label, markdown = "" }) => [label, sampleWordsIn(markdown).length]),
    // A new block of sizes begins with sizes that people order, which are no samples.
    [
      ["Con số lớn", 1],
      ["Mẹo", 1],
      ["Khổ", 0],
      ["Bảng", 2],
    ],
  );
  const texts = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".md"));
  assert.ok(texts.length > 20);
  for (const file of texts) assert.deepEqual(sampleWordsIn(readFileSync(path.join("content", file), "utf8")), [], file);
});

test("sample words that were written over only in part are reported as far as they are left", () => {
  assert.deepEqual(sampleWordsIn(':::con-so{so="5" donvi="cm"}\nChừa mép cho dao cắt.\n:::'), []);
  assert.deepEqual(sampleWordsIn(":::meo\n**Canvas?** Mách khách một mẹo nhỏ.\n:::"), [
    {
      path: "",
      message: "Trong nội dung còn chữ mẫu “Mách khách một mẹo nhỏ.”. Viết chữ của mình vào chỗ ấy, hoặc bỏ khối.",
    },
  ]);
});
