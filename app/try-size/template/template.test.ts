import assert from "node:assert/strict";
import { test } from "node:test";
import { TRADES, tradeNamed } from "../fixtures/trades.ts";
import { tradeOf } from "../trades.ts";
import { firstWish, type Wish } from "../wish.ts";
import { templatePdf } from "./pdf.ts";
import { plotText } from "./plotter-letters.ts";
import { templateSvg } from "./svg.ts";
import { templateOf } from "./template.ts";

const wish = (kind: string, changed: Partial<Wish> = {}): Wish => ({ ...firstWish(tradeNamed(kind)), ...changed });
const POINTS = 72 / 25.4;
const box = (pdf: string, name: string) =>
  (new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(pdf)?.[1] ?? "").split(" ").map(Number);

/** The sizes of standees, labelled as in the content. */
const STANDEES = tradeOf({
  kind: "in-standee",
  title: "In standee",
  stance: "floor",
  unit: "cm",
  sizes: [
    { width: 800, height: 2000, label: "Cuốn" },
    { width: 800, height: 1800, label: "Chữ X lớn" },
    { width: 600, height: 1600, label: "Chữ X, cuốn" },
  ],
});
const STICKER = [{ width: 100, height: 100, label: "Tem" }];
const standee = (width: number, height: number, place: Wish["place"] = "trong") =>
  templateOf({ ...firstWish(STANDEES), width, height, place });
const wordsOf = ({ labels }: { labels: { text: string }[] }) =>
  labels.map(({ text }) => text.replaceAll("\u00a0", " ")).join("\n");

test("a roll-up's template is 1:1, with bleed, and no letter in its last 15 cm or in the 1 cm under its bar", () => {
  const template = standee(0.8, 2);
  assert.equal(template.scale, 1);
  assert.deepEqual(template.trim, { x: 0, y: 0, width: 800, height: 2000 });
  assert.deepEqual(template.page, { x: -3, y: -3, width: 806, height: 2006 });
  assert.deepEqual(template.safe, { x: 5, y: 10, width: 790, height: 1840 });
  assert.deepEqual(template.taken, [
    { x: 0, y: 1850, width: 800, height: 150 },
    { x: 0, y: 1900, width: 800, height: 100 },
    { x: 0, y: 0, width: 800, height: 10 },
  ]);
  assert.match(wordsOf(template), /lùi 5 mm hai bên, 1 cm ở đỉnh/);
  assert.match(wordsOf(template), /15 cm cuối: không đặt chữ \(7–10 cm chui vào đế\)/);
  assert.equal(template.name, "file-mau-standee-80x200cm-1-1");
  assert.match(template.title, /^File mẫu Standee 80/);
  assert.deepEqual(template.shows, ["mép cắt, tràn lề, vùng chữ", "phần chui vào đế"]);
});

test("an X has no base: its corners are kept free, and a size of both kinds keeps all of it", () => {
  const corners = (width: number, height: number) =>
    [0, height - 50].flatMap((y) => [0, width - 50].map((x) => ({ x, y, width: 50, height: 50 })));
  const anX = standee(0.8, 1.8);
  assert.deepEqual(anX.taken, corners(800, 1800));
  assert.deepEqual(anX.safe, { x: 5, y: 5, width: 790, height: 1790 });
  assert.match(wordsOf(anX), /Bốn góc chừa 5 cm không đặt chữ/);
  assert.doesNotMatch(wordsOf(anX), /đế/);
  const both = standee(0.6, 1.6);
  assert.equal(both.taken.length, 7);
  assert.match(wordsOf(both), /Chữ X: bốn góc chừa 5 cm.*Cuốn: 15 cm cuối không đặt chữ/s);
  assert.deepEqual(standee(0.7, 1.7).taken.length, 7, "a size without a label may go on either");
  assert.deepEqual(standee(0.7, 1.8).taken.length, 7, "so may one that is as high as an X and narrower");
  assert.equal(standee(0.1, 1.7).taken.at(-1)?.width, 25, "half of a narrow one stays free");
});

test("outside a standee is cloth held by its corners; on a table nothing is taken from it", () => {
  assert.equal(standee(0.8, 2, "ngoai").taken.length, 4);
  assert.deepEqual(standee(0.4, 0.6).taken, []);
  assert.equal(standee(0.4, 0.8).taken.length, 7, "one that its scene shows in a base");
});

