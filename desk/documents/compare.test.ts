import assert from "node:assert/strict";
import { test } from "node:test";
import { BOLD } from "./bold.ts";
import { compare } from "./compare.ts";

const shop = (phone: string, sample: string) => `sample: ${sample}\nphones: ["${phone}"]\n`;

test("a fact that was filled in comes before the list of samples that it leaves, and both are told in words", () => {
  const places = compare(
    "settings.yml",
    shop("0900 000 001", "[phones, address.street]"),
    shop("0912 345 678", "[phones]"),
  );
  assert.deepEqual(places, [
    { label: "Số điện thoại 1", before: "0900 000 001", after: "0912 345 678" },
    { label: "Những mục còn là mẫu", before: "Số điện thoại · Địa chỉ, Số nhà, tên đường", after: "Số điện thoại" },
  ]);
});

test("days with other hours say whose hours they are, as the site says it", () => {
  const tet = '{ from: "2027-02-03", to: "2027-02-11", phone: closed, workshop: "08:00-12:00" }';
  const [place] = compare("settings.yml", "otherHours: []\n", `otherHours: [${tet}]\n`);
  assert.equal(place?.after.replaceAll("\u00a0", " "), "riêng 3/2 – 11/2 xưởng mở 8:00 – 12:00, không nghe máy");
});

test("days are told as they are typed", () => {
  const article = (date: string, more = "") => `---\ntitle: "Bạt"\ndate: ${date}\n${more}---\n`;
  const places = compare(
    "articles/bat.md",
    article("2026-11-06"),
    article("2026-11-28", 'publishAt: "2026-11-28 08:00"\n'),
  );
  assert.deepEqual(
    places.map(({ before, after }) => [before, after]),
    [
      ["06/11/2026", "28/11/2026"],
      ["", "28/11/2026 08:00"],
    ],
  );
});

test("sizes, prices and what is chosen from a list are told as people say them, not as the file has them", () => {
  const category = (stance: string, amount: number, sizes: string) =>
    `---\ntitle: "In bạt"\nstance: ${stance}\npriceFrom: { amount: ${amount}, per: "bộ" }\nsizes: [${sizes}]\n---\n`;
  const roll = '{ width: 60, height: 200, unit: cm, label: "Cuốn", usual: true }';
  const places = compare(
    "categories/in-bat.md",
    category("hand", 180000, roll),
    category("floor", 99000, `${roll}, { width: 0.8, height: 3, unit: m, label: "Sân" }`),
  );
  assert.deepEqual(places, [
    { label: "Đặt thế nào", before: "Cầm tay", after: "Đứng trên sàn" },
    { label: "Giá từ, Số đồng", before: "180.000", after: "99.000" },
    {
      label: "Các khổ",
      before: "60 × 200 cm, Cuốn, khổ quen dùng",
      after: "60 × 200 cm, Cuốn, khổ quen dùng · 0,8 × 3 m, Sân",
    },
  ]);
});

test("a category is told by its title, unless only its title has changed", () => {
  const job = (category: string) => `---\ntitle: "In standee"\ncategory: ${category}\n---\n`;
  const categories = { "in-standee": "In standee", "in-bat": "In bạt", "in-bat-cu": "In bạt" };
  const told = (before: string, after: string) =>
    compare("jobs/standee.md", job(before), job(after), { drawings: {}, categories });
  const label = "Thuộc loại in";
  assert.deepEqual(told("in-standee", "in-bat"), [{ label, before: "In standee", after: "In bạt" }]);
  assert.deepEqual(told('""', "in-khac"), [{ label, before: "để trống", after: "in-khac" }]);
  assert.deepEqual(told("in-bat-cu", "in-bat"), [{ label, before: "in-bat-cu", after: "in-bat" }]);
});

test("a text is told as it reads, without the signs of its file; where nothing but these has changed, they are shown", () => {
  const article = (body: string) => `---\ntitle: "Bạt"\n---\n\n${body}\n`;
  const told = (before: string, after: string) =>
    compare("articles/bat.md", article(before), article(after), {
      drawings: { "goc-bat": "Góc bạt" },
      categories: {},
    }).map((place) => [place.before.replaceAll(BOLD, "_"), place.after.replaceAll(BOLD, "_")]);
  const table = (price: string) => `:::bang{chu="Giá bạt"}\n| Loại | Giá |\n| --- | --- |\n| **Dày** | ${price} |\n:::`;
  assert.deepEqual(told(table("5.000"), table("6.000")), [
    ["Bảng: Giá bạt\nLoại | Giá\n_Dày_ | 5.000", "Bảng: Giá bạt\nLoại | Giá\n_Dày_ | 6.000"],
  ]);
  assert.deepEqual(told('::ban-ve{ten="goc-bat"}', '![Góc đã khâu](goc.jpg "Khâu hai đường")'), [
    ["Bản vẽ “Góc bạt”", "Ảnh goc.jpg: Góc đã khâu\nChú thích: Khâu hai đường"],
  ]);
  assert.deepEqual(
    told(
      ':::con-so{so="5" donvi="cm"}\nChừa mép.\n:::',
      '## Mép\n\n1. Đo, xem [cách đo](/tin-tuc/do)\n2. Chừa **5 cm**\n\n:::con-so{so="5" donvi="cm" mau="hong"}\nChừa mép.\n:::',
    ),
    [
      [
        "Con số lớn: 5 cm\nChừa mép.",
        "Đề mục: Mép\n1. Đo, xem cách đo (/tin-tuc/do)\n2. Chừa _5 cm_\nCon số lớn màu hồng: 5 cm\nChừa mép.",
      ],
    ],
  );
  assert.deepEqual(told("# Mép", "### Mép"), [["Đề mục: Mép", "Đề mục nhỏ: Mép"]]);
  assert.deepEqual(told("Bạt *dày*", "Bạt dày"), [["Bạt *dày*", "Bạt dày"]]);
  assert.deepEqual(told(':::la{x="1"}\nMột\n:::', ':::la{x="2"}\nMột\n:::'), [
    [':::la{x="1"}\nMột\n:::', ':::la{x="2"}\nMột\n:::'],
  ]);
});
