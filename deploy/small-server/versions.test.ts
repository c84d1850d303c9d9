import assert from "node:assert/strict";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type TestContext, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "../../server/fixtures/test-site.ts";
import { listen } from "../../server/listening.ts";
import { NewerStore } from "../../server/store/migrations.ts";

/** Update and roll-back in a folder of their own, with stand-ins for what needs root, systemd or the network. */
const HERE = fileURLToPath(new URL(".", import.meta.url));
const ready = process.platform === "linux" && spawnSync("sh", ["-c", "command -v flock"]).status === 0;
const skip = ready ? false : "this machine has no flock, or no /proc";

/** What stands in for the programs of the server; `$T` is the folder. */
const PROGRAMS = {
  id: "echo 0",
  runuser: 'shift 3; exec "$@"',
  // As if systemd had read the file; how it does, only systemd knows.
  "systemd-run": 'cat "$T/settings-read"',
  // Like rsync, it does not begin in a folder that is gone.
  rsync: '/bin/pwd >/dev/null || exit; for last; do from=$to; to=$last; done; cp -a "$from." "$to"',
  sync: 'echo "$1 $2 while online: $(basename "$(readlink "$T/srv/app")")" >>"$T/synced"',
  npm: `echo "$PWD" >>"$T/installed"; mkdir -p node_modules/node/bin; ln -s ${process.execPath} node_modules/node/bin/node`,
  node: `exec ${process.execPath} "$@"`,
  // Each version has a second of its own.
  date: 'echo x >>"$T/seconds"; printf "2100T%06d\\n" "$(wc -l <"$T/seconds")"',
  systemctl: `case "$*" in
    *MainPID*) cat "$T/pid" ;;
    *Listen*) echo "0.0.0.0:$(cat "$T/port") (Stream)" ;;
    *restart*) echo restart >>"$T/restarts" ;;
    *start*backup*) echo "copied before $(readlink "$T/srv/app")" >>"$T/copies" ;;
  esac`,
};

