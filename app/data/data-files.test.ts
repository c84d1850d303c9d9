/** Requests for data files: those made before the screen is drawn, and answers that cannot be shown. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { askAhead, categoriesFile, fetchDataFile } from "./data-files.ts";

const file = (title: string) => Response.json({ categories: [{ title, imageUrl: "/pictures/a", content: "" }] });

test("an answer requested ahead goes to its screen, once", async () => {
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

test("turning away from a former screen takes nothing from the one that is on its way now", async () => {
  using asked = fetchesThatAnswer(["In decal", "In standee", "In bạt"]);
  const former = new AbortController();
  askAhead(categoriesFile, former.signal);
  askAhead(categoriesFile, new AbortController().signal);
  former.abort();
  assert.deepEqual((await taken()).map(titleOf), ["In standee"]);
  assert.equal(asked.times(), 2);
});

test("a request ahead that failed is told to the screen, and the next one is made anew", async () => {
  using asked = fetchesThatAnswer([null, "In standee"]);
  askAhead(categoriesFile, new AbortController().signal);
  await assert.rejects(taken(), /no line/);
  assert.deepEqual((await taken()).map(titleOf), ["In standee"]);
  assert.equal(asked.times(), 2);
});

test("a file that is in a known state is not sent again", async () => {
  using asked = answers(new Response(null, { status: 304 }));
  const knownTags = '"a", "b"';
  assert.equal(await fetchDataFile(categoriesFile, new AbortController().signal, knownTags), null);
  assert.deepEqual(asked.headers(), { "If-None-Match": knownTags });
});

test("what did not come, or is no such file, is told with its address and never shown", async () => {
  const sound = { title: "a", imageUrl: "/a", content: "" };
  const bad: [Response, RegExp][] = [
    [Response.json({ categories: [sound] }, { status: 503 }), /categories\.json answered 503/],
    [Response.json({ categories: [sound] }, { status: 404 }), /categories\.json answered 404/],
    [Response.json({ categories: [sound, { title: "b" }] }), /categories\.json does not have the expected shape/],
    [Response.json({ blogs: [] }), /does not have the expected shape/],
    [Response.json(null), /does not have the expected shape/],
  ];
  for (const [answer, why] of bad) {
    using _ = answers(answer);
    await assert.rejects(taken(), why);
  }
});

test("where a file says what a 404 stands for, it stands for a 404 and for no other answer", async () => {
  const file = { ...categoriesFile, missing: [] };
  const ask = () => fetchDataFile(file, new AbortController().signal);
  {
    using _ = answers(new Response(null, { status: 404 }));
    assert.deepEqual(await ask(), []);
  }
  using _ = answers(new Response(null, { status: 500 }));
  await assert.rejects(ask(), /answered 500/);
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

/** Gives the same answer to every request, and tells the headers of the first. */
function answers(answer: Response) {
  const { mock: calls } = mock.method(globalThis, "fetch", async (_address: string, _given: RequestInit) => answer);
  return {
    headers: () => calls.calls[0]?.arguments[1]?.headers,
    [Symbol.dispose]: () => calls.restore(),
  };
}
