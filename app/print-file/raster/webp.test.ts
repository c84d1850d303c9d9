import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { memorySource } from "../byte-source.ts";
import { readPrintFile } from "../read-print-file.ts";

/** The bytes of a number, least significant first. */
const number = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, place) => (value >> (8 * place)) & 255);
const letters = (word: string) => [...word].map((letter) => letter.charCodeAt(0));
const chunk = (name: string, content: number[]) => [
  ...letters(name),
  ...number(content.length, 4),
  ...content,
  ...(content.length % 2 === 1 ? [0] : []),
];
/** A file that declares `beyond` bytes more than it has. */
const webpOf = (chunks: number[], beyond = 0) => [
  ...letters("RIFF"),
  ...number(chunks.length + 4 + beyond, 4),
  ...letters("WEBP"),
  ...chunks,
];

const lossy = (width: number, height: number, code = [0x9d, 0x01, 0x2a]) =>
  chunk("VP8 ", [0, 0, 0, ...code, ...number(width, 2), ...number(height, 2), 1]);
const extended = (width: number, height: number, flags = 0) =>
  chunk("VP8X", [flags, 0, 0, 0, ...number(width - 1, 3), ...number(height - 1, 3)]);
const [ALPHA, ANIMATION] = [0x10, 0x02];
/** EXIF that says that the picture lies on its side. */
const TURNED = [...letters("II"), 42, 0, 8, 0, 0, 0, 1, 0, 18, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0];

async function told(bytes: number[]) {
  const file = await readPrintFile(memorySource(Uint8Array.from(bytes)));
  assert.ok(file.format === "webp");
  return { readable: file.readable, trouble: file.trouble, ...file.facts };
}

describe("a WebP", () => {
  it("is whole where its last piece is, and cut where it declares more, or has no picture at all", async () => {
    assert.equal((await told(webpOf(lossy(40, 30)))).trouble, undefined);
    assert.equal((await told(webpOf(lossy(40, 30), 100))).trouble, "cut");
    assert.equal((await told(webpOf(extended(40, 30)))).trouble, "cut");
    const odd = lossy(40, 30).slice(0, -1); // some programs leave out the byte that makes it even
    assert.equal((await told(webpOf(odd))).trouble, undefined);
    assert.equal((await told(webpOf(odd.slice(0, -1)))).trouble, "cut");
  });

  it("is damaged where its picture does not begin as one", async () => {
    const { readable, trouble } = await told(webpOf(lossy(40, 30, [1, 2, 3])));
    assert.deepEqual([readable, trouble], ["no", "damaged"]);
  });

  it("lies as its EXIF says, with or without the name that cameras put before it, and behind a piece of odd length", async () => {
    const odd = chunk("XMP ", [1]);
    for (const exif of [TURNED, [...letters("Exif\0\0"), ...TURNED]]) {
      const bytes = webpOf([...extended(40, 30), ...lossy(40, 30), ...odd, ...chunk("EXIF", exif)]);
      assert.deepEqual((await told(bytes)).shown, [30, 40]);
    }
  });

  it("says whether it moves, and whether it is transparent", async () => {
    const flagged = async (flags: number) => {
      const { alpha, animated } = await told(webpOf([...extended(40, 30, flags), ...lossy(40, 30)]));
      return [alpha, animated];
    };
    assert.deepEqual(
      [await flagged(0), await flagged(ALPHA), await flagged(ANIMATION)],
      [
        [false, false],
        [true, false],
        [false, true],
      ],
    );
    const frame = chunk("ANMF", [...Array(16).fill(0), ...lossy(40, 30)]);
    const moving = await told(webpOf([...extended(40, 30, ANIMATION), ...frame, ...frame]));
    assert.deepEqual([moving.frames, moving.trouble, moving.shown], [2, undefined, [40, 30]]);
  });
});
