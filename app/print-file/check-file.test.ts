import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { CHUNK_TIMEOUT } from "../limits.ts";
import { checkFile } from "./check-file.ts";
import type { PrintFile } from "./facts.ts";
import type { Said } from "./worker.ts";

let made = Promise.withResolvers<WorkerOfTest>();

/** A browser's worker: its script is on its way until the test lets it say something. */
class WorkerOfTest extends EventTarget {
  readonly given: unknown[] = [];
  isEnded = false;
  constructor() {
    super();
    made.resolve(this);
  }
  postMessage(given: unknown): void {
    this.given.push(given);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(said: Said): void {
    this.dispatchEvent(new MessageEvent("message", { data: said }));
  }
}
Object.assign(globalThis, { Worker: WorkerOfTest });

const FOUND: PrintFile = { format: "jpeg", readable: "yes", facts: {} };
const PHOTO = new File(["\xff\xd8"], "anh.jpg");
const PDF = new File(["%PDF-1.7"], "bang.pdf");
const TIMED_OUT: PrintFile = { format: "none", readable: "no", trouble: "timed-out", facts: {} };

beforeEach(() => {
  made = Promise.withResolvers();
  mock.timers.enable({ apis: ["setTimeout"] });
});
afterEach(() => mock.timers.reset());

test("a slow connection does not count against a file: the check waits for its script, and counts the time from when the script has come", async () => {
  const answer = checkFile(PHOTO);
  const worker = await made.promise;
  mock.timers.tick(60_000);
  assert.deepEqual(worker.given, []);
  worker.say("here");
  assert.deepEqual(worker.given, [PHOTO]);
  worker.say(FOUND);
  assert.equal(await answer, FOUND);
  assert.ok(worker.isEnded);
});

test("a file that takes too long is given up, a PDF later than a picture", async () => {
  for (const [file, patience] of [
    [PHOTO, 5000],
    [PDF, 10_000],
  ] as const) {
    made = Promise.withResolvers();
    const answer = checkFile(file);
    const worker = await made.promise;
    worker.say("here");
    mock.timers.tick(patience - 1);
    assert.ok(!worker.isEnded);
    mock.timers.tick(1);
    assert.deepEqual(await answer, TIMED_OUT);
    assert.ok(worker.isEnded);
  }
});

test("a worker that does not come, or cannot run, says nothing about the file", async () => {
  const late = checkFile(PHOTO);
  await made.promise;
  mock.timers.tick(CHUNK_TIMEOUT);
  await assert.rejects(late, /did not come in time/);
  made = Promise.withResolvers();
  const broken = checkFile(PHOTO);
  (await made.promise).dispatchEvent(new Event("error"));
  await assert.rejects(broken, /could not run/);
});

test("a file that cannot be read any more is told to have vanished", async () => {
  const answer = checkFile(PHOTO);
  const worker = await made.promise;
  worker.say("here");
  worker.say(null);
  assert.equal((await answer).trouble, "vanished");
});

test("a check that is called off ends its worker; one that is called off before it began makes none", async () => {
  const leaving = new AbortController();
  const answer = checkFile(PHOTO, leaving.signal);
  const worker = await made.promise;
  leaving.abort();
  await assert.rejects(answer, { name: "AbortError" });
  assert.ok(worker.isEnded);
  made = Promise.withResolvers();
  const another = new AbortController();
  const neverBegun = checkFile(PHOTO, another.signal);
  another.abort(); // while the beginning of the file is being looked at
  await assert.rejects(neverBegun, { name: "AbortError" });
  made.reject(new Error("none was made"));
  await assert.rejects(made.promise);
});