/** A small server of this test, on which nothing is installed yet. */
async function machine(t: TestContext) {
  const folder = realpathSync(await temporaryFolder());
  const at = (...names: string[]) => path.join(folder, ...names);
  for (const name of ["bin", "srv/versions", "srv/build", "project/server", "project/contract", "project/scripts"])
    mkdirSync(at(name), { recursive: true });
  const standIn = (name: string, text: string) =>
    writeFileSync(at("bin", name), `#!/bin/bash\n${text}\n`, { mode: 0o755 });
  for (const [name, text] of Object.entries(PROGRAMS)) standIn(name, text);
  writeFileSync(at("pid"), "0");
  writeFileSync(at("settings-read"), "SITE_URL=https://inan.example\0");
  writeFileSync(at("project/package-lock.json"), "{}");
  writeFileSync(at("project/server/main.ts"), "console.log(1)");
  writeFileSync(at("project/contract/page.ts"), "1");
  writeFileSync(
    at("project/scripts/build.ts"),
    'import { mkdirSync } from "node:fs"; mkdirSync("build/current", { recursive: true });',
  );
  writeFileSync(
    at("project/scripts/put-release.ts"),
    'import { appendFileSync } from "node:fs"; appendFileSync(process.env.T + "/put", [process.cwd(), ...process.argv.slice(2)].join(" ") + "\\n");',
  );
  cpSync(path.join(HERE, "../../scripts/run.mjs"), at("project/scripts/run.mjs"));
  writeFileSync(
    at("project/server/leads.ts"),
    "const { MAIL_FROM, DATA_DIR } = process.env; console.log(JSON.stringify([...process.argv.slice(2), MAIL_FROM, DATA_DIR]));",
  );

  let status = 200;
  const web = createServer((_request, response) => response.writeHead(status).end());
  const { port } = await listen(web, 0, "127.0.0.1");
  t.after(() => void web.close());
  writeFileSync(at("port"), String(port));

  mkdirSync(at("deploy"));
  for (const name of readdirSync(HERE).filter((name) => name.endsWith(".sh"))) {
    const text = readFileSync(path.join(HERE, name), "utf8")
      .replaceAll("/srv/hoang-gia", at("srv"))
      .replaceAll("/run/hoang-gia-update.lock", at("lock"))
      .replaceAll("/etc/hoang-gia/site.env", at("site.env"))
      .replaceAll("/run/systemd/system", folder)
      .replaceAll("/etc/caddy/Caddyfile", at("Caddyfile"))
      .replaceAll("/opt/hoang-gia-node/bin", at("bin"))
      .replaceAll("/usr/local/lib/hoang-gia/", `${at("deploy")}/`)
      .replaceAll("/usr/local/sbin/", `${at("bin")}/`)
      .replaceAll("/var/lib/hoang-gia/outbox.sqlite", at("outbox.sqlite"))
      .replaceAll("-o hoang-gia-build -g hoang-gia-build", "")
      .replaceAll("-o hoang-gia -g hoang-gia", "");
    writeFileSync(at("deploy", name), text, { mode: 0o755 });
  }
  let last: ChildProcess | undefined;
  const run = async (name: string, args: string[], gone?: string, around: NodeJS.ProcessEnv = {}) => {
    const [program, before] = gone ? ["sh", ["-c", 'cd "$0" && rmdir "$0" && exec bash "$@"', gone]] : ["bash", []];
    const child = spawn(program, [...before, at("deploy", name), ...args], {
      detached: true, // a group of its own, as a command typed into a terminal has
      env: { T: folder, PATH: `${at("bin")}:${process.env.PATH}`, ...around },
    });
    last = child;
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
    return new Promise<{ code: number | null; said: string }>((resolve) =>
      child.on("close", (code) => resolve({ code, said })),
    );
  };
  let server: ChildProcess | undefined;
  t.after(() => void server?.kill());
  return {
    at,
    /** A program that is found before the machine's own. */
    standIn,
    /** @param standingIn a folder that is there no more when the command begins, @param around what is set where it is called */
    update: ({ standingIn, around }: { standingIn?: string; around?: NodeJS.ProcessEnv } = {}) =>
      run("update.sh", [at("project")], standingIn, around),
    rollBack: () => run("roll-back.sh", []),
    clearVersions: (online: string) => run("clear-versions.sh", [at("srv/versions", online)]),
    /** Ctrl-C: it reaches all that the command has started. */
    interrupt: () => void process.kill(-(last?.pid ?? 0), "SIGINT"),
    online: () => path.basename(readlinkSync(at("srv/app"))),
    versions: () => readdirSync(at("srv/versions")).sort(),
    /** The releases that were put online: the folder stood in, the release there, and where it was brought. */
    put: () => readFileSync(at("put"), "utf8").trim().split("\n"),
    copies: () => (existsSync(at("copies")) ? readFileSync(at("copies"), "utf8").trim().split("\n") : []),
    restarts: () => (existsSync(at("restarts")) ? readFileSync(at("restarts"), "utf8").split("\n").length - 1 : 0),
    /** From now on a server runs from what is online. */
    serve() {
      server?.kill();
      server = spawn("sleep", ["1000"], { cwd: at("srv/app") });
      writeFileSync(at("pid"), String(server.pid));
    },
    answer(next: number) {
      status = next;
    },
    /** A command of the project, as `npm run` starts it in what is online. */
    command: (...args: string[]) =>
      spawnSync(process.execPath, [at("srv/app/scripts/run.mjs"), ...args], { env: { T: folder, PATH: at("bin") } }),
    /** What stands in /usr/local/sbin under this name. */
    installedCommand(name: string, ...args: string[]) {
      cpSync(at("deploy/command.sh"), at("bin", name));
      return spawnSync("bash", [at("bin", name), ...args], { env: { T: folder, PATH: `${at("bin")}:/usr/bin:/bin` } });
    },
    installed: () => readFileSync(at("installed"), "utf8").split("\n").length - 1,
    changeServer: (text = "console.log(2)") => writeFileSync(at("project/server/main.ts"), text),
  };
}

const VERSION = (second: number) => `2100T${String(second).padStart(6, "0")}`;

