import assert from "node:assert/strict";
import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import Fastify from "fastify";
import sharp from "sharp";
import { deskAt } from "../fixtures/test-desk.ts";
import { standingHouse } from "../fixtures/test-house.ts";
import { newPictures } from "./picture-files.ts";
import { pictureRoutes } from "./routes.ts";
import { picturesThere } from "./where-used.ts";

test("a picture is listed once, with every place that shows it and the words that describe it there", async () => {
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
    cafe?.uses.filter(({ page }) => page.title === "Thử").map(({ place, field, alt }) => [place, field, alt]),
    [
      ["Ảnh", "alt", "Standee quán"],
      ["Phần chữ", null, "Góc [trái]"],
    ],
  );
  assert.ok(cafe?.uses.some(({ page, field }) => page.file === "home.md" && field === "samples.items.0.alt"));
  // Words stand on it, so nobody has to describe it.
  const onPhones = pictures.flatMap(({ uses }) => uses).filter(({ field }) => field === "banners.1.phoneImage");
  assert.deepEqual(
    onPhones.map(({ page, alt }) => [page.file, alt]),
    [["home.md", null]],
  );
  assert.deepEqual(
    pictures.find(({ file }) => file === "chua-ai-dung.jpg"),
    { file: "chua-ai-dung.jpg", shape: "landscape", size: { width: 1200, height: 900 }, fresh: true, uses: [] },
  );
});

test("a picture that was replaced under its name is shown as it is now, and answered with 304 only while it is the same", async (t) => {
  const house = standingHouse();
  t.after(house.end);
  const app = Fastify();
  pictureRoutes(app, deskAt(Date.parse("2026-11-21T05:10:00Z"), house));
  const file = "anh-cua-xuong.jpg";
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#0c4a3f" } })
      .jpeg()
      .toBuffer();
  const seen = async (tag?: string) => {
    const { statusCode, headers, rawPayload } = await app.inject({
      url: `/picture/${file}`,
      headers: tag ? { "if-none-match": tag } : {},
    });
    const { height = 0 } = statusCode === 200 ? await sharp(rawPayload).metadata() : {};
    return { statusCode, tag: String(headers.etag), height };
  };
  const told = () => picturesThere(house, 0).find((picture) => picture.file === file)?.size;
  // The file that the owner brought stays here once it is online.
  mkdirSync(newPictures(house), { recursive: true });
  writeFileSync(path.join(newPictures(house), file), await photo(440, 330));
  const place = path.join(house.content, "pictures", file);
  writeFileSync(place, await photo(440, 330));
  const first = await seen();
  assert.deepEqual([first.height, told()], [330, { width: 440, height: 330 }]);
  assert.equal((await seen(first.tag)).statusCode, 304);
  writeFileSync(place, await photo(440, 400));
  utimesSync(place, new Date(), new Date(Date.now() + 1000)); // some file systems count in seconds
  assert.equal((await seen(first.tag)).height, 400);
  assert.deepEqual(told(), { width: 440, height: 400 });
  for (const name of ["khong-co.jpg", "..%2f..%2fpackage.json", "%2fetc%2fpasswd"])
    for (const kind of ["picture", "drawing"])
      assert.equal((await app.inject(`/${kind}/${name}`)).statusCode, 404, name);
});

test("a photograph that was copied in as a phone wrote it, lying, stands upright in lists", async (t) => {
  const house = standingHouse();
  t.after(house.end);
  const app = Fastify();
  pictureRoutes(app, deskAt(Date.parse("2026-11-21T05:10:00Z"), house));
  const file = "anh-cua-xuong.jpg";
  await sharp({ create: { width: 400, height: 300, channels: 3, background: "#0c4a3f" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(path.join(house.content, "pictures", file));
  const { rawPayload } = await app.inject({ url: `/picture/${file}` });
  const { width, height } = await sharp(rawPayload).metadata();
  assert.deepEqual([width, height], [300, 400]);
});
