import assert from "node:assert/strict";
import { test } from "node:test";
import { ContentError } from "./files/content-files.build.ts";
import { smallContent } from "./fixtures/small-content.ts";
import { pictureStrip, withStrip } from "./picture-strip.build.ts";
import { readCollection } from "./read-collection.build.ts";

const category = { image: "hiflex.jpg", alt: "Bạt", caption: "Bạt 3 × 1 m.", pictureMetres: 4.5 };
const closeUp = { image: "can-canh-khoen.jpg", label: "Mép", alt: 'Khoen "to"', caption: "Mép gấp.", metres: null };

test("a category of one picture has no strip", () => {
  assert.equal(pictureStrip({ ...category, closeUps: [] }), "");
});

test("a strip begins with the whole, links each picture to its large one, and has a tape where one is true", () => {
  const strip = pictureStrip({ ...category, closeUps: [closeUp] });
  const links = [...strip.matchAll(/<a data-early href="([^"]+)" title="([^"]+)"( data-metres="4.5")?>/g)];
  assert.match(links[0]?.[1] ?? "", /^\/pictures\/hiflex-\w+\/1200\.jpg$/);
  assert.deepEqual(
    links.map(([, , caption, tape]) => [caption, tape !== undefined]),
    [
      ["Bạt 3 × 1 m.", true],
      ["Mép gấp.", false],
    ],
  );
  assert.ok(strip.includes("Toàn cảnh") && strip.includes('alt="Khoen &#34;to&#34;"'));
});

test("the strip stands before the first heading of the text, or at its end", () => {
  for (const [content, order] of [
    ["<p>Một.</p><h2>Hai</h2><h2>Ba</h2>", /^<p>Một\.<\/p><ul class="strip".*<\/ul><h2>Hai<\/h2><h2>Ba<\/h2>$/],
    ["<p>Một.</p>", /^<p>Một\.<\/p><ul class="strip".*<\/ul>$/],
  ] as const)
    assert.match(withStrip({ ...category, closeUps: [closeUp], content }), order);
});

test("a close-up that is not there is named with its place", () => {
  const content = smallContent();
  const front = 'closeUps:\n  - { image: khong-co.jpg, label: "Mép", alt: "Mép", caption: "Mép." }\n';
  content.edit("categories/0.md", /closeUps:\n(?: .*\n)+/, front);
  assert.throws(readCollection, (error: unknown) => {
    assert.ok(error instanceof ContentError);
    assert.match(error.message, /closeUps\.0\.image[^\n]*khong-co\.jpg/);
    return true;
  });
});
