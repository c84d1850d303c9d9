import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import * as v from "valibot";
import { ContactMessageSchema, fieldsOf } from "../../contract/contact-message.ts";
import { MESSAGE } from "../fixtures/contact-form.ts";
import { testRelay } from "../fixtures/test-relay.ts";
import { AnswerLost, RelayUnavailable, toldInLog } from "./relay.ts";
import { smtpRelay } from "./smtp-relay.ts";

const SHOP = {
  from: "Web: In ấn Hoàng Gia, Hà Nội <web@shop.example>",
  to: ["shop@shop.example", "boss@shop.example"],
};
const WAITS = { delivery: 10_000, handingOver: 10_000, probe: 10_000 };
const message = (given = {}) => ({
  ...fieldsOf(MESSAGE),
  id: "0b7e4e36-0000-4000-8000-000000000001",
  receivedAt: Date.UTC(2026, 0, 5, 3),
  suspicion: "",
  ...given,
});

test("the shop gets a mail it can answer with one click", async (t) => {
  const relay = await testRelay(t);
  const smtp = smtpRelay({ smtpUrl: relay.url, ...SHOP });
  await smtp.deliver(message());
  smtp.close();
  const [mail] = relay.mails;
  assert.deepEqual(mail?.envelope, { from: "web@shop.example", to: SHOP.to });
  assert.deepEqual(mail?.from, { name: "Web: In ấn Hoàng Gia, Hà Nội", address: "web@shop.example" });
  assert.deepEqual(mail?.replyTo, [{ name: MESSAGE.from_name, address: MESSAGE.from_email }]);
  assert.equal(mail?.messageId, "<0b7e4e36-0000-4000-8000-000000000001@shop.example>");
  assert.equal(mail?.subject, `Khách liên hệ: ${MESSAGE.from_name} - ${MESSAGE.from_phone}`);
  for (const part of [...Object.values(MESSAGE), "Gửi lúc: 10:00 Thứ Hai, 05/01/2026"])
    assert.ok(mail?.text?.includes(part), part);
  assert.equal(mail?.html, undefined);
  assert.equal(Date.parse(mail?.date ?? ""), message().receivedAt, "the hour it was written, however late it is sent");
});

test("what a relay quotes of a mail it refuses is told of the message alone, never in the log", async (t) => {
  const relay = await testRelay(t);
  const smtp = smtpRelay({ smtpUrl: relay.url, ...SHOP });
  t.after(() => smtp.close());
  relay.mood = () => 550;
  relay.words = `5.7.1 Reply-To <${MESSAGE.from_email}> refused: "${MESSAGE.message}"`;
  const failure: unknown = await smtp.deliver(message()).catch((error: unknown) => error);
  assert.match((failure as Error).message, new RegExp(MESSAGE.from_email));
  assert.deepEqual(toldInLog(failure), { refusedWith: "550 5.7.1" });
  // An error from before the relay has read the mail is about settings, and the log has to say what to mend.
  const away = new RelayUnavailable("connect ECONNREFUSED");
  assert.deepEqual(toldInLog(away), { err: away });
});

test("a relay on this machine needs no encryption, whatever certificate it offers", async (t) => {
  const relay = await testRelay(t, 0, { encryption: true });
  for (const name of ["127.0.0.1", "localhost"]) {
    const smtp = smtpRelay({ smtpUrl: `smtp://${name}:${relay.port}`, ...SHOP });
    await smtp.deliver(message());
    smtp.close();
  }
  assert.equal(relay.mails.length, 2);
});

/** @returns the trouble of a relay that cannot be used; any other error as it is */
const troubleOf = (error: unknown) => (error instanceof RelayUnavailable ? error.trouble : error);

test("a password does not go to a relay elsewhere in the clear, unless SMTP_URL says so", {
  skip: process.platform === "win32" && "0.0.0.0 is nobody there",
}, async (t) => {
  // 0.0.0.0 reaches this machine but counts as no near address: so this stands for a relay elsewhere whose STARTTLS was removed on the way.
  const relay = await testRelay(t, 0, { password: "secret" });
  const smtpUrl = `smtp://shop:secret@0.0.0.0:${relay.port}`;
  const smtp = smtpRelay({ smtpUrl, ...SHOP });
  await assert.rejects(smtp.probe(), (error) => troubleOf(error) === "encryption");
  await assert.rejects(smtp.deliver(message()), /offers no encryption, and the password is not sent without/);
  smtp.close();
  assert.deepEqual([relay.logins, relay.mails.length], [0, 0]);
  const waived = smtpRelay({ smtpUrl: `${smtpUrl}?requireTLS=false`, ...SHOP });
  await waived.deliver(message());
  waived.close();
  assert.deepEqual([relay.logins, relay.mails.length], [1, 1]);
});