/** The folder of a server on which the first version was brought online: that is made once, because it takes half a second. */
let first: Promise<string> | undefined;

/** A small server of this test, on which the first version is online. */
async function updatedMachine(t: TestContext) {
  first ??= machine(t).then(async ({ at, update }) => {
    const { code, said } = await update();
    assert.equal(code, 0, said);
    return at();
  });
  const [from, made] = [await first, await machine(t)];
  for (const name of ["srv", "seconds", "installed", "synced"])
    cpSync(path.join(from, name), made.at(name), { recursive: true, verbatimSymlinks: true });
  writeFileSync(made.at("put"), readFileSync(path.join(from, "put"), "utf8").replaceAll(from, made.at()));
  rmSync(made.at("srv/app"));
  symlinkSync(made.at("srv/versions", VERSION(1)), made.at("srv/app"));
  return made;
}

test("the first version has none before it to go back to, and stays", { skip }, async (t) => {
  const { update, rollBack, online } = await machine(t);
  assert.equal((await update()).code, 0);
  const { code, said } = await rollBack();
  assert.equal(code, 1, said);
  assert.match(said, /no version before/);
  assert.equal(online(), VERSION(1));
});

test("an update is taken back, and the server is restarted where its code changed", { skip }, async (t) => {
  const { at, update, rollBack, online, put, restarts, serve, changeServer } = await updatedMachine(t);
  serve();
  await update();
  assert.deepEqual([online(), restarts()], [VERSION(2), 0]);
  changeServer();
  assert.match((await update()).said, /server restarted/);
  assert.deepEqual([online(), restarts()], [VERSION(3), 1]);
  serve();
  assert.equal((await rollBack()).code, 0);
  assert.deepEqual([online(), restarts()], [VERSION(2), 2]);
  assert.deepEqual(
    put(),
    [1, 2, 3, 2].map((number) => `${at("srv/versions", VERSION(number))} build/current ${at("srv/build")}`),
  );
});

test("what site and server agree on is code of the server, too", { skip }, async (t) => {
  const { at, update, restarts, serve } = await updatedMachine(t);
  serve();
  writeFileSync(at("project/contract/page.ts"), "2");
  assert.match((await update()).said, /server restarted/);
  assert.equal(restarts(), 1);
});

test("a version is down on the disk before anything leads to it, and the link to it before it is told", {
  skip,
}, async (t) => {
  const { at, update } = await updatedMachine(t);
  rmSync(at("synced"));
  await update();
  const synced = readFileSync(at("synced"), "utf8").trim().split("\n");
  assert.deepEqual(synced, [
    `-f ${at("srv/versions", VERSION(2))} while online: ${VERSION(1)}`,
    `-f ${at("srv")} while online: ${VERSION(2)}`,
  ]);
});

test("the version that the server runs from stays, however many come after it: it loads parts of itself later", {
  skip,
}, async (t) => {
  const { update, versions, serve, restarts } = await updatedMachine(t);
  serve();
  for (let count = 0; count < 4; count++) await update();
  assert.deepEqual(versions(), [1, 3, 4, 5].map(VERSION));
  assert.equal(restarts(), 0);
});

test("an update that was broken off before the restart is made good by the next one", { skip }, async (t) => {
  const { at, update, restarts, serve, changeServer, online } = await updatedMachine(t);
  serve();
  changeServer();
  await update();
  rmSync(at("restarts")); // as if it had been broken off just before: the server still runs from the first
  await update();
  assert.deepEqual([online(), restarts()], [VERSION(3), 1]);
});

test("what an update that was broken off has left takes no version's place, and no room that the next one needs", {
  skip,
}, async (t) => {
  const { at, standIn, update, versions } = await updatedMachine(t);
  for (let count = 0; count < 2; count++) await update();
  for (const broken of ["2100T000003-cut", "2100T000003-early", "2100T000003-late"])
    cpSync(at("project"), at("srv/versions", broken), { recursive: true });
  for (const built of ["early", "late"])
    mkdirSync(at(`srv/versions/2100T000003-${built}/build/current`), { recursive: true });
  standIn("df", '[ -e "$T/srv/versions/2100T000003-late" ] || exec /bin/df "$@"; printf "Avail\\n  3M\\n"');
  const { code, said } = await update();
  assert.equal(code, 0, said);
  assert.deepEqual(versions(), [2, 3, 4].map(VERSION));
});

