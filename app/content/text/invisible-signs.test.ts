import assert from "node:assert/strict";
import { test } from "node:test";
import { invisibleSignIn, withoutInvisibleSigns } from "./invisible-signs.ts";

test("an invisible sign is reported with its place, and can be taken out", () => {
  for (const sign of ["\u200b", "\u202e", "\u2066", "\u00ad", "\ufeff", "\u0007", "\u200d"]) {
    const text = `In Stan${sign}dee cuốn`;
    assert.match(invisibleSignIn(text)?.sentence ?? "", /ký tự ẩn \(U\+[0-9A-F]{4}\) sau chữ "Stan"/);
    assert.equal(withoutInvisibleSigns(text), "In Standee cuốn");
  }
  assert.match(invisibleSignIn("\u200bBạt in")?.sentence ?? "", /trước chữ "Bạt"/);
});

test("accents in two parts, lines, tabs, hard blanks and emoji of several parts are seen", () => {
  for (const text of ["Bạt".normalize("NFD"), "một\nhai\tba\r\n", "3\u00a0m", "👩‍💻 🏳️‍🌈 👩🏽‍🔧 in"]) {
    assert.equal(invisibleSignIn(text), null);
    assert.equal(withoutInvisibleSigns(text), text);
  }
});
