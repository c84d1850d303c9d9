import assert from "node:assert/strict";
import { test } from "node:test";
import { compare } from "./compare.ts";

const shop = (phone: string, sample: string) => `sample: ${sample}\nphones: ["${phone}"]\n`;

test("a fact that was filled in is told before the list of samples it leaves, and both in words", () => {
  const places = compare(
    "settings.yml",
    shop("0900 000 001", "[phones, address.street]"),
    shop("0912 345 678", "[phones]"),
  );
  assert.deepEqual(places, [
    { label: "Số điện thoại 1", before: "0900 000 001", after: "0912 345 678" },
    { label: "Những mục còn là mẫu", before: "Số điện thoại · Địa chỉ, Số nhà, tên đường", after: "Số điện thoại" },
  ]);
});
