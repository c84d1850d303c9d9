import assert from "node:assert/strict";
import { test } from "node:test";
import { dayInWords, daysInWords, hourOf, openDays, parseDay, WEEKDAYS, withinSentence } from "./opening-hours.ts";

/** A week whose days are written as given; the last stands for all that follow. */
function week(...days: string[]) {
  const written = WEEKDAYS.map((name, place) => [name, parseDay(days[place] ?? days.at(-1) ?? "") ?? "closed"]);
  return openDays(Object.fromEntries(written)).map((group) => [daysInWords(group), dayInWords(group.times)]);
}

test("hours are taken as people write them", () => {
  assert.deepEqual(
    ["8", "8h30", "8:30", "8.30", "8 giờ", "08:00", "24:00", "8:59", "24:30", "25", "8:60", "sáng", ""].map(hourOf),
    ["08:00", "08:30", "08:30", "08:30", "08:00", "08:00", "24:00", "08:59", null, null, null, null, null],
  );
  for (const dash of ["-", " – ", "—"])
    assert.deepEqual(parseDay(`8${dash}17h30`), [{ opens: "08:00", closes: "17:30" }]);
  for (const between of [", ", ";"])
    assert.deepEqual(parseDay(`8–12${between}13h30–18`), [
      { opens: "08:00", closes: "12:00" },
      { opens: "13:30", closes: "18:00" },
    ]);
  for (const wrong of ["17:00–8:00", "8:00–8:00", "8:00", "8–12–17", "mở"]) assert.equal(parseDay(wrong), null);
  for (const wrong of ["13–18, 8–12", "8–12, 12–18", "8–12,", "8–12, 13–17, 18–21"])
    assert.equal(parseDay(wrong), null, wrong);
});

test("who closes at midnight may write it as 0:00: it can only be the end of that day, unless the day would begin with it", () => {
  const late = [{ opens: "08:00", closes: "24:00" }];
  assert.deepEqual(["8–24", "8:00–0:00", "08:00–00:00", "8h-0h"].map(parseDay), [late, late, late, late]);
  assert.deepEqual(parseDay("8–12, 13–0")?.[1], { opens: "13:00", closes: "24:00" });
  for (const wrong of ["0–0", "22–2", "8–0, 13–18"]) assert.equal(parseDay(wrong), null, wrong);
});

test("days alike that follow one another are told together, closed days are left out", () => {
  assert.deepEqual(week("8–23"), [["Thứ Hai\u00a0– Chủ nhật", "8:00\u00a0– 23:00"]]);
  assert.deepEqual(week("open", "open", "open", "open", "open", "open", "closed"), [["Thứ Hai\u00a0– Thứ Bảy", ""]]);
  assert.deepEqual(week("8–18", "8–18", "closed", "8–18", "8–18", "8–12", "closed"), [
    ["Thứ Hai\u00a0– Thứ Ba", "8:00\u00a0– 18:00"],
    ["Thứ Năm\u00a0– Thứ Sáu", "8:00\u00a0– 18:00"],
    ["Thứ Bảy", "8:00\u00a0– 12:00"],
  ]);
  assert.deepEqual(week("8–12, 13–17", "8–12, 13–17", "8–17", "closed"), [
    ["Thứ Hai\u00a0– Thứ Ba", "8:00\u00a0– 12:00 và\u00a013:00\u00a0– 17:00"],
    ["Thứ Tư", "8:00\u00a0– 17:00"],
  ]);
  assert.deepEqual(week("closed"), []);
});

test("within a sentence days begin with a small letter, except Sunday, which is a proper name", () => {
  assert.equal(
    withinSentence("Thứ Hai – Thứ Bảy, 8:00 – 18:00; Chủ nhật"),
    "thứ Hai – thứ Bảy, 8:00 – 18:00; Chủ nhật",
  );
});
