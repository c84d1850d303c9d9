import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type TestContext, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import Fastify from "fastify";
import { fieldsOf } from "../../contract/contact-message.ts";
import type { KeptLetters } from "../../contract/letter.ts";
import { sqliteOutbox } from "../../server/outbox/sqlite-outbox.ts";
import type { House } from "../files/house.ts";
import { deskLetter, standingAt } from "../fixtures/letter.ts";
import { letterPage } from "../phone/letter-page.ts";
import { setTarget } from "../publishing/target.ts";
import type { Desk } from "../server/app.ts";
import { Refused } from "../server/refused.ts";
import { StoreIsAway } from "../server-commands/site-command.ts";
import { mailAddress, phoneLines } from "./addresses.ts";
import { type DeskLetter, type Inbox, lettersOf } from "./inbox.ts";
import { type LetterStore, letterStore } from "./letter-store.ts";
import { revisionOf, type Typed } from "./letter-words.ts";
import { isProof, mayBeOfSamePerson, proofOf } from "./person.ts";
import { reasonOf } from "./reason.ts";
import { letterRoutes } from "./routes.ts";
import { lettersAsCsv } from "./spreadsheet.ts";
import { changeStanding, type Standing, standingOf } from "./standing.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Words of a window, by default of {@link WINDOW} and typed where nothing stood before. */
const typed = (words: string, { window = WINDOW, turn = 1, on = revisionOf("") } = {}): Typed => ({
  words,
  on,
  by: { window, turn },
});
const WINDOW = randomUUID();

function folders(t: TestContext) {
  const folder = mkdtempSync(path.join(tmpdir(), "desk-letters-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const house: House = { content: path.join(folder, "content"), desk: path.join(folder, "desk") };
  return { folder, house, env: { ...process.env, DATA_DIR: path.join(folder, "data"), DATABASE_URL: "" } };
}

/** The routes of the letters alone, over a real store. @param change what the store does otherwise */
async function room(t: TestContext, change: Partial<LetterStore> = {}) {
  const { house, env, folder } = folders(t);
  const before = { DATA_DIR: process.env.DATA_DIR, DATABASE_URL: process.env.DATABASE_URL };
  Object.assign(process.env, { DATA_DIR: env.DATA_DIR, DATABASE_URL: "" });
  t.after(() =>
    Object.assign(process.env, { DATA_DIR: before.DATA_DIR ?? "", DATABASE_URL: before.DATABASE_URL ?? "" }),
  );
  const app = Fastify();
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Refused)) throw error;
    return reply.code(error.status).send({ error: error.message });
  });
  const letters = lettersOf(house, { ...letterStore(root, process.env), ...change }, Date.now);
  letterRoutes(app, { house, now: Date.now, letters } as Desk); // the room asks for no more of a desk
  t.after(() => app.close());
  const ask = async (method: "GET" | "PUT" | "POST", url: string, payload?: object) => {
    const response = await app.inject({ method, url, ...(payload && { payload }) });
    return {
      status: response.statusCode,
      body: response.json() as Inbox & { id: string; error?: string; standing?: Standing },
    };
  };
  return { house, folder, ask };
}

