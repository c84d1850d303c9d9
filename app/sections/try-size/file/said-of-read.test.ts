import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { PrintFile, Trouble } from "../../../print-file/facts.ts";
import { page, pdf, photo } from "../../../print-file/fixtures/made-up-files.ts";
import { say } from "../../../print-file/verdict/say.ts";
import { plainSpaces } from "../../../try-size/figures.ts";
import { TRADES } from "../../../try-size/fixtures/trades.ts";
import { tradeAmong } from "../../../try-size/trades.ts";
import { firstWish, type Wish } from "../../../try-size/wish.ts";
import { saidOfRead } from "./said-of-read.ts";

const hiflex = { ...firstWish(tradeAmong(TRADES, "in-bat-hiflex")), width: 6, height: 3 };
const small = { ...hiflex, width: 0.8, height: 2 };
const inTicket = (file: PrintFile, name = "tap.pdf", wish = hiflex) => saidOfRead(name, file, wish).inTicket;

describe("the ticket's line of a file", () => {
  it("has the figure of the screen: below 10 ppi with its tenth", () => {
    assert.equal(
      inTicket(photo(2244, 1122), "anh.jpg"),
      "anh.jpg, 2.244 × 1.122 điểm, 9,5 ppi ở khổ này (vỡ hình), hệ màu RGB",
    );
  });

  it("says how the file lies, and what has to be mended", () => {
    assert.equal(inTicket(pdf({})), "tap.pdf, trang 60 × 30 cm, tỉ lệ 1:10, vector (đủ nét)");
    assert.match(inTicket(photo(3000, 6000), "doc.jpg"), /điểm, cần xoay 90°, 25 ppi/);
    assert.match(inTicket(photo(6100, 3100), "du.jpg"), /điểm, đã gồm tràn lề, 25 ppi/);
    const mended = pdf({ fonts_not_embedded: ["A", "B", "C", "D"], drawn_colour: ["rgb"], rebuilt: true });
    assert.match(
      inTicket(mended),
      /vector \(đủ nét\), font A, B, C và 1 font khác chưa nhúng, mục lục file hỏng, hệ màu RGB$/,
    );
  });

  it("says a scale once, and none for a page of full size", () => {
    assert.doesNotMatch(inTicket(pdf({}), "tap tỉ lệ 1:10.pdf"), /tên file ghi/);
    assert.match(inTicket(pdf({}), "tap tỉ lệ 1:10.pdf", small), /tên file ghi tỉ lệ 1:10/);
    const full = { ...hiflex, width: 0.6, height: 0.3 };
    assert.doesNotMatch(inTicket(pdf({}), "tap.pdf", full), /tỉ lệ/);
  });

  it("has the figure for the way in which the picture fills the print", () => {
    const square = photo(3000, 3000);
    const [covering, whole] = (["phu", "lot"] as const).map((fit) => inTicket(square, "a.jpg", { ...hiflex, fit }));
    assert.match(covering ?? "", /, 13 ppi/);
    assert.match(whole ?? "", /, 25 ppi/);
  });

  it("says why a file could not be judged", () => {
    const why = (trouble: Trouble, name?: string, format: "none" | "ps" | "cdr" = "none") =>
      inTicket({ format, readable: "no", trouble, facts: {} }, name);
    assert.equal(why("empty"), "tap.pdf, trang web chưa đọc được: file trống");
    assert.match(why("locked"), /: có mật khẩu$/);
    assert.match(why("cut"), /: thiếu phần cuối$/);
    assert.match(why("unknown"), /: không nhận ra loại file$/);
    assert.match(why("header-only", "logo.ai", "ps"), /: file AI cũ không ghi khổ$/);
    assert.match(why("header-only", "logo.eps", "ps"), /: file EPS không ghi khổ$/);
    const sized: PrintFile = {
      format: "ps",
      readable: "header",
      trouble: "header-only",
      facts: { shown_mm: [600, 300] },
    };
    assert.match(inTicket(sized), /: file EPS chỉ biết khổ$/);
    assert.match(why("header-only", "to.cdr", "cdr"), /: file CorelDRAW$/);
    assert.match(inTicket(pdf({ unexamined: ["portfolio"] })), /chưa đọc được hết: gói nhiều file bên trong$/);
    assert.match(inTicket(pdf({}, { partial: true })), /trang web chưa đọc được hết$/);
  });

  it("is judged by the least bleed that the trade takes, as the pages have it: 3–5 cm a side of a panel on a car, 5–10 of cloth around a frame, 1–2 of film", () => {
    const bleedIn = (kind: string, place: "trong" | "ngoai", width: number, height: number) => {
      const wish = { ...firstWish(tradeAmong(TRADES, kind)), place, width, height };
      const { bleed, leastBleed } = saidOfRead("tap.pdf", pdf({}), wish).judged?.wanted ?? {};
      return [leastBleed, bleed];
    };
    assert.deepEqual(bleedIn("in-decal-o-to", "ngoai", 2.5, 1), [0.03, 0.05]);
    assert.deepEqual(bleedIn("in-decal-o-to", "ngoai", 0.4, 0.3), [0.003, 0.003]);
    assert.deepEqual(bleedIn("in-backlit", "ngoai", 2.4, 0.8), [0.05, 0.1]);
    assert.deepEqual(bleedIn("in-backlit", "trong", 0.4, 0.6), [0.01, 0.02]);
  });

  it("finds a bleed within that range around a page and around a picture, and what lies beyond it is told", () => {
    const panel = { ...firstWish(tradeAmong(TRADES, "in-decal-o-to")), place: "ngoai", width: 2, height: 1 } as const;
    const sized = (width: number, height: number) => pdf({ page: [page({ shown_mm: [width, height] })] });
    const bledIn = (file: PrintFile, wish: Wish) => {
      const { inTicket, judged, place } = saidOfRead("tap.pdf", file, wish);
      assert.equal(inTicket.includes("đã gồm tràn lề"), !!place && place.x < 0, inTicket);
      return judged?.verdict.shape?.same && judged.verdict.shape.bled;
    };
    assert.equal(bledIn(sized(2060, 1060), panel), 0.03);
    assert.equal(bledIn(sized(2080, 1080), panel), 0.04);
    assert.equal(bledIn(sized(208, 108), panel), 0.04, "at 1:10");
    assert.equal(bledIn(sized(2100, 1100), panel), 0.05);
    assert.equal(bledIn(sized(2110, 1110), panel), 0.05, "a fifth more than the trade asks for, at most");
    assert.equal(bledIn(sized(2040, 1040), panel), false, "2 cm are not enough");
    assert.equal(bledIn(photo(2060, 1060), panel), 0.03);
    const box = { ...firstWish(tradeAmong(TRADES, "in-backlit")), place: "ngoai", width: 2.4, height: 0.8 } as const;
    assert.equal(bledIn(sized(2500, 900), box), 0.05);
    assert.equal(bledIn(photo(2550, 950), box), 0.075);
    const { judged } = saidOfRead("tap.pdf", sized(2060, 1060), panel);
    assert.ok(judged);
    const { notes } = say(judged.found, judged.verdict, judged.wanted, "cm");
    assert.match(plainSpaces(notes.join()), /Trang 206 × 106 cm, đúng 1:1, đã gồm tràn lề 3 cm mỗi cạnh\./);
    assert.doesNotMatch(notes.join(), /đường xén/);
    const bare = saidOfRead("tap.pdf", sized(2000, 1000), panel).judged;
    assert.ok(bare);
    const asked = say(bare.found, bare.verdict, bare.wanted, "cm").notes.map(plainSpaces);
    assert.ok(asked.some((note) => note.endsWith("loại này nên có 3–5 cm mỗi cạnh.")));
  });

  it("is one line whatever the names in the file are", () => {
    const line = inTicket(pdf({ fonts_not_embedded: ["A\nGiá: 0 đồng"] }), "a\r\nb.pdf");
    assert.doesNotMatch(line, /\p{Cc}/u);
    assert.ok(inTicket(pdf({}), `${"a".repeat(5000)}.pdf`).length < 250, "as long as a mail can bear");
  });
});

