import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { chmod, readFile, rm, writeFile } from "node:fs/promises";
import { createServer as createWebServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type TestContext, test } from "node:test";
import { createServer } from "node:tls";
import { fileURLToPath } from "node:url";
import { hanoiMomentInShort } from "../../contract/time-zone.ts";
import { copyStore } from "../../server/backup/copy-store.ts";
import { testApp } from "../../server/fixtures/test-app.ts";
import { mailTo, testRelay } from "../../server/fixtures/test-relay.ts";
import { temporaryFolder, testSite } from "../../server/fixtures/test-site.ts";
import { trialMessage } from "../../server/leads/trial.ts";
import { listen } from "../../server/listening.ts";
import { newMessage } from "../../server/outbox/outbox.contract.ts";
import type { Outbox } from "../../server/outbox/outbox.ts";
import { sqliteOutbox } from "../../server/outbox/sqlite-outbox.ts";
import { storeIn } from "../../server/store/place.ts";
import { backups, type Copying } from "./backup-checks.ts";
import { examine } from "./doctor.ts";
import { findingsAsText, lasting } from "./finding.ts";
import { type ClockState, clock, disk, firewall, onePerDisk, rights } from "./machine-checks.ts";
import { address, certificate, heldPorts, homePage } from "./outside-checks.ts";

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
    ...mailTo(relay.url),
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

test("a store of which one page is damaged is ill, though it takes a write", async (t) => {
  const { data, outbox, says } = await setUp(t);
  for (const at of Array(60).keys()) await outbox.accept(newMessage({ message: `${at} ${"x".repeat(400)}` }));
  await outbox.close(); // moves the write-ahead log into the file
  const bytes = await readFile(storeIn(data));
  const page = Math.floor(bytes.indexOf("30 xxx") / 4096);
  await writeFile(storeIn(data), bytes.fill("Z", page * 4096, (page + 1) * 4096));
  assert.match(await says("Kho lời nhắn"), /^ill: tệp .*outbox.sqlite hỏng /);
});

test("a server that is well is called well, in each thing", async (t) => {
  const { environment, says } = await setUp(t);
  for (const subject of ["Số liệu", "Bản dựng", "Máy chủ web", "Thư báo", "Kho", "Bản sao", "Quyền", "Phiên bản"]) {
    assert.match(await says(subject), /^good: /, subject);
  }
  const findings = await examine(environment, ROOT, Date.now(), async () => []);
  // Disk and clock are this machine's own, and may be ill: the tests below hand theirs in.
  const ours = findings.filter(({ subject }) => !/^(Ổ đĩa|Đồng hồ)/.test(subject));
  assert.doesNotMatch(findingsAsText(ours), /✘/);
});

test("each thing that is broken is named", async (t) => {
  const { data, copies, outbox, relay, says } = await setUp(t);
  assert.match(await says("Số liệu", {}, { sample: ["phones"] }), /^ill: .*phones/);
  assert.match(await says("Cài đặt", { PORT: "http" }), /^ill: PORT phải là/);
  assert.match(await says("Địa chỉ"), /^look: chưa đặt SITE_URL/);
  // The build refuses the value as it stands in the file, white space included: the doctor looks at the same value.
  assert.match(await says("Địa chỉ", { SITE_URL: "https://inan.example\t" }), /^ill: SITE_URL phải là/);
  assert.match(await says("Bản dựng", { SITE: data }), /^ill: chưa dựng lần nào: không có site\.json/);
  assert.match(await says("Máy chủ web", { PORT: "1" }), /^ill: không có gì trả lời/);
  assert.match(await says("Thư báo", { SMTP_URL: "", MAIL_TO: "", MAIL_FROM: "" }), /^look: chưa đặt SMTP_URL/);
  assert.match(await says("Bản sao", { BACKUP_DIR: "" }), /^ill: chưa có/);
  assert.match(await says("Bản sao", {}, { now: Date.now() + 13 * 60 * MINUTE }), /^ill: bản mới nhất cách đây 13 giờ/);
  await rm(copies, { recursive: true });
  assert.match(await says("Bản sao"), /^ill: .*chưa có bản nào/);
  await relay.stop();
  assert.match(await says("Thư báo"), /^ill: máy gửi thư không nhận/);
  for (const open of [0o755, 0o710, 0o701]) {
    await chmod(data, open);
    assert.match(await says("Quyền"), /^ill: người khác/, open.toString(8));
  }
  await outbox.accept(trialMessage(Date.now() - 20 * MINUTE));
  assert.match(await says("Lời nhắn đang chờ"), /^ill: .*20 phút/);
  assert.match(await says("Lời nhắn đang chờ", {}, { now: Date.now() + 25 * 60 * MINUTE }), /chờ gửi đã 25 giờ\.$/);
  const [message] = await outbox.claim({ owner: "test", now: Date.now(), leaseUntil: Date.now() + MINUTE, most: 1 });
  await outbox.recordFailure({ id: message?.id ?? "", owner: "test", error: "no", nextAttemptAt: undefined });
  assert.match(await says("Lời nhắn không gửi được"), /^ill: 1 lời nhắn/);
});