test("a letter goes from step to step with its note, is sent again, and leaves nothing when it is deleted", async (t) => {
  const { house, ask } = await room(t);
  const { id } = (await ask("POST", "/letters/trial", {})).body;
  assert.deepEqual(
    (await ask("GET", "/letters")).body.letters.map((one) => [one.id, one.trial, one.status, one.standing.step]),
    [[id, true, "queued", "new"]],
  );
  await ask("PUT", `/letters/${id}`, { step: "quoted" });
  await ask("PUT", `/letters/${id}`, { note: typed("khách quen") });
  assert.equal((await ask("PUT", `/letters/${id}`, { step: "gone" })).status, 400);
  const [read] = (await ask("GET", "/letters")).body.letters;
  assert.deepEqual(
    { ...read?.standing, revision: null },
    { ...standingAt({ step: "quoted", note: "khách quen" }), revision: null },
  );
  assert.equal((await ask("POST", `/letters/${id}/again`, {})).status, 200);

  const wrong = await ask("POST", `/letters/${id}/forget`, { answer: "1234", ids: [id] });
  assert.equal(wrong.status, 409);
  assert.equal((await ask("GET", "/letters")).body.letters.length, 1);
  assert.deepEqual((await ask("POST", `/letters/${id}/forget`, { answer: "0000", ids: [id] })).body.letters, []);
  assert.deepEqual(readdirSync(path.join(house.desk, "letters")), []);
  const { place } = (await ask("GET", "/letters")).body;
  assert.equal((await ask("PUT", `/letters/${id}`, { note: typed("x"), place })).status, 404);
});

test("of two windows neither writes over the note of the other: both stand there, and the one that came later is told", async (t) => {
  const { ask } = await room(t);
  const { id } = (await ask("POST", "/letters/trial", {})).body;
  const put = async (note: Typed) => {
    const { status, body } = await ask("PUT", `/letters/${id}`, { note });
    return { status, ...body.standing };
  };
  const [one, other] = [randomUUID(), randomUUID()];
  const first = await put(typed("khách quen", { window: one }));
  assert.deepEqual(
    [await put(typed("khách quen, hẹn thứ Sáu", { window: one, turn: 2 }))].map(({ status }) => status),
    [200], // the window that wrote them goes on, though it was not answered
  );
  const met = await put(typed("lấy hóa đơn", { window: other, on: first.revision?.note }));
  assert.equal(met.status, 409);
  assert.equal(met.note, "khách quen, hẹn thứ Sáu\n— gõ ở cửa sổ khác:\nlấy hóa đơn");
  // Words that are sent again after a lost answer stand there once; and a window that empties its words takes away nothing of the other's.
  assert.equal((await put(typed("lấy hóa đơn", { window: other, on: first.revision?.note }))).note, met.note);
  assert.equal((await put(typed("", { window: other, on: first.revision?.note }))).note, met.note);
  const both = await put(typed("khách quen, lấy hóa đơn", { window: other, turn: 3, on: met.revision?.note }));
  assert.deepEqual([both.status, both.note], [200, "khách quen, lấy hóa đơn"]);
  // These words were overtaken on the way by newer ones of the same window.
  assert.equal((await put(typed("khách", { window: other, turn: 2 }))).note, both.note);
});

test("a reply that two windows wrote cannot be copied before one was chosen: a gap stands between", (t) => {
  const { house } = folders(t);
  const { id } = deskLetter();
  changeStanding(house, id, "here", { reply: typed("Dạ giá 2 triệu.", { window: randomUUID() }) });
  const { standing, met } = changeStanding(house, id, "here", { reply: typed("Dạ giá 3 triệu.") });
  assert.ok(met);
  assert.match(standing.reply, /^Dạ giá 2 triệu\.\n\[[^\]]+\]\nDạ giá 3 triệu\.$/);
  // A conflict in the note is reported, too, when the reply beside it has none.
  changeStanding(house, id, "here", { note: typed("khách quen", { window: randomUUID() }) });
  const chosen = typed("Dạ giá 3 triệu.", { on: revisionOf(standing.reply) });
  assert.ok(changeStanding(house, id, "here", { note: typed("lấy hóa đơn"), reply: chosen }).met);
});

test("a number is called and opens Zalo where it can, and a reply begins with the lines that were written", () => {
  assert.deepEqual(
    phoneLines("0912 345 678 / 024.3000.0001").map(({ call, zalo }) => [call, zalo]),
    [
      ["tel:+84912345678", "https://zalo.me/0912345678"],
      ["tel:+842430000001", null],
    ],
  );
  assert.equal(
    mailAddress("thu+ha@vidu.vn", "In Minh Phát", "Dạ\nvâng"),
    `mailto:thu%2Bha@vidu.vn?subject=${encodeURIComponent("In Minh Phát trả lời")}&body=D%E1%BA%A1%0D%0Av%C3%A2ng`,
  );
});