describe("a file on the print", () => {
  const on = (...sides: [number, number]) => saidOfRead("a.jpg", photo(...sides), hiflex).place;

  it("covers it; its bleed lies outside, and a file that lies on its side is turned upright", () => {
    const near = (place: object | undefined) =>
      JSON.parse(JSON.stringify(place), (_, value) => (typeof value === "number" ? Number(value.toFixed(3)) : value));
    assert.deepEqual(near(on(6000, 3000)), { x: 0, y: 0, width: 6, height: 3 });
    assert.deepEqual(near(on(6100, 3100)), { x: -0.05, y: -0.05, width: 6.1, height: 3.1 });
    const turned = { x: 0, y: 0, width: 3.1, height: 6.1, transform: "translate(6.05 -0.05) rotate(90)" };
    assert.deepEqual(near(on(3100, 6100)), turned);
  });

  it("is still wanted where it is too coarse, and no longer where it will do", () => {
    const wanting = (...sides: [number, number]) => {
      const { mark, wanting } = saidOfRead("a.jpg", photo(...sides), hiflex);
      return [mark, wanting];
    };
    assert.deepEqual(wanting(2000, 1000), ["broken", true]);
    assert.deepEqual(wanting(6000, 3000), ["soft", true]);
    assert.deepEqual(wanting(9000, 4500), ["fair", false]);
    assert.deepEqual(wanting(60_000, 30_000), ["sharp", false]);
  });
});
