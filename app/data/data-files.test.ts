/** What is asked for before its screen is drawn. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { askAhead, categoriesFile, fetchDataFile } from "./data-files.ts";

const file = (title: string) => Response.json({ categories: [{ title, imageUrl: "/pictures/a", content: "" }] });

test("an answer asked for ahead is its screen's, once", async () => {
  using asked = fetchesThatAnswer(["In decal", "In standee"]);
  askAhead(categoriesFile, new AbortController().signal);
  assert.deepEqual((await taken()).map(titleOf), ["In decal"]);
  assert.deepEqual((await taken()).map(titleOf), ["In standee"]);
  assert.equal(asked.times(), 2);
});

test("where the visitor turned elsewhere before, whoever asks later gets an answer of their own", async () => {
  using asked = fetchesThatAnswer(["In decal", "In standee"]);
  const navigation = new AbortController();
  askAhead(categoriesFile, navigation.signal);
  navigation.abort();
  assert.deepEqual((await taken()).map(titleOf), ["In standee"]);
  assert.equal(asked.times(), 2);
});

test("one that failed is told to the screen, and the next is asked anew", async () => {
  using asked = fetchesThatAnswer([null, "In standee"]);
  askAhead(categoriesFile, new AbortController().signal);
  await assert.rejects(taken(), /no line/);
  assert.deepEqual((await taken()).map(titleOf), ["In standee"]);
  assert.equal(asked.times(), 2);
});

const titleOf = ({ title }: { title: string }) => title;

async function taken() {
  return (await fetchDataFile(categoriesFile, new AbortController().signal)) ?? [];
}

/** @param titles of the one category of each answer, in order; null for a request that fails */
function fetchesThatAnswer(titles: (string | null)[]) {
  const { mock: calls } = mock.method(globalThis, "fetch", async () => {
    const title = titles.shift();
    if (!title) throw new TypeError("no line");
    return file(title);
  });
  return { times: () => calls.callCount(), [Symbol.dispose]: () => calls.restore() };
}
