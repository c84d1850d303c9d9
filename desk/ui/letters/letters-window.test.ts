import assert from "node:assert/strict";
import { test } from "node:test";
import { deskLetter } from "../../fixtures/letter.ts";
import { mailAddress, phoneLines } from "../../letters/addresses.ts";
import type { DeskLetter } from "../../letters/inbox.ts";
import { countSingleKeys, singleKeysCount } from "../frame/single-keys.ts";
import { DRAWERS, drawerOf, lettersIn } from "./drawers.ts";
import { findLetters } from "./find-letters.ts";
import { ago, daysLeft, inShort } from "./in-short.ts";
import { boxOfBrowser, keptLetterWords } from "./kept-letter-words.ts";
import { templatesFor } from "./letter/reply-templates.ts";
import { placeBeside } from "./use-place-in-list.ts";

const letter = (step: DeskLetter["standing"]["step"], junk = false, status: DeskLetter["status"] = "sent") =>
  ({ id: step, junk, status, standing: { step } }) as DeskLetter; // drawers look at nothing else

test("a browser that blocks what sites keep changes nothing but that nothing is kept there", (context) => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  const before = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
  Object.defineProperty(globalThis, "localStorage", { configurable: true, get: blocked });
  context.after(() => {
    if (before) Object.defineProperty(globalThis, "localStorage", before);
  });
  assert.deepEqual(keptLetterWords(boxOfBrowser()), []);
  assert.equal(singleKeysCount(), true);
  countSingleKeys(false);
  assert.equal(singleKeysCount(), false);
});

test("every letter lies in exactly one drawer, and undelivered ones lie on top", () => {
  for (const step of ["new", "answered", "quoted", "won", "lost"] as const)
    for (const junk of [true, false])
      assert.equal(DRAWERS.filter(({ holds }) => holds(letter(step, junk))).length, 1, `${step} ${junk}`);
  assert.equal(drawerOf(letter("won", true)).label, "Rác");
  const letters = [letter("new"), letter("new", false, "dead"), letter("won")];
  assert.deepEqual(
    lettersIn(DRAWERS[0], letters).map(({ status }) => status),
    ["dead", "sent"],
  );
});

test("from a letter that its new step took out of the list, the way goes on from the letter's former place", () => {
  const beside = (found: number, stood: number, by: 1 | -1) => placeBeside({ found, stood, by, count: 5 });
  assert.deepEqual([beside(2, 2, 1), beside(2, 2, -1)], [3, 1]);
  assert.deepEqual([beside(-1, 2, 1), beside(-1, 2, -1)], [2, 1]);
  assert.deepEqual([beside(-1, 5, 1), beside(-1, 0, -1)], [4, 0]);
  assert.equal(beside(-1, -1, 1), 0);
});

test("a letter is found by name, number, address and words, with or without accents, however a number is spaced", () => {
  const one = deskLetter({ from_name: "Nguyễn Thu Hà", from_phone: "0900 000 117", message: "Bạt Hiflex 3 × 1 m" });
  const other = deskLetter({
    from_name: "Phạm Ngọc Lan",
    from_phone: "+84 24 3000 0009",
    from_email: "lan@vidu.vn",
    message: "Backdrop",
  });
  const found = (words: string) => findLetters(words, [one, other]).map(({ from_name }) => from_name);
  const [ha, lan] = ["Nguyễn Thu Hà", "Phạm Ngọc Lan"];
  for (const words of [
    "thu ha",
    "Thu Hà",
    "hà bạt",
    "0900000117",
    "0900.000",
    "117",
    "+84 900 000 117",
    "hiflex 3",
    "3x1",
    "bạt 3 x 1",
    "3×1",
  ])
    assert.deepEqual(found(words), [ha], words);
  for (const words of ["024 3000", "30000009", "LAN@vidu.vn"]) assert.deepEqual(found(words), [lan], words);
  other.standing.reply = "Dạ em báo giá 1.250.000 đồng";
  assert.deepEqual(found("1.250.000"), [lan]);
  assert.deepEqual(found("0911"), []);
  assert.deepEqual(found("thu lan"), []);
  assert.deepEqual(found("  "), [ha, lan]);
});

test("a number calls and opens Zalo however it is written; a landline has no Zalo, and words dial nothing", () => {
  const mobile = { shown: "0900 000 117", call: "tel:+84900000117", zalo: "https://zalo.me/0900000117" };
  for (const number of ["0900 000 117", "+84 900.000.117", "84900000117"])
    assert.deepEqual(phoneLines(number), [mobile], number);
  const landline = { shown: "024 3000 0009", call: "tel:+842430000009", zalo: null };
  assert.deepEqual(phoneLines("024 3000 0009 / 0900000117 (anh Nam)"), [landline, mobile]);
  assert.deepEqual(phoneLines("1900 1234"), [{ shown: "1900 1234", call: "tel:19001234", zalo: null }]);
  assert.deepEqual(phoneLines("không có"), []);
});

