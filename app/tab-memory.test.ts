import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { keepInTab, keepRecordInTab, keptInTab, recordKeptInTab } from "./tab-memory.ts";

/** Stands in for a browser's storage. @param room characters that a text may have; with none, storage is blocked: reading `sessionStorage` throws */
function storageOf(room: number): Map<string, string> {
  const held = new Map<string, string>();
  const storage = {
    getItem: (name: string) => held.get(name) ?? null,
    setItem(name: string, text: string) {
      if (text.length > room) throw new DOMException("full", "QuotaExceededError");
      held.set(name, text);
    },
    removeItem: (name: string) => held.delete(name),
  };
  const get = () => {
    if (room > 0) return storage;
    throw new DOMException("blocked", "SecurityError");
  };
  Object.defineProperty(globalThis, "sessionStorage", { configurable: true, get });
  return held;
}

const NAME = "draft";
beforeEach(() => {
  storageOf(100);
  keepInTab(NAME, "");
});

test("what is kept is in the storage of the tab, and gone from there once it is empty", () => {
  const held = storageOf(100);
  keepInTab(NAME, "Standee");
  assert.deepEqual([keptInTab(NAME), held.get(NAME)], ["Standee", "Standee"]);
  held.set(NAME, "written by the next page of this tab");
  assert.equal(keptInTab(NAME), "written by the next page of this tab");
  keepInTab(NAME, "");
  assert.deepEqual([keptInTab(NAME), held.size], ["", 0]);
});

test("a text that full storage refuses counts before the older one there; a text that it takes again is kept there alone", () => {
  const held = storageOf(10);
  keepInTab(NAME, "Hai tấm");
  keepInTab(NAME, "Hai tấm, giao sáng thứ Sáu");
  assert.equal(keptInTab(NAME), "Hai tấm, giao sáng thứ Sáu");
  keepInTab(NAME, "Ba tấm");
  held.set(NAME, "Bốn tấm");
  assert.equal(keptInTab(NAME), "Bốn tấm");
});

test("where storage is blocked, memory has it, also that it is empty", () => {
  storageOf(0);
  keepInTab(NAME, "Standee");
  assert.equal(keptInTab(NAME), "Standee");
  keepInTab(NAME, "");
  assert.equal(keptInTab(NAME), "");
  assert.equal(keptInTab("another"), "");
});

test("a record is empty where nothing is kept, or something else", () => {
  const held = storageOf(100);
  keepRecordInTab(NAME, { phone: "0900" });
  assert.deepEqual(recordKeptInTab(NAME), { phone: "0900" });
  keepRecordInTab(NAME, {});
  assert.equal(held.size, 0);
  for (const text of ["", "null", "{cut"]) {
    keepInTab(NAME, text);
    assert.deepEqual(recordKeptInTab(NAME), {}, text);
  }
});
