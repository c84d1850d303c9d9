import assert from "node:assert/strict";
import { once } from "node:events";
import { join } from "node:path";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import { temporaryFolder } from "../fixtures/test-site.ts";

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
  t.after(() => Promise.all(openers.map((opener) => opener.terminate()))); // those that wait for one that fell wait for ever
  const refused = await Promise.all(openers.map(async (opener) => (await once(opener, "message"))[0]));
  assert.deepEqual(refused.flat(), []);
});
