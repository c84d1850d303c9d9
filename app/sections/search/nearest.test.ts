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

test("one telling word leads there, whatever customers say around it", () => {
  assert.deepEqual(near("làm standee giá rẻ Hà Nội"), ["standee"]);
  assert.deepEqual(near("lam standee gia re ha noi"), ["standee"]);
});

test("another name of the trade leads there, in one word or in two", () => {
  for (const query of ["roll up", "rollup", "in Roll-Up"]) assert.deepEqual(near(query), ["standee"]);
  assert.deepEqual(near("hi flex"), ["hiflex"]);
});

test("a name of two words is nearer than each of its words elsewhere", () => {
  assert.deepEqual(near("phông bạt"), ["backdrop"]);
});

test("a size is found however it is typed", () => {
  for (const query of ["80x200", "80 × 200cm", "80*200", "standee 80 x 200"])
    assert.deepEqual(near(query), ["standee"]);
});

test("one slip of the finger is forgiven in a long word, in a short one it is another word", () => {
  for (const query of ["bacdrop", "backdrob", "bakcdrop", "hifflex"])
    assert.deepEqual(near(query), [query.startsWith("h") ? "hiflex" : "backdrop"]);
  assert.deepEqual(near("tam"), []);
});

test("a letter typed with its marks stands for itself, one typed without for any", () => {
  assert.deepEqual(near("cờ"), ["article"]);
  assert.deepEqual(near("tém"), []);
  assert.deepEqual(near("phong bat"), near("phông bạt"));
});

test("what is only said of something has to be all that was asked for, and names alone can be asked", () => {
  assert.deepEqual(near("dpi"), ["article"]);
  assert.deepEqual(near("dpi tuyệt vời"), []);
  assert.deepEqual(nearest(index, "cán màng", true), []);
  assert.deepEqual(nearest(index, "tem xe", true), ["decal"]);
});

test("where several words are asked for, a text that has all of them is told too, far behind a name that has some", () => {
  const others = Array.from({ length: 20 }, (_, place) => ({ entry: `${place}`, names: [], said: [] }));
  const all = { entry: "all", names: [], said: ["Nhôm", "dpi", "standee"] };
  const some = { entry: "some", names: [], said: ["Nhôm", "standee"] };
  assert.deepEqual(nearest(indexNames([...KNOWN, ...others, all, some]), "in standee nhôm dpi"), ["standee", "all"]);
});

test("words that everybody says lead nowhere by themselves, and nothing known is near to nothing", () => {
  for (const query of ["in", "in giá rẻ", "danh thiếp", "<script>", "", "😀"]) assert.deepEqual(near(query), []);
});
