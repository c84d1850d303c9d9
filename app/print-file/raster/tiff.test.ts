import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { memorySource } from "../byte-source.ts";
import { readPrintFile } from "../read-print-file.ts";

const LONG = 4;

interface Picture {
  size: [number, number];
  /** Its NewSubfileType. */
  kind?: number;
  /** Tags beside the usual ones, or in place of them. */
  tags?: Record<number, number>;
  /** Bytes of its data; all of a grey picture where it is left out. */
  bytes?: number;
}

/** A TIFF of grey pictures, one directory each. */
function tiffOf(pictures: Picture[]): Uint8Array {
  const parts: number[][] = [[0x49, 0x49, 42, 0, 8, 0, 0, 0]];
  const number = (value: number, bytes: number) => Array.from({ length: bytes }, (_, i) => (value >> (8 * i)) & 255);
  let at = 8;
  for (const [place, { size, kind = 0, tags: own = {}, bytes = size[0] * size[1] }] of pictures.entries()) {
    const [width, height] = size;
    const usual = {
      254: kind,
      256: width,
      257: height,
      258: 8,
      259: 1,
      262: 1,
      273: -1,
      277: 1,
      278: height,
      279: bytes,
    };
    const tags = Object.entries({ ...usual, ...own });
    const data = at + 2 + tags.length * 12 + 4;
    const next = place === pictures.length - 1 ? 0 : data + bytes;
    const entries = tags.flatMap(([tag, value]) => [
      ...number(Number(tag), 2),
      ...number(LONG, 2),
      ...number(1, 4),
      ...number(value < 0 ? data : value, 4),
    ]);
    parts.push([...number(tags.length, 2), ...entries, ...number(next, 4)], Array(bytes).fill(128));
    at = data + bytes;
  }
  return Uint8Array.from(parts.flat());
}

async function factsOf(pictures: Picture[]) {
  const file = await readPrintFile(memorySource(tiffOf(pictures)));
  assert.ok(file.format === "tiff");
  assert.equal(file.readable, "yes");
  return [file.facts.shown, file.facts.pages];
}

async function told(...pictures: Picture[]) {
  const file = await readPrintFile(memorySource(tiffOf(pictures)));
  assert.ok(file.format === "tiff");
  return { trouble: file.trouble, ...file.facts };
}