test("a mail begins with the reply, and nothing in an address adds to its head", () => {
  assert.equal(
    mailAddress("ha@vidu.vn", "In ấn Hoàng Gia", "Dạ chào\nchị"),
    "mailto:ha@vidu.vn?subject=In%20%E1%BA%A5n%20Ho%C3%A0ng%20Gia%20tr%E1%BA%A3%20l%E1%BB%9Di&body=D%E1%BA%A1%20ch%C3%A0o%0D%0Ach%E1%BB%8B",
  );
  assert.ok(!mailAddress("a@b?bcc=c@d", "").slice(0, 20).includes("?bcc"));
});

test("replies call the customer by the last of the names, tell the size, and make no gap of brackets in a name", () => {
  const message = "Hỏi giá: In bạt Hiflex\nKhổ: 3 × 1 m (ngang × cao)\nSố lượng: 2, mỗi tấm 3 m², cộng 6 m²";
  const words = Object.fromEntries(
    templatesFor({ from_name: "Nguyễn Thu [Hà]", message }, "In [Minh] Phát").map((one) => [one.name, one.words]),
  );
  assert.match(
    words.nhan ?? "",
    /anh\/chị Hà, xưởng In Minh Phát đã nhận phiếu in bạt Hiflex 3 × 1 m, 2 tấm\. .* \[mấy giờ\]/,
  );
  assert.match(words.file ?? "", /in khổ 3 × 1 m nhìn gần/);
  for (const text of Object.values(words)) assert.doesNotMatch(text, /[{}]/);
  const plain = templatesFor({ from_name: "Hà", message: "Cần in bạt" }, "");
  assert.match(plain[0]?.words ?? "", /xưởng đã nhận/);
  assert.ok(!plain.some(({ name }) => name === "file"));
  assert.match(plain.find(({ name }) => name === "gia")?.words ?? "", /việc mình hỏi: giá \[giá\] đồng/);
});

test("a company, a shop, a school or an office is greeted without a first name; a person with such a name is called by it", () => {
  const greeting = (from_name: string, at = 0) =>
    templatesFor({ from_name, message: "Cần in bạt" }, "In ấn Hoàng Gia")[at]?.words ?? "";
  for (const name of [
    "Công ty TNHH Thương mại Ánh Dương Việt Nam",
    "CTY Ánh Dương",
    "Cửa hàng hoa Thu Hà",
    "Thu Hà Shop",
    "Trường Mầm non Hoa Hồng",
    "Văn phòng luật sư Minh",
    "Ánh Dương Co., Ltd",
  ]) {
    assert.match(greeting(name), /^Dạ em chào anh\/chị, xưởng/, name);
    assert.match(greeting(name, 3), /^Dạ anh\/chị ơi, hàng/, name);
  }
  for (const [name, called] of [
    ["Nguyễn Xuân Trường", "Trường"],
    ["Trường", "Trường"],
    ["Đoàn", "Đoàn"],
    ["Đoàn Văn Nam", "Nam"],
    ["chị Hà", "Hà"],
    ["Nguyễn Lan 🌸", "Lan"],
    ["Lan (Hoa Mai)", "Lan"],
    ["Anh Nam - 0912 345 678", "Nam"],
    ["Thu Hà.", "Hà"],
    ["K’Brơi", "K’Brơi"],
  ])
    assert.match(greeting(name ?? ""), new RegExp(`^Dạ em chào anh/chị ${called}, xưởng`));
});

test("a letter in one line, its age, and the days until it is needed", () => {
  assert.equal(
    inShort({ message: "Hỏi giá: Standee\nKhổ: 80 × 200 cm (ngang × cao)\nSố lượng: 1 (1,6 m²)" }),
    "Standee 80 × 200 cm",
  );
  assert.equal(inShort({ message: "In gì đó" }), "In gì đó");
  const now = Date.UTC(2026, 10, 21, 12);
  assert.deepEqual(
    [30_000, 5 * 60_000, 5 * 3_600_000, 6 * 86_400_000, 730 * 86_400_000].map((past) => ago(now - past, now)),
    ["vừa xong", "5 phút trước", "5 giờ trước", "6 ngày trước", "21/11/2024"],
  );
  const noon = new Date("2026-11-21T12:00+07:00");
  assert.equal(daysLeft("Thứ Sáu 27/11/2026", noon), "còn 6 ngày");
  assert.equal(daysLeft("Thứ Bảy 21/11/2026", noon), "hôm nay");
  assert.equal(daysLeft("Thứ Sáu 20/11/2026", noon), "đã qua");
  for (const words of ["thứ Sáu tuần sau", "35/13/2026"]) assert.equal(daysLeft(words, noon), "");
  assert.equal(daysLeft("Thứ Ba 01/12/2026", new Date("2026-12-01T00:30+07:00")), "hôm nay", "by Hanoi's clock");
});
