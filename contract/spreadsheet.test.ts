import assert from "node:assert/strict";
import { test } from "node:test";
import { csvOf } from "./spreadsheet.ts";

const cellOf = (text: string) => csvOf([[text]]).slice("\ufeff".length, -"\r\n".length);

test("what a spreadsheet would run becomes text, also where part of it looks like a telephone number", () => {
  for (const formula of ["=1+84", "=A1", "-2+3", "@SUM(1)", "+84=A1", "+cmd|' /C calc'!A0", "\t=1"]) {
    assert.equal(cellOf(formula), `'${formula}`);
  }
  for (const wide of ["＝1", "＋1", "－1", "＠A"]) assert.equal(cellOf(wide), `'${wide}`);
  assert.equal(cellOf("\r=1"), `"'\r=1"`);
  assert.equal(cellOf('=HYPERLINK("http://a.example","Xem")'), `"'=HYPERLINK(""http://a.example"",""Xem"")"`);
});

test("a semicolon begins no new cell, and the line end of an old Mac begins no new row", () => {
  assert.equal(cellOf("hai tấm\r=1+1"), '"hai tấm\r=1+1"');
  assert.equal(cellOf("2 standee;=1+1"), '"2 standee;=1+1"');
});

test("no control character comes through that would steer a terminal; those of a text do", () => {
  assert.equal(cellOf("\u001b[2Jđỏ\u009b31m\u0007\u007f"), "\ufffd[2Jđỏ\ufffd31m\ufffd\ufffd");
  assert.equal(cellOf("một\thai\nba"), '"một\thai\nba"');
});

test("what is no formula stays as it was written", () => {
  for (const text of ["+84 (0)900.000.001", "0900-000-001", "khổ 3 x 2 = 6 m2", "a@b.example"])
    assert.equal(cellOf(text), text);
});

test("rows end as RFC 4180 says, and Excel is told the encoding", () => {
  assert.equal(
    csvOf([
      ["tên", "lần"],
      ["Lan, Hoa", 2],
    ]),
    '\ufefftên,lần\r\n"Lan, Hoa",2\r\n',
  );
});
