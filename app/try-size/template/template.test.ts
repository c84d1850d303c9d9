import assert from "node:assert/strict";
import { test } from "node:test";
import { TRADES, tradeNamed } from "../fixtures/trades.ts";
import { firstWish, type Wish } from "../wish.ts";
import { templatePdf } from "./pdf.ts";
import { plotText } from "./plotter-letters.ts";
import { templateSvg } from "./svg.ts";
import { templateOf } from "./template.ts";

const wish = (slug: string, changed: Partial<Wish> = {}): Wish => ({ ...firstWish(tradeNamed(slug)), ...changed });
const POINTS = 72 / 25.4;
const box = (pdf: string, name: string) =>
  (new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(pdf)?.[1] ?? "").split(" ").map(Number);

test("a standee's template is 1:1, with bleed, safe area and what its base hides", () => {
  const template = templateOf(wish("in-standee"));
  assert.equal(template.scale, 1);
  assert.deepEqual(template.trim, { x: 0, y: 0, width: 800, height: 2000 });
  assert.deepEqual(template.page, { x: -3, y: -3, width: 806, height: 2006 });
  assert.deepEqual(template.safe, { x: 5, y: 5, width: 790, height: 1890 });
  assert.deepEqual(template.foot, { x: 0, y: 1900, width: 800, height: 100 });
  assert.equal(template.name, "khuon-standee-80x200cm-1-1");
  assert.equal(templateOf(wish("in-standee", { width: 0.3, height: 0.4 })).foot, undefined);
});

test("over 5 m the template is 1:10, and says so", () => {
  const template = templateOf(wish("in-bat-hiflex", { width: 6, height: 3 }));
  assert.equal(template.scale, 10);
  assert.deepEqual(template.trim, { x: 0, y: 0, width: 600, height: 300 });
  assert.equal(template.page.width, 610);
  assert.match(template.title, /tỉ lệ 1:10/);
  // A page of a PDF ends at 5.08 m; the bleed of 5 cm is on it too.
  const scales = [4.97, 4.99].map((width) => templateOf(wish("in-bat-hiflex", { width, height: 3 })).scale);
  assert.deepEqual(scales, [1, 10]);
});

test("eyelets stand at the corners and no further apart than 60 cm", () => {
  const { eyelets, trim } = templateOf(wish("in-bat-hiflex", { width: 1.3, height: 1 }));
  const top = eyelets.filter(({ y }) => y === 25).map(({ x }) => x);
  assert.deepEqual([top.length, Math.min(...top), Math.max(...top)], [4, 25, trim.width - 25]);
  for (const [at, x] of top.entries()) if (at) assert.ok(x - (top[at - 1] ?? 0) <= 600);
  assert.equal(new Set(eyelets.map(({ x, y }) => `${x} ${y}`)).size, eyelets.length);
});

test("the words stay within the safe area, however narrow it is", () => {
  for (const trade of TRADES)
    for (const { width, height } of [...trade.sizes, { width: 0.1, height: 0.1 }, { width: 30, height: 0.1 }]) {
      const { safe, trim, labels } = templateOf(wish(trade.slug, { width, height }));
      for (const label of labels) {
        const right = Math.max(...plotText(label.text).flatMap((stroke) => stroke.map(([x]) => x)));
        assert.ok(
          label.x + (right * label.height) / 10 <= safe.x + safe.width + 0.01,
          `${trade.slug} ${width} ${label.text}`,
        );
        assert.ok(label.y <= trim.height && label.height > 0);
      }
    }
});

test("the SVG measures in millimetres and asks for no font", () => {
  const svg = templateSvg(templateOf(wish("in-standee")));
  assert.match(svg, /width="806mm" height="2006mm" viewBox="-3 -3 806 2006"/);
  assert.doesNotMatch(svg, /<text|font-family|href|NaN|undefined/);
});

test("the PDF states its page, bleed and trim in points, and every offset of its table is true", () => {
  const pdf = templatePdf(templateOf(wish("in-standee")));
  const [, , width = 0, height = 0] = box(pdf, "MediaBox");
  assert.ok(Math.abs(width - 806 * POINTS) < 0.01 && Math.abs(height - 2006 * POINTS) < 0.01);
  const [left = 0, bottom = 0, right = 0] = box(pdf, "TrimBox");
  assert.ok(Math.abs(left - 3 * POINTS) < 0.01 && Math.abs(bottom - 3 * POINTS) < 0.01);
  assert.ok(Math.abs(right - left - 800 * POINTS) < 0.01);
  for (const [at, [, offset = ""]] of [...pdf.matchAll(/^(\d{10}) 00000 n /gm)].entries())
    assert.ok(pdf.startsWith(`${at + 1} 0 obj`, Number(offset)));
  assert.ok(pdf.startsWith("xref", Number(/startxref\n(\d+)/.exec(pdf)?.[1])));
  assert.doesNotMatch(pdf, /NaN|undefined|\/JS|\/Font/);
});

test("the plotter knows every Vietnamese letter with its mark, and says which sign it does not", () => {
  const letters = "aăâbcdđeêghiklmnoôơpqrstuưvxy";
  const tones = ["", "\u0300", "\u0301", "\u0309", "\u0303", "\u0323"];
  for (const letter of letters) for (const tone of tones) assert.ok(plotText(letter + tone).length > 0);
  const heights = plotText("Ế").flatMap((stroke) => stroke.map(([, y]) => y));
  assert.ok(Math.max(...heights) > 15, "the tone stands above the roof");
  assert.throws(() => plotText("€"), /No glyph/);
});