test("of a customer's letters only those go that were ticked, and no letter of another person", async (t) => {
  const { folder, ask } = await room(t);
  const outbox = sqliteOutbox(path.join(folder, "data", "outbox.sqlite"));
  const accept = async (from_phone: string, from_email: string) => {
    const { id } = deskLetter();
    const fields = fieldsOf({ from_name: "Hà", from_phone, from_email, message: "Bạt" });
    await outbox.accept({ id, receivedAt: Date.now(), suspicion: "", ...fields });
    return id;
  };
  const asked = await accept("0900 000 117", "thuha@vidu.vn");
  const otherNumber = await accept("0900 000 118", "ThuHa@vidu.vn");
  const sameNumber = await accept("+84 900 000 117", "");
  const numberAgain = await accept("0900.000.117 (Hà)", "");
  const stranger = await accept("0900 000 119", "");
  await outbox.close();
  const there = async () => new Set((await ask("GET", "/letters")).body.letters.map(({ id }) => id));
  assert.equal((await there()).size, 5);
  const forget = (ids: string[]) => ask("POST", `/letters/${asked}/forget`, { answer: " 0117", ids });
  assert.equal((await forget([])).status, 400);
  assert.equal((await forget([asked, stranger])).status, 409);
  assert.equal((await there()).size, 5);
  assert.equal((await forget([asked, otherNumber, numberAgain])).status, 200);
  assert.deepEqual(await there(), new Set([sameNumber, stranger]));
  // Who left no address is not the same person as everybody else who left none.
  const [one, other] = ["0900 000 117", "0900 000 119"].map((from_phone) => deskLetter({ from_phone, from_email: "" }));
  assert.ok(one && other && !mayBeOfSamePerson(one, other));
});

test("while the store is away nothing is sent again, nothing deleted, notes stay, and the answers say so", async (t) => {
  const { house, ask } = await room(t);
  const { id } = (await ask("POST", "/letters/trial", {})).body;
  await ask("PUT", `/letters/${id}`, { note: typed("khách quen") });
  process.env.DATABASE_URL = "postgres://shop@127.0.0.1:1/shop";
  const { status, body } = await ask("POST", `/letters/${id}/again`, {});
  assert.equal(status, 503);
  assert.match(body.error ?? "", /chưa đổi gì\.$/); // what the machine said in English stands in the inbox, where the window folds it away
  assert.equal((await ask("POST", `/letters/${id}/forget`, { answer: "0000", ids: [id] })).status, 503);
  assert.equal((await ask("GET", "/letters.csv")).status, 503);
  assert.equal(standingOf(house, id).note, "khách quen");
});

test("a change that breaks off may have been made: the answer does not say that it was not", async (t) => {
  t.mock.method(console, "error", () => {});
  const { remove } = letterStore(root, process.env);
  const { ask } = await room(t, {
    remove: async (ids) => {
      await remove(ids);
      throw new StoreIsAway("no answer within 15 s");
    },
  });
  const { id } = (await ask("POST", "/letters/trial", {})).body;
  const { status, body } = await ask("POST", `/letters/${id}/forget`, { answer: "0000", ids: [id] });
  assert.deepEqual([status, (await ask("GET", "/letters")).body.letters], [503, []]);
  assert.match(body.error ?? "", /chưa rõ đã đổi.*làm lại\.$/);
});

