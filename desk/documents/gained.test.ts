import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { edited } from "../../app/content/fixtures/unfilled-settings.ts";
import { readDocument } from "./document.ts";
import { withGained } from "./gained.ts";
import { type Kind, kindOf } from "./kinds.ts";

const HOME = readFileSync("content/home.md", "utf8");
const kind = (file: string) => kindOf(file) as Kind; // both files below have one
const lines = (text: string, wanted: (line: string) => boolean) => text.split("\n").filter(wanted).join("\n");

const { banners } = readDocument(HOME, "home.md").fields as { banners: { title: string[] }[] }; // as its schema has them
const [words = ""] = banners[1]?.title ?? [];

/** Home as it was before its banners named their pictures, and when the second one had another word. */
const BEFORE = edited(
  "home.md",
  lines(HOME, (line) => !/^ {4}(?:image|phoneImage): /.test(line)),
  words,
  "Chọn giờ.",
);

test("a state from before a page had a field takes that field from the present one, and nothing else", () => {
  const { text, kept } = withGained(kind("home.md"), "home.md", BEFORE, HOME);
  assert.deepEqual(kept, ["banners.1.image", "banners.1.phoneImage", "banners.2.image", "banners.2.phoneImage"]);
  assert.deepEqual(readDocument(text, "home.md").fields, {
    ...readDocument(HOME, "home.md").fields,
    banners: banners.map((banner, at) =>
      at === 1 ? { ...banner, title: ["Chọn giờ.", ...banner.title.slice(1)] } : banner,
    ),
  });
  // Every line of the former state is kept as it was.
  for (const line of BEFORE.split("\n")) assert.ok(text.split("\n").includes(line), line);
});

test("a field gained in each item of a list of fixed length is filled item by item; in a list of any length it is left to the form", () => {
  const withoutLinks = lines(HOME, (line) => !/^ {6}link: /.test(line));
  assert.deepEqual(withGained(kind("home.md"), "home.md", withoutLinks, HOME).kept, [
    "work.blocks.0.link",
    "work.blocks.1.link",
  ]);
  const file = "categories/in-bat-hiflex.md";
  const category = readFileSync(`content/${file}`, "utf8");
  const withoutUnits = category.replaceAll(/, unit: m\b|, label: "[^"]*"/g, "");
  assert.notEqual(withoutUnits, category);
  assert.deepEqual(withGained(kind(file), file, withoutUnits, category), { text: withoutUnits, kept: [] });
});

test("what was emptied stays empty, what may be left out stays out, and what cannot be taken apart stays as it is", () => {
  const file = "categories/in-bat-hiflex.md";
  const category = readFileSync(`content/${file}`, "utf8");
  const emptied = category.replace(/^lead: .*$/m, 'lead: ""').replace(/^closeUps:\n(?: .*\n)+/m, "");
  assert.notEqual(emptied, category);
  for (const [former, present] of [
    [emptied, category],
    ["---\ntitle: [\n---\n", category],
    [emptied, "---\ntitle: [\n---\n"],
  ] as const)
    assert.deepEqual(withGained(kind(file), file, former, present), { text: former, kept: [] });
});

test("what the present state lacks too is not told as kept: the form asks for it", () => {
  const file = "categories/in-bat-hiflex.md";
  const category = readFileSync(`content/${file}`, "utf8");
  const lacking = category.replace(/^lead: .*\n/m, "");
  assert.notEqual(lacking, category);
  assert.deepEqual(withGained(kind(file), file, lacking, lacking), { text: lacking, kept: [] });
});