test("of mail that is not taken the reason is told, and what the running server knows that the settings do not say", async (t) => {
  const { relay, environment, says } = await setUp(t);
  const asks = await testRelay(t, 0, { password: "secret" });
  const mendWith = async (smtpUrl: string) => {
    const findings = await examine({ ...environment, SMTP_URL: smtpUrl }, ROOT, Date.now(), async () => []);
    const found = findings.find(({ subject }) => subject === "Thư báo có khách");
    return `${found?.state}: ${found?.mend}`;
  };
  assert.match(await mendWith(`smtp://shop:wrong@127.0.0.1:${asks.port}`), /^ill: Sửa tên hay mật khẩu/);
  const letIn = { SMTP_URL: `smtp://shop:secret@127.0.0.1:${asks.port}` };
  assert.match(await says("Thư báo", letIn), /^good: .* cho đăng nhập; thư sẽ gửi đến /);
  assert.match(await mendWith(`smtps://shop:secret@127.0.0.1:${asks.port}`), /^ill: Tên máy .*requireTLS=false/);
  assert.match(await mendWith("smtp://shop:secret@127.0.0.1:1"), /^ill: Kiểm tra SMTP_URL/);
  if (process.platform !== "win32")
    assert.match(
      await mendWith(`smtp://shop:secret@0.0.0.0:${asks.port}?requireTLS=false`),
      /^look: Bỏ phần sau dấu \?/,
    );

  // The password was corrected in the file, but the server was not restarted.
  const { port } = await testApp(t, { mail: () => "login" });
  assert.match(await says("Thư báo", { SMTP_URL: relay.url }), /^good/);
  assert.match(await says("Máy chủ web", { PORT: String(port) }), /^ill: .*không cho nó đăng nhập/);

  const full = async () => Promise.reject(new Error("disk is full"));
  const unwritten = await testApp(t, { outbox: { probe: full, close: async () => undefined } as unknown as Outbox });
  assert.match(
    await says("Máy chủ web", { PORT: String(unwritten.port) }),
    /^ill: .*không ghi được lời nhắn \(mã 503\)/,
  );

  const partly = await testApp(t, { refused: () => [2] });
  const two = { PORT: String(partly.port), SMTP_URL: relay.url, MAIL_TO: "shop@shop.example, boss@shop.example" };
  assert.match(await says("Máy chủ web", two), /^ill: .*không nhận thư cho boss@shop\.example/);
  assert.match(await says("Thư báo", two), /^good: máy gửi thư \S+ trả lời; thư sẽ gửi đến shop@\S+, boss@\S+\.$/);
});

