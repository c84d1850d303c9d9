import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { indexEntries, search } from "./matching.ts";

interface Text {
  title: string;
  description?: string;
}
const articles = (entries: Text[]) => indexEntries(entries, ({ title, description = "" }) => [title, description]);
const titles = (entries: Text[], query: string) => search(articles(entries), query).map(({ entry }) => entry.title);
const marked = (title: string, query: string) =>
  search(articles([{ title }]), query)[0]
    ?.fields[0]?.map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join("");

test("a piece of a title or of a description is found, whatever the case", () => {
  assert.deepEqual(titles([{ title: "In STANDEE" }, { title: "Bạt", description: "cạnh standee" }], "Standee"), [
    "In STANDEE",
    "Bạt",
  ]);
  assert.deepEqual(titles([{ title: "Decal" }], "standee"), []);
});

test("a query without diacritics finds text with them, đ included", () => {
  assert.equal(marked("In bạt Hiflex", "in bat"), "[In bạt] Hiflex");
  assert.equal(marked("Đường cắt", "duong"), "[Đường] cắt");
});

test("a letter typed with a diacritic stands for itself only", () => {
  assert.deepEqual(titles([{ title: "Bất ngờ" }, { title: "In bạt" }, { title: "In bat" }], "bạt"), ["In bạt"]);
  assert.deepEqual(titles([{ title: "dây" }], "đây"), []);
});

test("composed and decomposed letters are the same, on both sides", () => {
  const title = "Chữ cao bao nhiêu";
  for (const query of ["nhiêu".normalize("NFC"), "nhiêu".normalize("NFD"), "NHIÊU".normalize("NFD")]) {
    assert.equal(marked(title.normalize("NFC"), query)?.normalize("NFC"), "Chữ cao bao [nhiêu]");
    assert.equal(marked(title.normalize("NFD"), query)?.normalize("NFC"), "Chữ cao bao [nhiêu]");
  }
});

test("letter for letter comes first, then title before description, then the beginning of a word, then the given order", () => {
  const entries = [
    { title: "g", description: "x bát" },
    { title: "f", description: "xbat" },
    { title: "e", description: "bat" },
    { title: "bạt một" },
    { title: "bạt hai" },
    { title: "xbat" },
    { title: "bat" },
  ];
  assert.deepEqual(titles(entries, "bat"), ["bat", "xbat", "e", "f", "bạt một", "bạt hai", "g"]);
});

test("every place is marked in the original text, and places do not overlap", () => {
  assert.equal(marked("Bạt và bát, BẠT", "bat"), "[Bạt] và [bát], [BẠT]");
  assert.equal(marked("aaaa", "aa"), "[aa][aa]");
  assert.equal(marked("aaa", "aa"), "[aa]a");
});

test("a blank query finds nothing; spaces around and between words do not matter", () => {
  assert.deepEqual(titles([{ title: "In bạt" }], "   "), []);
  assert.equal(marked("In bạt Hiflex", "  in \t bạt "), "[In bạt] Hiflex");
});

test("characters with a meaning in patterns or HTML are only text", () => {
  for (const query of ["<script>", "a.*b", "\\", "[", "$&", "😀"])
    assert.equal(marked(`x ${query} y`, query), `x [${query}] y`);
});

test("the pieces of a text always make the text again, and each hit reads as the query", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."abđưỡÂấ ", "e\u0302\u0301", "İ", "😀"), maxLength: 20 });
  fc.assert(
    fc.property(letters, letters, letters, (before, query, after) => {
      fc.pre(query.trim() !== "" && !/\s\s|^\s|\s$/.test(query));
      const title = before + query + after;
      const found = search(articles([{ title }]), query)[0]?.fields[0] ?? [];
      assert.equal(found.map(({ text }) => text).join(""), title);
      assert.ok(found.some(({ hit }) => hit));
    }),
  );
});

test("a thousand articles are folded once; a search folds nothing but its query", (t) => {
  const description = "Bạt dày mấy zem, mặt bóng hay mặt mờ, đế xám hay xuyên đèn: bốn câu hỏi trước khi bấm máy in.";
  const index = articles(Array.from({ length: 1000 }, (_, place) => ({ title: `Bài viết số ${place}`, description })));
  const folding = t.mock.method(String.prototype, "matchAll");
  assert.equal(search(index, "may").length, 1000);
  assert.deepEqual(
    folding.mock.calls.map(({ this: folded }) => String(folded)),
    ["may"],
  );
});
