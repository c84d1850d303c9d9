import assert from "node:assert/strict";
import { test } from "node:test";
import { collection } from "../collection.build.ts";
import { holdName, typeset, typesetLarge } from "./typeset.build.ts";

test("a figure keeps its unit, and a size its ×", () => {
  assert.equal(
    typeset("thước cao 2 m. Khổ 3 × 1 m, in 150 ppi"),
    "thước cao 2\u00a0m. Khổ 3\u00a0×\u00a01\u00a0m, in 150\u00a0ppi",
  );
  assert.equal(typeset("bạt 350 g/m², mép 5 cm"), "bạt 350\u00a0g/m², mép 5\u00a0cm");
  assert.equal(
    typeset("4.724 × 11.811 điểm, giữ 6–12 tháng, xóa sau 365 ngày"),
    "4.724\u00a0×\u00a011.811\u00a0điểm, giữ 6–\u206012\u00a0tháng, xóa sau 365\u00a0ngày",
  );
  assert.equal(typeset("để C60 M40 Y40 K100; RGB8 M40"), "để C60\u00a0M40\u00a0Y40\u00a0K100; RGB8 M40");
  assert.equal(typeset("decal 50 \u03bcm, \u03bc = 2"), "decal 50\u00a0\u00b5m, \u03bc = 2");
});

test("words that only begin like a unit stay apart", () => {
  assert.equal(typeset("7 món, 2 mặt, 5 kgf, năm 2016 mở xưởng"), "7 món, 2 mặt, 5 kgf, năm 2016 mở xưởng");
});

test("a straight quote opens what stands behind it, whatever that begins with, and closes else", () => {
  assert.equal(typeset('"Mở cửa" và ("đóng"), màn 55".'), "“Mở cửa” và (“đóng”), màn 55”.");
  assert.equal(typeset('đuôi ".pdf", nhắn "@xuong", giảm "−20%"'), "đuôi “.pdf”, nhắn “@xuong”, giảm “−20%”");
  assert.equal(typeset('gọi là "'), "gọi là “"); // what the quote opens is bold or a link, and so a text of its own
});

test("in large texts compounds stay whole, and none ends on a line of one short word", () => {
  assert.equal(typesetLarge("Bảy cam kết với khách"), "Bảy cam\u00a0kết với khách");
  assert.equal(typesetLarge("lần sau có việc là gọi."), "lần sau có việc\u00a0là\u00a0gọi.");
  assert.equal(typesetLarge("Máy in nét gọn, màu đều."), "Máy in nét gọn, màu\u00a0đều.");
  assert.equal(
    typesetLarge("điện thoại trực nghiêm chỉnh thường xuyên."),
    "điện\u00a0thoại trực nghiêm chỉnh thường\u00a0xuyên.",
  );
  assert.equal(typesetLarge("xem trang in"), "xem trang in");
});

test("the name of a place is not torn over two lines, unless it is longer than a narrow column", () => {
  assert.equal(holdName("Cầu Giấy"), "Cầu\u00a0Giấy");
  assert.equal(holdName("Khu công nghiệp Bắc Thăng Long"), "Khu công nghiệp Bắc Thăng Long");
  assert.match(collection().introduction.lead, /ở [^ ]+, [^ ]+\. /u);
});

test("running text of the content files is held together; titles, addresses and what the search reads are not", () => {
  const { home, categories, articles, policies } = collection();
  assert.match(home.samples.lead, /2\u00a0m/);
  for (const { title, slug, description } of [...categories, ...articles, ...policies]) {
    assert.doesNotMatch(`${title} ${slug} ${description}`, /\u00a0/);
  }
});