test("a roll-back after an update or a roll-back that was broken off goes back by one version, and none is said to be as it was", {
  skip,
}, async (t) => {
  const { at, standIn, update, rollBack, online, put } = await updatedMachine(t);
  await update();
  writeFileSync(
    at("project/scripts/put-release.ts"),
    `import { symlinkSync } from "node:fs";
    symlinkSync(process.cwd(), process.argv[3] + "/current");
    process.kill(process.pid, "SIGKILL");`,
  );
  const { said } = await update();
  assert.match(said, /pages are new[\s\S]*hoang-gia-roll-back/);
  assert.doesNotMatch(said, /Nothing was changed/);
  assert.equal((await rollBack()).code, 0);
  assert.deepEqual([online(), put().at(-1)?.split(" ")[0]], [VERSION(2), at("srv/versions", VERSION(2))]);
  standIn("sync", "case $2 in */srv) kill -9 0 ;; esac");
  assert.equal((await rollBack()).code, null);
  standIn("sync", "");
  const { code, said: again } = await rollBack();
  assert.equal(code, 0, again);
  assert.equal(online(), VERSION(1));
  assert.match((await rollBack()).said, /no version before/);
});

test("what a clearing that was broken off has left of a version is none to go back to", { skip }, async (t) => {
  const { at, standIn, clearVersions } = await machine(t);
  mkdirSync(at("srv/versions/old/build/current"), { recursive: true });
  standIn("rm", 'shift; while [ $# -gt 1 ]; do /bin/rm -rf "$1"; shift; done; kill -9 0');
  assert.equal((await clearVersions("online")).code, null);
  assert.deepEqual(readdirSync(at("srv/versions/old/build")), []);
});

test("a lost session ends no update whose pages are online already: they would stay on the old server", {
  skip,
}, async (t) => {
  const { standIn, update, online } = await machine(t);
  standIn("sync", "kill -HUP 0");
  await update();
  assert.equal(online(), VERSION(1));
});

test("a server that does not come up is told, with the way back", { skip }, async (t) => {
  const { at, update, rollBack, online, restarts, serve, changeServer, answer } = await updatedMachine(t);
  serve();
  changeServer();
  answer(500);
  const { code, said } = await update();
  assert.equal(code, 1, said);
  assert.match(said, /does not answer.*hoang-gia-roll-back/s);
  answer(200);
  writeFileSync(at("pid"), "0");
  assert.equal((await rollBack()).code, 0);
  assert.deepEqual([online(), restarts()], [VERSION(1), 2]);
});

test("a server that was said to be online but does not answer is started again, though its code is the same", {
  skip,
}, async (t) => {
  const { update, rollBack, restarts, serve, answer } = await updatedMachine(t);
  serve();
  await update();
  answer(500); // systemd tries it again and again: there is a process, and no answer
  const { code, said } = await rollBack();
  assert.equal(code, 1, said);
  assert.match(said, /does not answer[\s\S]*hoang-gia-update/);
  assert.doesNotMatch(said, /Online|hoang-gia-roll-back/);
  assert.equal(restarts(), 1);
});

test("the messages are copied before a server of other code comes, and no other time", { skip }, async (t) => {
  const { at, update, serve, changeServer, copies } = await updatedMachine(t);
  serve();
  await update();
  assert.deepEqual(copies(), []);
  changeServer();
  await update();
  assert.deepEqual(copies(), [`copied before ${at("srv/versions", VERSION(2))}`]);
});