test("the ground runs on as far as the size and the material need: 3 mm of a label, 5 cm of a panel, 10 cm around a frame", () => {
  const bleed = (kind: string, changed: Partial<Wish>) => {
    const template = templateOf(wish(kind, changed));
    return [-template.page.x, /Nền kéo thêm (.*?) mỗi cạnh/.exec(wordsOf(template))?.[1]];
  };
  assert.deepEqual(bleed("in-decal-o-to", { width: 0.6, height: 0.4 }), [3, "3 mm"]);
  assert.deepEqual(bleed("in-decal-o-to", { width: 4.2, height: 1.8 }), [50, "5 cm"]);
  const box = { width: 2.4, height: 0.8 };
  assert.deepEqual(bleed("in-backlit", { ...box, place: "trong" }), [20, "2 cm"]);
  assert.deepEqual(bleed("in-backlit", { ...box, place: "ngoai" }), [100, "10 cm"]);
  assert.deepEqual(bleed("in-backlit", { ...box, place: "" }), [100, "10 cm"], "what is too wide is cut off");
});

test("a side that is a little too small as a floating-point number is drawn and named at its true length", () => {
  const { trim, name } = templateOf(wish("in-decal-pp", { width: 0.141, height: 1.001 }));
  assert.deepEqual([trim.width, trim.height], [141, 1001]);
  assert.equal(name, "file-mau-decal-pp-14.1x100.1cm-1-1");
});

test("over 5 m the template is 1:10, and says so", () => {
  const template = templateOf(wish("in-bat-hiflex", { width: 6, height: 3 }));
  assert.equal(template.scale, 10);
  assert.deepEqual(template.trim, { x: 0, y: 0, width: 600, height: 300 });
  assert.equal(template.page.width, 610);
  assert.match(template.title, /tỉ lệ 1:10/);
  assert.equal(
    wordsOf(template),
    "Vùng chữ an toàn, lùi 5 cm ở khổ thật\nKhổ thành phẩm 6 × 3 m, file 1:10\nNền kéo thêm 5 cm mỗi cạnh ở khổ thật",
  );
  assert.equal(
    wordsOf(templateOf(wish("in-bat-hiflex", { width: 3, height: 1, unit: "m" }))),
    "Vùng chữ an toàn, lùi 5 cm\nKhổ thành phẩm 3 × 1 m, file 1:1\nNền kéo thêm 5 cm mỗi cạnh",
  );
  // A page of a PDF ends at 5.08 m; the bleed of 5 cm is on it too.
  const scales = [4.97, 4.99].map((width) => templateOf(wish("in-bat-hiflex", { width, height: 3 })).scale);
  assert.deepEqual(scales, [1, 10]);
});

test("eyelets stand at the corners and no further apart than 60 cm", () => {
  const { eyelets, trim } = templateOf(wish("in-bat-hiflex", { width: 1.3, height: 1 }));
  const top = eyelets.filter(({ y }) => y === 25).map(({ x }) => x);
  assert.deepEqual([top.length, Math.min(...top), Math.max(...top)], [4, 25, trim.width - 25]);
  for (const [at, x] of top.entries()) if (at) assert.ok(x - (top[at - 1] ?? 0) <= 600);
  const across = (width: number) =>
    templateOf(wish("in-bat-hiflex", { width, height: 1 })).eyelets.filter(({ y }) => y === 25).length;
  assert.deepEqual([0.6, 0.61, 1.2, 4.2].map(across), [2, 3, 3, 8]);
  assert.equal(new Set(eyelets.map(({ x, y }) => `${x} ${y}`)).size, eyelets.length);
});

test("a banner has its eyelets along the long edges alone, and a flag has none, as its page and the advice beside it say", () => {
  const [strip, flag] = (
    [
      [4.8, 1.5],
      [1.5, 4.8],
    ] as const
  ).map(([width, height]) => templateOf(wish("in-bang-ron", { width, height })));
  const across = (strip?.eyelets ?? []).map(({ x, y }) => `${x} ${y}`);
  assert.equal(across.length, 18);
  assert.equal(across.filter((at) => at.startsWith("25 ")).length, 2);
  assert.deepEqual([flag?.eyelets, flag?.shows.includes("chỗ đóng khoen")], [[], false]);
  assert.deepEqual(templateOf(wish("in-bang-ron", { width: 4.8, height: 1.5, place: "trong" })).eyelets, []);
});