test("a store that is missing is not made by looking, and one that is damaged is told", async (t) => {
  const { says } = await setUp(t);
  const empty = await temporaryFolder();
  assert.match(await says("Kho", { DATA_DIR: empty }), /^ill: không thấy .*outbox/);
  await assert.rejects(readFile(storeIn(empty)), /ENOENT/);
  const nowhere = { DATA_DIR: join(empty, "khong-co") };
  assert.match(await says("Kho", nowhere), /^ill: không thấy .*outbox/);
  assert.equal(await says("Quyền", nowhere), "");
  await writeFile(storeIn(empty), "this is no database, and long enough to be looked at as one");
  assert.match(await says("Kho", { DATA_DIR: empty }), /^ill: tệp .* hỏng /);
});

test("a disk that is nearly full is told", async () => {
  const stateWith = async (free: number, files = 1e6) =>
    (await disk(["/var"], async () => ({ free, files })))[0]?.state;
  assert.deepEqual([await stateWith(2e9), await stateWith(9e8), await stateWith(1e8)], ["good", "look", "ill"]);
  assert.deepEqual([await stateWith(2e9, 4e4), await stateWith(2e9, 10)], ["look", "ill"], "room for no more files");
  const [full] = await disk(["/var"], async () => ({ free: 1e8, files: 4e4 }));
  assert.match(
    `${full?.state}: ${full?.says}`,
    /^ill: còn 0,1 GB/,
    "a small disk has few files to make, and is full all the same",
  );
  const disks: Record<string, number> = { "/data": 1, "/build": 1, "/copies": 2 };
  assert.deepEqual(
    onePerDisk(["/data", "/gone", "/build", "/copies"], (folder) => disks[folder]),
    ["/data", "/copies"],
  );
});

test("the disk that is looked at is that of the build the server hands out", async (t) => {
  const { environment, says } = await setUp(t);
  const alone = { DATA_DIR: "/not-there", BACKUP_DIR: "" };
  assert.match(await says(`Ổ đĩa của ${environment.SITE}`, alone), /còn .* GB\.$/);
});

test("what keeps the messages from being written is told with its own way to mend: a disk that takes none, files of root's", async () => {
  const folder = await temporaryFolder();
  const says = async (refused: Record<string, string>) => {
    const [finding] = await rights({ dataFolder: folder }, async (path) => refused[path]);
    return `${finding?.state}: ${finding?.says} ${finding?.mend ?? ""}`;
  };
  assert.match(await says({}), /^good/);
  assert.match(await says({ [folder]: "EROFS" }), /^ill: .*chỉ đọc.*remount,rw/);
  assert.match(await says({ [folder]: "EACCES" }), /^ill: không ghi được vào \S+\. sudo chown/);
  for (const owned of [storeIn(folder), `${storeIn(folder)}-wal`, join(folder, "mailbox")])
    assert.ok((await says({ [owned]: "EACCES" })).startsWith(`ill: không ghi được vào ${owned}. sudo chown -R`), owned);
  const really = async () => (await rights({ dataFolder: folder })).map(({ state }) => state);
  assert.deepEqual(await really(), ["good"], "what is not there yet is no fault");
  await rm(folder, { recursive: true });
  assert.deepEqual(await really(), [], "no right is missing where the folder is: the check of the store tells that");
});

test("a clock that nobody keeps is told, with the way that is one on this machine", async () => {
  const alone = { synchronised: false, canBe: true, switchedOn: true, container: false };
  const says = async (state: ClockState | undefined) => {
    const finding = await clock(async () => state);
    return `${finding.state}: ${finding.mend}`;
  };
  assert.match(await says({ ...alone, synchronised: true }), /^good/);
  assert.match(await says(undefined), /^look: .*date/);
  assert.match(await says({ ...alone, switchedOn: false }), /^ill: Bật: sudo timedatectl set-ntp true/);
  assert.match(await says({ ...alone, canBe: false, switchedOn: false }), /^ill: .*install systemd-timesyncd/);
  assert.match(await says(alone), /^ill: Đã bật.*UDP 123/);
  // systemd-timesyncd does not begin in a container, whatever is switched on.
  assert.match(await says({ ...alone, switchedOn: false, container: true }), /^ill: .*máy chủ chứa nó/);
});

