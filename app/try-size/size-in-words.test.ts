import assert from "node:assert/strict";
import { test } from "node:test";
import { saySize } from "./figures.ts";
import { sizeInWords } from "./size-in-words.ts";

const said = (text: string) => {
  const size = sizeInWords(text);
  return size && saySize(size.width, size.height, size.unit).replaceAll("\u00a0", " ");
};

test("a size is read out of the words around it, in the unit that was said", () => {
  assert.equal(said("in standee 80x200 giá rẻ"), "80 × 200 cm");
  assert.equal(said("băng rôn 3m x 1m2 treo cổng"), "3 × 1,2 m");
  assert.equal(said("800*2000mm"), "80 × 200 cm");
  assert.equal(said("80 × 200cm, 2 cái"), "80 × 200 cm");
});

test("metres are read with what is said behind them, and a number of pieces is none of it", () => {
  assert.equal(said("bạt 1 mét 2 x 3 mét"), "1,2 × 3 m");
  assert.equal(said("2m x 1 mét 20"), "2 × 1,2 m");
  assert.equal(said("3 m x 1m rưỡi treo cổng"), "3 × 1,5 m");
  assert.equal(said("3m x 2m 40cm"), "3 × 2,4 m");
  assert.equal(said("bạt 3m x 2m 5 tấm"), "3 × 2 m");
  assert.equal(said("bạt 10 x 20 mét"), "10 × 20 m");
  assert.equal(said("60 phân x 8 tấc"), "60 × 80 cm");
  assert.equal(said("biển 900 x 600 ly"), "90 × 60 cm");
});

test("figures without a unit are centimetres where such a print is made, otherwise metres", () => {
  assert.equal(said("ảnh 20x30"), "20 × 30 cm");
  assert.equal(said("bạt 2x3"), "2 × 3 m");
  assert.equal(said("bạt 2,5x4"), "2,5 × 4 m");
});

test("a sheet is known by its name, lying where that is said", () => {
  assert.equal(said("khổ A0"), "84,1 × 118,9 cm");
  assert.equal(said("poster A1"), "59,4 × 84,1 cm");
  assert.equal(said("in A2 ngang"), "59,4 × 42 cm");
});

test("no size is read where the words hold none that can be printed", () => {
  for (const text of [
    "bạt",
    "80",
    "60x160x2",
    "ga4",
    "A3M",
    "a7",
    "300x400 m",
    "1x2 mm",
    "2 x",
    "20x30 inch",
    "",
    "x".repeat(1e5),
  ])
    assert.equal(said(text), undefined, text);
});
