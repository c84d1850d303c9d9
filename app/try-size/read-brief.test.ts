import assert from "node:assert/strict";
import { test } from "node:test";
import { formatNumber, plainSpaces, saySize } from "./figures.ts";
import { TRADES } from "./fixtures/trades.ts";
import { readQuery } from "./query.ts";
import { readBrief } from "./read-brief.ts";
import { ticketText } from "./ticket.ts";
import { firstWish } from "./wish.ts";

test("a ticket becomes a docket again, with the size in metres and the note whole", () => {
  const wish = readQuery("in=standee&n=80&c=200&sl=2&cho=trong&xa=2&lau=thang&ngay=2026-12-04", TRADES);
  const extras = {
    shop: "In ấn Hoàng Gia",
    file: "menu.jpg",
    note: "dựng ở sảnh\nGiờ: sau 18 h",
    address: "https://vidu.vn/thu-kho",
  };
  const brief = readBrief(ticketText(wish, extras));
  assert.equal(brief?.what, "Standee");
  assert.deepEqual(brief?.size, { width: 0.8, height: 2, said: "80 × 200 cm" });
  assert.equal(brief?.quantity, 2);
  assert.deepEqual(brief?.lines.find(([label]) => label === "Dặn thêm")?.[1], "dựng ở sảnh\nGiờ: sau 18 h");
  assert.deepEqual(brief?.lines.at(-1), ["Xem khổ", "https://vidu.vn/thu-kho"]);
  assert.equal(brief?.rest, "");
});

test("every size that a ticket can tell is read back", () => {
  for (const trade of TRADES)
    for (const [width, height] of [
      ...trade.sizes.map((size) => [size.width, size.height] as const),
      [12.345, 0.105] as const,
    ]) {
      const wish = { ...firstWish(trade), width, height, quantity: 1200 };
      const brief = readBrief(
        ticketText(wish, { shop: "In ấn Hoàng Gia", file: "", note: "", address: "https://vidu.vn" }),
      );
      assert.ok(brief?.size && Math.abs(brief.size.width - width) < 0.0011, trade.kind);
      assert.ok(Math.abs(brief.size.height - height) < 0.0011, trade.kind);
      assert.equal(brief.quantity, 1200);
    }
});

test("a size asked from a category page is a docket, with the visitor's own words beside it", () => {
  const asked = plainSpaces(
    `Chào xưởng\nHỏi giá: In bạt\nKhổ: ${saySize(3, 1, "m")} (ngang × cao)\nSố lượng: ${formatNumber(2)}, mỗi tấm 3 m², cộng 6 m²\nCần: thứ Sáu\nTreo: ở cổng trường`,
  );
  const brief = readBrief(asked);
  assert.equal(brief?.what, "In bạt");
  assert.deepEqual(brief?.size, { width: 3, height: 1, said: "3 × 1 m" });
  assert.equal(brief?.rest, "Chào xưởng\nTreo: ở cổng trường");
});

test("spaces that do not break, as a mail program may write them, are spaces", () => {
  assert.deepEqual(readBrief("Hỏi giá: In bạt\nKhổ: 3\u00a0×\u00a01\u00a0m")?.size, {
    width: 3,
    height: 1,
    said: "3 × 1 m",
  });
});

test("a message in somebody's own words has no brief, whatever figures it names", () => {
  for (const message of ["Cần standee 80 × 200 cm", "Khổ: 3 × 1 m", "tôi muốn hỏi giá: bạt", ""])
    assert.equal(readBrief(message), null, message);
});

test("a size that the visitor wrote over is read as it is said", () => {
  const read = (size: string) => readBrief(`Hỏi giá: In bạt\nKhổ: ${size} (ngang × cao)`)?.size;
  for (const size of ["1m6 × 2m05", "1m6 × 2,05 m", "1,6 × 2,05m", "160 × 205 cm", "1.600 × 2.050 mm"])
    assert.deepEqual(read(size), { width: 1.6, height: 2.05, said: size });
});

test("a size that has no unit, or a side that is no length, is not read", () => {
  for (const size of ["80 × 200", "1,6 × 2 mét", "0 × 2 m", "chưa rõ", "80 × cm", ", × , m"])
    assert.equal(readBrief(`Hỏi giá: In bạt\nKhổ: ${size}`)?.size, null, size);
});