test("a version that does not know the store any more is not taken back: what is online stays", { skip }, async (t) => {
  const { at, update, rollBack, online, restarts } = await machine(t);
  const { message } = new NewerStore("SQLite, outbox.sqlite", 4, 3);
  const leads = (text: string) => writeFileSync(at("project/server/leads.ts"), text);
  leads(`console.error(${JSON.stringify(message)}); process.exitCode = 2;`);
  await update();
  leads("console.log(1);");
  await update();
  const { code, said } = await rollBack();
  assert.equal(code, 1, said);
  assert.match(said, /has schema 4[\s\S]*Nothing was changed[\s\S]*hoang-gia-update FOLDER/);
  assert.deepEqual([online(), restarts()], [VERSION(2), 1]);
});

test("a version whose command fails for another reason is taken back: a database that is away does not keep it from that", {
  skip,
}, async (t) => {
  const { at, update, rollBack, online } = await machine(t);
  writeFileSync(at("project/server/leads.ts"), "throw new Error('ECONNREFUSED');");
  await update();
  await update();
  assert.equal((await rollBack()).code, 0);
  assert.equal(online(), VERSION(1));
});

test("the server is tried with a copy of the messages, which stay as they are", { skip }, async (t) => {
  const { at, update, changeServer, versions } = await machine(t);
  const store = new DatabaseSync(at("outbox.sqlite"));
  t.after(() => store.close());
  store.exec("PRAGMA journal_mode = WAL; PRAGMA user_version = 9; CREATE TABLE outbox (id TEXT)");
  changeServer(`import { DatabaseSync } from "node:sqlite";
    const store = new DatabaseSync(process.env.DATA_DIR + "/outbox.sqlite");
    const { user_version } = store.prepare("PRAGMA user_version").get();
    store.exec("PRAGMA user_version = 10");
    if (user_version === 9) console.error("it knows nothing above 8");
    else console.log(1);`);
  const { code, said } = await update();
  assert.equal(code, 1, said);
  assert.match(said, /nothing above 8[\s\S]*does not start[\s\S]*Nothing was changed/);
  assert.deepEqual([store.prepare("PRAGMA user_version").get()?.user_version, versions()], [9, []]);
});

test("the server is tried with a store of its own, of which nothing stays, and mails nothing", { skip }, async (t) => {
  const { at, update, changeServer, online } = await machine(t);
  changeServer(
    'const fs = require("fs"); fs.writeFileSync(process.env.DATA_DIR + "/outbox.sqlite", ""); fs.writeFileSync("../../../tried", fs.realpathSync(process.env.DATA_DIR) + (process.env.SMTP_URL ?? "")); console.log(1)',
  );
  assert.equal((await update({ around: { SMTP_URL: "smtp://mail.example" } })).code, 0);
  assert.equal(readFileSync(at("tried"), "utf8"), at("srv/versions", online(), ".trial"));
  assert.equal(existsSync(at("srv/versions", online(), ".trial")), false);
});

test("a disk that fills up is named, with what may be deleted, and nothing of the update is left on it", {
  skip,
}, async (t) => {
  const { at, standIn, update, versions } = await machine(t);
  const full = "[ \"$1\" = --output=avail ] && printf 'Avail\\n    3M\\n' || printf 'Inodes IFree\\n 65536    70\\n'";
  standIn("df", `[ -e "$T/full" ] || exec /bin/df "$@"; ${full}`);
  const pictures = 'import { mkdirSync } from "node:fs"; mkdirSync(".cache/pictures", { recursive: true });';
  writeFileSync(at("project/scripts/build.ts"), `${pictures} mkdirSync("../../../full"); process.exit(1)`);
  const { said } = await update();
  assert.match(
    said,
    /disk of .* is full: 3 MB are left[\s\S]*apt-get clean[\s\S]*no more files: 70 are left[\s\S]*Nothing was changed/,
  );
  assert.deepEqual([versions(), existsSync(at("srv/pictures-made"))], [[], false]);
});

test("where the disk cannot hold a version, none is begun: filled to its end, it would take no message either", {
  skip,
}, async (t) => {
  const { at, standIn, update, versions, online } = await updatedMachine(t);
  standIn("df", "[ \"$1\" = --output=avail ] && printf 'Avail\\n  600M\\n' || printf 'Inodes IFree\\n 90000 70000\\n'");
  assert.equal((await update()).code, 0, "packages that lie there already take no room");
  writeFileSync(at("project/package-lock.json"), "{ }");
  const before = versions();
  const { code, said } = await update();
  assert.equal(code, 1);
  assert.match(said, /^The disk of .* is full: 600 MB are left[\s\S]*Nothing was changed/);
  assert.deepEqual([versions(), online()], [before, VERSION(2)]);
});

