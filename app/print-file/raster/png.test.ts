import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { memorySource } from "../byte-source.ts";
import { readPrintFile } from "../read-print-file.ts";
import { crc32 } from "./crc32.ts";

const number = (value: number, bytes = 4) =>
  Array.from({ length: bytes }, (_, place) => Math.floor(value / 256 ** (bytes - 1 - place)) & 255);
const letters = (word: string) => [...word].map((letter) => letter.charCodeAt(0));
function chunk(name: string, content: number[], checksum?: number): number[] {
  const named = [...letters(name), ...content];
  return [...number(content.length), ...named, ...number(checksum ?? crc32(Uint8Array.from(named)))];
}

/** Kinds of colour (ISO 15948, 11.2.2). */
const [GREY, RGB, GREY_ALPHA, RGB_ALPHA] = [0, 2, 4, 6];
const head = (width: number, height: number, { type = GREY, bits = 8 } = {}) => [
  ...[0x89, ...letters("PNG"), 0x0d, 0x0a, 0x1a, 0x0a],
  ...chunk("IHDR", [...number(width), ...number(height), bits, type, 0, 0, 0]),
];
const data = (bytes: number) => chunk("IDAT", Array(bytes).fill(7));
const END = chunk("IEND", []);
/** EXIF with one entry: the picture lies on its side. */
const ON_ITS_SIDE = [...letters("II"), 42, 0, 8, 0, 0, 0, 1, 0, 18, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0];

async function told(...parts: number[][]) {
  const file = await readPrintFile(memorySource(Uint8Array.from(parts.flat())));
  assert.ok(file.format === "png");
  return { trouble: file.trouble, ...file.facts };
}

describe("a PNG", () => {
  it("has transparency where its kind of colour has it", async () => {
    const kinds = [GREY, RGB, GREY_ALPHA, RGB_ALPHA];
    const facts = await Promise.all(kinds.map((type) => told(head(9, 9, { type }), data(9), END)));
    assert.deepEqual(
      facts.map(({ alpha }) => alpha),
      [false, false, true, true],
    );
  });

  it("that moves says how many pictures it has", async () => {
    const moving = chunk("acTL", [...number(12), ...number(0)]);
    assert.equal((await told(head(9, 9), moving, data(9), END)).frames, 12);
  });

  it("without data of a picture is damaged", async () => {
    assert.equal((await told(head(9, 9), END)).trouble, "damaged");
  });

  it("says how dense it is only in pixels a metre", async () => {
    const dense = async (unit: number) =>
      (await told(head(9, 9), chunk("pHYs", [...number(5906), ...number(5906), unit]), data(9), END)).phys;
    assert.deepEqual(
      [await dense(1), await dense(0)],
      [
        [5906, 5906, "metre"],
        [5906, 5906, "none"],
      ],
    );
  });

  it("of thousands of pieces is looked at from its end: for what closes it, and for how it lies", async () => {
    const pieces = Array.from({ length: 2100 }, () => data(1));
    const exif = chunk("eXIf", ON_ITS_SIDE);
    assert.equal((await told(head(9, 5), ...pieces, END)).trouble, undefined);
    assert.equal((await told(head(9, 5), ...pieces)).trouble, "cut");
    assert.deepEqual((await told(head(9, 5), ...pieces, exif, END)).shown, [5, 9]);
    const broken = chunk("eXIf", ON_ITS_SIDE, 1);
    assert.deepEqual((await told(head(9, 5), ...pieces, broken, END)).shown, [9, 5]);
  });

  it("is refused where it declares more than its bytes can swell to, colours counted", async () => {
    // About a hundred bytes, which swell to a hundred thousand at most.
    assert.equal((await told(head(250, 200), data(43), END)).trouble, undefined);
    assert.equal((await told(head(250, 200, { type: RGB }), data(43), END)).trouble, "oversized");
  });

  it("is refused where it is larger than any browser draws and hardly any bytes, not for one of the two", async () => {
    const bilevel = { bits: 1 };
    assert.equal((await told(head(1000, 1000, bilevel), data(300), END)).trouble, undefined);
    assert.equal((await told(head(20_000, 20_000, bilevel), data(450_000), END)).trouble, undefined);
    assert.equal((await told(head(20_000, 20_000, bilevel), data(100_000), END)).trouble, "oversized");
  });
});
