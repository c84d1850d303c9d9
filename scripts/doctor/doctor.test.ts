import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmod, readFile, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { createServer } from "node:tls";
import { fileURLToPath } from "node:url";
import { copyStore } from "../../server/backup/copy-store.ts";
import { testApp } from "../../server/fixtures/test-app.ts";
import { testRelay } from "../../server/fixtures/test-relay.ts";
import { temporaryFolder, testSite } from "../../server/fixtures/test-site.ts";
import { trialMessage } from "../../server/leads/trial.ts";
import { storeIn } from "../../server/outbox/open-outbox.ts";
import { sqliteOutbox } from "../../server/outbox/sqlite-outbox.ts";
import { examine } from "./doctor.ts";
import { findingsAsText } from "./finding.ts";
import { clock, disk } from "./machine-checks.ts";
import { certificate } from "./site-checks.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const MINUTE = 60_000;

/** A set-up in which everything is as it should be, and what the doctor says of it with other settings. */
async function setUp(t: TestContext) {
  const data = await temporaryFolder();
  const copies = await temporaryFolder();
  const outbox = sqliteOutbox(storeIn(data));
  const { port } = await testApp(t, { outbox });
  const relay = await testRelay(t);
  await outbox.probe(Date.now());
  copyStore(storeIn(data), { folder: copies, keepDays: 30 }, Date.now());
  const environment = {
    SITE: await testSite(),
    PORT: String(port),
    DATA_DIR: data,
    BACKUP_DIR: copies,
    SMTP_URL: relay.url,
    MAIL_TO: "shop@shop.example",
    MAIL_FROM: "web@shop.example",
  };
  async function says(
    subject: string,
    other: Record<string, string> = {},
    { now = Date.now(), sample = [] as string[] } = {},
  ) {
    const findings = await examine({ ...environment, ...other }, ROOT, now, async () => sample);
    const found = findings.filter((finding) => finding.subject.startsWith(subject));
    for (const { state, mend } of found) assert.equal(mend === undefined, state === "good");
    return found.map((finding) => `${finding.state}: ${finding.says}`).join("\n");
  }
  return { data, copies, outbox, relay, environment, says };
}

test("a server that is well is called well, in each thing", async (t) => {
  const { environment, says } = await setUp(t);
  for (const subject of [
    "Số liệu",
    "Bản dựng",
    "Máy chủ web",
    "Thư báo",
    "Kho",
    "Bản sao",
    "Ổ đĩa",
    "Quyền",
    "Phiên bản",
  ]) {
    assert.match(await says(subject), /^good: /, subject);
  }
  const findings = await examine(environment, ROOT, Date.now(), async () => []);
  assert.doesNotMatch(findingsAsText(findings), /✘/);
});

test("each thing that is broken is named", async (t) => {
  const { data, copies, outbox, relay, says } = await setUp(t);
  assert.match(await says("Số liệu", {}, { sample: ["phones"] }), /^ill: .*phones/);
  assert.match(await says("Cài đặt", { PORT: "http" }), /^ill: PORT phải là/);
  assert.match(await says("Địa chỉ"), /^look: chưa đặt SITE_URL/);
  assert.match(await says("Bản dựng", { SITE: data }), /^ill: chưa dựng lần nào: không có site\.json/);
  assert.match(await says("Máy chủ web", { PORT: "1" }), /^ill: không có gì trả lời/);
  assert.match(await says("Thư báo", { SMTP_URL: "", MAIL_TO: "", MAIL_FROM: "" }), /^look: chưa đặt SMTP_URL/);
  assert.match(await says("Bản sao", { BACKUP_DIR: "" }), /^ill: chưa có/);
  assert.match(await says("Bản sao", {}, { now: Date.now() + 13 * 60 * MINUTE }), /^ill: bản mới nhất đã 13 giờ/);
  await rm(copies, { recursive: true });
  assert.match(await says("Bản sao"), /^ill: .*chưa có bản nào/);
  await relay.stop();
  assert.match(await says("Thư báo"), /^ill: máy gửi thư không nhận/);
  await chmod(data, 0o755);
  assert.match(await says("Quyền"), /^ill: người khác/);
  await outbox.accept(trialMessage(Date.now() - 20 * MINUTE));
  assert.match(await says("Lời nhắn đang chờ"), /^ill: .*20 phút/);
  assert.match(await says("Lời nhắn đang chờ", {}, { now: Date.now() + 25 * 60 * MINUTE }), /chờ gửi đã 25 giờ\.$/);
  const [message] = await outbox.claim({ owner: "test", now: Date.now(), leaseUntil: Date.now() + MINUTE, most: 1 });
  await outbox.recordFailure({ id: message?.id ?? "", owner: "test", error: "no", nextAttemptAt: undefined });
  assert.match(await says("Lời nhắn không gửi được"), /^ill: 1 lời nhắn/);
});

test("a store that is missing is not made by looking, and one that is damaged is told", async (t) => {
  const { says } = await setUp(t);
  const empty = await temporaryFolder();
  assert.match(await says("Kho", { DATA_DIR: empty }), /^ill: chưa có/);
  await assert.rejects(readFile(storeIn(empty)), /ENOENT/);
  await writeFile(storeIn(empty), "this is no database, and long enough to be looked at as one");
  assert.match(await says("Kho", { DATA_DIR: empty }), /^ill: không ghi được/);
});

test("a disk that is nearly full, and a clock that goes by itself, are told", async () => {
  const stateWith = async (free: number) => (await disk(["/var"], async () => free))[0]?.state;
  assert.deepEqual([await stateWith(2e9), await stateWith(9e8), await stateWith(1e8)], ["good", "look", "ill"]);
  const clockState = async (answer: boolean | undefined) => (await clock(async () => answer)).state;
  assert.deepEqual(
    [await clockState(true), await clockState(false), await clockState(undefined)],
    ["good", "ill", "look"],
  );
});

test("a certificate that has run out, or that nobody trusts, is told", async (t) => {
  const folder = await temporaryFolder();
  const [key, pem] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const openssl = spawnSync("openssl", [
    "req",
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:P-256",
    "-nodes",
    "-days",
    "10",
    "-subj",
    "/CN=localhost",
    "-keyout",
    key,
    "-out",
    pem,
  ]);
  if (openssl.status !== 0) return t.skip("openssl is not on this machine");
  const server = createServer({ key: await readFile(key), cert: await readFile(pem) }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const url = `https://localhost:${(server.address() as AddressInfo).port}`;
  assert.match((await certificate(url, Date.now())).says, /không tin chứng chỉ.*SELF_SIGNED/);
  assert.match((await certificate(url, Date.now() + 12 * 24 * 60 * MINUTE)).says, /đã hết hạn/);
  await new Promise((resolve) => server.close(resolve));
  assert.match((await certificate(url, Date.now())).says, /không nối được đến localhost \(.*ECONNREFUSED.*\)/);
});
