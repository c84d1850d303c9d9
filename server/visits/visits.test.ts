import assert from "node:assert/strict";
import { after, test } from "node:test";
import { hanoiDay } from "../../contract/time-zone.ts";
import { VITALS_PATH } from "../../contract/vitals-path.ts";
import { testApp } from "../fixtures/test-app.ts";
import { percentile, rangeOf } from "./ranges.ts";
import { visitTally } from "./tally.ts";
import { daysAfter, firstKept } from "./visits.ts";

const visits = visitTally();
const now = Date.parse("2026-11-21T23:59:59+07:00");
const { address } = await testApp({ after }, { visits, now: () => now });
const report = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(address + VITALS_PATH, {
    method: "POST",
    headers: { "Content-Type": "text/plain;charset=UTF-8", ...headers },
    body: JSON.stringify(body),
  });
const LCP = { name: "LCP", value: 1200, rating: "good" };

test("a visit is counted by its page and the day of Hanoi; measurements of phones come along, those of desks do not", async () => {
  const both = [
    { page: "/gioi-thieu", counts: { view: 2, call: 1 }, vitals: [LCP], phone: true },
    { page: "/", counts: { view: 1 }, vitals: [LCP], phone: false },
  ];
  assert.equal((await report(both)).status, 204);
  const day = "2026-11-21";
  assert.deepEqual(visits.take(), [
    { day, page: "/gioi-thieu", kind: "view", count: 2 },
    { day, page: "/gioi-thieu", kind: "call", count: 1 },
    { day, page: "/gioi-thieu", kind: rangeOf({ name: "LCP", value: 1200 }), count: 1 },
    { day, page: "/", kind: "view", count: 1 },
  ]);
  assert.match(
    await (await fetch(`${address}/metrics`)).text(),
    /web_vitals_reports_total\{name="LCP",rating="good"\} 2/,
  );
});

test("what is no page of the site is not counted, whoever reports it", async () => {
  for (const page of ["/khong-co", "/404", "/assets/app-abc.js", "/tin-tuc/trang/1"]) {
    assert.equal((await report([{ page, counts: { view: 1 }, phone: true }])).status, 204, page);
  }
  assert.deepEqual(visits.take(), []);
});

test("a report that is none, too much of one, or one from another site is refused", async () => {
  const view = { page: "/", counts: { view: 1 }, phone: true };
  for (const [body, status] of [
    [[{ ...view, page: "gioi-thieu" }], 400],
    [[{ ...view, counts: { view: 51 } }], 400],
    [[{ ...view, counts: { view: -1 } }], 400],
    [[{ ...view, counts: { view: 0.5 } }], 400],
    [[{ ...view, vitals: [{ ...LCP, name: "who" }] }], 400],
    [Array.from({ length: 21 }, () => view), 400],
    [[], 400],
    [[{ ...view, page: `/${"a".repeat(17_000)}` }], 413],
  ] as const) {
    const answer = await report(body);
    assert.equal(answer.status, status, JSON.stringify(body).slice(0, 80));
    assert.match(await answer.text(), /^[^\n]+\n$/, "a sentence, and nothing of the program");
  }
  assert.equal((await report([view], { "Sec-Fetch-Site": "cross-site" })).status, 403);
  assert.deepEqual(visits.take(), []);
});

test("one address reports a hundred and twenty times in a minute, and no more", async (t) => {
  const { address } = await testApp(t, { now: () => now });
  const body = JSON.stringify([{ page: "/", counts: { view: 1 }, phone: true }]);
  const send = async () => (await fetch(address + VITALS_PATH, { method: "POST", body })).status;
  const answers = await Promise.all(Array.from({ length: 121 }, send));
  assert.deepEqual(
    [answers.filter((status) => status === 204).length, answers.filter((status) => status === 429).length],
    [120, 1],
  );
});

test("nothing of the visitor is counted, whatever the report says", async () => {
  const told = { page: "/", counts: { view: 1, who: 1 }, phone: true, name: "Hà", vitals: [{ ...LCP, id: "v5-1" }] };
  assert.equal((await report([told])).status, 204);
  const of = { day: "2026-11-21", page: "/", count: 1 };
  assert.deepEqual(visits.take(), [
    { ...of, kind: "view" },
    { ...of, kind: rangeOf({ name: "LCP", value: 1200 }) },
  ]);
});

test("what is reported of one page and day is added up, also with what the store did not take", () => {
  const [tally, day] = [visitTally(), "2026-11-21"];
  const view = (times: number) => tally.add({ page: "/", counts: { view: times }, vitals: [], phone: false }, day);
  for (const times of [2, 3]) view(times);
  const untaken = tally.take();
  view(4);
  tally.restore(untaken);
  assert.deepEqual(tally.take(), [{ day, page: "/", kind: "view", count: 9 }]);
});

test("the memory for visits is bounded", () => {
  const tally = visitTally();
  for (let number = 0; number < 20_100; number++)
    tally.add({ page: `/${number}`, counts: { view: 1 }, vitals: [], phone: true }, "2026-11-21");
  tally.add({ page: "/0", counts: { view: 1 }, vitals: [], phone: true }, "2026-11-21");
  const counts = tally.take();
  assert.equal(counts.length, 20_000);
  assert.equal(counts[0]?.count, 2);
  assert.deepEqual(tally.take(), []);
});

test("a percentile of the ranges is that of the values, to within five per cent", () => {
  const values = Array.from({ length: 400 }, (_, index) => 300 + index * 13);
  const counts = values.map((value) => ({ day: "", page: "/", kind: rangeOf({ name: "LCP", value }), count: 1 }));
  for (const share of [0.5, 0.75, 0.95]) {
    const exact = values[Math.ceil(share * values.length) - 1] ?? 0;
    const told = percentile(counts, "LCP", share) ?? 0;
    assert.ok(Math.abs(told / exact - 1) < 0.06, `${share}: ${told} for ${exact}`);
  }
  assert.equal(percentile(counts, "INP", 0.75), undefined);
  const shifts = [0, 0.02, 0.1, 0.25].map((value) => ({
    day: "",
    page: "/",
    kind: rangeOf({ name: "CLS", value }),
    count: 1,
  }));
  assert.ok(Math.abs((percentile(shifts, "CLS", 0.75) ?? 0) - 0.1) < 0.006);
});

test("a day begins at midnight in Hanoi", () => {
  assert.equal(hanoiDay(Date.parse("2026-11-20T16:59:59Z")), "2026-11-20");
  assert.equal(hanoiDay(Date.parse("2026-11-20T17:00:00Z")), "2026-11-21");
});

test("days are reckoned over months and years; thirteen months back from a long month is the end of a short one", () => {
  assert.equal(daysAfter("2026-12-31", 1), "2027-01-01");
  assert.equal(daysAfter("2024-03-01", -1), "2024-02-29");
  for (const [today, first] of [
    ["2026-11-21", "2025-10-21"],
    ["2027-01-15", "2025-12-15"],
    ["2026-12-31", "2025-11-30"],
    ["2026-03-31", "2025-02-28"],
  ]) {
    assert.equal(firstKept(today ?? ""), first);
  }
});
