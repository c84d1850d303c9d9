import assert from "node:assert/strict";
import { test } from "node:test";
import type { Said } from "./worker.ts";

/** The global scope of a worker, as far as worker.ts uses it. */
class WorkerScope extends EventTarget {
  readonly said: (Said | "error")[] = [];
  #heard = () => {};
  postMessage(said: Said): void {
    this.said.push(said);
    this.#heard();
  }
  /** A browser tells the page of such an error as if nobody had caught it. */
  reportError(): void {
    this.said.push("error");
  }
  /** @returns everything that the worker has said by the time it has answered */
  async ask(file: unknown): Promise<(Said | "error")[]> {
    const answered = new Promise<void>((resolve) => {
      this.#heard = resolve;
    });
    this.said.length = 0;
    this.dispatchEvent(new MessageEvent("message", { data: file }));
    await answered;
    await new Promise(setImmediate);
    return this.said;
  }
}

const fileThat = (fails: Error) => ({ size: 10, slice: () => ({ arrayBuffer: () => Promise.reject(fails) }) });

test("a fault of the readers is answered as a damaged file, and the page hears of no error, which would make it give up the check", async (t) => {
  const told = t.mock.method(console, "error", () => undefined);
  const scope = Object.assign(globalThis, { self: new WorkerScope() }).self;
  await import("./worker.ts");
  assert.deepEqual(scope.said, ["here"]);
  assert.deepEqual(await scope.ask(new Blob([])), [{ format: "none", readable: "no", trouble: "empty", facts: {} }]);
  assert.deepEqual(await scope.ask(fileThat(new DOMException("gone", "NotReadableError"))), [null]);
  assert.equal(told.mock.callCount(), 0);
  const fault = new TypeError("x is undefined");
  assert.deepEqual(await scope.ask(fileThat(fault)), [
    { format: "none", readable: "no", trouble: "damaged", facts: {} },
  ]);
  assert.deepEqual(told.mock.calls[0]?.arguments, [fault]);
});
