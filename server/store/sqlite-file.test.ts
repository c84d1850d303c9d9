import assert from "node:assert/strict";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import { temporaryFolder } from "../fixtures/test-site.ts";
import { openSqliteFile, sqliteFileAt } from "./sqlite-file.ts";

/** Openings at the same moment, and how often: without the wait of writeAhead() about one in fifty was refused. */
const AT_ONCE = 4;
const ROUNDS = 100;

/** What each thread does: wait until all have come to a round, then open its file. */
const OPENER = `
  const { workerData, parentPort } = require("node:worker_threads");
  import(workerData.module).then(({ openSqliteFile, OPENING_WAIT }) => {
    const arrived = new Int32Array(workerData.arrived);
    const refused = [];
    for (const [round, path] of workerData.paths.entries()) {
      Atomics.add(arrived, round, 1);
      while (Atomics.load(arrived, round) < workerData.atOnce);
      try {
        openSqliteFile(path, OPENING_WAIT).database.close();
      } catch (error) {
        refused.push(error.message);
      }
    }
    parentPort.postMessage(refused);
  });
`;

test("of several who open a store that nobody has made yet, each has it", { timeout: 60_000 }, async (t) => {
  const folder = await temporaryFolder();
  const workerData = {
    module: new URL("./sqlite-file.ts", import.meta.url).href,
    paths: Array.from({ length: ROUNDS }, (_, round) => join(folder, String(round), "store.sqlite")),
    arrived: new SharedArrayBuffer(ROUNDS * Int32Array.BYTES_PER_ELEMENT),
    atOnce: AT_ONCE,
  };
  const openers = Array.from({ length: AT_ONCE }, () => new Worker(OPENER, { eval: true, workerData }));
  t.after(() => Promise.all(openers.map((opener) => opener.terminate()))); // where one thread fails, the others wait for it for ever
  const refused = await Promise.all(openers.map(async (opener) => (await once(opener, "message"))[0]));
  assert.deepEqual(refused.flat(), []);
});

/** @returns how many stretches of a file this process has locked, as Linux tells; none elsewhere */
async function locksOn(inode: number): Promise<number> {
  const locks = await readFile("/proc/locks", "utf8").catch(() => "");
  return locks.split("\n").filter((line) => new RegExp(` ${process.pid} [\\da-f]+:[\\da-f]+:${inode} `).test(line))
    .length;
}

test("a second connection of the process leaves the first one its lock on the file", async (t) => {
  const path = join(await temporaryFolder(), "store.sqlite");
  const first = openSqliteFile(path, 0);
  t.after(() => first.database.close());
  const before = await locksOn(first.inode);
  if (before === 0) return t.skip("this system does not tell who holds locks");
  const other = openSqliteFile(path, 0);
  t.after(() => other.database.close());
  assert.equal(await locksOn(first.inode), before, "without it another program deletes the log under this one");
});

test("a file of the same number on another disk is another file, and is opened in place of the first", async (t) => {
  const file = sqliteFileAt(join(await temporaryFolder(), "store.sqlite"));
  t.after(() => file.close());
  const first = file.open(0);
  assert.equal(file.open(0), first);
  first.disk++; // as if it were not the disk on which the file at this path lies
  assert.notEqual(file.open(0), first);
});
