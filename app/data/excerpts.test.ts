/** A news file that has grown heavy. No browser journey covers it, since that takes as many articles as the shop writes in years. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { tagsOf } from "../../contract/entity-tag.ts";
import { showCollection } from "../content/collection.build.ts";
import { smallContent } from "../content/fixtures/small-content.ts";
import { readCollection } from "../content/read-collection.build.ts";
import { NEWS_IN_SIDEBAR, NEWS_PER_PAGE } from "../limits.ts";
import { blogsFile, newsPage } from "./data-files.build.ts";
import { BLOGS_FILE, type DataFile } from "./data-files.ts";
import { excerpts, heavyFileTags } from "./excerpts.build.ts";
import { articleFile, newestCards, newsPageFile } from "./excerpts.ts";
import { cardsOfPage, wholeList } from "./news-pages.ts";
import { servedData } from "./served-data.build.ts";

/** As many articles as fill two pages of the list and begin a third. */
const ARTICLES = NEWS_PER_PAGE * 2 + 3;

/** @param bytes of text in each article, about @returns titles, newest first */
function writeNews(bytes: number): string[] {
  const content = smallContent();
  for (const file of ["articles/0.md", "articles/1.md"]) content.edit(file, /^date: .*$/m, "date: 2020-01-01");
  const numbers = Array.from({ length: ARTICLES - 2 }, (_, place) => place + 1);
  for (const number of numbers) {
    const date = new Date(Date.UTC(2024, 0, number)).toISOString().slice(0, 10);
    const text = `${"Một câu. ".repeat(Math.ceil(bytes / 11))}\n`;
    content.article(`articles/bai-${number}.md`, { id: 1000 + number, title: `Bài số ${number}`, date }, text);
  }
  showCollection(readCollection());
  return numbers.reverse().map((number) => `Bài số ${number}`);
}

/** What a browser reads of a file that the build wrote; null where it cannot. */
function readIn<Records>(served: ReturnType<typeof servedData>, { address, read }: DataFile<Records>): Records | null {
  const content = served.get(address);
  return content ? read(JSON.parse(JSON.stringify(content()))) : null;
}

test("news that are light have no excerpts, and their file is asked for whole", () => {
  writeNews(100);
  assert.deepEqual([excerpts(), heavyFileTags()], [[], {}]);
});

test("a heavy news file is requested with the state that is served, and each screen has an excerpt that it can read", () => {
  const titles = writeNews(16_000);
  assert.deepEqual(heavyFileTags(), { [BLOGS_FILE]: tagsOf(JSON.stringify(blogsFile())) });
  const served = servedData();
  assert.deepEqual(
    readIn(served, newestCards)?.map(({ title }) => title),
    titles.slice(0, NEWS_IN_SIDEBAR),
  );
  const whole = wholeList(blogsFile().blogs);
  for (const page of [1, 2, 3]) {
    const excerpt = readIn(served, newsPageFile(page));
    assert.ok(excerpt, `page ${page}`);
    assert.deepEqual(cardsOfPage(excerpt, page), cardsOfPage(whole, page));
    assert.deepEqual(excerpt.newest, whole.newest);
  }
  assert.equal(readIn(served, newsPageFile(4)), null);
  const one = readIn(served, articleFile("bai-so-5"));
  assert.deepEqual([one?.article?.title, one?.news[0]?.title], ["Bài số 5", titles[0]]);
});

test("a page of the list holds nine, the last one what is left; what an excerpt does not hold is not made up", () => {
  const titles = writeNews(100);
  const titlesOf = (page: number) => cardsOfPage(newsPage(page), page)?.map(({ title }) => title);
  assert.deepEqual([titlesOf(1), titlesOf(2)], [titles.slice(0, 9), titles.slice(9, 18)]);
  assert.equal(titlesOf(3)?.length, 3);
  assert.deepEqual([cardsOfPage(newsPage(1), 2), cardsOfPage(newsPage(2), 1)], [null, null]);
  assert.deepEqual(newsPage(null).cards, []);
});

test("an excerpt that lacks something is refused, and an address without an article has an answer of its own", () => {
  const card = { slug: "a", title: "A", image: "/a.jpg", description: "", date: "2026-11-21" };
  const { read } = newsPageFile(1);
  const whole = { start: 0, total: 1, cards: [card], newest: [card] };
  assert.deepEqual(read(whole), whole);
  for (const broken of [{ ...whole, newest: [{}] }, { ...whole, cards: null }, { ...whole, total: "1" }, null])
    assert.equal(read(broken), null);
  assert.deepEqual(articleFile("a").missing, { article: null, news: [] });
  assert.equal(articleFile("a").read({ article: { ...card, content: "" }, news: [{}] }), null);
});
