import assert from "node:assert/strict";
import { test } from "node:test";
import { changeToCome } from "./warnings.ts";

const at = (moment: string) => new Date(`${moment}:00+07:00`);
const NOW = at("2100-01-01T12:00");

test("of what is scheduled the owner is told the hour in Hanoi, and that a release for it is built already", () => {
  const said = changeToCome(at("2100-01-03T08:30"), NOW, false);
  assert.match(said, /08:30 3\/1\/00\. Máy dựng sẵn/);
});

test("what comes too late to be built ahead, or stands on a static host, asks for a build of its own", () => {
  assert.match(changeToCome(at("2100-03-03T08:30"), NOW, false), /dựng lại một lần trong vòng 60 ngày/);
  assert.match(changeToCome(at("2100-01-03T08:30"), NOW, true), /đến giờ ấy dựng lại rồi đưa lên/);
});