test("a relay that refuses the login is told from one whose encryption cannot be trusted, and from one that is not there", async (t) => {
  const probed = async (smtpUrl: string) => {
    const smtp = smtpRelay({ smtpUrl, ...SHOP });
    const trouble = await smtp.probe().catch(troubleOf);
    assert.equal(await smtp.deliver(message()).catch(troubleOf), trouble);
    smtp.close();
    return trouble;
  };
  const relay = await testRelay(t, 0, { password: "secret" });
  assert.equal(await probed(`smtp://shop:wrong@127.0.0.1:${relay.port}`), "login");
  assert.equal(await probed(`smtps://shop:secret@127.0.0.1:${relay.port}`), "encryption");
  const homeMade = await testRelay(t, 0, { encryption: true });
  assert.equal(await probed(`smtp://127.0.0.1:${homeMade.port}?requireTLS=true`), "encryption");
  await relay.stop();
  assert.equal(await probed(`smtp://shop:secret@127.0.0.1:${relay.port}`), "unreachable");
});

test("suspected spam says so in its subject", async (t) => {
  const relay = await testRelay(t);
  const smtp = smtpRelay({ smtpUrl: relay.url, ...SHOP });
  await smtp.deliver(message({ suspicion: "the trap field is filled in" }));
  smtp.close();
  assert.match(relay.mails[0]?.subject ?? "", /^\[Nghi là thư rác\] /);
  assert.match(relay.mails[0]?.text ?? "", /Có thể là thư rác: lời nhắn có dấu hiệu do máy tự gửi\./);
});

test("whatever passes the schema arrives as it is and adds nothing to the headers", async (t) => {
  const relay = await testRelay(t);
  const smtp = smtpRelay({ smtpUrl: relay.url, ...SHOP });
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.constantFrom("a\r\nBcc: x@evil.example", "=?utf-8?B?QQ==?=", '"<x@evil.example>,', ".\r\n.\r\nMAIL FROM"),
  );
  const address = fc.oneof(
    fc.emailAddress(),
    fc.constantFrom("a..b@c", ".a@b.c", "a@localhost", "o'brien+tag@example.com", "{x}|y@z.vn", "a@1.2.3.4"),
  );
  await fc.assert(
    fc.asyncProperty(text, address, text, text, async (from_name, from_email, from_phone, body) => {
      const checked = v.safeParse(ContactMessageSchema, fieldsOf({ from_name, from_email, from_phone, message: body }));
      fc.pre(checked.success);
      relay.mails.length = 0;
      await smtp.deliver({ ...message(), ...checked.output });
      const [mail] = relay.mails;
      assert.deepEqual(mail?.envelope, { from: "web@shop.example", to: SHOP.to });
      const names = mail.headers.map(({ key }) => key).sort();
      assert.deepEqual(names, [
        "auto-submitted",
        "content-transfer-encoding",
        "content-type",
        "date",
        "from",
        "message-id",
        "mime-version",
        "reply-to",
        "subject",
        "to",
      ]);
      // An address such as a..b@c is legal in a header only with quotes around its first part.
      assert.equal(mail.replyTo?.[0]?.address?.replace(/^"(.*)"@/, "$1@"), checked.output.from_email);
      const lines = (words: string) => words.toWellFormed().replace(/\r\n?/g, "\n");
      assert.ok(lines(mail.text ?? "").includes(lines(checked.output.message)), "the message is whole");
    }),
    { numRuns: 80 },
  );
  smtp.close();
});

for (const [code, unavailable] of [
  [421, true],
  [450, false],
  [554, false],
] as const) {
  test(`a refusal with ${code} is about ${unavailable ? "the relay" : "the message"}`, async (t) => {
    const relay = await testRelay(t);
    relay.mood = () => code;
    const smtp = smtpRelay({ smtpUrl: relay.url, ...SHOP });
    await assert.rejects(smtp.deliver(message()), (error) => error instanceof RelayUnavailable === unavailable);
    smtp.close();
  });
}

test("a relay that is down or not there is told from a message it refuses", async (t) => {
  const relay = await testRelay(t);
  const smtp = smtpRelay({ smtpUrl: relay.url, ...SHOP });
  await smtp.probe();
  await relay.stop();
  await assert.rejects(smtp.probe());
  await assert.rejects(smtp.deliver(message()), RelayUnavailable);
  smtp.close();
});

test("of several addresses those that the relay refuses are told, with its words", async (t) => {
  const relay = await testRelay(t);
  relay.refuses = "boss@shop.example";
  const smtp = smtpRelay({ smtpUrl: relay.url, from: SHOP.from, to: ["shop@shop.example", "Boss@shop.example"] });
  assert.deepEqual(await smtp.deliver(message()), [{ address: "Boss@shop.example", said: "550 no such user" }]);
  relay.refuses = "";
  assert.deepEqual(await smtp.deliver(message()), []);
  smtp.close();
  assert.deepEqual(
    relay.mails.map(({ envelope }) => envelope.to.length),
    [1, 2],
  );
});