test("eyelets lie 2.5 cm within all four edges and are 12 mm wide, at 1:10 a tenth of it", () => {
  const around = (width: number, height: number) =>
    templateOf(wish("in-bat-hiflex", { width, height }))
      .eyelets.map(({ x, y, r }) => [x, y, r].join(" "))
      .sort();
  assert.deepEqual(
    around(0.5, 1.3),
    [25, 475].flatMap((x) => [25, 25 + 1250 / 3, 25 + 2500 / 3, 1275].map((y) => `${x} ${y} 6`)).sort(),
  );
  const tenth = around(5.4, 0.5);
  assert.equal(tenth.length, 20);
  for (const corner of ["2.5 2.5 0.6", "537.5 2.5 0.6", "2.5 47.5 0.6", "537.5 47.5 0.6"])
    assert.ok(tenth.includes(corner), corner);
});

test("the line of a long print with a small bleed lies between its cut and its page", () => {
  const { line, trim, page } = templateOf(wish("in-decal-pp", { width: 6, height: 2.5 }));
  assert.ok(line <= (trim.x - page.x) / 2, `${line} mm`);
});

test("half of a small print stays free of its margin", () => {
  const safe = (width: number, height: number) => templateOf(wish("in-backdrop", { width, height })).safe;
  assert.deepEqual(safe(0.3, 0.2), { x: 50, y: 50, width: 200, height: 100 });
  assert.deepEqual(safe(0.2, 0.3), { x: 50, y: 50, width: 100, height: 200 });
  assert.match(wordsOf(templateOf(wish("in-backdrop", { width: 0.1, height: 0.3 }))), /lùi 2,5 cm/);
});

test("the words stay within the safe area, however narrow it is, and off what the stand takes", () => {
  for (const trade of [...TRADES, STANDEES])
    for (const { width, height } of [...trade.sizes, { width: 0.1, height: 0.1 }, { width: 30, height: 0.1 }]) {
      const { safe, trim, labels, taken } = templateOf({ ...firstWish(trade), width, height });
      for (const [at, { y }] of labels.entries())
        assert.ok(at === 0 || y - (labels[at - 1]?.y ?? 0) > 2 * (labels[at - 1]?.height ?? 0), "one below the other");
      for (const { text, x, y, height: letter } of labels) {
        const right = x + (Math.max(...plotText(text).flatMap((stroke) => stroke.map(([u]) => u))) * letter) / 10;
        assert.ok(right <= safe.x + safe.width + 0.01, `${trade.kind} ${width} ${text}`);
        assert.ok(x >= safe.x && y <= trim.height && letter > 0);
        if (/cuối/.test(text)) {
          const [foot, hidden] = taken;
          assert.ok(foot && hidden && y - letter >= foot.y && y <= hidden.y, "in the foot, above what vanishes");
          continue;
        }
        const covers = (box: (typeof taken)[number]) =>
          x < box.x + box.width && right > box.x && y - letter < box.y + box.height && y > box.y;
        assert.ok(y <= safe.y + safe.height && !taken.some(covers), `${trade.kind} ${width} ${text}`);
      }
    }
});

test("the SVG measures in millimetres and asks for no font", () => {
  const svg = templateSvg(templateOf(wish("in-standee")));
  assert.match(svg, /width="806mm" height="2006mm" viewBox="-3 -3 806 2006"/);
  assert.doesNotMatch(svg, /<text|font-family|href|NaN|undefined/);
});

test("the SVG draws edge, safe area, eyelets and letters where the template has them", () => {
  const template = templateOf(wish("in-bat-hiflex", { width: 0.5, height: 0.3005 }));
  const svg = templateSvg(template);
  assert.match(svg, /<rect x="0" y="0" width="500" height="300.5" stroke="[^"]+"\/>/);
  assert.match(svg, /<rect x="50" y="50" width="400" height="200.5" stroke="[^"]+" stroke-dasharray/);
  assert.deepEqual(
    [...svg.matchAll(/<circle cx="([^"]+)" cy="([^"]+)" r="([^"]+)"/g)].map((found) => found.slice(1).map(Number)),
    template.eyelets.map(({ x, y, r }) => [x, y, r]),
  );
  const [label = ""] = /<path aria-label[^>]*>/.exec(svg) ?? [];
  const [first] = template.labels;
  const heights = [...label.matchAll(/[ML][\d.-]+ ([\d.-]+)/g)].map(([, y]) => Number(y));
  assert.ok(first && Math.min(...heights) < first.y - first.height / 2, "letters stand upright on their line");
});

