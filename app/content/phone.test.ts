import assert from "node:assert/strict";
import { test } from "node:test";
import { phoneKind, tidyPhone } from "../../contract/phone-number.ts";
import { internationalPhone } from "./phone.ts";

test("numbers of every kind are known however they are spaced, shown as they are read, and dialled from anywhere", () => {
  const numbers: [typed: string, kind: string | null, shown: string, dialled: string][] = [
    ["0900000001", "mobile", "0900 000 001", "+84900000001"],
    ["+84 900.000.001", "mobile", "0900 000 001", "+84900000001"],
    ["(024) 3000-0001", "landline", "024 3000 0001", "+842430000001"],
    ["02830000001", "landline", "028 3000 0001", "+842830000001"],
    ["0203 3000001", "landline", "0203 300 0001", "+842033000001"],
    ["1900 0001", "service", "1900 0001", "19000001"],
    ["1900000001", "service", "1900 000 001", "1900000001"],
    ["1800 0001", "service", "1800 0001", "18000001"],
    ["0100 000 001", null, "0100 000 001", "+84100000001"],
    ["0900 001", null, "0900 001", "+84900001"],
  ];
  for (const [typed, kind, shown, dialled] of numbers) {
    assert.deepEqual([phoneKind(typed), tidyPhone(typed), internationalPhone(typed)], [kind, shown, dialled], typed);
  }
});
