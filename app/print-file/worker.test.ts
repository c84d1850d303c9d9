import assert from "node:assert/strict";
import { test } from "node:test";
import type { Said } from "./worker.ts";

/** A worker's own side, as far as this one uses it. */
class WorkerScope extends EventTarget {
  readonly said: (Said | "error")[] = [];
  #heard = () => {};
  postMessage(said: Said): void {
    this.said.push(said);
    this.#heard();
  }
  /** A browser tells the page of it as of an error that nobody caught. */
  reportError(): void {
    this.said.push("error");
  }
  /** @returns all it has said once it has answered */
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

test("a fault of the readers is told as a damaged file, and the page hears of no error, by which it would give the check itself up", async (t) => {
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
