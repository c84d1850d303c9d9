import assert from "node:assert/strict";
import { test } from "node:test";
import { LARGEST_VALUE, LimitReached, Slices } from "./slices.ts";

const PAGE = 65_536;
const MEBIBYTE = 1_048_576;

/** A file of zeros, and how many bytes of it were read. */
function zeros(size: number) {
  const source = {
    size,
    asked: 0,
    async read(offset: number, length: number) {
      source.asked += length;
      return new Uint8Array(Math.min(length, size - offset));
    },
  };
  return { source, file: new Slices(source) };
}

test("a piece that is asked for twice is read once, and a piece over two pages is whole", async () => {
  const { source, file } = zeros(3 * PAGE);
  for (let times = 0; times < 3; times++) assert.equal((await file.some(PAGE - 10, 20)).length, 20);
  assert.equal(source.asked, 2 * PAGE);
  assert.equal((await file.some(3 * PAGE - 5, 20)).length, 5);
  await assert.rejects(file.exactly(3 * PAGE - 5, 20), { trouble: "cut" });
});

test("a file that leads on and on is read up to 64 MB, one value up to 4 MB, and the same up to 256 MB", async () => {
  const { source, file } = zeros(200 * MEBIBYTE);
  await assert.rejects(file.some(0, LARGEST_VALUE + 1), LimitReached);
  const onAndOn = async () => {
    for (let at = 0; ; at += PAGE) await file.some(at, 1);
  };
  await assert.rejects(onAndOn(), LimitReached);
  assert.equal(source.asked, 64 * MEBIBYTE);
  const { source: little, file: round } = zeros(PAGE);
  let handed = 0;
  const roundAndRound = async () => {
    for (;;) handed += (await round.some(0, PAGE)).length;
  };
  await assert.rejects(roundAndRound(), LimitReached);
  assert.deepEqual([handed, little.asked], [256 * MEBIBYTE, PAGE]);
});
