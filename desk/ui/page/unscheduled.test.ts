import assert from "node:assert/strict";
import { test } from "node:test";
import { unscheduled } from "./unscheduled.ts";

const TODAY = "2026-11-30";

test("without its hour an article has the day again that customers read above it, today's hour included", () => {
  for (const day of [TODAY, "2026-12-24"])
    assert.deepEqual(unscheduled({ title: "Bạt", date: day, publishAt: `${day} 20:00` }, "2026-11-21", TODAY), {
      title: "Bạt",
      date: "2026-11-21",
    });
});

test("where customers see no article a day to come becomes today, and one that was stays", () => {
  const dateAfter = (date: string) => unscheduled({ date, publishAt: `${date} 8:00` }, null, TODAY).date;
  assert.deepEqual(["2026-12-24", TODAY, "2026-11-12"].map(dateAfter), [TODAY, TODAY, "2026-11-12"]);
});