test("a site of a day to come, which a clock that ran ahead has put online, is told", async (t) => {
  const { environment, says } = await setUp(t);
  await writeFile(join(environment.SITE, "built-for"), String(Date.parse("2027-02-05T08:00+07:00")));
  const at = (time: string) => says("Bản dựng", {}, { now: Date.parse(time) });
  assert.match(await at("2026-12-27T10:00+07:00"), /^ill: là bản của 08:00 5\/2\/27, chưa đến lúc ấy/);
  assert.match(await at("2027-02-05T08:00+07:00"), /^good: /);
});

test("a copy from the future is not called fresh: while it is the newest, nobody would hear that no others come", async (t) => {
  const { data, copies, says } = await setUp(t);
  const hour = 60 * MINUTE;
  copyStore(storeIn(data), { folder: copies, keepDays: 3_650 }, Date.now() + 100 * hour);
  assert.match(await says("Bản sao"), /^ill: bản outbox-.*\.sqlite đến từ tương lai/);
});

test("a store that a newer version has changed is told as such: no disk and no right is to be mended", async (t) => {
  const { data, outbox, environment } = await setUp(t);
  await outbox.close();
  const store = new DatabaseSync(storeIn(data));
  store.exec("PRAGMA user_version = 99");
  store.close();
  const findings = await examine(environment, ROOT, Date.now(), async () => []);
  const found = findings.find(({ subject }) => subject === "Kho lời nhắn");
  assert.match(found?.says ?? "", /cũ hơn kho .*has schema 99/);
  assert.match(found?.mend ?? "", /hoang-gia-update/);
});

test("another program at the port of the server is not taken for it", async (t) => {
  const { says } = await setUp(t);
  let body = "It works!";
  const other = createWebServer((_request, response) => response.end(body));
  const { port } = await listen(other, 0, "127.0.0.1");
  t.after(() => other.close());
  assert.match(await says("Máy chủ web", { PORT: String(port) }), /^ill: chương trình khác/);
  body = '{"database":"ok"}'; // as another program tells that it is well
  assert.match(await says("Máy chủ web", { PORT: String(port) }), /^ill: chương trình khác/);
});

test("a server that listens at one address of the machine is asked there", async (t) => {
  const { says } = await setUp(t);
  const server = createWebServer((_request, response) => response.end('{"delivery":"relay","mail":"ok"}'));
  const { port } = await listen(server, 0, "127.0.0.2");
  t.after(() => server.close());
  assert.match(await says("Máy chủ web", { PORT: String(port), HOST: "127.0.0.2" }), /^good: /);
  assert.match(await says("Máy chủ web", { HOST: "0.0.0.0" }), /^good: /);
});

test("a copying that failed or was switched off is told at once, not when the last copy has grown old", async (t) => {
  const { copies, data } = await setUp(t);
  const settings = { backup: { folder: copies, keepDays: 30 }, databaseUrl: undefined, dataFolder: data };
  const told = async (copying?: Copying) => {
    const { state, says, mend } = await backups(settings, Date.now(), async () => copying);
    return `${state}: ${says} ${mend}`;
  };
  assert.match(await told(), /^good/);
  assert.match(await told({ result: "success", timer: "on" }), /^good/);
  const failed = /^ill: lần sao lưu cuối không xong \(exit-code\); .*ổ của nó đã gắn chưa/;
  assert.match(await told({ result: "exit-code", timer: "on" }), failed);
  // systemd's result where the folder could not be had and ExecCondition was the first to need it.
  assert.match(await told({ result: "exec-condition", timer: "on" }), /^ill/);
  // The copies that are there still count as fresh for hours.
  const timer = /^ill: .* sudo systemctl enable --now hoang-gia-backup\.timer$/;
  assert.match(await told({ result: "success", timer: "off" }), timer);
  assert.match(await told({ result: "success", timer: "until-restart" }), timer);
});

