import assert from "node:assert/strict";
import { test } from "node:test";
import { isSaidBefore, isStillTold, otherHoursInWords } from "./other-hours.ts";

const TET = { from: "2027-02-03", to: "2027-02-11" };
const NOW = new Date("2026-11-27T08:00+07:00");

test("who is away or has other hours is told after the days; who is not named is as in every week", () => {
  assert.equal(
    otherHoursInWords({ ...TET, workshop: "closed", phone: "closed" }, NOW),
    "riêng 3/2\u00a0– 11/2 xưởng nghỉ, không nghe máy",
  );
  const sunday = { from: "2027-01-31", to: "2027-01-31", workshop: [{ opens: "08:00", closes: "12:00" }] };
  assert.equal(otherHoursInWords(sunday, NOW), "riêng 31/1 xưởng mở 8:00\u00a0– 12:00");
  assert.equal(
    otherHoursInWords({ ...TET, workshop: "open", phone: "open" }, NOW, "phone"),
    "riêng 3/2\u00a0– 11/2 nghe máy",
  );
  assert.equal(otherHoursInWords(sunday, NOW, "phone"), null);
});

test("days a year ahead or more are told with their year, those that come first without", () => {
  const told = (from: string, to: string, moment: string) =>
    otherHoursInWords({ from, to, workshop: "closed" }, new Date(`${moment}T00:00+07:00`));
  const { from, to } = TET;
  assert.equal(told(from, to, "2026-02-12"), "riêng 3/2\u00a0– 11/2 xưởng nghỉ");
  assert.equal(told(from, to, "2026-02-11"), "riêng 3/2\u00a0– 11/2/2027 xưởng nghỉ");
  assert.equal(told(to, to, "2025-12-31"), "riêng 11/2/2027 xưởng nghỉ");
  assert.equal(told("2026-12-30", "2027-01-03", "2025-11-27"), "riêng 30/12/2026\u00a0– 3/1/2027 xưởng nghỉ");
  assert.equal(told("2026-12-30", "2027-01-03", "2026-11-27"), "riêng 30/12\u00a0– 3/1 xưởng nghỉ");
});

test("they are told to the end of their last day in Hanoi", () => {
  const at = (moment: string) => isStillTold(TET, new Date(`${moment}+07:00`));
  assert.deepEqual([at("2026-11-27T08:00"), at("2027-02-11T23:59"), at("2027-02-12T00:00")], [true, true, false]);
});

test("two things said of the same people on one day are noticed, at the later of the two", () => {
  const list = [
    { ...TET, workshop: "closed" as const },
    { ...TET, phone: "closed" as const },
    { from: "2027-02-11", to: "2027-02-13", workshop: "open" as const },
    { from: "2027-02-14", to: "2027-02-14", workshop: "open" as const },
    { from: "2027-01-31", to: "2027-02-03", phone: "open" as const },
  ];
  assert.deepEqual(list.map(isSaidBefore), [false, false, true, false, true]);
});