test("a link that cannot be made is no update and no roll-back: what is online stays, with its folder", {
  skip,
}, async (t) => {
  const { standIn, update, rollBack, online, versions, restarts, serve, changeServer } = await updatedMachine(t);
  serve();
  await update();
  changeServer();
  standIn("ln", 'case "$*" in *app.new) echo "No space left on device" >&2; exit 1 ;; esac; exec /bin/ln "$@"');
  for (const command of [rollBack, update, rollBack]) {
    const { code, said } = await command();
    assert.equal(code, 1, said);
    assert.doesNotMatch(said, /Online:/);
    assert.deepEqual([online(), restarts()], [VERSION(2), 0]);
    assert.ok(versions().includes(VERSION(2)), "what is online is still there");
  }
});

test("the version online stays when somebody has cleared its build away to make room", { skip }, async (t) => {
  const { at, update, online, versions } = await updatedMachine(t);
  rmSync(at("srv/versions", online(), "build"), { recursive: true });
  writeFileSync(at("project/scripts/build.ts"), "process.exit(3)");
  assert.notEqual((await update()).code, 0);
  assert.deepEqual([online(), versions()], [VERSION(1), [VERSION(1)]]);
});

test("whoever is not root is told so, and changes nothing", { skip }, async (t) => {
  const { standIn, update, rollBack, versions } = await machine(t);
  standIn("id", "echo 1000");
  for (const command of [update, rollBack]) {
    const { code, said } = await command();
    assert.equal(code, 2);
    assert.match(said, /^This needs root: sudo hoang-gia-/);
  }
  assert.deepEqual(versions(), []);
});

test("a server that cannot start changes nothing", { skip }, async (t) => {
  const { update, online, restarts, serve, changeServer, versions } = await updatedMachine(t);
  serve();
  for (const text of ["a slip of the pen", "process.exit(0)"]) {
    changeServer(text);
    const { code, said } = await update();
    assert.equal(code, 1, said);
    assert.match(said, /does not start[\s\S]*Nothing was changed/);
    assert.deepEqual([online(), versions(), restarts()], [VERSION(1), [VERSION(1)], 0]);
  }
});

test("an update that fails, or is ended in the middle, leaves nothing behind and says so", { skip }, async (t) => {
  const { at, update, interrupt, online, versions } = await updatedMachine(t);
  const builds = {
    "process.exit(3)": async () => {},
    'require("fs").writeFileSync("../../../building", ""); setInterval(() => {}, 1000)': async () => {
      while (!existsSync(at("building"))) await delay(50, undefined, { signal: t.signal });
      interrupt();
    },
  };
  for (const [build, meanwhile] of Object.entries(builds)) {
    writeFileSync(at("project/scripts/build.ts"), build);
    const [{ code, said }] = await Promise.all([update(), meanwhile()]);
    assert.notEqual(code, 0);
    assert.match(said, /Nothing was changed/);
    assert.deepEqual([online(), versions()], [VERSION(1), [VERSION(1)]]);
  }
});

test("pictures that were made for an update that failed are not made again", { skip }, async (t) => {
  const { at, update, online } = await machine(t);
  const build = (pictures: string[], end = "") =>
    writeFileSync(
      at("project/scripts/build.ts"),
      `import { appendFileSync, existsSync, mkdirSync } from "node:fs";
      for (const picture of ${JSON.stringify(pictures)}) {
        if (!existsSync(".cache/pictures/" + picture)) appendFileSync("../../../made", picture + " ");
        mkdirSync(".cache/pictures/" + picture, { recursive: true });
      }
      mkdirSync("build/current", { recursive: true });
      ${end}`,
    );
  build(["standee"]);
  await update();
  build(["standee", "backdrop"], "process.exit(137);"); // as the system ends it where memory is short
  assert.equal((await update()).code, 137);
  build(["standee", "backdrop"]);
  await update();
  assert.equal(readFileSync(at("made"), "utf8"), "standee backdrop ");
  assert.deepEqual([online(), existsSync(at("srv/pictures-made"))], [VERSION(3), false]);
});

