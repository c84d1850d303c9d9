import assert from "node:assert/strict";
import { test } from "node:test";
import { mailOf } from "./mail.ts";

const MESSAGE = {
  id: "00000000-0000-4000-8000-000000000001",
  receivedAt: Date.parse("2026-01-04T17:05:00Z"),
  suspicion: "",
  from_name: "Nguyễn Thu Hà",
  from_phone: "0900 000 001",
  from_email: "thuha@vidu.vn",
  message: "Bạt 3 × 1 m.\nTreo ngoài trời.",
};
const to = ["shop@shop.example", "boss@shop.example"];

test("a message comes from the shop's own address to the shop, at the hour of Hanoi, and is answered to the customer", (context) => {
  const { TZ } = process.env;
  context.after(() => Object.assign(process.env, { TZ: TZ ?? "UTC" }));
  process.env.TZ = "America/New_York";
  const { text, ...mail } = mailOf(MESSAGE, { from: "In ấn Hoàng Gia <web@shop.example>", to });
  assert.deepEqual(mail, {
    envelope: { from: "web@shop.example", to },
    from: { name: "In ấn Hoàng Gia", address: "web@shop.example" },
    to,
    replyTo: { name: "Nguyễn Thu Hà", address: "thuha@vidu.vn" },
    subject: "Khách liên hệ: Nguyễn Thu Hà - 0900 000 001",
    messageId: `<${MESSAGE.id}@shop.example>`,
    date: new Date(MESSAGE.receivedAt),
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  assert.match(text, /^Gửi lúc: 00:05 Thứ Hai, 05\/01\/2026 \(giờ Hà Nội\)$/m);
  assert.match(text, /^Email: thuha@vidu\.vn$/m);
  assert.ok(text.includes(`\n\n${MESSAGE.message}\n\n-- \n`));
  assert.doesNotMatch(text, /thư rác/);
});

test("a mail written on a Sunday writes the day as the site's own hours do", () => {
  const { text } = mailOf({ ...MESSAGE, receivedAt: Date.UTC(2026, 0, 4, 3) }, { from: "web@shop.example", to });
  assert.match(text, /^Gửi lúc: 10:00 Chủ nhật, 04\/01\/2026 \(giờ Hà Nội\)$/m);
});

test("what may be spam is marked so, and an address without a name is its own sender", () => {
  const { subject, text, envelope, from } = mailOf({ ...MESSAGE, suspicion: "trap" }, { from: "web@shop.example", to });
  assert.match(subject, /^\[Nghi là thư rác\] Khách liên hệ: /);
  assert.match(text, /^Có thể là thư rác/m);
  assert.deepEqual([envelope.from, from], ["web@shop.example", { name: "", address: "web@shop.example" }]);
});
