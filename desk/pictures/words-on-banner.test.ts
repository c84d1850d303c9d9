import assert from "node:assert/strict";
import test from "node:test";
import sharp, { type Sharp } from "sharp";
import { hardToRead, MEASURED, readingOf, WORDS_ZONE, type WordInk } from "./words-on-banner.ts";

const { width, height } = MEASURED;
const ground = (background: string) => sharp({ create: { width, height, channels: 3, background } });

/** The pixels of a picture, as a canvas of the window gives them. */
const pixelsOf = (picture: Sharp) => picture.resize(width, height, { fit: "cover" }).ensureAlpha().raw().toBuffer();

const drawn = (inside: string, background = "#fff") =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${background}"/>${inside}</svg>`,
    ),
  );

/** A chequered picture. @param side of a square, in pixels of the picture as it is measured */
const chequered = (side: number, one: string, other: string) =>
  drawn(
    `<defs><pattern id="c" width="${2 * side}" height="${2 * side}" patternUnits="userSpaceOnUse"><path fill="${other}" d="M0 0h${side}v${side}h-${side}zM${side} ${side}h${side}v${side}h-${side}z"/></pattern></defs><rect width="100%" height="100%" fill="url(#c)"/>`,
    one,
  );

async function said(picture: Sharp, words: WordInk): Promise<string> {
  return hardToRead(readingOf(await pixelsOf(picture), words), words) ?? "đọc rõ";
}

test("the studio's own pictures are read well by the words that stand on them, and not by the others", async () => {
  const [day, night] = ["hero-1-hiflex", "hero-3-dem"].map((name) => `content/pictures/${name}.jpg`);
  assert.equal(await said(sharp(day), "dark"), "đọc rõ");
  assert.equal(await said(sharp(night), "light"), "đọc rõ");
  assert.match(
    await said(sharp(day), "light"),
    /^Cả chỗ đặt chữ sáng quá, chữ vàng, trắng chìm .* mảng tối .* chụp tối hơn\.$/,
  );
  assert.match(
    await said(sharp(night), "dark"),
    /^Cả chỗ đặt chữ tối quá, chữ đen chìm .* mảng sáng .* chụp sáng hơn\.$/,
  );
});

test("a ground counts from the contrast that WCAG asks for on: 4.5 for black and white words", async () => {
  const faint = async (background: string, words: WordInk) =>
    readingOf(await pixelsOf(ground(background)), words).faint;
  // Ink on #808080 has 4.2, on #888888 4.7; white on #7a7a7a has 4.1, on #6e6e6e 4.8.
  assert.deepEqual(
    await Promise.all([
      faint("#808080", "dark"),
      faint("#888888", "dark"),
      faint("#7a7a7a", "light"),
      faint("#6e6e6e", "light"),
    ]),
    [1, 0, 1, 0],
  );
});

test("only what lies under the words counts, and a speck there does not", async () => {
  const right = `<rect x="${WORDS_ZONE.right * width + 8}" width="${width}" height="${height}" fill="#000"/>`;
  assert.equal(await said(drawn(right), "dark"), "đọc rõ");
  assert.equal(await said(drawn(`${right}<circle cx="200" cy="150" r="30" fill="#000"/>`), "dark"), "đọc rõ");
  const middle = `<rect x="${(width * (WORDS_ZONE.left + WORDS_ZONE.right)) / 2}" width="${width}" height="${height}" fill="#000"/>`;
  assert.match(await said(drawn(middle), "dark"), /^Chừng 5 phần 10 chỗ đặt chữ tối quá/);
});

test("a restless ground under words is reported, however fine it is, and also where each of its colours has enough contrast", async () => {
  for (const side of [3, 8, 20]) {
    const bright = await said(chequered(side, "#fff", "#999"), "dark");
    assert.match(bright, /^Chỗ đặt chữ nhiều nét vụn quá, .* mảng trơn/, String(side));
    assert.match(await said(chequered(side, "#fff", "#000"), "dark"), /^Chừng 5 phần 10 .*nét vụn/, String(side));
  }
  // Large calm areas are not restless, nor is grain.
  assert.equal(await said(chequered(160, "#fff", "#999"), "dark"), "đọc rõ");
  const noise = { type: "gaussian", mean: 200, sigma: 8 } as const;
  assert.equal(
    await said(sharp({ create: { width, height, channels: 3, background: "#fff", noise } }), "dark"),
    "đọc rõ",
  );
});
