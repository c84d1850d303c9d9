import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { CONTACT_FIELDS, SEND_FORM_PATH, STARTED_FIELD, TRAP_FIELD } from "../../contract/contact-fields.ts";
import { MailRefused } from "../delivery/relay.ts";
import { LIBRARY_FIELDS, MESSAGE, sendForm } from "../fixtures/contact-form.ts";
import { rawRequest } from "../fixtures/raw-request.ts";
import { testApp } from "../fixtures/test-app.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { CommitInDoubt } from "../store/commit-in-doubt.ts";

const { address, port, outbox } = await testApp({ after });
let sent = 0;
/** Fields no earlier test sent: the same ones again would count as one message. */
const fresh = () => ({ ...MESSAGE, message: `${MESSAGE.message} ${++sent}` });
const newest = async () => (await outbox.list())[0];
const page = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

test("the client library's form is stored as it was typed and answered OK", async () => {
  const fields = { ...fresh(), message: "  Dòng một\nDòng hai <b>&amp;</b> 🙂 \u202e\u0007  " };
  const answer = await sendForm(address, { ...fields, ...LIBRARY_FIELDS });
  assert.deepEqual(
    [answer.status, answer.headers.get("content-type"), await answer.text()],
    [200, "text/plain; charset=utf-8", "OK"],
  );
  const { from_name, from_email, from_phone, message } = (await newest()) ?? MESSAGE;
  assert.deepEqual({ from_name, from_email, from_phone, message }, { ...fields, message: fields.message.trim() });
});

test("a form without files may come urlencoded as well", async () => {
  const answer = await fetch(address + SEND_FORM_PATH, { method: "POST", body: new URLSearchParams(fresh()) });
  assert.equal(answer.status, 200);
});

test("the longest fields in the widest script fit", async () => {
  const fields = {
    from_name: "ễ".repeat(CONTACT_FIELDS.from_name.longest),
    // No part of a domain has more than 63 letters.
    from_email: `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.`.padEnd(
      CONTACT_FIELDS.from_email.longest,
      "e",
    ),
    from_phone: "0".repeat(CONTACT_FIELDS.from_phone.longest),
    // A browser sends every line break as two characters and counts it as one.
    message: "ễ\n".repeat(CONTACT_FIELDS.message.longest / 2).replace(/\n$/, "."),
  };
  assert.equal((await sendForm(address, fields)).status, 200);
  const { message, from_email } = (await newest()) ?? MESSAGE;
  assert.deepEqual([message, from_email], [fields.message, fields.from_email]);
});

