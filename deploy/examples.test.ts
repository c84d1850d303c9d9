import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, globSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import path from "node:path";
import { type TestContext, test } from "node:test";
import { fileURLToPath } from "node:url";
import { SEND_FORM_PATH } from "../contract/contact-fields.ts";
import { freePort } from "../server/fixtures/free-port.ts";
import { temporaryFolder } from "../server/fixtures/test-site.ts";

/** The example files, each as its own program sees it. Where the program is not on this machine, the test says so and is skipped. */
const HERE = fileURLToPath(new URL(".", import.meta.url));
const SMALL = path.join(HERE, "small-server");

function without(program: string): string | false {
  const there = spawnSync("sh", ["-c", `PATH=$PATH:/usr/sbin command -v ${program}`]).status === 0;
  return there ? false : `${program} is not on this machine`;
}

function run(program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: "utf8",
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
  assert.equal(status, 0, `${stdout}${stderr}`);
}

const withDomain = (file: string) => readFileSync(file, "utf8").replaceAll("SITE_DOMAIN", "inan.example");

test("shellcheck finds nothing in the scripts", { skip: without("shellcheck") }, () => {
  run("shellcheck", ...globSync(`${HERE}**/*.sh`));
});

test("every script is read to its end by bash", { skip: without("bash") }, () => {
  for (const script of globSync(`${HERE}**/*.sh`)) run("bash", "-n", script);
});

