import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { MESSAGE, sendForm } from "./fixtures/contact-form.ts";
import { temporaryFolder, testSite } from "./fixtures/test-site.ts";
import { handedSocket, ownOrigin } from "./listening.ts";
import { sqliteOutbox } from "./outbox/sqlite-outbox.ts";

/** Does what systemd does with a socket unit: holds the socket, tells each server its own number, starts the next when one has ended. */
const HOLDER = `for turn in 1 2; do sh -c 'echo "server $$"; LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$1"' "$0" "$1"; done`;

test("a restart behind a socket that is held for the server fails no request, whether page or message", {
  timeout: 60_000,
  skip: process.platform === "win32" && "there is no systemd on Windows",
}, async (t) => {
  const data = await temporaryFolder();
  const held = createServer().listen(0, "127.0.0.1");
  await once(held, "listening");
  const { port } = held.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const main = fileURLToPath(new URL("main.ts", import.meta.url));
  // `_handle.fd` is the one way to a listening descriptor in Node.
  const { fd } = (held as unknown as { _handle: { fd: number } })._handle;
  const holder = spawn("sh", ["-c", HOLDER, process.execPath, main], {
    stdio: ["ignore", "pipe", "inherit", fd],
    // A group of its own, so that a test that fails leaves no server behind.
    detached: true,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      SITE: await testSite(),
      DATA_DIR: data,
      RATE_LIMIT_PER_MINUTE: "0",
      LOG_LEVEL: "error",
    },
  });
  const gone = once(holder, "exit");
  t.after(() => {
    if (holder.exitCode === null && holder.pid) process.kill(-holder.pid, "SIGKILL");
  });
  held.close();
  assert.ok(holder.stdout);
  const lines = createInterface({ input: holder.stdout })[Symbol.asyncIterator]();
  const next = async () => String((await lines.next()).value);
  const pidOf = (line: string) => Number(/^server (\d+)$/.exec(line)?.[1]);

  const first = pidOf(await next());
  assert.ok((await next()).includes(`:${port} `));
  // The socket keeps the queue length it was given, as far as the system allows: a held port helps only as long as the queue has room for everybody.
  const [, , room] =
    spawnSync("ss", ["-tlnH", `sport = :${port}`], { encoding: "utf8" })
      .stdout?.trim()
      .split(/\s+/) ?? [];
  if (room !== undefined)
    assert.equal(Number(room), Math.min(4096, Number(readFileSync("/proc/sys/net/core/somaxconn"))));
  let asking = true;
  const statuses: number[] = [];
  const visitors = Array.from({ length: 4 }, async (_, visitor) => {
    for (let count = 0; asking; count++) {
      statuses.push((await fetch(address, { headers: { Connection: "close" } })).status);
      const message = `Lời nhắn ${visitor}-${count}`;
      statuses.push((await sendForm(address, { ...MESSAGE, message }, { Connection: "close" })).status);
    }
  });
  process.kill(first, "SIGTERM");
  const second = pidOf(await next());
  await next();
  assert.equal((await fetch(address)).status, 200);
  asking = false;
  await Promise.all(visitors);
  process.kill(second, "SIGTERM");
  await gone;
  assert.deepEqual(
    statuses.filter((status) => status !== 200),
    [],
  );
  const outbox = sqliteOutbox(`${data}/outbox.sqlite`);
  assert.equal((await outbox.list()).length, statuses.length / 2);
  await outbox.close();
});

test("a socket that is meant for another process is not taken", () => {
  assert.equal(handedSocket({ LISTEN_PID: "7", LISTEN_FDS: "1" }, 7), 3);
  assert.equal(handedSocket({ LISTEN_PID: "7", LISTEN_FDS: "2" }, 7), 4, "the one that the proxy is told of");
  assert.equal(handedSocket({ LISTEN_PID: "7", LISTEN_FDS: "1" }, 8), undefined);
  assert.equal(handedSocket({}, 7), undefined);
});

test("a machine reaches its own server at the address it listens at, by its own number where that is every one", () => {
  const hosts = [undefined, "0.0.0.0", "::", "127.0.0.2", "::1", "inan.lan"];
  assert.deepEqual(
    hosts.map((host) => ownOrigin(host, 3000)),
    [...Array(3).fill("http://127.0.0.1:3000"), "http://127.0.0.2:3000", "http://[::1]:3000", "http://inan.lan:3000"],
  );
});
