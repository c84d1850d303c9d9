import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { memorySource } from "../byte-source.ts";
import { readPrintFile } from "../read-print-file.ts";

const number = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, place) => Math.floor(value / 256 ** (bytes - 1 - place)) & 255);
const letters = (word: string) => [...word].map((letter) => letter.charCodeAt(0));
const box = (type: string, ...parts: number[][]) => {
  const content = parts.flat();
  return [...number(content.length + 8, 4), ...letters(type), ...content];
};
const NO_FLAGS = number(0, 4);

/** Properties that a picture may have (ISO 23008-12, 6.5). */
const sized = (width: number, height: number) => box("ispe", NO_FLAGS, number(width, 4), number(height, 4));
const cropped = (width: number, height: number) =>
  box(
    "clap",
    [width, 1, height, 1, 0, 1, 0, 1].flatMap((one) => number(one, 4)),
  );
const turned = (quarters: number) => box("irot", [quarters]);

/** Where the data of an item lie: in the file, or within the tables at its head. */
interface Piece {
  item: number;
  offset: number;
  length: number;
  inTables?: boolean;
}

/** A phone's photo whose picture is item 1; every offset counts from the end of the tables, where the data begin. */
interface Photo {
  /** What each item is coded as. */
  types: Record<number, string>;
  /** Properties of the picture. */
  properties: number[][];
  /** The items of which each item is made. */
  grids?: Record<number, number[]>;
  pieces?: Piece[];
  /** Replaces the usual table of properties. */
  associations?: number[];
  data?: number[];
}

function heifOf({ types, properties, grids = {}, pieces = [], associations, data }: Photo): Uint8Array {
  const ownProperties = box(
    "ipma",
    NO_FLAGS,
    number(1, 4),
    number(1, 2),
    [properties.length],
    properties.map((_, place) => place + 1),
  );
  const head = box("ftyp", letters("heic"), number(0, 4), letters("mif1"));
  const tables = (dataAt: number) =>
    box(
      "meta",
      NO_FLAGS,
      box("pitm", NO_FLAGS, number(1, 2)),
      box(
        "iinf",
        NO_FLAGS,
        number(Object.keys(types).length, 2),
        ...Object.entries(types).map(([item, type]) =>
          box("infe", number(2 << 24, 4), number(Number(item), 2), number(0, 2), letters(`${type}\0`)),
        ),
      ),
      box("iprp", box("ipco", ...properties), associations ?? ownProperties),
      box(
        "iref",
        NO_FLAGS,
        ...Object.entries(grids).map(([from, to]) =>
          box(
            "dimg",
            number(Number(from), 2),
            number(to.length, 2),
            to.flatMap((item) => number(item, 2)),
          ),
        ),
      ),
      box(
        "iloc",
        number(1 << 24, 4),
        number(0x4400, 2),
        number(pieces.length, 2),
        ...pieces.map(({ item, offset, length, inTables }) => [
          ...number(item, 2),
          ...number(inTables ? 1 : 0, 2),
          ...number(0, 2),
          ...number(1, 2),
          ...number(inTables ? offset : dataAt + offset, 4),
          ...number(length, 4),
        ]),
      ),
    );
  const dataAt = head.length + tables(0).length;
  return Uint8Array.from([...head, ...tables(dataAt), ...(data ?? box("mdat", Array(40).fill(7)))]);
}

async function told(photo: Photo) {
  const file = await readPrintFile(memorySource(heifOf(photo)));
  assert.ok(file.format === "heic");
  return { readable: file.readable, trouble: file.trouble, shown: file.facts?.shown };
}

const PLAIN: Photo = { types: { 1: "av01" }, properties: [sized(40, 30)] };
const GRID: Photo = { ...PLAIN, types: { 1: "grid", 2: "av01", 3: "av01" }, grids: { 1: [2, 3] } };

describe("a photo of a phone", () => {
  it("is as large as its grid of tiles, cropped and turned as it asks to be", async () => {
    const { readable, shown } = await told({ ...GRID, properties: [sized(400, 300), cropped(200, 100), turned(1)] });
    assert.deepEqual([readable, shown], ["yes", [100, 200]]);
  });

  it("is drawn where the coding of its tiles is, whatever the grid is called", async () => {
    assert.equal((await told(GRID)).trouble, undefined);
    assert.equal((await told({ ...GRID, types: { 1: "grid", 2: "hvc1", 3: "hvc1" } })).trouble, "not-drawable");
  });

  it("is cut where a tile of its own, or a box, goes on beyond the file", async () => {
    const beyond = { offset: 8, length: 41 };
    assert.equal((await told({ ...GRID, pieces: [{ item: 3, ...beyond }] })).trouble, "cut");
    assert.equal((await told({ ...GRID, pieces: [{ item: 3, offset: 8, length: 40 }] })).trouble, undefined);
    const cut = await told({ ...PLAIN, data: [...number(60, 4), ...letters("mdat"), 7, 7] });
    assert.deepEqual(cut, { readable: "header", trouble: "cut", shown: [40, 30] });
  });

  it("is not cut where a missing piece is not its own, or its data lie within the tables", async () => {
    const thumbnail = { ...GRID, types: { ...GRID.types, 4: "grid", 5: "hvc1" }, grids: { 4: [5], 1: [2, 3] } };
    assert.equal((await told({ ...thumbnail, pieces: [{ item: 5, offset: 8, length: 90 }] })).trouble, undefined);
    const inTables = { item: 1, offset: 99_999, length: 8, inTables: true };
    assert.equal((await told({ ...PLAIN, pieces: [inTables] })).trouble, undefined);
  });

  it("finds its size among more properties than a byte can count", async () => {
    const properties = [...Array.from({ length: 130 }, () => turned(0)), sized(40, 30)];
    const essential = 0x8000 | properties.length;
    const associations = box("ipma", number(1, 4), number(1, 4), number(1, 2), [1], number(essential, 2));
    assert.deepEqual((await told({ ...PLAIN, properties, associations })).shown, [40, 30]);
  });

  it("is read though its data reach to the end of the file without saying how far", async () => {
    const toTheEnd = [...number(0, 4), ...letters("mdat"), 7, 7, 7];
    assert.equal((await told({ ...PLAIN, data: toTheEnd })).readable, "yes");
  });

  it("is read where a box has its length in 64 bits, and cut where that is more than there is", async () => {
    const long = (length: number) => [...number(1, 4), ...letters("mdat"), ...number(length, 8), 7, 7, 7];
    assert.equal((await told({ ...PLAIN, data: long(19) })).trouble, undefined);
    assert.equal((await told({ ...PLAIN, data: long(20) })).trouble, "cut");
  });

  it("is damaged where a table ends before its own count, or a box is shorter than its head", async () => {
    const short = box("ipma", NO_FLAGS, number(3, 4), number(1, 2), [1, 1]);
    const { readable, trouble } = await told({ ...PLAIN, associations: short });
    assert.deepEqual([readable, trouble], ["no", "damaged"]);
    assert.equal((await told({ ...PLAIN, data: [...number(4, 4), ...letters("mdat")] })).trouble, "damaged");
  });
});