describe("what is wrong with a form is said, and nothing is stored", () => {
  for (const [what, fields, status, sentence] of [
    ["a missing name", { ...MESSAGE, from_name: "" }, 400, /Bạn chưa điền họ và tên/],
    ["blanks for a phone", { ...MESSAGE, from_phone: "   " }, 400, /Bạn chưa điền số điện thoại/],
    ["no fields at all", {}, 400, /Bạn chưa điền họ và tên[\s\S]*Bạn chưa viết lời nhắn/],
    ["a wrong address", { ...MESSAGE, from_email: "a b@c" }, 400, /Email chưa đúng/],
    ["two addresses", { ...MESSAGE, from_email: "a@b.c,d@e.f" }, 400, /Email chưa đúng/],
    ["a header in the name", { ...MESSAGE, from_name: "A\r\nBcc: x@example.com" }, 400, /ký tự không đọc được/],
    ["a header in the phone", { ...MESSAGE, from_phone: "1\nSubject: x" }, 400, /ký tự không đọc được/],
    ["a header in the address", { ...MESSAGE, from_email: "a@b.c\r\nBcc: x@y.z" }, 400, /ký tự không đọc được/],
    ["a long name", { ...MESSAGE, from_name: "a".repeat(CONTACT_FIELDS.from_name.longest + 1) }, 400, /dài quá/],
    ["a long message", { ...MESSAGE, message: "a".repeat(CONTACT_FIELDS.message.longest + 1) }, 400, /dài quá/],
    ["a file", { ...MESSAGE, file: new Blob(["x"]) }, 400, /không nhận file/],
    ["a body above the limit", { ...MESSAGE, message: "a".repeat(70_000) }, 413, /quá dài/],
  ] as const) {
    test(what, async () => {
      const before = (await outbox.counts()).queued;
      const answer = await sendForm(address, fields);
      assert.equal(answer.status, status);
      const text = await answer.text();
      assert.match(text, sentence);
      assert.notEqual(text, "OK");
      assert.equal((await outbox.counts()).queued, before);
    });
  }

  for (const [type, status] of [
    ["application/json", 415],
    ["text/plain", 415],
    ["multipart/mixed; boundary=x", 415],
    ["multipart/form-data", 400],
    [undefined, 415],
  ] as const) {
    test(`Content-Type: ${type}`, async () => {
      const body = new Blob([JSON.stringify(MESSAGE)]);
      const answer = await fetch(address + SEND_FORM_PATH, {
        method: "POST",
        body,
        headers: type ? { "Content-Type": type } : {},
      });
      assert.equal(answer.status, status);
    });
  }

  for (const length of ["", "Content-Length: 0\r\n"]) {
    test(`no body and no type${length && ", and a length that says so"}`, async () => {
      const head = `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${length}\r\n`;
      const answer = await rawRequest(port, head);
      assert.equal(answer.status, 400);
      assert.match(answer.body, /Bạn chưa điền họ và tên/);
    });
  }

  test("thirty-two fields are read, thirty-three are too many, in both forms of a body", async () => {
    for (const [count, status] of [
      [32, 200],
      [33, 400],
    ] as const) {
      for (const body of [new FormData(), new URLSearchParams()]) {
        const fields = Object.entries(fresh());
        while (fields.length < count) fields.push([`more_${fields.length}`, "x"]);
        for (const [name, value] of fields) body.append(name, value);
        assert.equal((await fetch(address + SEND_FORM_PATH, { method: "POST", body })).status, status, String(count));
      }
    }
  });

  test("a body of 64 KiB is read, one byte more is too large", async () => {
    for (const [size, status] of [
      [65_536, 200],
      [65_537, 413],
    ] as const) {
      const start = `${new URLSearchParams(fresh())}&more=`;
      const body = start.padEnd(size, "x");
      const headers = { "Content-Type": "application/x-www-form-urlencoded" };
      assert.equal(
        (await fetch(address + SEND_FORM_PATH, { method: "POST", body, headers })).status,
        status,
        String(size),
      );
    }
  });

  test("a field that occurs twice", async () => {
    const body = `${new URLSearchParams(MESSAGE)}&from_email=other@example.com`;
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    assert.equal((await fetch(address + SEND_FORM_PATH, { method: "POST", body, headers })).status, 400);
  });
});