test("a desk just opened knows every letter that is there; one that the server suspects is what the shop says of it", async (t) => {
  const { folder, ask } = await room(t);
  const outbox = sqliteOutbox(path.join(folder, "data", "outbox.sqlite"));
  const { id } = deskLetter();
  const fields = fieldsOf({ from_name: "Hà", from_phone: "0900 000 117", from_email: "", message: "Bạt" });
  await outbox.accept({ id, receivedAt: Date.now(), suspicion: "the trap field is filled in", ...fields });
  await outbox.close();
  assert.equal((await ask("PUT", `/letters/${id}`, { step: "answered" })).status, 200);
  const junk = async () => (await ask("GET", "/letters")).body.letters[0]?.junk;
  assert.equal(await junk(), true);
  await ask("PUT", `/letters/${id}`, { junk: false });
  assert.equal(await junk(), false);
});

test("notes go with letters that the server deleted after their time, and stay when another store is looked into, or none is there", (t) => {
  const { house } = folders(t);
  const [kept, expired] = [deskLetter(), deskLetter()];
  for (const { id } of [kept, expired]) changeStanding(house, id, "store A", { note: typed("n") });
  const store = (place: string, letters: DeskLetter[], missing?: true) => ({
    list: async () => ({ place, letters, ...(missing && { missing }) }),
    requeue: async () => {},
    remove: async () => {},
    trial: async () => "",
  });
  return (async () => {
    await lettersOf(house, store("store B", []), Date.now).read();
    assert.equal(standingOf(house, kept.id).note, "n");
    await lettersOf(house, store("store A", [], true), Date.now).read();
    assert.equal(standingOf(house, kept.id).note, "n");
    await lettersOf(house, store("store A", [kept]), Date.now).read();
    assert.equal(standingOf(house, kept.id).note, "n");
    assert.equal(standingOf(house, expired.id).note, "");
    // A note on a letter that came while an older answer was on its way stays: a newer answer has brought the letter.
    const fresh = deskLetter();
    const late = {
      ...store("store A", [kept]),
      list: async () => {
        changeStanding(house, fresh.id, "store A", { note: typed("n") });
        return { place: "store A", letters: [kept] };
      },
    };
    await lettersOf(house, late, Date.now).read();
    assert.equal(standingOf(house, fresh.id).note, "n");
  })();
});

test("an older answer that arrives after a newer one takes no letter away: what is typed about the letter would be refused as about one that is gone", async (t) => {
  const { house } = folders(t);
  const fresh = deskLetter();
  const answers = [Promise.withResolvers<DeskLetter[]>(), Promise.withResolvers<DeskLetter[]>()] as const;
  const [first, second] = answers;
  const questions = answers.values();
  const letters = lettersOf(
    house,
    {
      list: async () => ({ place: "here", letters: (await questions.next().value?.promise) ?? [] }),
      requeue: async () => {},
      remove: async () => {},
      trial: async () => "",
    },
    Date.now,
  );
  const early = letters.read();
  const later = letters.read();
  second.resolve([fresh]);
  await later;
  first.resolve([]);
  assert.equal((await early).letters.length, 1);
  assert.equal((await letters.letter(fresh.id))?.id, fresh.id);
});

test("while the store is away the letters it told last stay readable", async (t) => {
  const { house } = folders(t);
  let away = false;
  const store = {
    list: async () => {
      if (away) throw new StoreIsAway("connect ECONNREFUSED");
      return { place: "here", letters: [deskLetter()] };
    },
    requeue: async () => {},
    remove: async () => {},
    trial: async () => "",
  };
  const letters = lettersOf(house, store, () => 5);
  assert.equal((await letters.read()).away, null);
  away = true;
  const { away: said, answeredAt, letters: still } = await letters.read();
  assert.deepEqual([said, answeredAt, still.length], ["connect ECONNREFUSED", 5, 1]);
});