describe("pictures of a TIFF", () => {
  it("are its pages; the first one counts", async () => {
    const facts = await factsOf([
      { size: [30, 20], kind: 2 },
      { size: [10, 40], kind: 2 },
    ]); // kind 2 is one page of several
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

  it("are none in the raw data of a camera, where the photo is another than the small copy that stands first", async () => {
    const [small, photo] = [{ size: [8, 4] as [number, number], kind: 1 }, { size: [64, 32] as [number, number] }];
    for (const pictures of [
      [{ ...small, tags: { 330: 4000 } }], // Nikon
      [{ ...small, tags: { 330: 4000 } }, { ...small }],
      [{ ...photo, tags: { 50706: 0x401 } }], // DNG
    ]) {
      const file = await readPrintFile(memorySource(tiffOf(pictures)));
      assert.deepEqual([file.format, file.trouble, file.facts], ["other", "other-kind", { kind: "raw" }]);
    }
    const canon = (first: number) => Uint8Array.from([0x49, 0x49, 42, 0, first, 0, 0, 0, 0x43, 0x52, 2, 0]);
    assert.equal((await readPrintFile(memorySource(canon(16)))).format, "other");
    assert.equal((await readPrintFile(memorySource(canon(90)))).format, "tiff", "dots of these two shades");
    assert.deepEqual(await factsOf([{ ...photo, tags: { 330: 4000 } }]), [[64, 32], [[64, 32]]], "its own pyramid");
  });

  it("are not the copies that older programs call so", async () => {
    const facts = await factsOf([{ size: [64, 32] }, { size: [32, 16], tags: { 255: 2 } }]);
    assert.deepEqual(facts, [[64, 32], [[64, 32]]]);
  });

  it("are damaged where there is no end to them", async () => {
    assert.equal((await told(...Array<Picture>(100).fill({ size: [2, 2] }))).trouble, undefined);
    assert.equal((await told(...Array<Picture>(101).fill({ size: [2, 2] }))).trouble, "damaged");
  });
});

describe("what a TIFF says of itself", () => {
  const size: [number, number] = [8, 4];

  it("is dense in pixels an inch where it names no other unit", async () => {
    const density = { 282: 300, 283: 300 };
    const units = [density, { ...density, 296: 3 }, { ...density, 296: 1 }, { 282: 204, 283: 98 }];
    const facts = await Promise.all(units.map((tags) => told({ size, tags })));
    assert.deepEqual(
      facts.map(({ resolution }) => resolution),
      [
        [300, 300, "inch"],
        [300, 300, "cm"],
        [300, 300, "none"],
        [204, 98, "inch"], // a fax
      ],
    );
  });

  it("has transparency, blended into its colours or not", async () => {
    for (const [kind, alpha] of [
      [0, false],
      [1, true],
      [2, true],
    ] as const)
      assert.equal((await told({ size, tags: { 338: kind } })).alpha, alpha);
  });

  it("is cut where its data are fewer than its pixels, or lie nowhere", async () => {
    assert.equal((await told({ size, bytes: 31 })).trouble, "cut");
    assert.equal((await told({ size, tags: { 273: 0 } })).trouble, "cut");
    const halvedColours = { 262: 6, 277: 3 };
    assert.equal((await told({ size, tags: halvedColours, bytes: 48 })).trouble, undefined);
    assert.equal((await told({ size, tags: halvedColours, bytes: 31 })).trouble, "cut");
  });

  it("is cut where one of its strips, or the values of a tag, lie beyond its end", async () => {
    const [second, values] = [200, 4000];
    const strips = tiffOf([{ size, tags: { 278: 2, 700: values } }]);
    const view = new DataView(strips.buffer);
    const entryOf = (tag: number) => {
      for (let at = 10; at < strips.length; at += 12) if (view.getUint16(at, true) === tag) return at;
      throw new Error(`no tag ${tag}`);
    };
    const trouble = async () => (await readPrintFile(memorySource(strips))).trouble;
    const [first, bytes] = [view.getUint32(entryOf(273) + 8, true), 16];
    // Both lists have two short numbers, which lie in the entry itself.
    for (const [tag, ...both] of [
      [273, first, first + bytes],
      [279, bytes, bytes],
    ] as const) {
      view.setUint16(entryOf(tag) + 2, 3, true);
      view.setUint32(entryOf(tag) + 4, 2, true);
      both.forEach((value, at) => {
        view.setUint16(entryOf(tag) + 8 + 2 * at, value, true);
      });
    }
    assert.equal(await trouble(), undefined);
    view.setUint32(entryOf(700) + 4, 9, true); // nine long numbers, behind the end
    assert.equal(await trouble(), "cut");
    view.setUint32(entryOf(700) + 4, 1, true);
    view.setUint16(entryOf(273) + 10, second, true);
    assert.equal(await trouble(), "cut");
  });

  it("is damaged where a colour that stands apart is missing", async () => {
    assert.equal((await told({ size, tags: { 262: 5, 277: 4, 284: 2 }, bytes: 128 })).trouble, "damaged");
    assert.equal((await told({ size, tags: { 262: 5, 277: 4 }, bytes: 128 })).trouble, undefined);
  });

  it("is refused where it is larger than any browser draws and hardly any bytes", async () => {
    const packed = { 259: 8 };
    assert.equal((await told({ size: [20_000, 20_000], tags: packed, bytes: 300_000 })).trouble, "oversized");
    assert.equal((await told({ size: [20_000, 20_000], tags: packed, bytes: 450_000 })).trouble, undefined);
    assert.equal((await told({ size: [2000, 2000], tags: packed, bytes: 1900 })).trouble, "oversized");
  });
});
