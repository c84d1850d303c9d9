import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { CONTACT_FIELDS } from "../../contract/contact-fields.ts";
import { hanoiDay } from "../../contract/time-zone.ts";
import { DISTANCES } from "./distances.ts";
import { TRADES } from "./fixtures/trades.ts";
import { missingFrom, today } from "./missing.ts";
import { readQuery, writeQuery } from "./query.ts";
import { ticketText } from "./ticket.ts";
import { tradeAmong, tradeOf } from "./trades.ts";
import { firstWish, sayPieces, type Wish } from "./wish.ts";

/** Some days before the day of {@link FULL}. */
const NOW = new Date("2026-11-25T00:00+07:00");
const FULL = "in=standee&n=80&c=200&sl=2&cho=trong&xa=2&lau=thang&ngay=2026-12-04&dat=lot";

test("the whole wish stands in the address and comes back from it", () => {
  const wish = readQuery(`?${FULL}`, TRADES);
  assert.equal(wish.trade.kind, "in-standee");
  assert.deepEqual(
    [wish.width, wish.height, wish.quantity, wish.place, wish.distance, wish.hanging, wish.day, wish.fit],
    [0.8, 2, 2, "trong", 2, "thang", "2026-12-04", "lot"],
  );
  assert.equal(writeQuery(wish), FULL);
});

test("a unit that the visitor has chosen stands in the address, one that follows from the size does not", () => {
  const chosen = readQuery("in=standee&n=80&c=200&dv=m", TRADES);
  assert.deepEqual([chosen.unit, chosen.unitChosen], ["m", true]);
  assert.equal(writeQuery(chosen), "in=standee&n=80&c=200&dv=m&xa=2");
  // Typed in metres, where the print had been told in metres: the address opens it in metres again.
  const typed = { ...readQuery("in=bat-hiflex&n=300&c=100", TRADES), width: 0.5, height: 0.3 };
  assert.equal(readQuery(writeQuery(typed), TRADES).unit, "m");
  const suggested = readQuery("in=standee&n=80&c=200&dv=inch", TRADES);
  assert.deepEqual([suggested.unit, suggested.unitChosen], ["cm", false]);
});

test("a trade that leaves no choice of place has it, in an address without one, too", () => {
  assert.equal(readQuery("in=decal-o-to", TRADES).place, "ngoai");
  assert.equal(readQuery("in=decal-o-to&cho=trong", TRADES).place, "trong");
  assert.equal(readQuery("in=bat-hiflex", TRADES).place, "");
});

test("a trade is found by its kind written whole, too, as somebody copies it from the address of its page", () => {
  assert.equal(writeQuery(readQuery("in=in-bat-hiflex&n=300&c=200", TRADES)), "in=bat-hiflex&n=300&c=200&xa=5");
});

test("whatever stands in an address, a ticket opens: what nobody could choose falls back", () => {
  const first = readQuery("", TRADES);
  assert.equal(writeQuery(first), "in=standee&n=80&c=200&xa=2");
  const odd = readQuery("in=<script>&n=-5&c=1e9&sl=0&cho=toString&xa=NaN&lau=__proto__&ngay=2026-13-40&dat=x", TRADES);
  assert.deepEqual(odd, first);
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (n, c, sl) => {
      const wish = readQuery(new URLSearchParams({ n, c, sl }).toString(), TRADES);
      assert.ok(wish.width >= 0.1 && wish.width <= 30 && wish.quantity >= 1 && wish.quantity <= 9999);
    }),
  );
});

test("sides from 10 cm to 30 m, days of the calendar and the stops of the tape are taken from an address", () => {
  const sides = (n: number, c: number) => {
    const { width, height } = readQuery(`in=standee&n=${n}&c=${c}`, TRADES);
    return [width, height];
  };
  assert.deepEqual(sides(10, 3000), [0.1, 30]);
  for (const [n, c] of [
    [9.9, 200],
    [80, 3001],
  ] as const)
    assert.deepEqual(sides(n, c), [0.8, 2]);
  const day = (text: string) => readQuery(`ngay=${text}`, TRADES).day;
  assert.deepEqual(["2026-12-31", "2026-13-01", "2026-12-32", "2026-00-10"].map(day), ["2026-12-31", "", "", ""]);
  assert.deepEqual(["2026-02-31", "2026-02-29", "2028-02-29"].map(day), ["", "", "2028-02-29"]);
  assert.equal(readQuery("xa=2.3", TRADES).distance, 2);
});

test("every day of a year, every distance, any number and any side come back from an address as they were", () => {
  const back = (change: Partial<Wish>) => readQuery(writeQuery({ ...readQuery("", TRADES), ...change }), TRADES);
  for (let date = 1; date <= 366; date++) {
    const day = new Date(Date.UTC(2028, 0, date)).toISOString().slice(0, 10);
    assert.equal(back({ day }).day, day);
  }
  for (const distance of DISTANCES) assert.equal(back({ distance }).distance, distance);
  for (const quantity of [1, 2, 12, 9999]) assert.equal(back({ quantity }).quantity, quantity);
  // Some of these are a little too small as floating-point numbers.
  for (let millimetres = 1000; millimetres <= 1100; millimetres++) {
    const width = millimetres / 1000;
    assert.equal(back({ width }).width, width);
  }
});