test("all is well only where there is nothing to look at again either; how long something lasts is told as one says it", () => {
  const sumOf = (...states: ("good" | "look" | "ill")[]) =>
    findingsAsText(states.map((state) => ({ subject: "Ổ đĩa", state, says: "còn 1 GB." }))).split("\n\n")[1];
  assert.equal(sumOf("good", "good"), "Mọi thứ đều ổn.\n");
  assert.equal(sumOf("good", "look"), "0 việc phải sửa ngay, 1 việc nên xem lại.\n");
  assert.equal(sumOf("ill", "look", "look"), "1 việc phải sửa ngay, 2 việc nên xem lại.\n");
  const hour = 3_600_000;
  assert.deepEqual([hour / 3, 1.5 * hour, 2 * hour, 47 * hour, 48 * hour, 80 * hour].map(lasting), [
    "20 phút",
    "90 phút",
    "2 giờ",
    "47 giờ",
    "2 ngày",
    "3 ngày",
  ]);
});

test("messages that stayed in SQLite when the shop went over to PostgreSQL are told: nobody deletes them after their time", async (t) => {
  const { copies, data } = await setUp(t);
  const databaseUrl = "postgres://shop@db.example/shop";
  const found = async (dataFolder: string, folder: string) => {
    const { says, mend } = await backups({ databaseUrl, dataFolder, backup: { folder, keepDays: 30 } }, Date.now());
    return `${says} ${mend}`;
  };
  assert.match(await found(data, copies), /không gì xóa .* sudo rm -f \S*outbox\.sqlite\* \S*outbox-\*\.sqlite$/);
  const empty = await temporaryFolder();
  assert.match(await found(empty, empty), /pg_dump/);
});

test("an address that is more than an address, and one that Caddy does not answer for, is told", async () => {
  const says = (siteUrl: string, caddyDomain = "") => {
    const finding = address(siteUrl, caddyDomain);
    return `${finding.state}: ${finding.says} ${finding.mend}`;
  };
  assert.match(says("https://inan.example", "inan.example"), /^good/);
  assert.match(says("https://inan.example"), /^good/);
  assert.match(says("http://inan.example", "inan.example"), /^look/);
  assert.match(says("https://inan.example/vi"), /^ill: SITE_URL phải là .*inan\.example\/vi/);
  assert.match(says("https://www.in.example", "in.example"), /^ill: .*: đặt SITE_URL=https:\/\/in\.example/);
  assert.match(says("https://cu.example", "moi.example"), /^ill: .*cu\.example mà Caddy .*moi\.example.*install\.sh/);
});

test("a program that holds the ports of Caddy is named, with the way to end it", () => {
  assert.deepEqual(heldPorts(""), []);
  const [apache, node] = heldPorts("80,443 apache2 apache2.service\n443 node -\n");
  assert.match(apache?.says ?? "", /^apache2 đang giữ cổng 80 và 443/);
  assert.match(apache?.mend ?? "", /disable --now apache2\.service/);
  assert.match(node?.mend ?? "", /tắt node/);
});

test("a firewall that is off, or will be, is told; of one that the installer did not set nothing is", () => {
  const told = (state: string) => firewall(state).map(({ state, mend }) => `${state}: ${mend ?? ""}`);
  assert.deepEqual(told(""), []);
  assert.deepEqual(told("on"), ["good: "]);
  assert.match(told("off").join(), /^look: .*restart nftables/);
  assert.deepEqual(told("until-restart"), ["look: sudo systemctl enable nftables"]);
});

test("a firewall that would lock ssh out is not said to be switched on, and one that does is told", () => {
  const told = (state: string) =>
    firewall(state)
      .map(({ state, says, mend }) => `${state}: ${says} ${mend}`)
      .join();
  assert.match(told("off 2222"), /^look: .*chặn ssh ở cổng 2222.*Khoan bật: sudo systemctl disable nftables/);
  assert.doesNotMatch(told("off 2222") + told("until-restart 2222"), /enable|restart/);
  assert.match(told("on 2222 2200"), /^ill: .*cổng 2222, 2200: .*tcp dport "\{ 2222, 2200 \}" accept/);
});