test("what deploy.md tells to leave behind is left behind in the project's own folder alone, not wherever a folder is called so", () => {
  const guide = readFileSync(path.join(HERE, "../docs/deploy.md"), "utf8");
  const left = [...guide.matchAll(/^ {4}(rsync|tar) .*$/gm)].map(([line, program]) => ({
    program,
    patterns: [...line.matchAll(/--exclude[ =]([^\s"]+)/g)].map(([, pattern]) => pattern),
  }));
  // Packages of the drawings and of the measurements, which no build needs, are larger than the project itself.
  const tools = ["art/node_modules", "art/out", "bench/node_modules"];
  const folders = ["node_modules", "build", "var", ".cache", ...tools];
  // scripts/build/ is part of the project: a name alone would leave it behind too.
  assert.deepEqual(left, [
    { program: "rsync", patterns: folders.map((folder) => `/${folder}`) },
    // Windows' tar is libarchive's: a pattern begins at the front only behind a ^.
    { program: "tar", patterns: folders.map((folder) => `^./${folder}`) },
  ]);
  const update = readFileSync(path.join(SMALL, "update.sh"), "utf8");
  const excluded = [...update.matchAll(/--exclude=\/(\S+)/g)].map(([, folder]) => folder);
  assert.deepEqual(excluded, ["node_modules", "build", "var", ".git", ...tools]);
});

test("each command of Litestream in deploy.md has its keys, and none asks for a store that is gone", () => {
  const guide = readFileSync(path.join(HERE, "../docs/deploy.md"), "utf8");
  const commands = guide.split("\n").filter((line) => /litestream \w+ -config/.test(line));
  assert.equal(commands.length, 2);
  for (const line of commands)
    assert.match(line, /sh -c 'set -a; \. \/etc\/hoang-gia\/litestream\.env; litestream (restore|snapshots) /);
});

test("systemd knows every word of the units", { skip: without("systemd-analyze") }, async () => {
  const folder = await temporaryFolder();
  // Debian's unit stands for itself; what is added to it lies beside it, as install.sh puts it.
  mkdirSync(path.join(folder, "caddy.service.d"));
  writeFileSync(path.join(folder, "caddy.service"), "[Service]\nExecStart=/bin/true\n");
  copyFileSync(path.join(SMALL, "caddy-restart.conf"), path.join(folder, "caddy.service.d", "hoang-gia.conf"));
  for (const unit of globSync(`${HERE}**/*.{service,socket,timer}`)) {
    // The programs of the units are there on the server alone; one that is here stands for them.
    const text = readFileSync(unit, "utf8").replace(/^(Exec\w+=)\S+/gm, "$1/bin/true");
    writeFileSync(path.join(folder, path.basename(unit)), text.replace(/^Documentation=.*$/m, ""));
  }
  for (const unit of globSync(path.join(folder, "*.{service,socket,timer}"))) {
    const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", unit], { encoding: "utf8" });
    const about = stderr.split("\n").filter((line) => line.includes(folder) || line.includes("hoang-gia"));
    assert.deepEqual([status, about], [0, []], stderr);
  }
});

test("what was compiled for former versions is cleared away, and what is read stays", {
  skip: without("systemd-tmpfiles"),
}, async () => {
  const folder = await temporaryFolder();
  const day = 86_400_000;
  for (const [name, read] of Object.entries({ former: 31, served: 1 })) {
    const file = path.join(folder, name);
    writeFileSync(file, "");
    utimesSync(file, new Date(Date.now() - read * day), new Date(Date.now() - 60 * day));
  }
  const rules = path.join(await temporaryFolder(), "hoang-gia.conf");
  const text = readFileSync(path.join(SMALL, "tmpfiles.conf"), "utf8");
  writeFileSync(rules, text.replace(" /var/cache/hoang-gia ", ` ${folder} `));
  run("systemd-tmpfiles", "--clean", rules);
  assert.deepEqual(readdirSync(folder), ["served"]);
});

test("a folder for copies that is missing ends the copying as failed: to systemd its own end over a missing folder is the no of ExecCondition", () => {
  const unit = readFileSync(path.join(SMALL, "hoang-gia-backup.service"), "utf8");
  const guide = readFileSync(path.join(HERE, "../docs/deploy.md"), "utf8");
  const [line = ""] = unit.match(/^ReadWritePaths=.*$/m) ?? [];
  assert.deepEqual(line.split("=")[1]?.split(" "), ["/var/lib/hoang-gia", "-/var/backups/hoang-gia"]);
  assert.deepEqual(guide.match(/ReadWritePaths=[^`]+/g), ["ReadWritePaths=-/mnt/sao-luu/hoang-gia"]);
});

test("the line for cron keeps dumps of 30 days, and removes none where there is no new one", {
  skip: without("bash"),
}, async () => {
  const guide = readFileSync(path.join(HERE, "../docs/deploy.md"), "utf8");
  const [, line = ""] = guide.match(/^ {4}0 \* \* \* \* postgres (.*)$/m) ?? [];
  const folder = await temporaryFolder();
  // As cron reads it: % is an end of line there, unless it is escaped.
  assert.doesNotMatch(line, /(?<!\\)%/);
  const command = line.replaceAll("\\%", "%").replaceAll("/var/backups/hoanggia", folder);
  const bin = await temporaryFolder();
  const dump = (text: string) => writeFileSync(path.join(bin, "pg_dump"), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  const now = Date.now() / 1000;
  for (const days of [29, 31]) {
    const file = path.join(folder, `${days}.dump`);
    writeFileSync(file, "");
    utimesSync(file, now - days * 86_400, now - days * 86_400);
  }
  const hourly = () => spawnSync("sh", ["-c", command], { env: { PATH: `${bin}:${process.env.PATH}` } }).status;
  dump('echo half >"$3"; exit 1');
  assert.notEqual(hourly(), 0);
  assert.deepEqual(readdirSync(folder).sort(), ["29.dump", "31.dump", "part"]);
  dump('echo whole >"$3"');
  assert.equal(hourly(), 0);
  const [made = "", kept] = readdirSync(folder).sort();
  assert.equal(kept, "29.dump");
  assert.match(made, /^\d{4}-\d\d-\d\d-\d\d\.dump$/);
  assert.equal(readFileSync(path.join(folder, made), "utf8"), "whole\n");
});

test("the service is among the well guarded ones by systemd's own count", {
  skip: without("systemd-analyze"),
}, async () => {
  const folder = await temporaryFolder();
  const unit = path.join(folder, "hoang-gia.service");
  copyFileSync(path.join(SMALL, "hoang-gia.service"), unit);
  // 10 is a service without any guard; above 2.0 the command fails.
  run("systemd-analyze", "security", "--offline=true", "--threshold=20", unit);
});

test("Caddy takes its file", { skip: without("caddy") }, async () => {
  const folder = await temporaryFolder();
  const file = path.join(folder, "Caddyfile");
  writeFileSync(file, withDomain(path.join(SMALL, "Caddyfile")).replace("/var/log/caddy", folder));
  run("caddy", "validate", "--adapter", "caddyfile", "--config", file);
});

test("Caddy writes down neither who asked nor what they searched for, not even of what goes wrong", {
  skip: without("caddy"),
  timeout: 60_000,
}, async (t) => {
  // A server that breaks every connection off without an answer, but for a picture, which is longer than what waits in a connection.
  const { folder, port, child } = await runningCaddy(t, ({ url }, response) => {
    if (url === "/pictures/a.webp") response.end(Buffer.alloc(50_000_000));
    else response.destroy();
  });
  let journal = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    journal += text;
  });
  const told = async (words: RegExp) => {
    while (!words.test(journal)) await once(child.stderr, "data", { signal: t.signal });
  };
  const gone = once(child, "exit");
  await fetch(`http://localhost:${port}/tim-kiem?q=chuyen-rieng`, { headers: { "User-Agent": "may-cua-khach" } });
  await told(/"logger":"http\.log\.error.*\/tim-kiem/);
  const visitor = connect(port, "localhost");
  visitor.write("GET /pictures/a.webp HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(visitor, "data");
  visitor.resetAndDestroy();
  await told(/aborting with incomplete response.*\n/);
  child.kill("SIGTERM");
  await gone;
  const log = readFileSync(path.join(folder, "hoang-gia.log"), "utf8");
  assert.match(log, /"uri":"\/tim-kiem/);
  assert.doesNotMatch(log, /127\.0\.0\.1|\[?::1\]?|may-cua-khach|chuyen-rieng/);
  assert.doesNotMatch(journal, /remote_ip|->[^ ]|may-cua-khach|chuyen-rieng/);
});

test("a message comes through Caddy whatever the server does with connections that wait", {
  skip: without("caddy"),
  timeout: 60_000,
}, async (t) => {
  // A server that is just letting go of each connection on which it has answered once.
  const answered = new WeakSet<Socket>();
  const { port } = await runningCaddy(t, ({ socket }, response) => {
    if (answered.has(socket)) socket.resetAndDestroy();
    else response.end();
    answered.add(socket);
  });
  for (const _ of [1, 2]) {
    const { status } = await fetch(`http://localhost:${port}${SEND_FORM_PATH}`, { method: "POST", body: "a=b" });
    assert.equal(status, 200);
    assert.equal((await fetch(`http://localhost:${port}/lien-he`)).status, 200);
  }
});

test("Caddy lets go of who never comes to the end of a request, and of nobody who reads an answer slowly", {
  skip: without("caddy"),
  timeout: 60_000,
}, async (t) => {
  const { port } = await runningCaddy(t, (_request, response) => void response.end(Buffer.alloc(50_000_000)));
  const said = (head: string) => {
    const socket = connect(port, "localhost");
    socket.on("error", () => undefined).resume();
    socket.write(head);
    return new Promise((resolve) => socket.once("close", resolve)); // `once` of the events would end with an error
  };
  const reader = connect(port, "localhost");
  reader.write("GET /pictures/a.webp HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  await once(reader, "readable");
  await Promise.all([
    said(""),
    said("GET / HTTP/1.1\r\nHost: localhost\r\n"),
    said(`POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\na`),
  ]);
  let length = 0;
  for await (const part of reader as AsyncIterable<Buffer>) length += part.length;
  assert.ok(length > 50_000_000, `${length} bytes`);
});

/** Caddy by the example's file on a port of this machine, in front of a server of the test. */
async function runningCaddy(t: TestContext, behind: RequestListener) {
  const folder = await temporaryFolder();
  const port = await freePort();
  const server = createServer(behind).listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  const file = path.join(folder, "Caddyfile");
  const example = withDomain(path.join(SMALL, "Caddyfile"))
    .replace(/^\{$/m, "{\n\tadmin off")
    .replace(/(read_\w+) 1\ds/g, "$1 2s") // as patient as a test
    .replace("/var/log/caddy", folder)
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${(server.address() as AddressInfo).port}`)
    .replace(/^inan\.example \{/m, `http://localhost:${port} {`)
    .replace(/^www\.inan\.example \{[\s\S]*/m, "");
  writeFileSync(file, example);
  const [program, ...args] = ["caddy", "run", "--adapter", "caddyfile", "--config", file] as const;
  const child = spawn(program, args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, HOME: folder },
  });
  t.after(() => child.kill("SIGKILL"));
  // What Caddy answers itself: nothing of it is asked of the server.
  while (!(await fetch(`http://localhost:${port}/metrics`).catch(() => undefined))) {
    t.signal.throwIfAborted();
    assert.equal(child.exitCode, null, "Caddy ended");
  }
  return { folder, port, child };
}

for (const file of ["small-server/nginx.conf", "several-servers/nginx.conf"]) {
  test(`nginx takes ${file}`, { skip: without("nginx") || without("openssl") }, async () => {
    const folder = await temporaryFolder();
    const [key, certificate] = [path.join(folder, "privkey.pem"), path.join(folder, "fullchain.pem")];
    const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"];
    run(
      "openssl",
      "req",
      "-x509",
      ...curve,
      "-nodes",
      "-subj",
      "/CN=inan.example",
      "-keyout",
      key,
      "-out",
      certificate,
    );
    let sockets = 0;
    const sites = withDomain(path.join(HERE, file))
      .replaceAll("/etc/letsencrypt/live/inan.example", folder)
      .replaceAll("/var/log/nginx", folder)
      // Sockets of its own: -t opens what it is to listen on.
      .replace(/^(\s*listen )[^ ;]+/gm, (_, word) => `${word}unix:${folder}/${sockets++}.socket`);
    const whole = path.join(folder, "nginx.conf");
    writeFileSync(whole, `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${sites} }`);
    run("nginx", "-t", "-c", whole);
    // Who asks is not written down, wherever it listens; what is written of a server that failed, several-servers.test.ts reads.
    for (const server of sites.split(/^server \{/m).slice(1))
      assert.match(server, /^ {2}access_log (off|\S+ upstream_failed if=\$upstream_failed);$/m);
  });
}

test("nft takes the firewall", { skip: without("nft") }, (t) => {
  const { status, stderr } = spawnSync("nft", ["--check", "--file", path.join(SMALL, "nftables.conf")], {
    encoding: "utf8",
  });
  if (/Operation not permitted|Unable to initialize Netlink|Protocol not supported/i.test(stderr))
    return t.skip("this machine lets nobody look at its firewall");
  assert.equal(status, 0, stderr);
});
