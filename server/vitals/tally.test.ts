import assert from "node:assert/strict";
import { test } from "node:test";
import { vitalsTally } from "./tally.ts";

test("percentiles are those of the latest thousand values, the counts are of all", () => {
  const tally = vitalsTally();
  // The first five hundred are forgotten: they would be the largest.
  for (let value = 0; value < 500; value++) tally.add({ name: "LCP", value: 9_999, rating: "poor" });
  for (let value = 0; value < 1_000; value++) tally.add({ name: "LCP", value, rating: "good" });
  assert.deepEqual(tally.summaries(), [
    {
      name: "LCP",
      ratings: { good: 1_000, "needs-improvement": 0, poor: 500 },
      percentiles: { p50: 500, p75: 750, p95: 950 },
    },
  ]);
});