test("an address that names a trade alone opens what is wished of it when nothing more is said", () => {
  for (const trade of TRADES) assert.deepEqual(readQuery(`in=${trade.kind}`, TRADES), firstWish(trade));
  assert.equal(firstWish(tradeAmong(TRADES, "in-standee")).quantity, 1);
});

test("each trade's sizes come back to the millimetre", () => {
  for (const trade of TRADES)
    for (const { width, height } of trade.sizes) {
      const wish = readQuery(writeQuery({ ...firstWish(trade), width, height }), TRADES);
      assert.deepEqual([wish.trade.kind, wish.width, wish.height], [trade.kind, width, height]);
    }
});

test("a size of the trade comes back where nobody could have typed it: a label of 5 × 9 cm, a ribbon of 40 m", () => {
  const sizes = [
    { width: 200, height: 200, label: "Tem" },
    { width: 50, height: 90, label: "Tem nhỏ" },
    { width: 40_000, height: 500, label: "Dải" },
  ];
  const trade = tradeOf({ kind: "in-decal-pp", title: "In decal PP", stance: "hand", unit: "cm", sizes });
  const sides = (n: number, c: number) => {
    const { width, height } = readQuery(`in=decal-pp&n=${n}&c=${c}`, [trade]);
    return [width, height];
  };
  assert.deepEqual(sides(5, 9), [0.05, 0.09]);
  assert.deepEqual(sides(4000, 50), [40, 0.5]);
  assert.deepEqual(sides(5, 50), [0.2, 0.2]);
});

test("the ticket reads line by line, the address last but one", () => {
  const text = ticketText(readQuery(FULL, TRADES), {
    shop: "In ấn Hoàng Gia",
    file: "menu.jpg, 4.800 × 12.000 điểm",
    note: " treo tầng 2 ",
    address: "https://vidu.vn/thu-kho?in=standee",
  });
  assert.equal(
    text,
    `PHIẾU IN – In ấn Hoàng Gia
In: Standee
Khổ: 80 × 200 cm (ngang × cao)
Số lượng: 2, mỗi tấm 1,6 m², cộng 3,2 m²
Chỗ dùng: trong nhà, người xem cách 2 m, dùng vài tháng
Vật liệu gợi ý: PP không keo, cán mờ
File: menu.jpg, 4.800 × 12.000 điểm
Cần: Thứ Sáu 04/12/2026
Dặn thêm: treo tầng 2
Xem khổ: https://vidu.vn/thu-kho?in=standee
Nhờ xưởng báo giá giúp.`,
  );
});

test("a ticket of which nothing is said names what is missing, and its text stays within the message", () => {
  const wish = readQuery("", TRADES);
  assert.deepEqual(
    missingFrom(wish, false, NOW).map(({ what }) => what),
    ["trong nhà hay ngoài trời", "dùng bao lâu", "file in", "ngày cần"],
  );
  assert.deepEqual(missingFrom(readQuery(FULL, TRADES), true, NOW), []);
  assert.deepEqual(
    missingFrom(readQuery(FULL, TRADES), true, new Date("2026-12-04T23:59+07:00")),
    [],
    "its day is not gone yet",
  );
  const later = new Date("2026-12-05T00:00+07:00");
  assert.deepEqual(missingFrom(readQuery(FULL, TRADES), true, later), [{ row: "ngay", what: "ngày cần" }]);
  const text = ticketText(wish, { shop: "In ấn Hoàng Gia", file: "", note: "", address: "https://vidu.vn/thu-kho" });
  assert.match(text, /Số lượng: 1 \(1,6 m²\)\nChỗ dùng: người xem cách 2 m\nFile: chưa có\nXem khổ/);
  assert.ok(text.length < CONTACT_FIELDS.message.longest / 5);
  assert.equal(sayPieces(1200), "1.200 tấm");
});

test("a day is gone when it is over in Hanoi, where the print is made, whatever the clock of the visitor shows", () => {
  const zone = process.env.TZ;
  try {
    for (process.env.TZ of ["America/Los_Angeles", "Asia/Ho_Chi_Minh", "Pacific/Kiritimati"]) {
      const begins = Date.parse("2026-11-30T00:00+07:00");
      for (let hour = 0; hour < 761 * 24; hour++) {
        const now = new Date(begins + hour * 3_600_000);
        assert.equal(today(now), hanoiDay(now), `${now.toISOString()}, ${process.env.TZ}`);
      }
    }
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

test("each thing that is not said is missing by itself, and a day is told with no other words", () => {
  const whole = readQuery(FULL, TRADES);
  const missing = (left: Partial<Wish>, hasFile = true) => missingFrom({ ...whole, ...left }, hasFile, NOW);
  assert.deepEqual(missing({ place: "" }), [{ row: "cho", what: "trong nhà hay ngoài trời" }]);
  assert.deepEqual(missing({ hanging: "" }), [{ row: "cho", what: "dùng bao lâu" }]);
  assert.deepEqual(missing({}, false), [{ row: "file", what: "file in" }]);
  assert.deepEqual(missing({ day: "" }), [{ row: "ngay", what: "ngày cần" }]);
  const text = ticketText(whole, { shop: "In ấn Hoàng Gia", file: "", note: "", address: "https://vidu.vn/thu-kho" });
  assert.match(text, /File: chưa có\nCần: Thứ Sáu 04\/12\/2026\nXem khổ/);
});
