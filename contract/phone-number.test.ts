import assert from "node:assert/strict";
import { test } from "node:test";
import { numbersIn, phoneKind, shareNumber, tidyPhone } from "./phone-number.ts";

test("every number of a field is found, whatever stands between and beside them", () => {
  const fields: [typed: string, numbers: string[]][] = [
    ["0912 345 678", ["0912345678"]],
    ["+84 (0)912-345-678", ["0912345678"]],
    ["(84)912345678", ["0912345678"]],
    ["0084 912 345 678", ["0912345678"]],
    ["０９１２ ３４５ ６７８", ["0912345678"]],
    ["0912 345 678 / 0987 654 321 (chị Hoa)", ["0912345678", "0987654321"]],
    ["0912 345 678 0987 654 321", ["0912345678", "0987654321"]],
    ["0912.345.678 – +84 987.654.321", ["0912345678", "0987654321"]],
    ["Cơ quan 024 3000 0009, máy lẻ 12; di động 0912345678", ["02430000009", "0912345678"]],
    ["024 3000 0009 - 12", ["02430000009"]],
    ["+84 24.3000.0009 (102)", ["02430000009"]],
    ["0912345678 15h", ["0912345678"]],
    ["0912 345 678 - 0987 654 321 - 2", ["0912345678", "0987654321"]],
    ["09123456780987654321", ["0912345678", "0987654321"]],
    ["0912 345 6789", ["09123456789"]],
    ["1900 1234", ["19001234"]],
    ["1900 1234 56", ["1900123456"]],
    ["1900 1234 06", ["1900123406"]],
    ["1900 1234 - 0912 345 678", ["19001234", "0912345678"]],
    ["1900 1234 56 / +84 912 345 678", ["1900123456", "0912345678"]],
    ["+33 6 12 34 56 78", ["+33612345678"]],
    ["912 345 678", ["912345678"]],
    ["nội bộ 123 456", ["123456"]],
    ["phòng 12 345", []],
    ["gọi giờ hành chính, tầng 2", []],
    ["", []],
  ];
  for (const [typed, numbers] of fields) assert.deepEqual(numbersIn(typed), numbers, typed);
});

test("two fields share a number when any number of the first is also in the second", () => {
  assert.ok(shareNumber("0912 345 678 / 0987 654 321", "+84987654321"));
  assert.ok(shareNumber("024 3000 0009 - 12", "02430000009"));
  assert.ok(shareNumber("+33 6 12 34 56 78", "33612345678"));
  assert.ok(!shareNumber("0912 345 678, tầng 2", "0987 654 321, tầng 2"));
  assert.ok(!shareNumber("", ""));
});

test("a digit too many or too few, before or behind, makes it no number of ours", () => {
  for (const number of ["0912345678", "02430000009", "19001234", "1900123456"]) {
    assert.notEqual(phoneKind(number), null, number);
    for (const wrong of [`${number}555`, `7${number}`, number.slice(0, -3)])
      assert.equal(phoneKind(wrong), null, wrong);
  }
  for (const begun of ["04", "06"]) assert.equal(phoneKind(`${begun}12345678`), null, begun);
});

test("a number is read aloud with its code apart: three digits of Hanoi and Saigon, four of every other province", () => {
  for (const [typed, said] of [
    ["0900000001", "0900 000 001"],
    ["+84 24.30000001", "024 3000 0001"],
    ["02830000001", "028 3000 0001"],
    ["02633000001", "0263 300 0001"],
    ["19001234", "1900 1234"],
    ["1900123456", "1900 123 456"],
    ["gọi sau 5 giờ", "gọi sau 5 giờ"],
  ] as const)
    assert.equal(tidyPhone(typed), said);
});
