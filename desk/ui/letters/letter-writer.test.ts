import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { setImmediate } from "node:timers/promises";
import type { Typed } from "../../letters/letter-words.ts";
import type { Standing } from "../../letters/standing.ts";
import { DeskError } from "../client.ts";
import type { Box, Place } from "./kept-letter-words.ts";
import { letterWriter } from "./letter-writer.ts";

const NOTE: Place = { id: "one", field: "note" };

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

/** The storage of a browser. */
function box(): Box {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const standing = (note: string): Standing => ({
  step: "new",
  junk: null,
  note,
  reply: "",
  revision: { note: `of ${note}`, reply: "" },
});

/** A window at a desk that answers as the test says. */
function windowAt(answer: (typed: Typed) => Standing | Promise<Standing>, storage = box(), window = "w") {
  const sent: string[] = [];
  const stores: (string | undefined)[] = [];
  const told: string[] = [];
  const gone: string[] = [];
  const writer = letterWriter({
    box: storage,
    window,
    send: async ({ store }, typed) => {
      stores.push(store);
      sent.push(typed.words);
      return answer(typed);
    },
    answered: (_id, { note }) => told.push(note),
    gone: (id) => gone.push(id),
  });
  const after = async (milliseconds: number) => {
    mock.timers.tick(milliseconds);
    await setImmediate();
  };
  return { writer, storage, sent, stores, told, gone, after };
}

const away = () => {
  throw new DeskError(0, "Bàn làm việc không trả lời.");
};

test("words wait while the desk does not answer, are sent again until it does, and do not count as saved meanwhile", async () => {
  let answer: (typed: Typed) => Standing = away;
  const { writer, sent, told, after, storage } = windowAt((typed) => answer(typed));
  writer.type(NOTE, "khách", "");
  writer.type(NOTE, "khách quen", "");
  assert.equal(writer.underway(NOTE)?.refused, false);
  await after(800);
  assert.deepEqual([sent, writer.underway(NOTE)?.refused, storage.length], [["khách quen"], true, 1]);
  answer = ({ words }) => standing(words);
  await after(5000);
  assert.deepEqual([told, writer.underway(NOTE), storage.length], [["khách quen"], null, 0]);
});

test("words are sent with the store of their letter, also those that an ended window left", async () => {
  const storage = box();
  windowAt(away, storage, "ended").writer.type({ ...NOTE, store: "store A" }, "khách quen", "");
  const { writer, stores, after } = windowAt(({ words }) => standing(words), storage);
  writer.flush();
  writer.type({ id: "two", field: "note", store: "store B" }, "lấy hóa đơn", "");
  await after(800);
  assert.deepEqual([stores, storage.length], [["store A", "store B"], 0]);
});

test("what an ended window left is shown in its field, and goes to the desk under that window's name", async () => {
  const storage = box();
  const ended = windowAt(away, storage, "ended");
  ended.writer.type({ id: "one", field: "reply" }, "Dạ giá 2 triệu", "before");
  const { writer, sent, after } = windowAt(({ words, on, by }) => {
    assert.deepEqual([words, on, by.window], ["Dạ giá 2 triệu", "before", "ended"]);
    return standing("");
  }, storage);
  assert.equal(writer.underway({ id: "one", field: "reply" })?.typed.words, "Dạ giá 2 triệu");
  writer.flush();
  await after(0);
  assert.deepEqual(
    [sent, storage.length, writer.underway({ id: "one", field: "reply" })],
    [["Dạ giá 2 triệu"], 0, null],
  );
});

test("what cannot be read in the browser's storage hides no words beside it", async () => {
  const storage = box();
  storage.setItem("desk-letter:one:note:broken", "{");
  storage.setItem("desk-letter:one:note:nobody", JSON.stringify({ place: NOTE, typed: { words: "của ai", on: "" } }));
  windowAt(away, storage, "ended").writer.type(NOTE, "khách quen", "");
  const { writer, sent, after } = windowAt(({ words }) => standing(words), storage);
  assert.equal(writer.underway(NOTE)?.typed.words, "khách quen");
  writer.flush();
  await after(0);
  assert.deepEqual(sent, ["khách quen"]);
});

test("where another window's words stand, words typed meanwhile stand below them, and are sent as typed on the new revision", async () => {
  const asked: Typed[] = [];
  let first = true;
  const { writer, after } = windowAt((typed) => {
    asked.push(typed);
    if (!first) return standing(typed.words);
    first = false;
    writer.type(NOTE, "lấy hóa đơn đỏ", "");
    throw new DeskError(409, "Cửa sổ khác vừa viết.", { standing: standing("hẹn thứ Sáu\n—\nlấy hóa đơn") });
  });
  writer.type(NOTE, "lấy hóa đơn", "");
  await after(800);
  assert.equal(writer.underway(NOTE)?.typed.words, "hẹn thứ Sáu\n—\nlấy hóa đơn đỏ");
  await after(800);
  assert.deepEqual(
    asked.map(({ words, on }) => [words, on]),
    [
      ["lấy hóa đơn", ""],
      ["hẹn thứ Sáu\n—\nlấy hóa đơn đỏ", "of hẹn thứ Sáu\n—\nlấy hóa đơn"],
    ],
  );
  assert.equal(writer.underway(NOTE), null);
});

test("of two windows that both wait for the desk, neither overwrites the words that the other keeps in the browser", async () => {
  const storage = box();
  const [one, other] = ["a", "b"].map((name) => windowAt(away, storage, name).writer);
  one?.type(NOTE, "của cửa sổ này", "");
  other?.type({ id: "two", field: "note" }, "thư khác", "");
  other?.type({ id: "one", field: "reply" }, "của cửa sổ kia", "");
  assert.equal(storage.length, 3);
});

test("nothing about a deleted letter stays behind in the browser, and the window is told", async () => {
  const { writer, storage, gone, after } = windowAt(() => {
    throw new DeskError(404, "Không còn thư này.");
  });
  writer.type(NOTE, "khách quen", "");
  await after(800);
  assert.deepEqual([storage.length, writer.underway(NOTE), gone], [0, null, ["one"]]);
  writer.type({ id: "two", field: "note" }, "số riêng của chị", "");
  writer.forget(["two"]);
  assert.deepEqual([storage.length, writer.underway({ id: "two", field: "note" })], [0, null]);
});

test("words that were sent but not confirmed count as unsaved after a while, and as saved once the desk answers", async () => {
  const answer = Promise.withResolvers<Standing>();
  const { writer, after } = windowAt(() => answer.promise);
  const refused = () => writer.underway(NOTE)?.refused;
  let heard: boolean | undefined;
  writer.type(NOTE, "Gọi sau 17:00", "");
  await after(800);
  await after(9000);
  assert.equal(refused(), false);
  writer.listen(() => {
    heard = refused();
  });
  await after(1000);
  assert.equal(heard, true);
  answer.resolve(standing("Gọi sau 17:00"));
  await after(0);
  assert.equal(writer.underway(NOTE), null);
});
