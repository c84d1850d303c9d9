import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { PrintFile, Trouble } from "../../../print-file/facts.ts";
import { pdf, photo } from "../../../print-file/fixtures/made-up-files.ts";
import { TRADES } from "../../../try-size/fixtures/trades.ts";
import { tradeAmong } from "../../../try-size/trades.ts";
import { firstWish } from "../../../try-size/wish.ts";
import { saidOfRead } from "./said-of-read.ts";

const hiflex = { ...firstWish(tradeAmong(TRADES, "in-bat-hiflex")), width: 6, height: 3 };
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

  it("says why a file could not be judged", () => {
    const why = (trouble: Trouble, name?: string, format: "none" | "ps" | "cdr" = "none") =>
      inTicket({ format, readable: "no", trouble, facts: {} }, name);
    assert.equal(why("empty"), "tap.pdf, trang web chưa đọc được: file trống");
    assert.match(why("locked"), /: có mật khẩu$/);
    assert.match(why("cut"), /: thiếu phần cuối$/);
    assert.match(why("unknown"), /: không nhận ra loại file$/);
    assert.match(why("header-only", "logo.ai", "ps"), /: file AI cũ chỉ biết khổ$/);
    assert.match(why("header-only", "logo.eps", "ps"), /: file EPS chỉ biết khổ$/);
    assert.match(why("header-only", "to.cdr", "cdr"), /: file CorelDRAW$/);
    assert.match(inTicket(pdf({ unexamined: ["portfolio"] })), /chưa đọc được hết: gói nhiều file bên trong$/);
    assert.match(inTicket(pdf({}, { partial: true })), /trang web chưa đọc được hết$/);
  });

  it("is one line whatever the names in the file are", () => {
    const line = inTicket(pdf({ fonts_not_embedded: ["A\nGiá: 0 đồng"] }), "a\r\nb.pdf");
    assert.doesNotMatch(line, /\p{Cc}/u);
  });
});
