import assert from "node:assert/strict";
import { test } from "node:test";
import { kindOf } from "./kinds.ts";
import { type Rename, withRenames } from "./rename.ts";

function renamed(folder: string, section: string, from: string, to: string): Rename {
  const kind = kindOf(`${folder}/x.md`);
  assert.ok(kind);
  return { kind, from: `${section}/${from}`, to: `${section}/${to}` };
}

test("links follow to the page they meant, also where one page takes the address another has just left", () => {
  const renames = [
    renamed("articles", "/tin-tuc", "bai-a", "bai-b"),
    renamed("articles", "/tin-tuc", "bai-b", "bai-c"),
    renamed("categories", "/danh-muc-in", "in-bat", "in-decal"),
    renamed("categories", "/danh-muc-in", "in-decal", "in-tem"),
  ];
  const text = (category: string, ...links: string[]) =>
    `---\ntitle: "Thử"\ncategory: ${category}\n---\n\n${links.map((link) => `[xem](${link})`).join(", ")}\n`;
  assert.equal(
    withRenames(
      "articles/thu.md",
      text("in-bat", "/tin-tuc/bai-a", "/tin-tuc/bai-b#gia", '/danh-muc-in/in-decal "Tem"', "/tin-tuc/bai-a-moi"),
      renames,
    ),
    text("in-decal", "/tin-tuc/bai-b", "/tin-tuc/bai-c#gia", '/danh-muc-in/in-tem "Tem"', "/tin-tuc/bai-a-moi"),
  );
});