test("a line that breaks behind the whole mail is told from one that breaks before it, and from a refusal", async (t) => {
  let breaksAt = "DATA";
  const breaking = createServer((socket) => {
    let reading = false;
    socket.write("220 relay\r\n");
    socket
      .on("error", () => undefined)
      .on("data", (bytes) => {
        const said = String(bytes);
        if (reading ? said.endsWith("\r\n.\r\n") && breaksAt === "." : said.startsWith(breaksAt))
          return socket.destroy();
        reading ||= said.startsWith("DATA");
        return socket.write(said.startsWith("DATA") ? "354 go on\r\n" : "250 ok\r\n");
      });
    t.after(() => socket.destroy());
  });
  t.after(() => breaking.close());
  await once(breaking.listen(0, "127.0.0.1"), "listening");
  const smtp = smtpRelay({ smtpUrl: `smtp://127.0.0.1:${(breaking.address() as AddressInfo).port}`, ...SHOP });
  const failure = () => smtp.deliver(message()).catch((error: unknown) => error);
  const before = await failure();
  assert.ok(before instanceof RelayUnavailable && !(before instanceof AnswerLost), String(before));
  breaksAt = ".";
  assert.ok((await failure()) instanceof AnswerLost);
  breaksAt = "MAIL";
  const after = await failure();
  assert.ok(after instanceof RelayUnavailable && !(after instanceof AnswerLost), "of each attempt it is told anew");
  smtp.close();
  const relay = await testRelay(t);
  relay.mood = () => 451;
  const refusing = smtpRelay({ smtpUrl: relay.url, ...SHOP });
  await assert.rejects(refusing.deliver(message()), (error) => !(error instanceof RelayUnavailable));
  refusing.close();
});

test("a relay that falls silent before it has the mail is left sooner than one that has it", async (t) => {
  const silent = createServer((socket) => {
    socket.write("220 relay\r\n");
    socket
      .on("error", () => undefined)
      .on("data", (said) => String(said).startsWith("DATA") || socket.write("250 ok\r\n"));
    t.after(() => socket.destroy());
  });
  t.after(() => silent.close());
  await once(silent.listen(0, "127.0.0.1"), "listening");
  const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const smtp = smtpRelay({ smtpUrl, ...SHOP }, { ...WAITS, handingOver: 100 });
  const failure: unknown = await smtp.deliver(message()).catch((error: unknown) => error);
  assert.ok(failure instanceof RelayUnavailable && !(failure instanceof AnswerLost), String(failure));
  assert.match(failure.message, /not handed over within 0.1 s/);
  smtp.close();
  const relay = await testRelay(t);
  // Seconds, because this machine itself may stall for one while it hands the mail over.
  relay.mood = () => pause(3_200, undefined);
  const reading = smtpRelay({ smtpUrl: relay.url, ...SHOP }, { ...WAITS, handingOver: 3_000 });
  await reading.deliver(message());
  reading.close();
  assert.equal(relay.mails.length, 1);
});

test("sending can be cut short", async (t) => {
  const relay = await testRelay(t);
  const cut = new AbortController();
  relay.mood = () => {
    cut.abort();
    return new Promise(() => undefined);
  };
  const smtp = smtpRelay({ smtpUrl: relay.url, ...SHOP });
  await assert.rejects(smtp.deliver(message(), cut.signal), /aborted/);
  smtp.close();
});

test("a relay that greets and then falls silent is left after the time for its answer, and one that recovers is noticed by the next question", {
  timeout: 60_000,
}, async (t) => {
  let silent = true;
  const greeting = createServer((socket) => {
    socket.write("220 relay\r\n");
    socket.on("error", () => undefined).on("data", () => silent || socket.write("250 ok\r\n"));
    t.after(() => socket.destroy());
  });
  t.after(() => greeting.close());
  await once(greeting.listen(0, "127.0.0.1"), "listening");
  const smtpUrl = `smtp://127.0.0.1:${(greeting.address() as AddressInfo).port}`;
  const smtp = smtpRelay({ smtpUrl, ...SHOP }, { ...WAITS, probe: 200 });
  t.after(() => smtp.close());
  const connected = once(greeting, "connection");
  const [failure] = await Promise.allSettled([smtp.probe()]);
  assert.equal(failure.status === "rejected" && troubleOf(failure.reason), "unreachable");
  const [socket] = (await connected) as [Socket];
  await Promise.race([once(socket, "close"), pause(2_000)]);
  assert.ok(socket.destroyed, "the connection of the question is given up, too");
  silent = false;
  // More than once only where this machine itself stalls for longer than the question waits.
  const answers = () =>
    smtp.probe().then(
      () => true,
      () => false,
    );
  while (!(await answers())) t.signal.throwIfAborted();
});

test("a relay that goes on saying a little holds up neither a delivery nor the question whether it is back", async (t) => {
  const trickling = createServer((socket) => {
    socket.write("220 relay\r\n");
    const drop = setInterval(() => socket.write("250-wait\r\n"), 20);
    socket.on("error", () => undefined).on("close", () => clearInterval(drop));
    t.after(() => socket.destroy());
  });
  t.after(() => trickling.close());
  await once(trickling.listen(0, "127.0.0.1"), "listening");
  const smtpUrl = `smtp://127.0.0.1:${(trickling.address() as AddressInfo).port}`;
  const smtp = smtpRelay({ smtpUrl, ...SHOP }, { ...WAITS, delivery: 200, probe: 200 });
  await assert.rejects(smtp.probe(), /no answer within 0.2 s/);
  await assert.rejects(smtp.deliver(message()), /aborted/);
  smtp.close();
});
