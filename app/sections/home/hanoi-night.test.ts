import assert from "node:assert/strict";
import { test } from "node:test";
import { isNightInHanoi } from "./hanoi-night.ts";

const at = (hanoi: string) => isNightInHanoi(new Date(`${hanoi}:00+07:00`));

/** Civil dawn and dusk of almanacs for Hanoi, with a quarter of an hour to spare at both sides. */
const ALMANAC = [
  ["2026-11-21", "05:43", "17:38"],
  ["2026-06-21", "04:51", "19:05"],
  ["2026-03-20", "05:38", "18:29"],
  ["2026-01-15", "06:11", "17:58"],
] as const;

for (const [day, dawn, dusk] of ALMANAC) {
  test(`on ${day} lamps go out at dawn and are lit at dusk`, () => {
    const shifted = (time: string, minutes: number) =>
      isNightInHanoi(new Date(Date.parse(`${day}T${time}:00+07:00`) + minutes * 60_000));
    assert.deepEqual(
      [shifted(dawn, -15), shifted(dawn, 15), shifted(dusk, -15), shifted(dusk, 15)],
      [true, false, false, true],
    );
  });
}

test("noon is day and midnight is night, all the year round", () => {
  for (let month = 1; month <= 12; month++) {
    const day = `2027-${String(month).padStart(2, "0")}-15`;
    assert.equal(at(`${day}T12:00`), false, day);
    assert.equal(at(`${day}T00:00`), true, day);
  }
});
