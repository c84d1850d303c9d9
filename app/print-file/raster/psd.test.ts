import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { memorySource } from "../byte-source.ts";
import { readPrintFile } from "../read-print-file.ts";

const number = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, place) => Math.floor(value / 256 ** (bytes - 1 - place)) & 255);
const letters = (word: string) => [...word].map((letter) => letter.charCodeAt(0));
const even = (bytes: number[]) => (bytes.length % 2 === 0 ? bytes : [...bytes, 0]);
const resource = (id: number, content: number[]) => [
  ...letters("8BIM"),
  ...number(id, 2),
  ...[0, 0], // no name
  ...number(content.length, 4),
  ...even(content),
];
const [RAW, PACKED] = [0, 1];
const [CAPTION, RESOLUTION] = [1008, 1005];
const DENSE = resource(RESOLUTION, [...number(150 * 65_536, 4), ...Array(12).fill(0)]);

/** What is told of a grey picture of 4 × 2 pixels. */
async function told({
  compression,
  rows,
  resources = [],
  layers,
  version = 1,
}: {
  compression: number;
  rows: number[];
  resources?: number[];
  /** As written: negative where the first channel beside the colours is transparency. */
  layers?: number;
  version?: 1 | 2;
}) {
  const wide = version === 2 ? 8 : 4;
  const info = layers === undefined ? [] : [...number(2, wide), ...number(layers & 0xffff, 2)];
  const file = await readPrintFile(
    memorySource(
      Uint8Array.from([
        ...[...letters("8BPS"), ...number(version, 2), ...number(0, 6), ...number(1, 2)],
        ...[...number(2, 4), ...number(4, 4), ...number(8, 2), ...number(1, 2)],
        ...[...number(0, 4), ...number(resources.length, 4), ...resources],
        ...[...number(info.length, wide), ...info, ...number(compression, 2), ...rows],
      ]),
    ),
  );
  assert.ok(file.format === "psd");
  return { trouble: file.trouble, ...file.facts };
}

describe("a file of Photoshop", () => {
  it("is whole where the rows of its merged picture are, packed or not", async () => {
    const pixels = Array(8).fill(7);
    assert.equal((await told({ compression: RAW, rows: pixels })).trouble, undefined);
    assert.equal((await told({ compression: RAW, rows: pixels.slice(1) })).trouble, "cut");
    const packed = [...number(2, 2), ...number(2, 2), 0xfd, 7, 0xfd, 7];
    assert.equal((await told({ compression: PACKED, rows: packed })).trouble, undefined);
    assert.equal((await told({ compression: PACKED, rows: packed.slice(0, -1) })).trouble, "cut");
    const wider = [...number(2, 4), ...number(2, 4), 0xfd, 7, 0xfd, 7];
    assert.equal((await told({ compression: PACKED, rows: wider, version: 2 })).trouble, undefined);
    assert.equal((await told({ compression: PACKED, rows: wider.slice(0, -1), version: 2 })).trouble, "cut");
  });

  it("says how dense it is, also behind a word of an odd number of letters", async () => {
    const resources = [...resource(CAPTION, letters("abc")), ...DENSE];
    assert.equal((await told({ compression: RAW, rows: Array(8).fill(7), resources })).resolution, 150);
  });

  it("counts its layers, transparent ones too", async () => {
    for (const layers of [3, -3])
      assert.equal((await told({ compression: RAW, rows: Array(8).fill(7), layers })).layers, 3);
  });
});
