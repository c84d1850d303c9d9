import assert from "node:assert/strict";
import { test } from "node:test";
import { isSaidBefore, isStillTold, otherHoursInWords } from "./other-hours.ts";

const TET = { from: "2027-02-03", to: "2027-02-11" };

test("who is away or has other hours is told after the days; who is not named is as in every week", () => {
  assert.equal(
    otherHoursInWords({ ...TET, workshop: "closed", phone: "closed" }),
    "riêng 3/2\u00a0– 11/2 xưởng nghỉ, không nghe máy",
  );
  const sunday = { from: "2027-01-31", to: "2027-01-31", workshop: [{ opens: "08:00", closes: "12:00" }] };
  assert.equal(otherHoursInWords(sunday), "riêng 31/1 xưởng mở 8:00\u00a0– 12:00");
  assert.equal(
    otherHoursInWords({ ...TET, workshop: "open", phone: "open" }, "phone"),
    "riêng 3/2\u00a0– 11/2 nghe máy",
  );
  assert.equal(otherHoursInWords(sunday, "phone"), null);
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