test("addresses that a page has had here are known to each version after it, also where the project is built nowhere else", {
  skip,
}, async (t) => {
  const { at, update } = await machine(t);
  mkdirSync(at("project/content"));
  const own = (text: string) => writeFileSync(at("project/content/addresses.json"), text);
  /** A build that puts an article online. @returns the record that its version was left with */
  const built = async (slug: string) => {
    writeFileSync(
      at("project/scripts/build.ts"),
      `import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
      const file = "content/addresses.json";
      const { articles = {}, ...others } = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
      writeFileSync(file, JSON.stringify({ ...others, articles: { ...articles, 7: [...articles[7] ?? [], "${slug}"] } }));
      mkdirSync("build/current", { recursive: true });`,
    );
    const { code, said } = await update();
    assert.equal(code, 0, said);
    return JSON.parse(readFileSync(at("srv/app/content/addresses.json"), "utf8"));
  };
  await built("a");
  assert.deepEqual(await built("b"), { articles: { 7: ["a", "b"] } });
  const coming = { 9: { slug: "sap-den", from: "2100-03-01T01:30:00.000Z" } };
  own(JSON.stringify({ articles: { 7: ["truoc"], 8: ["khac"] }, coming }));
  assert.deepEqual(await built("c"), { articles: { 7: ["a", "b", "truoc", "c"], 8: ["khac"] }, coming });
  // Left as it is, for the build to tell.
  own("{");
  assert.notEqual((await update()).code, 0);
});