test("a store that is missing takes no letter away that it had, and neither it nor another store says that one is gone", async (t) => {
  const { house, folder, ask } = await room(t);
  const { id, place } = (await ask("POST", "/letters/trial", {})).body;
  await ask("PUT", `/letters/${id}`, { note: typed("khách quen") });
  const late = { note: typed("gõ khi bàn đã tắt") };
  assert.equal((await ask("PUT", `/letters/${randomUUID()}`, { ...late, place: "store of another desk" })).status, 503);
  assert.equal((await ask("PUT", `/letters/${randomUUID()}`, late)).status, 503, "kept before places were named");
  // The disk is not mounted.
  renameSync(path.join(folder, "data"), path.join(folder, "not-mounted"));
  const { body } = await ask("GET", "/letters");
  assert.deepEqual([body.letters.length, body.away], [1, `there is no store at ${place}`]);
  const opened = lettersOf(house, letterStore(root, process.env), Date.now);
  const { answeredAt, away } = await opened.read();
  assert.deepEqual([answeredAt, away, opened.areAllOf(place)], [null, `there is no store at ${place}`, false]);
  // A store that never was there has no letters yet, and none of its letters can be gone.
  rmSync(path.join(house.desk, "letters"), { recursive: true });
  assert.equal((await opened.read()).away, null);
  assert.equal(opened.areAllOf(place), false);
});

test("where the site runs elsewhere and no way there is set, nobody is told that no customer has written", async (t) => {
  const { house } = folders(t);
  const before = { ...process.env };
  t.after(() => Object.assign(process.env, before));
  for (const way of ["DATA_DIR", "DATABASE_URL", "DESK_SERVER"]) delete process.env[way];
  const found: KeptLetters = { place: "here", letters: [], missing: true };
  const store = {
    list: async () => found,
    requeue: async () => {},
    remove: async () => {},
    trial: () => assert.fail(),
  };
  const letters = lettersOf(house, store, Date.now);
  setTarget(house, { kind: "folder", folder: "/srv/trang" });
  const { elsewhere, answeredAt, away } = await letters.read();
  assert.deepEqual([elsewhere, answeredAt], [true, null]);
  assert.match(away ?? "", /DESK_SERVER/);
  delete found.missing;
  assert.equal((await letters.read()).elsewhere, undefined, "of a server on this machine");
  setTarget(house, { kind: "ssh", host: "web@shop.example", folder: "/srv/trang" });
  const own = await letters.read();
  assert.deepEqual([own.elsewhere, own.away], [true, null], "what this machine has kept is read all the same");
  assert.doesNotMatch(letterPage(own), /Không có thư nào/);
  const app = Fastify();
  t.after(() => app.close());
  letterRoutes(app, { house, now: Date.now, letters } as Desk); // the room asks for no more of a desk
  app.setErrorHandler((error: Refused, _request, reply) => reply.code(error.status).send());
  assert.equal((await app.inject({ method: "POST", url: "/letters/trial" })).statusCode, 409);
  process.env.DATABASE_URL = "postgres://shop@127.0.0.1:5433/shop";
  assert.equal((await letters.read()).elsewhere, undefined);
});

test("a desk that was opened while the store is away does not say that a letter is gone", async (t) => {
  const { ask } = await room(t);
  process.env.DATABASE_URL = "postgres://shop@127.0.0.1:1/shop";
  const { status, body } = await ask("PUT", `/letters/${randomUUID()}`, { note: typed("khách quen") });
  assert.equal(status, 503);
  assert.doesNotMatch(body.error ?? "", /xóa/);
});

test("a database that does not answer is told in its own words, and never as an empty list", async (t) => {
  const { env } = folders(t);
  const store = letterStore(root, { ...env, DATABASE_URL: "postgres://shop@127.0.0.1:1/shop" });
  await assert.rejects(
    store.list(),
    (error: Error) => error instanceof StoreIsAway && /ECONNREFUSED/.test(error.message),
  );
});

