import assert from "node:assert/strict";
import { test } from "node:test";
import type { Entry } from "../../journal/journal.ts";
import { stateToTake, takenOff } from "./state-to-take.ts";

const entry = (what: Entry["what"], given: Partial<Entry>): Entry => ({ at: "2026-11-28T03:00:00Z", what, ...given });

test("a line of the journal gives back its own state; a line about discarded words gives back those words", () => {
  const saved = entry("saved", { file: "a.md", hash: "written" });
  const other = entry("saved", { file: "b.md", hash: "other" });
  const removed = entry("removed", { file: "a.md", hash: "online" });
  const all = [removed, other, saved];
  assert.deepEqual([stateToTake(saved, "a.md", all), stateToTake(removed, "a.md", all)], ["written", "written"]);
  // The desk was asked again since the line was picked.
  assert.equal(stateToTake({ ...removed }, "a.md", all), "written");
  const aside = entry("aside", { file: "a.md", hash: "of another window" });
  assert.equal(stateToTake(removed, "a.md", [removed, aside, saved]), "written");
});

test("a publication gives back what customers saw from then on, and the giving back of one what they saw again", () => {
  const pages = [{ file: "a.md", before: "old", after: "new" }];
  const lines = (["published", "given-back"] as const).map((what) => entry(what, { pages }));
  assert.deepEqual(
    lines.map((line) => stateToTake(line, "a.md", lines)),
    ["new", "old"],
  );
});

test("what a publication took off the site is given back as customers saw it last, unless it is back", () => {
  const left = ["gone.md", "back.md"].map((file) => ({ file, before: "seen", after: null }));
  const line = entry("published", { pages: [...left, { file: "stays.md", before: "old", after: "new" }] });
  assert.deepEqual(
    takenOff(line, (file) => file !== "gone.md"),
    ["gone.md"],
  );
  assert.equal(stateToTake(line, "gone.md", [line]), "seen");
});