test("the SVG is whole, whatever signs are in the name of what is printed", () => {
  const named = tradeOf({ kind: "in-tem", title: "In tem & <nhãn>", stance: "hand", unit: "cm", sizes: STICKER });
  const svg = templateSvg(templateOf(firstWish(named)));
  assert.match(svg, /<title>File mẫu Tem &#38; &#60;nhãn&#62; /);
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
  assert.match(
    pdf,
    /BDC q ([\d.]+) 0 0 -\1 8\.504 /,
    "guides count downwards from the trim's upper left corner, 3 mm within the page",
  );
  assert.ok(pdf.startsWith("xref", Number(/startxref\n(\d+)/.exec(pdf)?.[1])));
  assert.doesNotMatch(pdf, /NaN|undefined|\/JS|\/Font/);
});

/** What the page of a PDF draws, and all that stands before it. */
const streamOf = (pdf: string) => /^<< \/Length (\d+) >>\nstream\n([\s\S]*)\nendstream$/m.exec(pdf) ?? [];

test("a reader finds its way through the PDF: the length of its page, how many objects there are, its title", () => {
  const template = templateOf(wish("in-standee"));
  const pdf = templatePdf(template);
  const [, length, drawing = ""] = streamOf(pdf);
  assert.equal(Number(length), drawing.length);
  const objects = pdf.match(/^\d+ 0 obj$/gm)?.length ?? 0;
  assert.ok(pdf.includes(`xref\n0 ${objects + 1}\n`) && pdf.includes(`/Size ${objects + 1} `));
  const [, info = ""] = /\/Info (\d+) 0 R/.exec(pdf) ?? [];
  const [, title = ""] = new RegExp(`^${info} 0 obj\\n<< /Title <feff([0-9a-f]+)> >>$`, "m").exec(pdf) ?? [];
  const units = (title.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
  assert.equal(String.fromCharCode(...units), template.title);
  assert.deepEqual(box(pdf, "BleedBox"), box(pdf, "MediaBox"));
});

test("the PDF draws edge, safe area, eyelets and letters where the template has them, in the four inks of a printer", () => {
  const template = templateOf(wish("in-bat-hiflex", { width: 0.5, height: 0.3005 }));
  const [, , drawing = ""] = streamOf(templatePdf(template));
  const lines = drawing.split("\n");
  assert.ok(lines.includes("0 0 0 1 K 0 0 500 300.5 re S"));
  assert.match(drawing, /0 d 50 50 400 200.5 re S \[\] 0 d/);
  assert.deepEqual(
    [...drawing.matchAll(/^([\d.]+) ([\d.]+) m .* s$/gm)].map(([, right, y]) => [Number(right), Number(y)]),
    template.eyelets.map(({ x, y, r }) => [x + r, y]),
  );
  assert.equal(drawing.match(/\bBDC q /g)?.length, drawing.match(/\bQ EMC$/g)?.length);
  const standing = templatePdf(standee(0.8, 2));
  for (const page of [drawing, streamOf(standing)[2] ?? ""])
    for (const [, before = ""] of page.matchAll(/((?:[^ \n]+[ \n]+){5})[kK]\b/g))
      assert.match(before, /(?:^|[a-z\n] ?)(?:[\d.]+ ){4}$/i, "an ink is four numbers");
  const [first] = template.labels;
  const letters = lines.find((line) => / l .* S$/.test(line)) ?? "";
  const heights = [...letters.matchAll(/[\d.-]+ ([\d.-]+) [ml]\b/g)].map(([, y]) => Number(y));
  assert.ok(first && Math.min(...heights) < first.y - first.height / 2, "letters stand upright on their line");
});

test("the plotter knows every Vietnamese letter with its mark, and says which sign it does not", () => {
  const letters = "aăâbcdđeêghiklmnoôơpqrstuưvxy";
  const tones = ["", "\u0300", "\u0301", "\u0309", "\u0303", "\u0323"];
  for (const letter of letters) for (const tone of tones) assert.ok(plotText(letter + tone).length > 0);
  for (const [horned, plain] of ["ƠO", "ƯU"]) assert.ok(plotText(horned ?? "").length > plotText(plain ?? "").length);
  const heights = plotText("Ế").flatMap((stroke) => stroke.map(([, y]) => y));
  assert.ok(Math.max(...heights) > 15, "the tone stands above the roof");
  const millimetres = plotText("mm").flatMap((stroke) => stroke.map(([, y]) => y));
  assert.ok(Math.max(...millimetres) < 10, "a unit is never written large");
  assert.throws(() => plotText("€"), /No glyph/);
});
