import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { wrongFields } from "./check.ts";
import { readDocument } from "./document.ts";
import { kindOf } from "./kinds.ts";

type Fields = Record<string, unknown>;

/** @returns the mistakes, by field, of a page of the project's content in which some fields were changed */
function wrongIn(file: string, change: Fields, reader?: "form" | "file"): Record<string, string> {
  const kind = kindOf(file);
  assert.ok(kind);
  const { fields } = readDocument(readFileSync(`content/${file}`, "utf8"), file);
  return Object.fromEntries(wrongFields(kind, { ...fields, ...change }, reader).map((one) => [one.path, one.message]));
}

const week = (day: string) =>
  Object.fromEntries(["mon", "tues", "wednes", "thurs", "fri", "satur", "sun"].map((name) => [`${name}day`, day]));

const SHOP = {
  hours: { phone: { ...week("open"), monday: "23:00–08:00" }, workshop: week("open") },
  otherHours: [
    { from: "2027-02-03", to: "2027-02-11", workshop: "closed" },
    { from: "2027-02-11", to: "2027-02-12", workshop: "open" },
    { from: "2027-02-20", to: "2027-02-20" },
    { from: "2027-02-21", to: "2027-02-20", phone: "closed" },
    { from: "2027-02-22", to: "2027-02-22", phone: "9" },
  ],
  notices: [
    { from: "2027-02-11", to: "2027-02-03", text: "Nghỉ Tết." },
    { from: "mai", to: "", text: "Nghỉ." },
  ],
  map: { embed: "https://maps.app.goo.gl/abc123", directions: "https://maps.app.goo.gl/abc123" },
  links: { facebook: "https://facebook.com/x", messenger: "https://m.me/x", zalo: "024 3000 0001" },
};
const CATEGORY = "categories/in-standee.md";
const size = { width: 80, height: 200, unit: "cm", label: "Cuốn" };

test("a mistake is explained in terms of the form's boxes, never in words of the file", () => {
  const shop = wrongIn("settings.yml", SHOP);
  assert.match(shop["hours.phone.monday"] ?? "", /^Cần giờ mở và giờ đóng, ví dụ 08:00 đến 23:00/);
  assert.match(shop["notices.0"] ?? "", /^“Đến hết ngày” phải từ “Từ ngày” trở đi\.$/);
  assert.equal(shop["otherHours.0"], undefined);
  assert.match(shop["otherHours.2"] ?? "", /^Những ngày này nghỉ hay làm mấy giờ\?/);
  assert.match(shop["otherHours.3"] ?? "", /^“Đến hết ngày” phải từ “Từ ngày” trở đi\.$/);
  assert.match(shop["otherHours.4.phone"] ?? "", /^Cần giờ mở và giờ đóng/);
  assert.match(shop["notices.1.from"] ?? "", /21\/11\/2026/);
  assert.equal(shop["notices.1.to"], "Chưa điền mục này.");
  assert.equal(shop["notices.1"], undefined); // neither is a day yet, so neither comes before the other
  assert.match(shop["map.embed"] ?? "", /^Đường dẫn này không hiện được trong khung\..*Nhúng bản đồ/);
  assert.match(shop["links.zalo"] ?? "", /để trống thì lấy số di động đầu tiên ở trên/);
  const category = wrongIn(CATEGORY, { sizes: [size, size], stance: "bay" });
  assert.match(category.sizes ?? "", /bật “Khổ quen dùng” ở một khổ/);
  assert.equal(category.stance, "Chọn một trong danh sách.");
  assert.match(
    wrongIn(CATEGORY, { sizes: [{ ...size, width: 9000 }] })["sizes.0"] ?? "",
    /dài quá 60 m, xem lại đơn vị/,
  );
  assert.match(category["sizes.1"] ?? "", /đã ghi ở trên, cùng tên: bỏ mục này\.$/);
  for (const amount of [65, 1.5, "sáu mươi"])
    assert.match(
      wrongIn(CATEGORY, { priceFrom: { amount, per: "m²" } })["priceFrom.amount"] ?? "",
      /từ 1\.000 trở lên, ví dụ 65\.000 hay 65k\.$/,
    );
  const said = Object.values({ ...shop, ...category });
  assert.doesNotMatch(said.join(" "), /\b(open|closed|null|true|from|to|usual|unit)\b|\d{4}-\d\d/);
});

test("a week without an open day is asked about", () => {
  const shop = wrongIn("settings.yml", { hours: { phone: week("closed"), workshop: week("open") } });
  assert.match(shop["hours.phone"] ?? "", /^Cả tuần đều nghỉ\./);
});

test("where a day has two entries of other hours, the later entry is asked about", () => {
  const { otherHours } = SHOP;
  const shop = wrongIn("settings.yml", { otherHours: otherHours.slice(0, 2) });
  assert.deepEqual(Object.keys(shop), ["otherHours.1"]);
  assert.match(shop["otherHours.1"] ?? "", /^Có ngày trùng với một mục ở trên/);
});

test("whoever edits the file is told of a mistake in words of the file", () => {
  const shop = wrongIn("settings.yml", SHOP, "file");
  assert.match(shop["hours.phone.monday"] ?? "", /hoặc open/);
  assert.match(shop["notices.0"] ?? "", /ngày to phải từ ngày from/i);
  assert.match(wrongIn(CATEGORY, { sizes: [size] }, "file").sizes ?? "", /usual: true/);
});

test("a job's month and the customer's consent are asked for as the form shows them", () => {
  const kind = kindOf("jobs/x.md");
  assert.ok(kind);
  const said = wrongFields(kind, { month: "11-2026", agreed: false });
  const at = (path: string) => said.find((one) => one.path === path)?.message ?? "";
  assert.equal(at("month"), "Cần tháng và năm, ví dụ 11/2026.");
  assert.doesNotMatch(at("agreed"), /agreed|thư mục/);
});

test("a job's size is asked for with its unit, and a size in too large a unit is a mistake, but not that of a long fence", () => {
  const kind = kindOf("jobs/x.md");
  assert.ok(kind);
  const said = (size: object, path: string) =>
    wrongFields(kind, { size: { unit: "m", height: 1, ...size } }).find((one) => one.path === path)?.message;
  assert.match(said({ width: "3x" }, "size.width") ?? "", /3m, 1m2, 320cm/);
  assert.match(said({ width: 300, height: 100 }, "size") ?? "", /xem lại đơn vị/);
  assert.equal(said({ width: 120 }, "size"), undefined);
});

test("a job may be as old as a shop may be: its month is no mistake because its year begins with 19", () => {
  const kind = kindOf("jobs/x.md");
  assert.ok(kind);
  const wrong = (month: string) => wrongFields(kind, { month }).filter(({ path }) => path === "month");
  assert.deepEqual(wrong("1999-11"), []);
  for (const month of ["1999-13", "1026-11"])
    assert.deepEqual(
      wrong(month).map(({ message }) => message),
      ["Cần tháng và năm, ví dụ 11/2026."],
    );
});
