import assert from "node:assert/strict";
import { test } from "node:test";
import { indexNames, type Known, nearest } from "./nearest.ts";

const KNOWN: Known<string>[] = [
  { entry: "hiflex", names: ["In bạt Hiflex", "bạt quảng cáo"], said: ["Treo ngoài trời, bạt 3,2 zem"] },
  { entry: "standee", names: ["In standee", "roll up", "chữ X"], said: ["Khổ 60 × 160 cm, 80 × 200 cm"] },
  { entry: "decal", names: ["In decal ô tô", "tem xe"], said: ["Dán kính, cán màng"] },
  { entry: "backdrop", names: ["In backdrop", "phông bạt"], said: ["Có chân, có khung"] },
  { entry: "article", names: [], said: ["Độ phân giải của file", "ppi của file, dpi của máy", "Cờ và phướn"] },
];
const index = indexNames(KNOWN);
const near = (query: string) => nearest(index, query);

test("one telling word leads to a category, whatever customers say around it", () => {
  assert.deepEqual(near("làm standee giá rẻ Hà Nội"), ["standee"]);
  assert.deepEqual(near("lam standee gia re ha noi"), ["standee"]);
});

test("another name of the trade leads to the category, in one word or in two", () => {
  for (const query of ["roll up", "rollup", "in Roll-Up"]) assert.deepEqual(near(query), ["standee"]);
  assert.deepEqual(near("hi flex"), ["hiflex"]);
});

test("a word of many names leads nowhere by itself, and with its other word it is the name", () => {
  assert.deepEqual(near("chữ nổi"), []);
  assert.deepEqual(near("standee chữ X"), ["standee"]);
  assert.deepEqual(near("chu x"), ["standee"]);
});

test("a question for the price of a metre leads to what the metre is of", () => {
  const metres = indexNames([...KNOWN, { entry: "sides", names: ["bạt 2 da", "bạt 3M", "1 mặt"], said: [] }]);
  for (const query of ["giá 1m2 standee", "standee 1 mét vuông", "standee 1m", "1 m² standee"])
    assert.deepEqual(nearest(metres, query), ["standee"]);
  assert.deepEqual(nearest(metres, "bạt 3m")[0], "sides");
});

test("a name of two words is nearer than an entry with one of these words", () => {
  assert.deepEqual(near("phông bạt"), ["backdrop"]);
});

test("a size is found however it is typed", () => {
  for (const query of ["80x200", "80 × 200cm", "80*200", "standee 80 x 200"])
    assert.deepEqual(near(query), ["standee"]);
});

test("the sign between two measures is no letter of a name", () => {
  for (const query of ["3x1m", "3 x 1m", "3m x 1m", "90cm*1m", "1m×5"]) assert.deepEqual(near(query), []);
  for (const query of ["bạt 3x1m", "bạt 3,5 m × 0,8 m"]) assert.deepEqual(near(query), near("bạt"));
  const metres = indexNames([...KNOWN, { entry: "sides", names: ["bạt 3M", "2 mặt"], said: [] }]);
  assert.deepEqual(nearest(metres, "hiflex 3m x 1m"), ["hiflex"]);
  assert.deepEqual(near("chữ x 1m"), ["standee"]);
});

test("a typing slip is forgiven in a long word; in a short one it makes another word", () => {
  for (const query of ["bacdrop", "backdrob", "bakcdrop", "hifflex"])
    assert.deepEqual(near(query), [query.startsWith("h") ? "hiflex" : "backdrop"]);
  assert.deepEqual(near("tam"), []);
});

test("two known words are no typing slip of another word; two unknown words may be", () => {
  const priced = indexNames([...KNOWN, { entry: "contact", names: ["báo giá", "giá"], said: [] }]);
  assert.deepEqual(nearest(priced, "bạt giá"), ["hiflex", "backdrop"]);
  assert.deepEqual(nearest(priced, "bac drop"), ["backdrop"]);
});

test("a slip is forgiven towards a name only, and not in a word typed with its marks", () => {
  const said = indexNames([...KNOWN, { entry: "privacy", names: ["bảo mật"], said: ["Không theo dõi"] }]);
  for (const query of ["chong", "chống", "phống"]) assert.ok(!nearest(said, query).includes("privacy"), query);
  assert.deepEqual(nearest(said, "chống"), []);
});

test("beside a word that says little a short word is no slip: 'in bút' is not 'in bạt'", () => {
  assert.deepEqual(near("in bút"), []);
});

