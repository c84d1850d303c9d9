import assert from "node:assert/strict";
import { test } from "node:test";
import { renderMarkdown } from "./markdown.build.ts";

const context = { sizes: [], pictureFiles: [], drawingFiles: [] } as unknown as Parameters<typeof renderMarkdown>[1];
const html = (markdown: string) => renderMarkdown(markdown, context).html.replace(/\s*\n\s*/g, "");

test("each question under its heading folds with its answer, and what follows another heading does not", () => {
  const text = "## Câu hỏi hay gặp\n\n### Một?\n\nĐáp.\n\n- a\n\n### Hai?\n\nĐáp nữa.\n\n## Khác\n\n### Mục\n\nChữ.\n";
  assert.match(
    html(text),
    /<details><summary><h3[^>]*>Một\?<\/h3><\/summary><p>Đáp.<\/p><ul>.*<\/ul><\/details><details>.*Hai\?.*<\/details><h2[^>]*>Khác<\/h2><h3[^>]*>Mục<\/h3><p>Chữ.<\/p>$/,
  );
});

test("third-level headings elsewhere stay as they are", () => {
  assert.doesNotMatch(html("## Cách làm\n\n### Bước\n\nChữ.\n"), /details/);
});
