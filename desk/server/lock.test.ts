import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import test, { type TestContext } from "node:test";
import { type House, writeInside } from "../files/house.ts";
import { houseFor } from "../fixtures/test-house.ts";
import { DeskIsOpen, takeLock } from "./lock.ts";

/** A process that lives and is not this one. */
const OTHER = process.ppid;
/** A number of no process: higher than any system assigns. */
const NOBODY = 2 ** 30;

const lay = (house: House, lock: object) => writeInside(house.desk, "lock.json", JSON.stringify(lock));
const lockIn = (house: House) => JSON.parse(readFileSync(path.join(house.desk, "lock.json"), "utf8"));

async function listening(context: TestContext, server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  context.after(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

/** A port at which nobody listens. */
async function silentPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

test("a second desk on the same folder is told where the first is; one that was killed is taken over", async (context) => {
  const house = houseFor(context);
  const port = await silentPort();
  for (const dead of [
    { pid: process.pid, port },
    { pid: NOBODY, port, starting: Date.now() },
    // That process lives, but no desk answers with its number, which belongs to another program now.
    { pid: OTHER, port },
  ]) {
    lay(house, dead);
    (await takeLock(house, port)).giveBack();
  }
  const desk = createServer((_request, response) => response.end(JSON.stringify({ pid: OTHER })));
  const open = { pid: OTHER, port: await listening(context, desk) };
  lay(house, open);
  await assert.rejects(
    takeLock(house, port),
    (error) => error instanceof DeskIsOpen && error.message.includes(`đã mở ở http://127.0.0.1:${open.port}/`),
  );
  assert.deepEqual(lockIn(house), open);
});

test("a process that was killed while it took a lock over is in nobody's way", async (context) => {
  const house = houseFor(context);
  const long = Date.now() - 60_000;
  for (const killed of [
    NOBODY,
    { pid: NOBODY, port: 1, starting: Date.now() },
    // Its number belongs to another program now.
    { pid: OTHER, port: 1, starting: long },
    { pid: process.pid, port: 1, starting: long },
    // The same, and the clock was set back since, as that of a computer with a dead battery is.
    { pid: OTHER, port: 1, starting: Date.now() + 86_400_000 },
  ]) {
    lay(house, { pid: NOBODY, port: 1 });
    writeInside(house.desk, "lock.taking-over", JSON.stringify(killed));
    await takeLock(house, 1);
    assert.equal(lockIn(house).pid, process.pid);
  }
});

test("a desk that is being opened answers nobody yet and is believed, but not for ever", async (context) => {
  const house = houseFor(context);
  const port = await silentPort();
  const starting = { pid: OTHER, port, starting: Date.now() };
  lay(house, starting);
  await assert.rejects(
    takeLock(house, port),
    (error) => error instanceof DeskIsOpen && error.message.includes("đang được mở"),
  );
  assert.deepEqual(lockIn(house), starting);
  for (const hours of [-1, 1]) {
    lay(house, { ...starting, starting: Date.now() + hours * 3_600_000 });
    (await takeLock(house, port)).giveBack();
  }
  const lock = await takeLock(house, port);
  assert.equal(typeof lockIn(house).starting, "number");
  lock.listens();
  assert.deepEqual(lockIn(house), { pid: process.pid, port });
});

test("a desk that takes questions and is too busy to answer keeps its folder", async (context) => {
  const house = houseFor(context);
  const busy = { pid: OTHER, port: await listening(context, createServer()) };
  lay(house, busy);
  await assert.rejects(takeLock(house, busy.port), DeskIsOpen);
  assert.deepEqual(lockIn(house), busy);
});

/** A program that takes the lock when told, says whether it has it, and lives until its parent ends it. */
const TAKER = `
  import { takeLock } from ${JSON.stringify(new URL("lock.ts", import.meta.url).href)};
  process.on("message", async ({ house, port }) => {
    const has = await takeLock(house, port).then(() => true, (error) => error.name);
    process.send({ has });
  });
  process.send("ready");
`;

test("of several desks that are opened at once over the lock of a dead one, one gets it", async (context) => {
  const house = houseFor(context);
  const port = await silentPort();
  const takers: ChildProcess[] = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ["--input-type=module", "-e", TAKER], { stdio: ["ignore", "ignore", "inherit", "ipc"] }),
  );
  context.after(() => takers.map((taker) => taker.kill()));
  await Promise.all(takers.map((taker) => once(taker, "message")));
  for (let round = 0; round < 5; round++) {
    lay(house, { pid: NOBODY, port });
    const told = takers.map((taker) => once(taker, "message"));
    for (const taker of takers) taker.send({ house, port });
    const results = (await Promise.all(told)).map(([{ has }]) => has);
    assert.deepEqual(results.sort(), ["DeskIsOpen", "DeskIsOpen", "DeskIsOpen", true]);
  }
});

test("of two desks that are opened at once, one opens, the other says so, and the lock stays the first one's", async (context) => {
  const house = houseFor(context);
  const port = await silentPort();
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    DESK_CONTENT: house.content,
    DESK_FOLDER: house.desk,
    DESK_PORT: String(port),
    DESK_OPEN: "0",
  };
  const opened = [0, 1].map(() => {
    const child = spawn(process.execPath, ["desk/main.ts"], { env, stdio: ["ignore", "pipe", "pipe"] });
    context.after(async () => {
      if (child.exitCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "close"); // its preview, too, writes no more
    });
    let said = "";
    child.stderr.on("data", (words) => {
      said += words;
    });
    const listens = new Promise<"listens">((resolve) => {
      child.stdout.on("data", (words) => String(words).includes(`127.0.0.1:${port}`) && resolve("listens"));
    });
    const ended = once(child, "close").then(([code]) => `${code}: ${said}`);
    return { pid: child.pid, end: Promise.race([listens, ended]) };
  });
  const ends = await Promise.all(opened.map(({ end }) => end));
  const first = opened[ends.indexOf("listens")];
  assert.match(ends.find((end) => end !== "listens") ?? "", /^1: Bàn làm việc của thư mục này (đang được|đã) mở/);
  assert.deepEqual(lockIn(house), { pid: first?.pid, port });
});