test("nobody takes a version back, or begins another update, while an update is under way", { skip }, async (t) => {
  const { at, update, rollBack, online, versions } = await updatedMachine(t);
  await update();
  const holder = spawn("bash", ["-c", 'exec 9>"$0"; flock 9; echo held; read -r _', at("lock")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await new Promise((held) => holder.stdout.once("data", held));
  const answers = [await rollBack(), await update()];
  holder.stdin.end("\n");
  for (const { code, said } of answers) {
    assert.equal(code, 1);
    assert.match(said, /under way/);
  }
  assert.deepEqual([online(), versions()], [VERSION(2), [VERSION(1), VERSION(2)]]);
});

test("packages are installed once for all versions that need the same, and never again by a command that root runs there", {
  skip,
}, async (t) => {
  const { update, command, installed } = await updatedMachine(t);
  await update();
  const { status, stderr } = command("server/leads.ts");
  assert.deepEqual([status, installed()], [0, 1], String(stderr));
});

test("the messages are asked for with the settings of the service, wherever one stands", { skip }, async (t) => {
  const { at, installedCommand } = await updatedMachine(t);
  const from = 'Xưởng in #1 "ở" Hà Nội\n<x@inan.example>';
  writeFileSync(at("settings-read"), `SMTP_URL=smtp://a\0MAIL_FROM=${from}\0`);
  const { stdout, stderr } = installedCommand("hoang-gia-leads", "requeue", "một ID");
  assert.equal(String(stderr), "");
  assert.deepEqual(JSON.parse(String(stdout)), ["requeue", "một ID", from, "/var/lib/hoang-gia"]);
  assert.equal(installedCommand("hoang-gia-letters").status, 2);
});

test("an update that leaves something ill says so at its end, in the words of the new version's doctor, and is an update all the same", {
  skip,
}, async (t) => {
  const { update, online, standIn } = await updatedMachine(t);
  standIn("hoang-gia-doctor", '[ "$*" = --ill ] && echo "✘ Thư báo có khách: không mã hóa" && exit 1');
  const { code, said } = await update();
  assert.equal(code, 0, said);
  assert.equal(online(), VERSION(2));
  assert.match(said, /has to be mended at once:\n✘ Thư báo có khách/);
  standIn("hoang-gia-doctor", "exit 0");
  assert.doesNotMatch((await update()).said, /mended/);
});

test("the doctor is told the address and the port that systemd has, not those that the settings name; a word in its place is left for it to name", {
  skip,
}, async (t) => {
  const { at, update, installedCommand } = await machine(t);
  writeFileSync(at("project/scripts/doctor.ts"), "console.log(process.env.HOST, process.env.PORT);");
  writeFileSync(at("Caddyfile"), "");
  await update();
  for (const [setting, told] of [
    ["", readFileSync(at("port"), "utf8")],
    ["PORT=8080\0", readFileSync(at("port"), "utf8")],
    ["PORT=http\0", "http"],
  ]) {
    writeFileSync(at("settings-read"), `SITE_URL=https://inan.example\0HOST=10.0.0.5\0${setting}`);
    const { stdout, stderr } = installedCommand("hoang-gia-doctor");
    assert.deepEqual([String(stdout).trim(), String(stderr)], [`127.0.0.1 ${told}`, ""]);
  }
});

test("the doctor is told what root alone sees: the domain of Caddy and who holds its ports", { skip }, async (t) => {
  const { at, standIn, update, installedCommand } = await machine(t);
  writeFileSync(
    at("project/scripts/doctor.ts"),
    "const { CADDY_DOMAIN, CADDY_RIVALS } = process.env; console.log(JSON.stringify([CADDY_DOMAIN, CADDY_RIVALS]));",
  );
  writeFileSync(
    at("Caddyfile"),
    readFileSync(path.join(HERE, "Caddyfile"), "utf8").replaceAll("SITE_DOMAIN", "in.example"),
  );
  standIn("ss", `echo 'LISTEN 0 9 *:80 *:* users:(("apache2",pid=1,fd=4))'`);
  standIn("ps", "echo apache2.service");
  await update();
  const { stdout, stderr } = installedCommand("hoang-gia-doctor", "--json");
  assert.equal(String(stderr), "");
  assert.deepEqual(JSON.parse(String(stdout)), ["in.example", "80 apache2 apache2.service"]);
});

test("settings that systemd cannot read stop a command and an update before anything is changed, and are told", {
  skip,
}, async (t) => {
  const { at, update, installedCommand, online, versions } = await updatedMachine(t);
  rmSync(at("settings-read"));
  for (const { status, stderr } of [installedCommand("hoang-gia-leads"), installedCommand("hoang-gia-doctor")]) {
    assert.equal(status, 1);
    assert.match(String(stderr), /systemd does not give out .*site\.env/);
  }
  const { code, said } = await update();
  assert.equal(code, 1, said);
  assert.match(said, /systemd does not give out [\s\S]*Nothing was changed/);
  assert.deepEqual([online(), versions()], [VERSION(1), [VERSION(1)]]);
});

test("of the settings the builder gets the address and the mail service of the pages, as systemd reads them, and no password", {
  skip,
}, async (t) => {
  const { at, update } = await machine(t);
  writeFileSync(
    at("project/scripts/build.ts"),
    `import { mkdirSync, writeFileSync } from "node:fs";
    mkdirSync("build/current", { recursive: true });
    const { SITE_URL, VITE_EMAIL_USER_ID, SMTP_URL } = process.env;
    writeFileSync("../../../builder", JSON.stringify([SITE_URL, VITE_EMAIL_USER_ID, SMTP_URL ?? null]));`,
  );
  writeFileSync(at("settings-read"), "SMTP_URL=smtp://u:secret@h\0SITE_URL=https://a b\0VITE_EMAIL_USER_ID=u 1\0");
  assert.equal((await update()).code, 0);
  assert.deepEqual(JSON.parse(readFileSync(at("builder"), "utf8")), ["https://a b", "u 1", null]);
});

test("a folder of the project that was replaced while somebody stood in it is taken all the same", {
  skip,
}, async (t) => {
  const { at, update, online } = await machine(t);
  mkdirSync(at("stood-in"));
  const { code, said } = await update({ standingIn: at("stood-in") });
  assert.equal(code, 0, said);
  assert.equal(online(), VERSION(1));
});
