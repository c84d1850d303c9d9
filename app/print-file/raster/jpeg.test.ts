import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { memorySource } from "../byte-source.ts";
import { sparseSource } from "../fixtures/sparse-source.ts";
import { readPrintFile } from "../read-print-file.ts";

const START = [0xff, 0xd8];
const END = [0xff, 0xd9];
const segment = (marker: number, content: number[]) => [0xff, marker, 0, content.length + 2, ...content];
const [BASELINE, PROGRESSIVE, ARITHMETIC] = [0xc0, 0xc2, 0xc9];
const frame = (marker: number, width: number, height: number) =>
  segment(marker, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
const TABLE = segment(0xc4, [0x10, 1, 2, 3, 4, 5, 6, 7, 8]);
const SCAN = segment(0xda, [1, 1, 0, 0, 63, 0]);
const PICTURE = [...frame(BASELINE, 40, 30), ...SCAN, 1, 2, 3, 4];

async function told(...parts: (number[] | Uint8Array)[]) {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  const file = await readPrintFile(memorySource(bytes));
  assert.ok(file.format === "jpeg");
  return { trouble: file.trouble, stored: file.facts?.stored };
}

describe("the size of a JPEG", () => {
  it("is that of its first frame, though tables or marks without a length stand before it", async () => {
    const sound = { trouble: undefined, stored: [40, 30] };
    assert.deepEqual(await told(START, TABLE, PICTURE, END), sound);
    assert.deepEqual(await told(START, [0xff, 0x01, 0xff, 0xd0, 0xff], PICTURE, END), sound);
    assert.deepEqual(await told(START, frame(BASELINE, 40, 30), frame(BASELINE, 8, 8), SCAN, [1, 2], END), sound);
  });
});

describe("the end of a JPEG", () => {
  it("is looked for behind every scan of a progressive one, and the tables between them", async () => {
    const scans = [...frame(PROGRESSIVE, 40, 30), ...SCAN, 1, 0xff, 0, 2, 0xff, 0xd3, 3, ...TABLE, ...SCAN, 4];
    assert.equal((await told(START, scans, END)).trouble, undefined);
    assert.equal((await told(START, scans)).trouble, "cut");
  });

  it("counts where it lies across two of the pieces that are read", async () => {
    const data = new Uint8Array(1_048_576 - 1); // so that the first byte of the end is the last of a piece
    assert.equal((await told(START, frame(BASELINE, 40, 30), SCAN, data, END)).trouble, undefined);
  });

  it("may come anywhere: in the middle of the name of a profile, and right behind it", async () => {
    const profile = segment(
      0xe2,
      [..."ICC_PROFILE\0"].map((sign) => sign.charCodeAt(0)),
    );
    assert.equal((await told(START, profile, PICTURE, END)).trouble, undefined);
    for (let length = 0; length <= profile.length; length++)
      assert.equal((await told(START, profile.slice(0, length))).trouble, "cut", String(length));
  });

  it("is looked for at the end of a file too large to be walked through", async () => {
    const data = new Uint8Array(40 * 1_048_576);
    assert.equal((await told(START, PICTURE, data, END)).trouble, undefined);
    assert.equal((await told(START, PICTURE, data, [0xff, 0])).trouble, "cut");
    assert.equal(
      (await told(START, PICTURE, END, START, PICTURE, data, [0xff, 0])).trouble,
      undefined,
      "the first ends",
    );
  });

  it("lies before what a program wrote behind it; where too much is left to look for it, the file counts as read in part", async () => {
    const mebibyte = 1_048_576;
    const large = async (data: number, behind: number, end: number[]) => {
      const head = [...START, ...frame(BASELINE, 8000, 6000), ...SCAN];
      const size = head.length + data + end.length + behind;
      const file = await readPrintFile(
        sparseSource(
          size,
          [
            [0, head],
            [head.length + data, end],
          ],
          0x55,
        ),
      );
      return [file.readable, file.trouble, file.partial];
    };
    const sound = ["yes", undefined, undefined];
    assert.deepEqual(await large(34 * mebibyte, 80_000, END), sound);
    assert.deepEqual(await large(80 * mebibyte, 4 * mebibyte, END), sound);
    assert.deepEqual(await large(34 * mebibyte, 80_000, []), ["header", "cut", undefined]);
    assert.deepEqual(await large(34 * mebibyte, 30 * mebibyte, END), ["yes", undefined, true]);
  });

  it("of a second picture behind the first, as phones write it, has to be there too", async () => {
    assert.equal((await told(START, PICTURE, END, START, PICTURE, END)).trouble, undefined);
    assert.equal((await told(START, PICTURE, END, START, PICTURE)).trouble, "cut");
    const film = new Uint8Array(100_000).fill(7);
    film.set([0xff, 0xe1]); // whatever it begins with, it is no second picture
    assert.equal((await told(START, PICTURE, END, film)).trouble, undefined);
    assert.equal((await told(START, PICTURE, END, START, TABLE, PICTURE, END, film)).trouble, undefined);
  });

  it("is not enough: with fewer bytes than the picture's blocks need the data are cut, unless they are packed arithmetically", async () => {
    assert.equal((await told(START, frame(BASELINE, 4000, 3000), SCAN, [1, 2], END)).trouble, "cut");
    assert.equal((await told(START, frame(ARITHMETIC, 4000, 3000), SCAN, [1, 2], END)).trouble, "not-drawable");
  });
});
