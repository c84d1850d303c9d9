/** What every adapter of the visits must do. Run on SQLite by the tests beside it, on PostgreSQL by those of the outbox. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { VisitCount, VisitStore } from "./visits.ts";

const row = (given: Partial<VisitCount> = {}): VisitCount => ({
  day: "2026-11-21",
  page: "/",
  kind: "view",
  count: 1,
  ...given,
});

/** @param makeStore a store with nothing in it */
export function visitsContract(makeStore: () => Promise<VisitStore>): void {
  test("numbers of one day, page and kind add up; others stand apart", async () => {
    const store = await makeStore();
    await store.add([row(), row({ page: "/lien-he" }), row({ kind: "call" })]);
    await store.add([row({ count: 4 }), row({ day: "2026-11-22" })]);
    assert.deepEqual(await store.between("2026-11-21", "2026-11-22"), [
      row({ kind: "call" }),
      row({ count: 5 }),
      row({ page: "/lien-he" }),
      row({ day: "2026-11-22" }),
    ]);
  });

  test("days are told from the first to the last, both included", async () => {
    const store = await makeStore();
    const days = ["2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"];
    await store.add(days.map((day) => row({ day })));
    const told = await store.between("2026-11-20", "2026-11-21");
    assert.deepEqual(
      told.map(({ day }) => day),
      ["2026-11-20", "2026-11-21"],
    );
  });

  test("days before one are deleted, that one stays", async () => {
    const store = await makeStore();
    await store.add([row({ day: "2025-10-20" }), row({ day: "2025-10-21" })]);
    assert.equal(await store.removeBefore("2025-10-21"), 1);
    assert.equal((await store.between("0000-01-01", "9999-12-31")).length, 1);
  });

  test("many who add at a time lose nothing", async () => {
    const store = await makeStore();
    const pages = Array.from({ length: 20 }, (_, index) => row({ page: `/trang-${index}` }));
    await Promise.all(Array.from({ length: 10 }, (_, index) => store.add(index % 2 ? pages : pages.toReversed())));
    const counts = (await store.between("2026-11-21", "2026-11-21")).map(({ count }) => count);
    assert.deepEqual(
      counts,
      pages.map(() => 10),
    );
  });
}
