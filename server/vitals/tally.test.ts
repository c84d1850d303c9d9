import assert from "node:assert/strict";
import { after, test } from "node:test";
import { VITALS_PATH } from "../../contract/vitals-path.ts";
import { testApp } from "../fixtures/test-app.ts";
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

test("the visitors behind one address may report a hundred and twenty times a minute", async () => {
  const { address } = await testApp({ after }, { now: () => 0 });
  const body = JSON.stringify([{ page: "/", counts: { view: 1 }, phone: true }]);
  const report = async () => {
    const answer = await fetch(address + VITALS_PATH, {
      method: "POST",
      headers: { "Content-Type": "text/plain" },
      body,
    });
    return answer.status;
  };
  const answers: number[] = [];
  for (let count = 0; count < 121; count++) answers.push(await report());
  assert.deepEqual([answers.filter((status) => status === 204).length, answers.at(-1)], [120, 429]);
});
