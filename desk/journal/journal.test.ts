import assert from "node:assert/strict";
import { appendFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { houseFor } from "../fixtures/test-house.ts";
import { entries, keepState, note, stateAt, thin } from "./journal.ts";

const NOON = Date.parse("2026-11-21T05:10:00Z");
const FILE = "articles/in-standee.md";
const LATER = NOON + 90 * 86_400_000;

test("a line that a power cut left unfinished takes none of those behind it along", (context) => {
  const house = houseFor(context);
  note(house, { what: "saved", file: FILE, hash: keepState(house, "một") }, NOON);
  for (const torn of ['{"at":"2026-11-21T05:1', "\0\0\0\0", "null", "7"]) {
    appendFileSync(path.join(house.desk, "journal/log.jsonl"), torn);
    note(house, { what: "published", pages: [], release: torn, former: null }, NOON);
    assert.equal(entries(house)[0]?.release, torn);
  }
  assert.equal(entries(house).length, 5);
});

test("thinning takes away what it thinned itself: where the log is lost, every state stays", (context) => {
  const house = houseFor(context);
  const hashes = ["một", "hai", "ba"].map((text) => keepState(house, text));
  for (const [minute, hash] of hashes.entries())
    note(house, { what: "saved", file: FILE, hash }, NOON + minute * 60_000);
  const log = path.join(house.desk, "journal/log.jsonl");
  writeFileSync(log, "");
  assert.equal(thin(house, LATER), 0);
  assert.equal(readdirSync(path.join(house.desk, "journal/states")).length, 3);

  for (const [minute, hash] of hashes.entries())
    note(house, { what: "saved", file: FILE, hash }, NOON + minute * 60_000);
  assert.equal(thin(house, LATER), 2);
  assert.equal(hashes.filter((hash) => stateAt(house, hash) !== null).length, 1);
});
