import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { test } from "node:test";
import { CONTACT_FIELD_NAMES } from "../../contract/contact-fields.ts";
import { deskLetter, standingAt } from "../fixtures/letter.ts";
import { Refused } from "../server/refused.ts";
import { LETTER_POLICY, letterPage } from "./letter-page.ts";
import { openPhoneDoor, wifiAddress } from "./phone-door.ts";
import { PHONE_STYLE } from "./phone-page.ts";
import { PICTURE_PAGE, PICTURE_POLICY } from "./picture-page.ts";

test("the phone's way in takes pictures from the first phone that knows the word, and from nobody when it is shut", async (t) => {
  const came: [string, number][] = [];
  let closed = 0;
  const take = async (bytes: Uint8Array, name: string) => {
    if (name === "phim") throw new Refused(422, "là phim");
    came.push([name, bytes.length]);
  };
  const door = await openPhoneDoor(
    "127.0.0.1",
    { page: async () => PICTURE_PAGE, policy: PICTURE_POLICY, take },
    () => closed++,
  );
  t.after(() => door.close());
  const { origin } = new URL(door.address);
  const page = await fetch(door.address);
  assert.match(await page.text(), /Gửi ảnh sang máy tính/);
  const cookie = (page.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  assert.equal(door.taken(), true);
  const send = (headers: Record<string, string>, to = `${door.address}/anh`) =>
    fetch(to, { method: "POST", body: "ảnh", headers });
  const ours = { cookie, origin, "x-name": encodeURIComponent("sảnh.jpg") };
  assert.equal((await send(ours)).status, 200);
  assert.deepEqual(came, [["sảnh.jpg", Buffer.byteLength("ảnh")]]);
  const film = await send({ ...ours, "x-name": "phim" });
  assert.deepEqual([film.status, await film.text()], [422, "là phim"]);

  assert.equal((await fetch(door.address)).status, 403, "a second phone");
  assert.equal((await send({ origin })).status, 403, "without the cookie");
  assert.equal((await send({ ...ours, origin: "http://evil.example" })).status, 403, "from another page");
  assert.equal((await fetch(`${origin}/${"a".repeat(22)}`)).status, 404, "another word");
  assert.equal((await fetch(`${origin}/`)).status, 404);
  assert.equal(came.length, 1);
  await door.close();
  await assert.rejects(fetch(door.address));
  assert.equal(closed, 1);
});

test("a phone that breaks off before it has the page comes in by the same code, and so does one whose page could not be made", async (t) => {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const pages = [
    async () => {
      asked.resolve();
      await answered.promise;
      return "late";
    },
    async () => {
      throw new Refused(503, "kho thư ngủ");
    },
    async () => "page",
  ];
  const page = () => pages.shift()?.() ?? assert.fail();
  const door = await openPhoneDoor("127.0.0.1", { page, policy: LETTER_POLICY }, () => {});
  t.after(() => door.close());
  const breaks = new AbortController();
  const first = fetch(door.address, { signal: breaks.signal });
  await asked.promise;
  breaks.abort();
  await assert.rejects(first);
  const second = await fetch(door.address);
  assert.deepEqual([second.status, await second.text()], [503, "kho thư ngủ"]);
  answered.resolve();
  assert.equal(door.taken(), false);
  const third = await fetch(door.address);
  assert.deepEqual([third.status, await third.text(), door.taken()], [200, "page", true]);
});

test("a phone is told what keeps the computer from taking its picture", async (t) => {
  const log = t.mock.method(console, "error", () => {});
  const take = async () => {
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  };
  const door = await openPhoneDoor("127.0.0.1", { page: async () => "", policy: PICTURE_POLICY, take }, () => {});
  t.after(() => door.close());
  const cookie = ((await fetch(door.address)).headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const headers = { cookie, origin: new URL(door.address).origin };
  const answer = await fetch(`${door.address}/anh`, { method: "POST", body: "ảnh", headers });
  assert.equal(answer.status, 500);
  assert.match(await answer.text(), /Ổ đĩa đầy/);
  assert.equal(log.mock.callCount(), 1);
});

test("a scanner may add a query to the address", async (t) => {
  const door = await openPhoneDoor("127.0.0.1", { page: async () => "page", policy: PICTURE_POLICY }, () => {});
  t.after(() => door.close());
  assert.equal((await fetch(`${door.address}?utm_source=qr/1`)).status, 200);
});

test("the address is the house's, not one of a network of virtual machines, where there is another", () => {
  const network = (address: string) => [
    { address, family: "IPv4" as const, internal: false, netmask: "", mac: "", cidr: null },
  ];
  const virtual = { "VirtualBox Host-Only Network": network("192.168.56.1"), virbr0: network("192.168.122.1") };
  assert.equal(wifiAddress({}, { ...virtual, "Wi-Fi": network("10.0.0.7") }), "10.0.0.7");
  assert.equal(wifiAddress({}, { docker0: network("172.17.0.1"), wlan0: network("192.168.1.7") }), "192.168.1.7");
  assert.equal(wifiAddress({}, virtual), "192.168.56.1");
  assert.equal(wifiAddress({}, {}), undefined);
});

test("the door stays open while the window asks, and for half an hour at most", async (t) => {
  t.mock.timers.enable({ apis: ["setInterval", "Date"] });
  let shut = 0;
  const door = await openPhoneDoor("127.0.0.1", { page: async () => "", policy: PICTURE_POLICY }, () => shut++);
  t.after(() => door.close());
  for (let second = 0; second < 1800; second++) {
    t.mock.timers.tick(1000);
    door.keepOpen();
  }
  assert.equal(shut, 0);
  t.mock.timers.tick(1000);
  assert.equal(shut, 1);
});

/** Not by `once` of the events, which an error ends: the door may close while a byte still lies unread. */
const closed = (guest: Socket) =>
  new Promise((resolve) =>
    guest
      .on("error", () => {})
      .once("close", resolve)
      .resume(),
  );

test("guests of the Wi-Fi who connect and say nothing do not keep the phone out", { timeout: 20_000 }, async (t) => {
  const door = await openPhoneDoor("127.0.0.1", { page: async () => "", policy: PICTURE_POLICY }, () => {}, 1000);
  t.after(() => door.close());
  const { hostname, port } = new URL(door.address);
  const guests = Array.from({ length: 10 }, () => connect(Number(port), hostname));
  await Promise.all(guests.map((guest) => closed(guest)));
  assert.equal((await fetch(door.address)).status, 200);
});

test("neither do guests who ask for anything else, however slowly they send", { timeout: 20_000 }, async (t) => {
  const door = await openPhoneDoor("127.0.0.1", { page: async () => "", policy: PICTURE_POLICY }, () => {});
  t.after(() => door.close());
  const { hostname, port, host } = new URL(door.address);
  const guests = Array.from({ length: 10 }, () => connect(Number(port), hostname));
  for (const guest of guests) guest.write(`POST /anh HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 100000\r\n\r\n`);
  const dripping = setInterval(() => guests.forEach((guest) => void guest.write("x")), 100);
  t.after(() => clearInterval(dripping));
  await Promise.all(guests.map((guest) => closed(guest)));
  assert.equal((await fetch(door.address)).status, 200);
});

test("a phone that reads letters is shown every field of the form", () => {
  const answers = Object.fromEntries(CONTACT_FIELD_NAMES.map((name) => [name, `answer of ${name}`]));
  const page = letterPage({ letters: [deskLetter(answers)], place: "here", answeredAt: 0, away: null });
  for (const name of CONTACT_FIELD_NAMES) assert.ok(page.includes(`answer of ${name}`), name);
});

test("a phone is told neither letters nor that none waits before the store has ever answered", () => {
  const unknown = letterPage({ letters: [], place: "", answeredAt: null, away: "connect ECONNREFUSED" });
  assert.match(unknown, /Chưa hỏi được kho thư/);
  assert.doesNotMatch(unknown, /lần hỏi trước|Không có thư nào/);
  const before = letterPage({ letters: [], place: "here", answeredAt: 0, away: "connect ECONNREFUSED" });
  assert.match(before, /lần hỏi trước.*Không có thư nào/s);
});

test("a phone that reads letters sees who waits, undelivered ones first, and nothing a customer typed becomes markup", async (t) => {
  const letters = [
    deskLetter({}),
    deskLetter({ from_name: "<script>alert(1)</script>", from_phone: `"><img src=x>`, status: "dead" }),
    deskLetter({ from_name: "Đã trả lời", standing: standingAt({ step: "answered" }) }),
    deskLetter({ from_name: "Quảng cáo", junk: true }),
  ];
  const page = letterPage({ letters, place: "here", answeredAt: 0, away: null });
  const [dead, sent] = [page.indexOf("script&#62;alert(1)"), page.indexOf("Nguyễn Thu Hà")];
  assert.ok(dead > 0 && dead < sent, "undelivered first");
  assert.match(page, /href="tel:\+84900000117">Gọi/);
  assert.match(page, /href="https:\/\/zalo\.me\/0900000117"/);
  for (const absent of ["<script>alert", "<img", "Đã trả lời", "Quảng cáo"]) assert.ok(!page.includes(absent), absent);

  const door = await openPhoneDoor("127.0.0.1", { page: async () => page, policy: LETTER_POLICY }, () => {});
  t.after(() => door.close());
  const answer = await fetch(door.address);
  assert.match(answer.headers.get("content-security-policy") ?? "", /^default-src 'none'; style-src 'sha256-/);
  const cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const refused = await fetch(`${door.address}/anh`, {
    method: "POST",
    body: "x",
    headers: { cookie, origin: new URL(door.address).origin },
  });
  assert.equal(refused.status, 404, "it only shows");
});

test("the door closes by itself soon after the window last asked, also where the clock is set back meanwhile", async (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  let now = Date.parse("2026-11-30T08:00+07:00");
  t.mock.method(Date, "now", () => now);
  for (const setBack of [0, 3_600_000]) {
    let closed = false;
    const door = await openPhoneDoor("127.0.0.1", { page: async () => "", policy: PICTURE_POLICY }, () => {
      closed = true;
    });
    t.after(() => door.close());
    now -= setBack;
    for (let second = 0; second < 20; second++) {
      now += 1000;
      t.mock.timers.tick(1000);
    }
    assert.equal(closed, true, `${setBack}`);
  }
});

test("the pages that a phone gets have the colours of the desk", () => {
  const tokens = readFileSync("desk/ui/styles/tokens.css", "utf8");
  const strange = PHONE_STYLE.match(/#\w{6}/g)?.filter((colour) => !tokens.includes(`: ${colour};`));
  assert.deepEqual(strange, []);
});