describe("without script", () => {
  test("a stored message is confirmed on a page", async () => {
    const answer = await sendForm(address, fresh(), page);
    assert.deepEqual([answer.status, answer.headers.get("content-type")], [200, "text/html; charset=utf-8"]);
    assert.match(
      await answer.text(),
      /<html lang="vi">[\s\S]*<title>Email đã được gửi thành công! - In Thử &#38; Bạn<[\s\S]*href="\/lien-he"/,
    );
  });

  test("a refused form comes back with everything that was typed, harmless", async () => {
    const typed = {
      from_name: `"><script>alert(1)</script>`,
      from_email: "không phải",
      from_phone: "0900'&\"",
      message: "\n</textarea><b>chào",
    };
    const answer = await sendForm(address, typed, page);
    const html = await answer.text();
    assert.equal(answer.status, 400);
    assert.match(html, /Email chưa đúng/);
    assert.doesNotMatch(html, /<script>alert|<\/textarea><b>/);
    const decoded = html.replace(/&#(\d+);/g, (_match, code) => String.fromCharCode(Number(code)));
    for (const value of Object.values(typed)) assert.ok(decoded.includes(value.replace("\n", "")), value);
    const policy = answer.headers.get("content-security-policy") ?? "";
    assert.match(policy, /form-action 'self'/);
    assert.match(policy, /style-src 'sha256-/);
  });

  test("the other refusals are pages as well", async () => {
    const large = await sendForm(address, { message: "a".repeat(70_000) }, page);
    assert.match(await large.text(), /<h1>Gửi email thất bại[\s\S]*quá dài/);
    const type = await fetch(address + SEND_FORM_PATH, {
      method: "POST",
      body: "x",
      headers: { ...page, "Content-Type": "text/plain" },
    });
    assert.match(await type.text(), /<h1>Gửi email thất bại[\s\S]*sai định dạng/);
  });

  test("the client library gets text, whatever it accepts", async () => {
    assert.equal(await (await sendForm(address, { ...fresh(), ...LIBRARY_FIELDS }, page)).text(), "OK");
  });
});

describe("who sends", () => {
  const status = async (headers: Record<string, string>) => (await sendForm(address, fresh(), headers)).status;

  test("the own site and programs may", async () => {
    assert.equal(await status({ "Sec-Fetch-Site": "same-origin", Origin: "https://behind-a-proxy.example" }), 200);
    assert.equal(await status({ Origin: address }), 200);
    assert.equal(await status({ Origin: "null" }), 200);
    assert.equal(await status({}), 200);
  });

  test("a page of another site may not", async () => {
    assert.equal(await status({ "Sec-Fetch-Site": "cross-site" }), 403);
    assert.equal(await status({ Origin: "https://evil.example" }), 403);
    assert.equal(await status({ "Sec-Fetch-Site": "same-site", Origin: "https://evil.example" }), 403);
    assert.equal(await status({ Origin: "nonsense" }), 403);
  });

  test("the public origin of the settings may, where a proxy hides the host", async (t) => {
    const behind = await testApp(t, { settings: { siteOrigin: "https://inan.example.com" } });
    assert.equal((await sendForm(behind.address, MESSAGE, { Origin: "https://inan.example.com" })).status, 200);
  });
});

describe("spam is labelled and kept", () => {
  const now = Date.UTC(2026, 0, 5);
  for (const [what, fields, sign] of [
    ["a filled trap", { [TRAP_FIELD]: "http://spam.example" }, /trap/],
    ["a form filled in 100 ms", { [STARTED_FIELD]: String(now - 100) }, /first touch/],
    ["a start time that is none", { [STARTED_FIELD]: "x" }, /not a number/],
    ["a person's form", { [TRAP_FIELD]: "", [STARTED_FIELD]: String(now - 60_000) }, /^$/],
    ["a clock that is ahead", { [STARTED_FIELD]: String(now + 3_600_000) }, /^$/],
  ] as const) {
    test(what, async (t) => {
      const { address, outbox } = await testApp(t, { now: () => now });
      assert.equal(await (await sendForm(address, { ...MESSAGE, ...fields })).text(), "OK");
      const [kept] = await outbox.list();
      assert.match(kept?.suspicion ?? "not kept", sign);
    });
  }
});

test("the same message again within ten minutes is one message, later it is another", async (t) => {
  let now = Date.UTC(2026, 0, 5);
  let woken = 0;
  const { address, outbox } = await testApp(t, { now: () => now, stored: () => void woken++ });
  const send = async () => (await sendForm(address, MESSAGE)).text();
  assert.deepEqual(await Promise.all([send(), send(), send()]), ["OK", "OK", "OK"]);
  now += 9 * 60_000;
  assert.equal(await send(), "OK");
  assert.equal((await outbox.counts()).queued, 1);
  now += 60_000;
  assert.equal(await send(), "OK");
  assert.equal((await outbox.counts()).queued, 2);
  assert.equal(woken, 2, "whoever delivers is told of each");
});

test("an address may send so often in a minute, and is told how long to wait", async (t) => {
  let now = Date.UTC(2026, 0, 5);
  const { address } = await testApp(t, { now: () => now, settings: { rateLimitPerMinute: 2, trustProxy: 1 } });
  const send = (from: string, headers = {}) => sendForm(address, MESSAGE, { "X-Forwarded-For": from, ...headers });
  assert.equal((await send("203.0.113.1")).status, 200);
  assert.equal((await send("203.0.113.1")).status, 200);
  now += 20_000;
  const refused = await send("203.0.113.1");
  assert.deepEqual([refused.status, refused.headers.get("retry-after")], [429, "40"]);
  const asPage = await (await send("203.0.113.1", page)).text();
  assert.match(asPage, /đợi 40 giây/);
  assert.ok(asPage.includes(MESSAGE.from_name));
  assert.equal((await send("203.0.113.2")).status, 200);
  now += 40_000;
  assert.equal((await send("203.0.113.1")).status, 200);
});

test("behind one proxy an address is what that proxy says, whatever a visitor wrote before it", async (t) => {
  const { address } = await testApp(t, { settings: { rateLimitPerMinute: 1, trustProxy: 1 } });
  const send = (from: string) => sendForm(address, MESSAGE, { "X-Forwarded-For": from });
  assert.equal((await send("198.51.100.1, 203.0.113.1")).status, 200);
  assert.equal((await send("198.51.100.2, 203.0.113.1")).status, 429);
});

test("a message that came whole is kept though its connection broke off at that moment; all such count as one address", {
  timeout: 20_000,
}, async (t) => {
  const kept = Promise.withResolvers<void>();
  const { app, address, outbox } = await testApp(t, { settings: { rateLimitPerMinute: 1 }, stored: kept.resolve });
  const sendAndGo = async () => {
    app.server.once("request", (request) => request.once("end", () => request.socket.destroy()));
    await assert.rejects(sendForm(address, fresh()));
  };
  await Promise.all([sendAndGo(), kept.promise]);
  await sendAndGo();
  assert.equal((await sendForm(address, fresh())).status, 200, "of an address of its own");
  assert.equal((await outbox.counts()).queued, 2);
});

test("X-Forwarded-For changes nothing unless a setting trusts it", async (t) => {
  const { address } = await testApp(t, { settings: { rateLimitPerMinute: 1 } });
  assert.equal((await sendForm(address, MESSAGE, { "X-Forwarded-For": "203.0.113.1" })).status, 200);
  assert.equal((await sendForm(address, MESSAGE, { "X-Forwarded-For": "203.0.113.2" })).status, 429);
});

describe("when the store cannot be written", () => {
  const broken = {
    accept: () => Promise.reject(new Error("database or disk is full")),
    close: async () => undefined,
  } as Partial<Outbox> as Outbox;

  test("the message is sent at once, and OK means that the relay took it", async (t) => {
    const taken: string[] = [];
    const { address } = await testApp(t, {
      outbox: broken,
      sendNow: async (message) => void taken.push(message.message),
    });
    assert.equal(await (await sendForm(address, MESSAGE)).text(), "OK");
    assert.deepEqual(taken, [MESSAGE.message]);
  });

  test("one that the store may have kept all the same is told as such: it would be mailed a second time", async (t) => {
    const failures = [new CommitInDoubt("no answer to the commit"), new Error("database or disk is full")];
    const doubted: boolean[] = [];
    const { address } = await testApp(t, {
      outbox: { ...broken, accept: () => Promise.reject(failures.shift()) },
      sendNow: async (_message, maybeKept) => void doubted.push(maybeKept),
    });
    for (let count = 0; count < 2; count++) assert.equal((await sendForm(address, fresh())).status, 200);
    assert.deepEqual(doubted, [true, false]);
  });

  test("what a relay says of the message it refuses is not written into the log, which stays: only the number", async (t) => {
    const said: string[] = [];
    const response = "550 5.7.1 the message of Nguyễn Thu Hà looks like spam";
    const { address } = await testApp(t, {
      outbox: broken,
      sendNow: () => Promise.reject(new MailRefused(response, { response })),
      logger: { level: "error", stream: { write: (line: string) => void said.push(line) } },
    });
    assert.equal((await sendForm(address, MESSAGE)).status, 503);
    assert.match(said.at(-1) ?? "", /nothing else took it either/);
    assert.match(said.join(), /"refusedWith":"550 5\.7\.1"/);
    assert.doesNotMatch(said.join(), /Thu Hà|spam/);
  });

  for (const [what, sendNow] of [
    ["the relay refuses", async () => Promise.reject(new Error("451"))],
    ["there is no relay", undefined],
  ] as const) {
    test(`503 when ${what}, and the site goes on`, async (t) => {
      const { address } = await testApp(t, { outbox: broken, sendNow });
      const answer = await sendForm(address, MESSAGE);
      assert.deepEqual([answer.status, answer.headers.get("retry-after")], [503, "30"]);
      assert.match(await answer.text(), /thử lại/);
      assert.equal((await fetch(address)).status, 200);
    });
  }
});
