import assert from "node:assert/strict";
import { test } from "node:test";
import * as v from "valibot";
import { CONTACT_FIELD_NAMES, CONTACT_FIELDS, LINE_FIELDS } from "./contact-fields.ts";
import { ContactMessageSchema, fieldsOf, isEmailAddress } from "./contact-message.ts";

const message = fieldsOf({
  from_name: "Nguyễn Thu Hà",
  from_email: "thuha@vidu.vn",
  from_phone: "0900 000 001",
  message: "Bạt hiflex 3 × 1 m.\nTreo ngoài trời.",
});
const accepts = (change: object) => v.safeParse(ContactMessageSchema, { ...message, ...change }).success;

test("a message with all its fields is accepted as it is, line breaks of the text included", () => {
  assert.deepEqual(v.parse(ContactMessageSchema, message), message);
});

test("a message that was kept before the form had a field has an empty one", () => {
  assert.deepEqual(fieldsOf({ from_name: "Hà" }), { from_name: "Hà", from_phone: "", from_email: "", message: "" });
});

test("what is required must be there, and spaces do not fill it", () => {
  for (const field of CONTACT_FIELD_NAMES.filter((name) => CONTACT_FIELDS[name].required)) {
    assert.equal(accepts({ [field]: "" }), false, field);
    assert.equal(accepts({ [field]: "  \n " }), false, field);
    assert.equal(accepts({ [field]: undefined }), false, field);
  }
});

test("the bounds are those that were decided", () => {
  assert.deepEqual(
    CONTACT_FIELD_NAMES.map((name) => [name, CONTACT_FIELDS[name].longest, CONTACT_FIELDS[name].required]),
    [
      ["from_name", 200, true],
      ["from_phone", 100, true],
      ["from_email", 254, true],
      ["message", 10_000, true],
    ],
  );
});

test("each field ends at its greatest length", () => {
  for (const [field, { longest: most, type }] of Object.entries(CONTACT_FIELDS)) {
    // In an address the end of a domain is as long as it needs to be: no part of one has more than 63 letters.
    const begun = type === "email" ? `ha@${`${"a".repeat(60)}.`.repeat(4)}` : "";
    const longest = begun.padEnd(most, "a");
    assert.deepEqual([accepts({ [field]: longest }), accepts({ [field]: `${longest}a` })], [true, false], field);
    if (type === "email")
      assert.deepEqual([isEmailAddress(longest), isEmailAddress(`${longest}a`)], [true, false], field);
  }
});

test("a line break of the text becomes one character, and NUL, which no person types and PostgreSQL cannot keep, is left out", () => {
  const { message: text } = v.parse(ContactMessageSchema, { ...message, message: "một\r\nhai\0 ba\u0007" });
  assert.equal(text, "một\nhai ba\u0007");
});

test("a tab pasted into one line is a space: two cells of a table are one name", () => {
  assert.equal(v.parse(ContactMessageSchema, { ...message, from_name: "Hà\tVũ" }).from_name, "Hà Vũ");
});

test("marks of the direction of writing, as a telephone copies them around a number, are left out of one line", () => {
  const copied = { ...message, from_name: "Hà\u202e", from_phone: "\u202a0900 000 001\u202c" };
  const { from_name, from_phone } = v.parse(ContactMessageSchema, copied);
  assert.deepEqual([from_name, from_phone], ["Hà", "0900 000 001"]);
  assert.equal(accepts({ from_name: "\u200f\u202e" }), false, "no name is left");
});

test("nothing in a one-line field can start a header of a mail", () => {
  for (const field of LINE_FIELDS) {
    for (const sign of ["\r\nBcc: x@y.z", "\n", "\u0000", "\u2028"])
      assert.equal(accepts({ [field]: `a${sign}b` }), false, field);
  }
});

test("one e-mail address by the rule of the HTML standard", () => {
  for (const address of ["a@b", "thu.ha+in@vidu.com.vn"]) assert.equal(accepts({ from_email: address }), true, address);
  for (const address of ["thuha@", "@vidu.vn", "a@b, c@d", "a b@c.d", "<a@b.c>", "a@-b.c"]) {
    assert.equal(accepts({ from_email: address }), false, address);
  }
});

test("a domain with Vietnamese letters is kept as mail carries it, as Chromium sends it and Firefox does not", () => {
  const kept = (address: string) => v.parse(ContactMessageSchema, { ...message, from_email: address }).from_email;
  assert.equal(kept(" ha@tiếngviệt.vn "), "ha@xn--tingvit-5t4cyc.vn");
  assert.equal(kept("ha@xn--tingvit-5t4cyc.vn"), "ha@xn--tingvit-5t4cyc.vn");
  assert.equal(kept("ha@vidu.vn\u200b"), "ha@vidu.vn", "a blank that nobody sees, copied along with the address");
  for (const address of [
    "hà@vidu.vn",
    "ha@vídụ.vn/x",
    "ha@vídụ.vn, b@c.d",
    "ha@vídụ.vn:80",
    "ha@a@vídụ.vn",
    "ha@vídụ..vn",
  ])
    assert.equal(accepts({ from_email: address }), false, address);
});
