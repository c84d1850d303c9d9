import assert from "node:assert/strict";
import { test } from "node:test";
import { encryptionOf } from "./encryption.ts";

for (const [relays, needed] of [
  ["smtp.shop.vn 8.8.8.8 172.32.0.1 [2001:db8::1] 0.0.0.0", "needed"],
  [
    "localhost 127.0.0.1 127.8.0.1 [::1] 10.0.0.9 172.16.0.1 192.168.1.2 [fd00::1] [fe80::1] [::ffff:10.0.0.1]",
    "as offered",
  ],
  ["mail Mail.LOCAL mail.lan mail.internal mail.home.arpa", "as offered"],
] as const) {
  test(`a password to ${relays}: encryption ${needed}`, () => {
    for (const relay of relays.split(" ")) assert.equal(encryptionOf(`smtp://shop:secret@${relay}:587`), needed, relay);
  });
}

test("without a password nothing is asked; what SMTP_URL says itself goes before", () => {
  assert.equal(encryptionOf("smtp://smtp.shop.vn:25"), "as offered");
  for (const words of ["requireTLS=false", "ignoreTLS=true", "opportunisticTLS=true"])
    assert.equal(encryptionOf(`smtp://shop:secret@smtp.shop.vn:587?${words}`), "waived", words);
  assert.equal(encryptionOf("smtp://shop:secret@smtp.shop.vn:587?requireTLS=true&ignoreTLS=true"), "needed");
  assert.equal(encryptionOf("smtps://shop:secret@smtp.shop.vn:465?requireTLS=false"), "needed");
});
