import assert from "node:assert/strict";
import { appendFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import test, { type TestContext } from "node:test";
import type { House } from "../files/house.ts";
import { entries, entriesOf, keepAside, keepSaved, keepState, keepTyped, note, stateAt, thin } from "./journal.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The beginning of an hour and of a day, in UTC. */
const START = Date.UTC(2026, 10, 21);
const PAGE = "articles/a.md";
const OTHER = "articles/b.md";

/** A house with nothing in it but its journal. */
function emptyHouse(context: TestContext): House {
  const folder = mkdtempSync(path.join(tmpdir(), "journal-"));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  return { content: path.join(folder, "content"), desk: path.join(folder, "desk") };
}

/** The texts of a page's kept states, newest first; null where a text is gone. */
const kept = (house: House, file = PAGE) => entriesOf(house, file).map(({ hash }) => stateAt(house, hash ?? ""));
const states = (house: House) => readdirSync(path.join(house.desk, "journal", "states")).length;

test("a page that is being typed in is kept once a minute, and only once while it stays the same", (context) => {
  const house = emptyHouse(context);
  const save = (text: string, at: number, keep = keepTyped) => keep(house, PAGE, text, START + at);
  save("a", 0);
  save("b", MINUTE - 1);
  save("c", MINUTE);
  save("c", 5 * MINUTE);
  save("c", 6 * MINUTE, keepSaved);
  save("d", MINUTE + 1, keepSaved);
  assert.deepEqual(kept(house), ["d", "c", "a"]);
  save("c", MINUTE + 2, keepSaved);
  assert.deepEqual(kept(house), ["c", "d", "c", "a"], "typed back");
  note(house, { what: "restored", file: PAGE, hash: keepState(house, "a") }, START + 10 * MINUTE);
  save("e", 10 * MINUTE + 1);
  assert.deepEqual(kept(house), ["e", "a", "c", "d", "c", "a"], "typing begins anew after something else took place");
  keepTyped(house, OTHER, "of another page", START + 10 * MINUTE + 2);
  assert.deepEqual(kept(house, OTHER), ["of another page"]);
});

test("a state is found by its hash alone: the name of another file of the machine finds nothing", (context) => {
  const house = emptyHouse(context);
  const hash = keepState(house, "a");
  assert.deepEqual(
    [hash, `../states/${hash}`, "../log.jsonl", null].map((asked) => stateAt(house, asked)),
    ["a", null, null, null],
  );
});

test("what could not be saved is kept once a minute too, and not again where the journal has it already", (context) => {
  const house = emptyHouse(context);
  const aside = (text: string, at: number, certain = false) => keepAside(house, PAGE, text, START + at, certain);
  keepSaved(house, PAGE, "saved", START);
  aside("saved", SECOND, true);
  aside("one", SECOND);
  aside("two", MINUTE);
  aside("three", MINUTE + SECOND);
  aside("four", MINUTE + 2 * SECOND, true);
  aside("one", 9 * MINUTE, true);
  keepSaved(house, PAGE, "saved", START + 9 * MINUTE);
  assert.deepEqual(kept(house), ["four", "three", "one", "saved"]);
});

test("on a clock that was set back what is typed, and what could not be saved, is kept once a minute all the same", (context) => {
  const house = emptyHouse(context);
  for (const [text, at] of [
    ["one", 0],
    ["two", SECOND - 7 * HOUR],
    ["three", MINUTE - 7 * HOUR],
    ["four", MINUTE + SECOND - 7 * HOUR],
  ] as const) {
    keepTyped(house, PAGE, text, START + at);
    keepAside(house, OTHER, text, START + at, false);
  }
  for (const page of [PAGE, OTHER]) assert.deepEqual(kept(house, page), ["four", "two", "one"]);
});

test("the journal keeps every state of a day, then the last of each hour, after thirty days the last of each day", (context) => {
  const house = emptyHouse(context);
  const now = START + 40 * DAY;
  const save = (text: string, before: number) => keepSaved(house, PAGE, text, now - before);
  const texts: [text: string, age: number][] = [
    ["day: one", 35 * DAY],
    ["day: last", 34 * DAY + HOUR],
    ["next day", 34 * DAY],
    ["hour: one", 10 * DAY],
    ["hour: last", 10 * DAY - HOUR + 1],
    ["next hour", 10 * DAY - HOUR],
    ["a day ago: one", DAY + HOUR],
    ["a day ago: last", DAY + 1],
    ["yesterday", DAY - 1],
    ["a minute later", DAY - MINUTE],
  ];
  for (const [text, age] of texts) save(text, age);
  assert.equal(thin(house, now), 3);
  const stay = ["a minute later", "yesterday", "a day ago: last", "next hour", "hour: last", "next day", "day: last"];
  assert.deepEqual(kept(house), stay);
  assert.equal(thin(house, now), 0, "a second time there is nothing to thin");
  assert.deepEqual(kept(house), stay);
  assert.equal(states(house), stay.length);
});

test("each page is thinned by itself, and what was set aside apart from what was saved", (context) => {
  const house = emptyHouse(context);
  keepSaved(house, PAGE, "saved", START);
  keepAside(house, PAGE, "aside", START + MINUTE, true);
  keepAside(house, PAGE, "aside, later", START + 2 * MINUTE, true);
  keepSaved(house, OTHER, "of another page", START + 3 * MINUTE);
  assert.equal(thin(house, START + 3 * DAY), 1);
  assert.deepEqual([kept(house), kept(house, OTHER)], [["aside, later", "saved"], ["of another page"]]);
});

test("what else happened stays whatever its age, with the states before and after every publication", (context) => {
  const house = emptyHouse(context);
  const hash = (text: string) => keepState(house, text);
  note(house, { what: "removed", file: PAGE, hash: hash("removed") }, START);
  note(house, { what: "restored", file: PAGE, hash: hash("restored") }, START + 1);
  for (let number = 0; number < 40; number++) {
    const pages = [{ file: PAGE, before: hash(`before ${number}`), after: hash(`after ${number}`) }];
    note(house, { what: "published", pages, release: `${number}`, former: null }, START + 2 + number);
  }
  assert.equal(thin(house, START + 900 * DAY), 0);
  assert.equal(states(house), 82);
  assert.equal(entries(house).length, 42);
});

test("a line that a power cut left unfinished does not spoil those after it", (context) => {
  const house = emptyHouse(context);
  note(house, { what: "saved", file: PAGE, hash: keepState(house, "một") }, START);
  for (const torn of ['{"at":"2026-11-21T05:1', "\0\0\0\0", "null", "7"]) {
    appendFileSync(path.join(house.desk, "journal/log.jsonl"), torn);
    note(house, { what: "published", pages: [], release: torn, former: null }, START);
    assert.equal(entries(house)[0]?.release, torn);
  }
  assert.equal(entries(house).length, 5);
});

test("thinning takes away what it thinned itself: where the log is lost, every state stays", (context) => {
  const house = emptyHouse(context);
  const hashes = ["một", "hai", "ba"].map((text) => keepState(house, text));
  for (const [minute, hash] of hashes.entries())
    note(house, { what: "saved", file: PAGE, hash }, START + minute * MINUTE);
  const log = path.join(house.desk, "journal/log.jsonl");
  writeFileSync(log, "");
  assert.equal(thin(house, START + 90 * DAY), 0);
  assert.equal(readdirSync(path.join(house.desk, "journal/states")).length, 3);

  for (const [minute, hash] of hashes.entries())
    note(house, { what: "saved", file: PAGE, hash }, START + minute * MINUTE);
  assert.equal(thin(house, START + 90 * DAY), 2);
  assert.equal(hashes.filter((hash) => stateAt(house, hash) !== null).length, 1);
});
