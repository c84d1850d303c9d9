import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import sharp from "sharp";
import { standingHouse } from "../fixtures/test-house.ts";
import { newPictures } from "./picture-files.ts";
import { picturesThere } from "./where-used.ts";

test("a picture is listed once, with every place that shows it and the words it is told of by there", async () => {
  const house = standingHouse();
  const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: "#0c4a3f" } })
    .jpeg()
    .toBuffer();
  mkdirSync(newPictures(house), { recursive: true });
  for (const file of ["standee-cafe.jpg", "chua-ai-dung.jpg"])
    writeFileSync(path.join(newPictures(house), file), photo);
  writeFileSync(
    path.join(house.content, "articles/thu.md"),
    '---\ntitle: "Thử"\nimage: standee-cafe.jpg\nalt: "Standee quán"\n---\n\n![Góc \\[trái\\]](standee-cafe.jpg "Chú thích")\n',
  );
  const pictures = picturesThere(house, Date.parse("2026-11-21T05:10:00Z"));
  house.end();
  const [cafe, ...twice] = pictures.filter(({ file }) => file === "standee-cafe.jpg");
  assert.deepEqual(twice, []);
  assert.equal(cafe?.fresh, false);
  assert.deepEqual(
    cafe?.uses.filter(({ page }) => page.title === "Thử").map(({ place, told, alt }) => [place, told, alt]),
    [
      ["Ảnh", "alt", "Standee quán"],
      ["Phần chữ", null, "Góc [trái]"],
    ],
  );
  assert.ok(cafe?.uses.some(({ page, told }) => page.file === "home.md" && told === "samples.items.0.alt"));
  assert.deepEqual(
    pictures.find(({ file }) => file === "chua-ai-dung.jpg"),
    { file: "chua-ai-dung.jpg", shape: "landscape", size: { width: 1200, height: 900 }, fresh: true, uses: [] },
  );
});
