import assert from "node:assert/strict";
import { existsSync, readdirSync, truncateSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import sharp from "sharp";
import type { ContentError } from "../../app/content/files/content-files.build.ts";
import { smallContent } from "../../app/content/fixtures/small-content.ts";
import { pictureAddress, pictureSize, shapeOf } from "../../app/content/pictures.build.ts";
import { isPhotograph, srcSet } from "../../app/content/pictures.ts";
import { makePictures, makePicturesApart, PICTURE_CACHE, wordOfPictures } from "./pictures.ts";

/** A photograph as a phone held upright writes it: lying, with stripes that are level when it is turned. */
async function phonePhotograph(): Promise<Buffer> {
  const [width, height, stripe] = [1600, 1200, 100];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at++)
    pixels.fill(Math.floor((at % width) / stripe) % 2 ? 230 : 20, at * 3, at * 3 + 3);
  const lying = sharp(pixels, { raw: { width, height, channels: 3 } });
  return lying.withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

test("a phone's upright photograph is turned upright, cut to the page's shape, and not called an illustration", async () => {
  const content = smallContent();
  for (const file of readdirSync("content/pictures")) content.remove(`pictures/${file}`);
  content.write("pictures/dung.jpg", await phonePhotograph());
  assert.deepEqual(pictureSize("dung.jpg"), { width: 1200, height: 1600 });
  assert.deepEqual(shapeOf("dung.jpg"), { shape: "landscape", cut: true });
  const address = pictureAddress("dung.jpg");
  assert.ok(isPhotograph(address));

  const told: unknown[] = [];
  await makePictures((made) => told.push(made));
  assert.deepEqual(told, [
    { done: 0, of: 1 },
    { done: 1, of: 1 },
  ]);
  const made = sharp(path.join(PICTURE_CACHE, path.basename(address), "480.webp"));
  const { data, info } = await made.raw().toBuffer({ resolveWithObject: true });
  assert.deepEqual([info.width, info.height], [480, 360]);
  const light = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 128;
  const rows = Array.from({ length: 36 }, (_, row) => row * 10);
  // Each stripe runs over the whole width, and there are several.
  for (const y of rows.filter((row) => light(10, row - 3) === light(10, row + 3)))
    assert.equal(light(10, y), light(470, y));
  assert.ok(new Set(rows.map((y) => light(240, y))).size === 2);
});

test("files that no screen would ask for are left out, where sizes say so in pixels, rem or as a share of the window", () => {
  const widths = (sizes: string) =>
    [...srcSet("/pictures/hiflex-0a1b2c3dl", "landscape", "avif", sizes).matchAll(/ (\d+)w/g)].map(([, width]) =>
      Number(width),
    );
  assert.deepEqual(widths("88px"), [176, 320]);
  assert.deepEqual(
    widths("(min-width: 75em) 30vw, (min-width: 48em) 47vw, 95vw"),
    [320, 480, 640, 960, 1200, 1600, 2400],
  );
  assert.deepEqual(widths("(min-width: 64em) 15rem, 30vw")[0], 176);
  assert.deepEqual(widths("(min-width: 64em) 30rem, 92vw")[0], 320);
  assert.deepEqual(widths("min(100vw, 130vh)")[0], 176);
});

test("a source with the pixels for it is offered in the large widths too, a smaller one is not enlarged; one that was cut short is made anew", async () => {
  const content = smallContent();
  for (const file of readdirSync("content/pictures")) content.remove(`pictures/${file}`);
  for (const width of [2400, 1200]) {
    const plain = sharp({ create: { width, height: (width * 3) / 4, channels: 3, background: "#c8281a" } });
    content.write(`pictures/rong-${width}.jpg`, await plain.jpeg().toBuffer());
  }
  const widths = (address: string, format: string) =>
    srcSet(address, "landscape", format)
      .split(", ")
      .map((file) => Number(/ (\d+)w$/.exec(file)?.[1]));
  const [large, small] = [pictureAddress("rong-2400.jpg"), pictureAddress("rong-1200.jpg")];
  assert.deepEqual(widths(large, "avif"), [176, 320, 480, 640, 960, 1200, 1600, 2400]);
  for (const offered of [widths(large, "webp"), widths(small, "avif")])
    assert.deepEqual(offered, [176, 320, 480, 640, 960, 1200]);
  assert.ok(isPhotograph(large));

  await makePictures();
  const file = (address: string, name: string) => path.join(PICTURE_CACHE, path.basename(address), name);
  assert.equal((await sharp(file(large, "2400.avif")).metadata()).width, 2400);
  assert.ok(!existsSync(file(large, "2400.webp")) && !existsSync(file(small, "1600.avif")));

  truncateSync(file(small, "480.webp")); // as a power cut leaves what was written just before it
  assert.equal((await makePictures()).made, 1);
  assert.equal((await sharp(file(small, "480.webp")).metadata()).width, 480);
});

test("why pictures could not be made is told to whoever asked for them: the owner's desk knows a full disk by it", async () => {
  const content = smallContent();
  for (const file of readdirSync("content/pictures")) content.remove(`pictures/${file}`);
  content.write("pictures/none.jpg", "no picture");
  await assert.rejects(
    makePicturesApart(() => {}),
    /could not be made: it ended with 1\..*UnusablePicture/s,
  );
});

test("a picture that is spoilt in its middle is named, and what to do with it, in the process that makes them too", async () => {
  const content = smallContent();
  for (const file of readdirSync("content/pictures")) content.remove(`pictures/${file}`);
  const grey = { width: 1200, height: 900, channels: 3 as const, background: "#808080" };
  // The good picture is plain, because making it from noise takes seconds; the spoilt one needs noise, to have a middle that can be spoilt.
  content.write("pictures/lanh.jpg", await sharp({ create: grey }).jpeg().toBuffer());
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  const bytes = await sharp({ create: { ...grey, noise } })
    .jpeg()
    .toBuffer();
  content.write("pictures/hong.jpg", Buffer.from(bytes).fill(0, bytes.length >> 1, (bytes.length >> 1) + 4096));
  for (const make of [makePictures, makePicturesApart])
    await assert.rejects(
      async () => make(() => {}),
      ({ problems }: ContentError) => {
        assert.deepEqual(
          problems.map(({ file }) => file),
          ["content/pictures/hong.jpg"],
        );
        return /hỏng giữa chừng.*chép ảnh gốc đè/.test(problems[0]?.expected ?? "");
      },
    );
});

test("who waits while many pictures are made is told that it goes on, and of a few nothing", () => {
  const words = (of: number) =>
    Array.from({ length: of + 1 }, (_, done) => wordOfPictures({ done, of })).filter(Boolean);
  assert.deepEqual(words(9), []);
  assert.equal(words(50).length, 6);
  assert.match(words(50)[0] ?? "", /50 .*minutes/);
});
