import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { memorySource } from "../byte-source.ts";
import { readPrintFile } from "../read-print-file.ts";

const LONG = 4;

/** A TIFF of grey pictures, one directory each; `kind` is its NewSubfileType. */
function tiffOf(pictures: { size: [number, number]; kind?: number }[]): Uint8Array {
  const parts: number[][] = [[0x49, 0x49, 42, 0, 8, 0, 0, 0]];
  const number = (value: number, bytes: number) => Array.from({ length: bytes }, (_, i) => (value >> (8 * i)) & 255);
  let at = 8;
  for (const [place, { size, kind = 0 }] of pictures.entries()) {
    const [width, height] = size;
    const tags = [
      [254, kind],
      [256, width],
      [257, height],
      [258, 8],
      [259, 1],
      [262, 1],
      [273, 0],
      [277, 1],
      [278, height],
      [279, width * height],
    ] as [number, number][];
    const data = at + 2 + tags.length * 12 + 4;
    const next = place === pictures.length - 1 ? 0 : data + width * height;
    const entries = tags.flatMap(([tag, value]) => [
      ...number(tag, 2),
      ...number(LONG, 2),
      ...number(1, 4),
      ...number(tag === 273 ? data : value, 4),
    ]);
    parts.push([...number(tags.length, 2), ...entries, ...number(next, 4)], Array(width * height).fill(128));
    at = data + width * height;
  }
  return Uint8Array.from(parts.flat());
}

async function factsOf(pictures: { size: [number, number]; kind?: number }[]) {
  const file = await readPrintFile(memorySource(tiffOf(pictures)));
  assert.ok(file.format === "tiff");
  assert.equal(file.readable, "yes");
  return [file.facts.shown, file.facts.pages];
}

describe("pictures of a TIFF", () => {
  it("are its pages; the first one counts", async () => {
    const facts = await factsOf([
      { size: [30, 20], kind: 2 },
      { size: [10, 40], kind: 2 },
    ]); // 2: a page of several
    assert.deepEqual(facts, [
      [30, 20],
      [
        [30, 20],
        [10, 40],
      ],
    ]);
  });

  it("are not the smaller copies that a pyramid holds, nor a mask", async () => {
    const facts = await factsOf([{ size: [64, 32] }, { size: [32, 16], kind: 1 }, { size: [64, 32], kind: 4 }]);
    assert.deepEqual(facts, [[64, 32], [[64, 32]]]);
  });

  it("are not the thumbnail that stands before them", async () => {
    assert.deepEqual(await factsOf([{ size: [8, 4], kind: 1 }, { size: [64, 32] }]), [[64, 32], [[64, 32]]]);
  });

  it("are the small copy where there is nothing else", async () => {
    assert.deepEqual(await factsOf([{ size: [8, 4], kind: 1 }]), [[8, 4], [[8, 4]]]);
  });
});