test("with DESK_SERVER the same command runs on the other machine, and no name of a machine is read as an option", async (t) => {
  const { folder, env } = folders(t);
  const bin = path.join(folder, "bin");
  mkdirSync(bin);
  const ssh = path.join(bin, "ssh");
  // Stands for ssh: answers with what it was asked.
  writeFileSync(ssh, `#!/bin/sh\nprintf '%s\\n' "$*" > "${folder}/asked"\necho '{"place":"there","letters":[]}'\n`);
  chmodSync(ssh, 0o755);
  const there = { ...env, PATH: `${bin}:${process.env.PATH}`, DESK_SERVER: "in@may-chu.example:/srv/site" };
  assert.deepEqual(await letterStore(root, there).list(), { place: "there", letters: [] });
  const { stdout } = await promisify(execFile)("cat", [path.join(folder, "asked")]);
  assert.equal(
    stdout.trim(),
    "-o BatchMode=yes -o ConnectTimeout=10 in@may-chu.example cd /srv/site && npm run --silent leads -- --json",
  );
  for (const bad of ["-oProxyCommand=x:/a", "may-chu", "m:/a;rm", "m:/a b", "m:$(x)"])
    assert.throws(() => letterStore(root, { ...env, DESK_SERVER: bad }), /DESK_SERVER/, bad);
});

test("the file for Excel holds steps, notes and telephone numbers as text, without advertisements and trials", () => {
  const csv = lettersAsCsv([
    deskLetter({
      from_name: "=HYPERLINK(1)",
      from_phone: "0900000117",
      standing: standingAt({ step: "won", note: "@chốt" }),
    }),
    deskLetter({ junk: true, from_name: "Quảng cáo" }),
    deskLetter({ trial: true, from_name: "Thử" }),
  ]);
  const [head, row, end] = csv.split("\r\n");
  assert.ok(head?.startsWith("\ufeffGửi lúc,Bước,Họ và tên,Số điện thoại,"));
  assert.ok(row?.startsWith("2026-11-21 09:00,Chốt,'=HYPERLINK(1),0900 000 117,thuha@vidu.vn,"), row);
  assert.ok(row?.endsWith(",Bạt 3 × 1 m,'@chốt,đã đến"), row);
  assert.equal(end, "");
});

test("what a relay says becomes a sentence, and what nobody knows is still one", () => {
  assert.equal(reasonOf(""), "");
  assert.match(reasonOf("Invalid login: 535 5.7.8 Error: authentication failed"), /mật khẩu/);
  assert.match(reasonOf("connect ECONNREFUSED 10.0.0.1:25"), /từ chối kết nối/);
  assert.match(reasonOf("Can't send mail - all recipients were rejected: 550 5.1.1"), /địa chỉ nhận/);
  assert.match(reasonOf("Can't send mail - all recipients were rejected: 451 4.7.1 Greylisted"), /lúc khác/);
  assert.match(reasonOf("Can't send mail - all recipients were rejected: 554 5.7.1 no"), /quảng cáo/);
  assert.match(reasonOf("something new"), /từ chối/);
});

test("a standing that was broken by hand counts as none, and its file is written anew", (t) => {
  const { house } = folders(t);
  const { id } = deskLetter();
  mkdirSync(path.join(house.desk, "letters"), { recursive: true });
  writeFileSync(path.join(house.desk, "letters", `${id}.json`), "{");
  assert.equal(standingOf(house, id).step, "new");
  changeStanding(house, id, "here", { step: "won" });
  assert.equal(standingOf(house, id).step, "won");
  assert.ok(existsSync(path.join(house.desk, "letters", `${id}.json`)));
});

test("where a letter has no number its name is asked for, and known whatever keyboard its accents are from", () => {
  const proof = proofOf({ from_phone: "không có", from_name: "Nguyễn Thị Hường".normalize("NFD") });
  assert.equal(proof.asks, "name");
  assert.ok(isProof(proof, " Nguyễn Thị Hường ".normalize("NFC")));
  assert.ok(!isProof(proof, "Nguyễn Thị Hương"));
  assert.ok(!isProof(proof, ""));
});
