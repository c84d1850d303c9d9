import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { drawSizes, inMetres, parseSizes } from "./size-drawing.build.ts";

const drawn = (...lines: string[]) => drawSizes(parseSizes(lines).sizes);
const numbers = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].map(([, figure]) => Number(figure));
/** Shares of a row over metres: the scale of each drawing in a panel. */
const scales = (markup: string) => {
  const metres = numbers(markup, /viewBox="0 -[\d.]+ ([\d.]+)/g);
  return numbers(markup, /<svg width="([\d.]+)%"/g).map((share, index) => share / (metres[index] ?? Number.NaN));
};

test("what is not a size is handed back", () => {
  const none = [
    "ba mét: x",
    "1,2,5 × 1 m: hai dấu phẩy",
    ", × 2 m: thiếu số",
    "0 × 1 m: không có bề ngang",
    "1 × 0 m: không có bề cao",
  ];
  const { sizes, wrong } = parseSizes(["60\u00a0× 160 cm: Chữ X", ...none]);
  assert.deepEqual(sizes, [{ width: 0.6, height: 1.6, measure: "60 × 160 cm", label: "Chữ X" }]);
  assert.deepEqual(wrong, none);
});

test("sizes too wide together stand in rows, each with the person, in the order of the text", () => {
  const panel = drawn("1 × 0,5 m: Biển nhỏ", "3 × 1 m: Khai trương", "3 × 2 m: Biển mặt tiền", "6 × 3 m: Pa-nô");
  const rows = panel.split("<div>").slice(1);
  assert.ok(rows.length > 1);
  for (const row of rows) assert.match(row, /class="person"/);
  // The sizes stand in the description, and Firefox would read the texts once more.
  assert.doesNotMatch(panel.replaceAll(/<g aria-hidden="true".*?<\/g>/g, ""), /<text/);
  assert.deepEqual(
    [...panel.matchAll(/font-weight="600">([^<]+)/g)].map(([, measure]) => measure),
    ["1 × 0,5 m", "3 × 1 m", "3 × 2 m", "6 × 3 m"],
  );
  assert.match(panel, /^<div class="sizes[^"]*" role="img" aria-label="Các khổ [^"]+6 × 3 m \(Pa-nô\)">/);
});

test("a print is drawn as wide and as high as it is, from the ground upwards; a size of the front matter like one of the text", () => {
  const label = "Bạt & <khung>";
  const size = inMetres({ width: 3000, height: 2000, measure: "3 × 2 m", label });
  assert.deepEqual(size, parseSizes([`3 × 2 m: ${label}`]).sizes[0]);
  const panel = drawSizes([size]);
  assert.match(panel, /<rect class="print-1" x="[\d.]+" y="-2" width="3" height="2"\/>/);
  assert.match(panel, /<path class="ground" d="M0 0H/);
  assert.match(panel, />Bạt &#38; &#60;khung&#62;<\/text>/);
  assert.match(panel, /\(Bạt &#38; &#60;khung&#62;\)">/);
});

test("where all prints are small the person is cut, by one clip path for all rows", () => {
  const panel = drawn("20 × 30 cm: Một tay", "25 × 35 cm: Hai dòng chữ", "30 × 40 cm: Chữ và logo", "60 × 20 cm: Nhóm");
  assert.equal(panel.split("<clipPath").length, 2);
  assert.equal(panel.split('clip-path="url(').length, panel.split("<div>").length);
});

test("whatever the sizes: one scale in a panel, no row wider than the phone", () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 3000 }),
    height: fc.integer({ min: 1, max: 1000 }),
    label: fc.stringMatching(/^[a-zđ ]{1,60}$/),
  });
  fc.assert(
    fc.property(fc.array(size, { minLength: 1, maxLength: 14 }), (sizes) => {
      const panel = drawn(...sizes.map(({ width, height, label }) => `${width} × ${height} cm: ${label}.`));
      const [first = 0, ...others] = scales(panel);
      for (const scale of others) assert.ok(Math.abs(scale / first - 1) < 0.02);
      for (const row of panel.split("<div>").slice(1)) {
        const [person = 0, prints = 0] = numbers(row, /<svg width="([\d.]+)%"/g);
        assert.ok(person + prints < 100.1);
      }
    }),
  );
});