test("the home page is looked at as a visitor sees it: an empty one, another program's and another address's are told", async (t) => {
  let answer: [status: number, headers: Record<string, string>, body: string] = [200, {}, ""];
  const web = createWebServer((_request, response) => {
    const [status, headers, body] = answer;
    response.writeHead(status, headers).end(body);
  });
  const { port } = await listen(web, 0, "127.0.0.1");
  t.after(() => web.close());
  const origin = `http://127.0.0.1:${port}`;
  const says = async (...next: typeof answer) => {
    answer = next;
    const [finding] = await homePage(`${origin}/`);
    return `${finding?.state}: ${finding?.says} ${finding?.mend ?? ""}`;
  };
  const page = (address: string) => `<title>In</title><link rel="canonical" href="${address}/"/><h1>In</h1>`;
  assert.match(await says(200, {}, page(origin)), /^good/);
  assert.match(await says(200, {}, ""), /^ill: .*trang trắng/);
  assert.match(await says(200, {}, "It works!"), /^ill: .*chương trình khác/);
  assert.match(
    await says(200, {}, page("https://cu.example")),
    /^ill: .*cu\.example: dựng khi SITE_URL.*mở bàn với SITE_URL đúng/,
  );
  assert.match(await says(404, {}, "no"), /^ill: .*mã 404, không phải trang\. Xem \/etc\/caddy/);
  assert.match(await says(502, {}, "no"), /^ill: .*mã 502.*\. Xem mục Máy chủ web/);
  assert.match(await says(301, { Location: "https://www.inan.example/" }, ""), /^ill: .*chuyển sang https:\/\/www/);
  web.close();
  web.closeAllConnections();
  assert.match(await says(200, {}, page(origin)), /^ill: .*không trả lời \(.*ECONNREFUSED/);
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
  // The server hangs up after the handshake: by then the certificate has been seen, and no page follows.
  const server = createServer({ key: await readFile(key), cert: await readFile(pem) }, (socket) =>
    socket
      .once("error", () => {})
      .resume()
      .end(),
  ).listen(0, "127.0.0.1");
  t.after(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  const url = `https://localhost:${(server.address() as AddressInfo).port}`;
  assert.match((await certificate(url, Date.now())).says, /không tin chứng chỉ.*SELF_SIGNED/);
  const from = hanoiMomentInShort(Date.parse(new X509Certificate(await readFile(pem)).validFrom));
  const tooSoon = (await certificate(url, Date.now() - 24 * 60 * MINUTE)).says;
  assert.match(tooSoon, /đồng hồ máy này chậm/);
  assert.ok(tooSoon.startsWith(`chỉ dùng được từ ${from}:`), tooSoon);
  assert.match(
    (await certificate(url, Date.now() + 12 * 24 * 60 * MINUTE)).says,
    /đã hết hạn 4\d giờ|đã hết hạn 2 ngày/,
  );
  const hoursAgo = Date.now() + (10 * 24 + 3) * 60 * MINUTE;
  assert.match((await certificate(url, hoursAgo)).says, /đã hết hạn (2|3) giờ/);
  assert.match((await homePage(url))[0]?.says ?? "", /không trả lời/);
  await new Promise((resolve) => server.close(resolve));
  assert.deepEqual(await homePage(url), []);
  // Too long for a host name, so the system refuses it without asking a name server.
  const nowhere = await certificate(`https://${"a".repeat(64)}.example`, Date.now());
  assert.match(nowhere.says, /không ai biết địa chỉ của tên a+\.example/);
  assert.match(nowhere.mend ?? "", /^Ở nơi mua tên miền/);
  assert.match((await certificate(url, Date.now())).says, /không nối được đến localhost \(.*ECONNREFUSED.*\)/);
});