test("Vietnamese typed with its keyboard off is read by its keys, a foreign word typed with it on too", () => {
  const typed = {
    "bawng roon": "banner",
    "baangf roon": "banner",
    "hooj ddenf": "box",
    "ddeef can": "sticker",
    "in posteer": "sticker",
    standê: "standee",
    pótẻ: "sticker",
    "bạt hìlẽ": "hiflex",
  };
  const others = [
    { entry: "banner", names: ["In băng rôn"], said: [] },
    { entry: "box", names: ["hộp đèn", "hộ đèn"], said: [] },
    { entry: "sticker", names: ["đề can", "poster"], said: [] },
  ];
  const keys = indexNames([...KNOWN, ...others]);
  for (const [query, entry] of Object.entries(typed)) assert.deepEqual(nearest(keys, query), [entry], query);
  for (const query of ["card visit", "voucher", "áo sơ mi", "tém"]) assert.deepEqual(nearest(keys, query), [], query);
});

test("two words in a row are found with other marks than theirs, one alone is not", () => {
  const marks = indexNames([...KNOWN, { entry: "box", names: ["hộp đèn"], said: ["Mực đen"] }]);
  assert.deepEqual(nearest(marks, "hộp đen"), ["box"]);
  assert.deepEqual(nearest(marks, "hốp"), []);
});

test("a syllable in common with a name is chance, where the query has other words and the name too", () => {
  for (const query of ["tem nhãn", "xe tăng", "phông lông", "áo bạt"]) assert.deepEqual(near(query), [], query);
  assert.deepEqual(near("tem"), ["decal"]);
  assert.deepEqual(near("tem xe máy"), ["decal"]);
});

test("a word that is less than half of a name does not name", () => {
  const policies = indexNames([...KNOWN, { entry: "policy", names: ["Chính sách giao hàng"], said: [] }]);
  assert.deepEqual(nearest(policies, "sách", true), []);
  assert.deepEqual(nearest(policies, "giao hàng", true), ["policy"]);
});

test("a product that is called by its name is nearer than one that shares other words of the query", () => {
  const wedding = { entry: "wedding", names: ["phông cưới"], said: ["Hội nghị, đám cưới"] };
  assert.deepEqual(nearest(indexNames([...KNOWN, wedding]), "standee đám cưới"), ["standee"]);
});

test("a name of signs alone names nothing and hides no other name", () => {
  const signs = indexNames([...KNOWN, { entry: "signs", names: ["!!!", "1m2", "nhãn"], said: [] }]);
  assert.deepEqual(nearest(signs, "nhãn vở"), ["signs"]);
});

test("a letter typed with its marks stands for itself, one typed without for any", () => {
  assert.deepEqual(near("cờ"), ["article"]);
  assert.deepEqual(near("tém"), []);
  assert.deepEqual(near("phong bat"), near("phông bạt"));
});

test("a text leads to an entry only if it holds every word of the query; a query can be limited to names", () => {
  assert.deepEqual(near("dpi"), ["article"]);
  assert.deepEqual(near("dpi tuyệt vời"), []);
  assert.deepEqual(nearest(index, "cán màng", true), []);
  assert.deepEqual(nearest(index, "tem xe", true), ["decal"]);
});

test("of several words, a text that has all of them is found too, far behind a name that has some", () => {
  const others = Array.from({ length: 20 }, (_, place) => ({ entry: `${place}`, names: [], said: [] }));
  const all = { entry: "all", names: [], said: ["Nhôm", "dpi", "standee"] };
  const some = { entry: "some", names: [], said: ["Nhôm", "standee"] };
  assert.deepEqual(nearest(indexNames([...KNOWN, ...others, all, some]), "in standee nhôm dpi"), ["standee", "all"]);
});

test("where a query has only words that everybody says, an entry named by one of them is near; and at most four entries are", () => {
  const priced = indexNames([...KNOWN, { entry: "contact", names: ["báo giá", "giá"], said: [] }]);
  assert.deepEqual(nearest(priced, "giá bao nhiêu"), ["contact"]);
  assert.deepEqual(nearest(priced, "giá standee"), ["standee"]);
  const alike = Array.from({ length: 6 }, (_, place) => ({ entry: `${place}`, names: ["cờ phướn"], said: [] }));
  const others = Array.from({ length: 30 }, (_, place) => ({ entry: `other ${place}`, names: [], said: [] }));
  assert.deepEqual(nearest(indexNames([...alike, ...others]), "cờ phướn"), ["0", "1", "2", "3"]);
});

test("words that everybody says lead nowhere by themselves, and nothing known is near to nothing", () => {
  for (const query of ["in", "in giá rẻ", "danh thiếp", "<script>", "", "😀"]) assert.deepEqual(near(query), []);
});
