import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { renderMarkdown } from "./markdown.build.ts";
import { SWATCHES } from "./swatches.build.ts";

const table = (name: string) =>
  renderMarkdown(`:::bang{chu="Vật liệu"}\n| Loại | Dày |\n| --- | --- |\n| ${name} | 5 mm |\n:::\n`, {
    pictureOf: () => null,
    drawingOf: () => null,
    sizes: [],
    follow: () => ({ problem: "no page" }),
  });

test("a material that is known by its name stands with its sample, which says what it looks like", () => {
  const { html, problems } = table("Bạt đế xám");
  assert.deepEqual(problems, []);
  assert.match(
    html,
    /<th scope="row"><img src="\/swatches\/bat-de-xam\.svg" alt="Mẫu: [^"]*lưng xám[^"]*" [^>]*loading="lazy">Bạt đế xám<\/th>/,
  );
  assert.match(html, /<caption>Vật liệu<small>Mẫu: mặt trước, mặt sau, soi lên đèn<\/small><\/caption>/);
});

test("a table of other things has neither sample nor legend", () => {
  assert.doesNotMatch(table("Chữ X").html, /swatches|<small>/);
});

test("every sample that a name asks for is drawn, and none is drawn for nothing", () => {
  const asked = new Set(Object.values(SWATCHES).map(([file]) => `${file}.svg`));
  for (const file of asked) assert.ok(existsSync(`public/swatches/${file}`), file);
  assert.deepEqual(new Set(readdirSync("public/swatches")), asked);
});

test("the guide for writers lists every name that has a sample, with a sign between names that is in none of them", () => {
  const told = /\(mặt trước, mặt sau, soi lên đèn\) tự hiện: (.+)\.$/m.exec(
    readFileSync("content/README.md", "utf8"),
  )?.[1];
  assert.deepEqual(told?.split("; "), Object.keys(SWATCHES));
});
