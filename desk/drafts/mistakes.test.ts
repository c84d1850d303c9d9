/**
 * Mistakes made in `content/` outside of the desk, one after the other, with the site's real renderer: the desk lists every page all the same, names
 * the file with a sentence in Vietnamese, the other pages are still to be seen, and nothing is written into `content/`.
 */
import assert from "node:assert/strict";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { after, before, test } from "node:test";
import fastify from "fastify";
import { NOTICES } from "../../app/content/fixtures/unfilled-settings.ts";
import { hanoiDay } from "../../contract/time-zone.ts";
import type { Wrong } from "../documents/check.ts";
import { fieldsOrNull, readDocument } from "../documents/document.ts";
import { deskAt } from "../fixtures/test-desk.ts";
import { standingHouse } from "../fixtures/test-house.ts";
import { type Preview, startPreview } from "../preview/preview.ts";
import { letGo } from "./move.ts";
import { allPages, pageAt, summaryOf } from "./pages.ts";
import { problemsOf, type Told } from "./problems.ts";
import { pageRoutes } from "./routes.ts";
import { savePage } from "./save.ts";
import { startPage } from "./start-page.ts";
import { stockOfWindow } from "./stock.ts";

const ARTICLE = "articles/standee-cuon-bi-mat-chu-o-chan.md";
const PICTURE = "pictures/can-canh-chan-standee.jpg";
const OTHER = "articles/vi-sao-mau-in-khac-mau-man-hinh.md";
/** Other pages link to it. */
const LINKED = "articles/treo-bang-ron-khai-truong-nhung-viec-phai-hoi-truoc.md";
const CATEGORY = "categories/in-standee.md";
const SEEN = "/tin-tuc/vi-sao-mau-in-khac-mau-man-hinh";
const NOW = Date.parse("2026-11-21T05:10:00Z");

type Break = (text: string) => string | Uint8Array | null;
const titled = (title: string) => (text: string) => text.replace(/^title: .*$/m, `title: "${title}"`);
const ended = (words: string) => (text: string) => `${text.trimEnd()}\n\n${words}\n`;

const HOSTED = "policies/hosted/chinh-sach-bao-mat-thong-tin.md";

/** In a policy that replaces another where the form goes to the hosted mail service: no screen of the desk shows it. */
const HOSTED_MISTAKES: [name: string, file: string, break_: Break, words: RegExp][] = [
  [
    "an unknown tone of a policy of the hosted form",
    HOSTED,
    (text) => text.replace(/^tone: .*$/m, "tone: tim"),
    /^dòng \d+: tone: Cần một trong/,
  ],
  ["a policy of the hosted form without its end of the front matter", HOSTED, (text) => text.slice(0, 90), /"---"/],
  ["an empty policy of the hosted form", HOSTED, () => "", /Tệp trống.*bản lưu/],
  ["a policy of the hosted form in UTF-16", HOSTED, (text) => Buffer.from(`\uFEFF${text}`, "utf16le"), /UTF-16/],
  [
    "a link to nothing in a policy of the hosted form",
    HOSTED,
    ended("[x](/khong-co)"),
    /^dòng \d+: nội dung: .*không dẫn đến trang nào/,
  ],
  [
    "a block that does not exist in a policy of the hosted form",
    HOSTED,
    ended(":::anh\nx\n:::"),
    /khối ":::anh" không có/,
  ],
];

/** How a file is broken (`null` takes it away), the problem that is then told (null for none), and the file for which, if another (`*` for any). */
const MISTAKES: [name: string, file: string, break_: Break, words: RegExp | null, toldAt?: string][] = [
  [
    "a quote that is not closed",
    ARTICLE,
    (text) => text.replace(/^(description: ".*)"$/m, "$1"),
    /dấu ngoặc kép " mở mà không đóng/,
  ],
  ["front matter that does not end", ARTICLE, (text) => text.replace(/\n---\n/, "\n"), /hai dòng "---"/],
  ["a number that is words", ARTICLE, (text) => text.replace(/^id: .*$/m, "id: mot"), /^dòng 2: id: /],
  ["no title", ARTICLE, (text) => text.replace(/^title: .*\n/m, ""), /Chưa điền mục này/],
  ["a field that does not exist", ARTICLE, (text) => text.replace(/^title:/m, "tieude: 1\ntitle:"), /Không có mục này/],
  ["a day that is none", ARTICLE, (text) => text.replace(/^date: .*$/m, "date: 31.2.2026"), /^dòng \d+: date: /],
  ["UTF-16 from Notepad", ARTICLE, (text) => Buffer.from(`\uFEFF${text}`, "utf16le"), /UTF-16.*UTF-8, rồi lưu đè/],
  ["UTF-16 without its mark", CATEGORY, (text) => Buffer.from(text, "utf16le"), /UTF-16/],
  [
    "an old code page",
    ARTICLE,
    (text) => Buffer.from(text.replaceAll(/[^\0-\x7f]/g, "\u00e9"), "latin1"),
    /không phải UTF-8/,
  ],
  ["an empty file", ARTICLE, () => "", /Tệp trống/],
  ["a file of spaces", "settings.yml", () => " \n\n", /Tệp trống/],
  ["a mark before the first letter (BOM)", ARTICLE, (text) => `\uFEFF${text}`, null],
  ["letters in two parts (NFD)", ARTICLE, (text) => text.normalize("NFD"), null],
  ["a block that does not exist", ARTICLE, ended(":::anh\nx\n:::"), /khối ":::anh" không có/],
  ["a block that is not closed", ARTICLE, ended(":::meo\nHai."), /khối ":::meo" chưa đóng/],
  [
    "a picture in the text that is not there",
    ARTICLE,
    ended("![Bạt](khong-co.jpg)"),
    /Ảnh "khong-co\.jpg" không còn nữa/,
  ],
  [
    "a picture in the text that is of another shape",
    ARTICLE,
    ended("![Standee](standee-spa.jpg)"),
    /^dòng \d+: nội dung: Ảnh "standee-spa\.jpg" không phải ảnh ngang 4:3/,
  ],
  [
    "a picture of the page that is not there",
    ARTICLE,
    (text) => text.replace(/^image: .*$/m, "image: khong-co.jpg"),
    /khong-co\.jpg/,
  ],
  [
    "two titles with one address",
    ARTICLE,
    (text) => titled(/^title: "?(.*?)"?$/m.exec(read(OTHER))?.[1] ?? "")(text),
    /trùng địa chỉ/,
    "*",
  ],
  ["a link to nothing", ARTICLE, ended("[x](/tin-tuc/khong-co)"), /không dẫn đến trang nào/],
  [
    "a category that does not exist",
    ARTICLE,
    (text) => text.replace(/^category: .*$/m, "category: in-len-trang"),
    /không có danh mục "in-len-trang"/,
  ],
  [
    "a phone number in words",
    "settings.yml",
    (text) => text.replace(/^phones: .*$/m, "phones: [mai ghi]"),
    /số điện thoại/,
  ],
  ["settings that are a list", "settings.yml", () => "- a\n- b\n", /từng dòng/],
  [
    "a Tab before a line",
    "settings.yml",
    (text) => text.replace("  street:", "\tstreet:"),
    /Tab|thẳng hàng|viết chưa đúng/,
  ],
  ["settings taken away", "settings.yml", () => null, /không còn nữa/],
  ["the home page taken away", "home.md", () => null, /không còn nữa/],
  [
    "two pages with one number",
    ARTICLE,
    (text) => text.replace(/^id: .*$/m, `id: ${/^id: (.*)$/m.exec(read(OTHER))?.[1]}`),
    /số \d+ đã dùng ở .*số còn trống: \d+/,
    "*",
  ],
  [
    "two categories in one place of the order",
    CATEGORY,
    (text) => text.replace(/^order: .*$/m, `order: ${/^order: (.*)$/m.exec(read("categories/in-backlit.md"))?.[1]}`),
    /thứ tự \d+ đã dùng ở .*đổi một trong hai/,
    "*",
  ],
  [
    "quotes that Word has curved, around a title",
    ARTICLE,
    (text) => text.replace(/^title: "(.*)"$/m, "title: “$1”"),
    /ngoặc kép cong/,
  ],
  [
    "quotes that Word has curved, in a block",
    ARTICLE,
    ended(":::con-so{so=“59” donvi=“cm”}\nChữ.\n:::"),
    /dòng mở khối có dấu ngoặc kép cong/,
  ],
  ["a day to come", ARTICLE, (text) => text.replace(/^date: .*$/m, "date: 2999-01-01"), null],
  [
    "an hour to come, without the hour",
    ARTICLE,
    (text) => text.replace(/^title:/m, "publishAt: mai sáng\ntitle:"),
    /publishAt: /,
  ],
  [
    "a colon in a title without quotes",
    ARTICLE,
    (text) => text.replace(/^title: .*$/m, "title: Standee: mất chữ"),
    /hai chấm/,
  ],
  ["a field that stands there twice", ARTICLE, (text) => text.replace(/^(title: .*)$/m, "$1\n$1"), /ghi hai lần/],
  ["a title that makes no address", ARTICLE, titled("???"), /không tạo được địa chỉ/],
  [
    "a picture with another ending",
    ARTICLE,
    (text) => text.replace(/^image: .*$/m, "image: can-canh-chan-standee.png"),
    /\.jpg/,
  ],
  ["a picture named with accents", ARTICLE, (text) => text.replace(/^image: .*$/m, "image: Ảnh chân.jpg"), /không dấu/],
  [
    "a description that runs on",
    ARTICLE,
    (text) => text.replace(/^description: .*$/m, `description: "${"dài ".repeat(100)}"`),
    /Dài nhất 170 ký tự/,
  ],
  ["HTML pasted", ARTICLE, ended("<script>alert(1)</script>"), /không dán mã HTML/],
  ["a heading of the page itself", ARTICLE, ended("# Thêm một tên"), /to bằng tên trang: bấm/],
  [
    "what git leaves of two hands",
    ARTICLE,
    (text) => text.replace(/^(title: .*)$/m, "<<<<<<< HEAD\n$1\n=======\n$1\n>>>>>>> khac"),
    /^Dòng 3: hai bản của tệp chưa ghép xong/,
  ],
  ["lines that end as on Windows", ARTICLE, (text) => text.replaceAll("\n", "\r\n"), null],
  [
    "hours that no day has",
    "settings.yml",
    (text) => text.replace(/^( {4}monday:).*$/m, '$1 "08:00–25:00"'),
    /hours\.phone\.monday/,
  ],
  ["a file cut short by a full disk", ARTICLE, (text) => text.slice(0, 60), /"---"/],
  [
    "bytes of nothing, as a power cut leaves them",
    ARTICLE,
    (text) => new Uint8Array(text.length),
    /toàn byte trống.*nhật ký/,
  ],
  [
    "a former address that is a page's own",
    ARTICLE,
    (text) => text.replace(/^title:/m, 'formerSlugs: ["vi-sao-mau-in-khac-mau-man-hinh"]\ntitle:'),
    /đang là địa chỉ của/,
  ],
  [
    "a notice that ends before it begins",
    "settings.yml",
    (text) => text.replace(NOTICES, 'notices: [{ from: 2027-02-11, to: 2027-02-03, text: "Nghỉ Tết." }]\n'),
    /Ngày to phải từ ngày from trở đi/,
  ],
  [
    "a list that is words",
    "introduction.md",
    (text) => text.replace(/^ {2}steps:\n(?: {4}.*\n)+/m, "  steps: năm bước\n"),
    /process\.steps: Cần danh sách, mỗi mục một dòng/,
  ],
  [
    "a group that is words",
    CATEGORY,
    (text) => text.replace(/^priceFrom: .*$/m, 'priceFrom: "65 nghìn"'),
    /priceFrom: Cần các mục con/,
  ],
  ["a title that is a list", ARTICLE, (text) => text.replace(/^title: .*$/m, "title: [a, b]"), /đang là danh sách/],
  ["a title that is empty", ARTICLE, (text) => text.replace(/^title: .*$/m, "title:"), /đang để trống/],
  [
    "an unknown drawing of a policy",
    "policies/chinh-sach-giao-hang.md",
    (text) => text.replace(/drawing: \w+/, "drawing: xe"),
    /facts\.0\.drawing: Cần một trong/,
  ],
  [
    "two groups of one name on the home page",
    "home.md",
    (text) => text.replace(/^services:/m, "services: {}\nservices:"),
    /Dòng \d+: mục này ghi hai lần/,
  ],
  ["a width of nothing", CATEGORY, (text) => text.replace(/width: \d+/, "width: 0"), /Cần số lớn hơn 0/],
  ["a title of signs alone", ARTICLE, titled("🎉🎉"), /không tạo được địa chỉ/],
  ["a title with signs", ARTICLE, titled("🎉 Standee cuốn 🎉"), null],
  ["a title without end", ARTICLE, titled("Rất dài ".repeat(60)), /Dài nhất 90 ký tự/],
  ["a sign without width in a title", ARTICLE, titled("Stan\u200bdee cuốn"), /title: Có ký tự ẩn .* sau chữ "Stan"/],
  ["a sign that turns the writing in a title", ARTICLE, titled("Standee \u202ecuốn"), /ký tự ẩn \(U\+202E\)/],
  ["a sign without width in the text", ARTICLE, ended("Chữ\u200b ẩn."), /ký tự ẩn .* sau chữ "Chữ"/],
  [
    "a sign without width in a phone number",
    "settings.yml",
    (text) => text.replace(/^phones: .*$/m, 'phones: ["0900\u200b 000 001"]'),
    /phones\.0: Có ký tự ẩn/,
  ],
  [
    "a star before a title",
    ARTICLE,
    (text) => text.replace(/^title: .*$/m, "title: *Giảm giá"),
    /Dòng 3: có dấu \* ở đầu câu/,
  ],
  [
    "values that repeat each other without end",
    "settings.yml",
    (text) =>
      `a: &a [x, x, x, x, x, x, x, x, x]\n${[..."bcdefg"].map((name, at) => `${name}: &${name} [${Array(9).fill(`*${"abcdef"[at]}`)}]\n`).join("")}${text}`,
    /máy hiểu nhầm/,
  ],
  ["addresses that are no list any more", "addresses.json", () => "{", /máy tự ghi tệp này/],
  [
    "the list of illustrations broken",
    "pictures/illustrations.json",
    () => "{",
    /hình minh họa.*lấy lại tệp từ bản lưu/,
  ],
  ["a drawing that is words", "drawings/goc-bat.svg", () => "xin chào", /bản vẽ "goc-bat" hỏng/, "*"],
  [
    "a drawing with a script in it",
    "drawings/goc-bat.svg",
    (text) => text.replace(/<svg[^>]*>/, "$&<script>alert(1)</script>"),
    /bản vẽ "goc-bat" có mã chạy/,
    "*",
  ],
  ["a drawing taken away", "drawings/goc-bat.svg", () => null, /Bản vẽ "goc-bat" không còn nữa/, "*"],
  ...HOSTED_MISTAKES,
  ["lines that end as on an old Mac", ARTICLE, (text) => text.replaceAll("\n", "\r"), null],
  ["settings whose lines end as on an old Mac", "settings.yml", (text) => text.replaceAll("\n", "\r"), null],
  ["a category taken away", CATEGORY, () => null, /không có danh mục|không dẫn đến/, "*"],
];

const house = standingHouse();
/** The problem as the window shows it behind the file's name. */
const inWords = ({ line, sentence }: Told) => (line === null ? sentence : `dòng ${line}: ${sentence}`);
const read = (file: string) => readFileSync(path.join(house.content, file), "utf8");
let preview: Preview;

before(async () => {
  preview = startPreview(house, process.cwd());
  assert.equal((await preview.see(null, SEEN)).status, 200);
  assert.deepEqual(await problemsOf(house, preview), []);
});
after(async () => {
  await preview.stop();
  house.end();
});

for (const [name, file, broken, words, toldAt = file] of MISTAKES) {
  test(`${name}: the desk opens, says so, and shows the other pages`, async () => {
    const place = path.join(house.content, file);
    const whole = readFileSync(place);
    const bytes = broken(whole.toString("utf8"));
    if (bytes === null) rmSync(place);
    else writeFileSync(place, bytes);
    try {
      for (const page of allPages(house)) summaryOf(page, NOW);
      const told = await problemsOf(house, preview);
      const said = told.filter((one) => toldAt === "*" || one.file === toldAt).map(inWords);
      if (words) assert.match(said.join("\n"), words);
      else assert.deepEqual(told, []);
      assert.equal((await preview.see(null, SEEN)).status, 200);
      if (bytes !== null) assert.deepEqual(readFileSync(place), Buffer.from(bytes));
    } finally {
      writeFileSync(place, whole);
    }
  });
}

for (const [file, words] of [
  [ARTICLE, /nặng 300 MB.*lấy lại bản trước/],
  ["settings.yml", /nặng 300 MB/],
] as const) {
  test(`300 MB in the place of ${file}: the desk opens, says so, and shows the other pages`, async () => {
    const place = path.join(house.content, file);
    const whole = readFileSync(place);
    truncateSync(place, 300_000_000); // zeros that take no room on the disk
    try {
      for (const page of allPages(house)) summaryOf(page, NOW);
      const told = (await problemsOf(house, preview)).filter((one) => one.file === file);
      assert.match(told.map(({ sentence }) => sentence).join("\n"), words);
      assert.equal((await preview.see(null, SEEN)).status, 200);
      assert.equal(statSync(place).size, 300_000_000);
    } finally {
      writeFileSync(place, whole);
    }
  });
}

const HEIC = path.join("app/print-file/fixtures/files", "heic-plain.heic");

/** What is put beside the files, or in the place of a picture. */
const ADDED: [name: string, file: string, bytes: () => string | Uint8Array, words: RegExp | null, toldAt?: string][] = [
  [
    "an article that Notepad saved as .md.txt",
    "articles/bai-moi.md.txt",
    () => read(ARTICLE),
    /đuôi \.txt.*đổi tên thành "bai-moi\.md"/,
  ],
  ["an article in Word", "articles/bai-moi.docx", () => "PK", /kết thúc bằng "\.md"/],
  [
    "a copy of an article in its folder",
    "articles/standee - Copy.md",
    () => read(ARTICLE),
    /đổi thành "standee-copy\.md", hoặc xóa/,
  ],
  [
    "a policy of the hosted form that stands for none",
    "policies/hosted/khong-thay-ai.md",
    () => read(HOSTED),
    /không có chính sách nào cùng tên tệp/,
  ],
  [
    "a policy of the hosted form in Word",
    "policies/hosted/chinh-sach-bao-mat-thong-tin.docx",
    () => "PK",
    /kết thúc bằng "\.md"/,
  ],
  ["what Word leaves while a file is open", "articles/~$bai.md", () => "x", null],
  [
    "a picture in the place of which a text stands",
    "pictures/can-canh-chan-standee.jpg",
    () => "chữ",
    /không phải ảnh, hoặc ảnh đã hỏng/,
  ],
  ["an empty picture", "pictures/can-canh-chan-standee.jpg", () => "", /ảnh trống \(0 byte\)/],
  [
    "a picture of an iPhone that was called .jpg",
    "pictures/can-canh-chan-standee.jpg",
    () => readFileSync(HEIC),
    /bên trong là ảnh HEI/,
  ],
];

for (const [name, file, bytes, words, toldAt = file] of ADDED) {
  test(`${name}: the desk opens, says so, and shows the other pages`, async () => {
    const place = path.join(house.content, file);
    const before = existsSync(place) ? readFileSync(place) : null;
    writeFileSync(place, bytes());
    try {
      for (const page of allPages(house)) summaryOf(page, NOW);
      const told = await problemsOf(house, preview);
      const said = told.filter((one) => toldAt === "*" || one.file === toldAt).map(({ sentence }) => sentence);
      if (words) assert.match(said.join("\n"), words);
      else assert.deepEqual(told, []);
      assert.equal((await preview.see(null, SEEN)).status, 200);
    } finally {
      if (before) writeFileSync(place, before);
      else rmSync(place);
    }
  });
}

/** What stands in the place of a file, or of a folder, and is not one. */
const NO_FILES: [name: string, file: string, put: (place: string) => void, words: RegExp, toldAt?: string][] = [
  ["a folder in the place of a page", ARTICLE, (place) => mkdirSync(place), /đây là một thư mục, không phải tệp/],
  ["a folder that is called like a page", "articles/thu-muc.md", (place) => mkdirSync(place), /đây là một thư mục/],
  ["a folder in the place of the settings", "settings.yml", (place) => mkdirSync(place), /đây là một thư mục/],
  ["a folder in the place of the addresses", "addresses.json", (place) => mkdirSync(place), /máy tự ghi tệp này/],
  ["a folder in the place of a picture", PICTURE, (place) => mkdirSync(place), /can-canh-chan-standee\.jpg/, "*"],
  [
    "a link to nothing in the place of a page",
    ARTICLE,
    (place) => symlinkSync("khong-co.md", place),
    /lối tắt \(link\)/,
  ],
  ["a link to itself in the place of a page", ARTICLE, (place) => symlinkSync(place, place), /lối tắt \(link\)/],
  [
    "a link to nothing in the place of a picture",
    PICTURE,
    (place) => symlinkSync("khong-co.jpg", place),
    /can-canh-chan-standee\.jpg/,
    "*",
  ],
  [
    "a folder in the place of a policy of the hosted form",
    HOSTED,
    (place) => mkdirSync(place),
    /đây là một thư mục, không phải tệp/,
  ],
  [
    "a file in the place of all policies of the hosted form",
    "policies/hosted",
    (place) => writeFileSync(place, "x"),
    /phải là một thư mục/,
  ],
  ["a file in the place of all articles", "articles", (place) => writeFileSync(place, "x"), /phải là một thư mục/],
  ["no articles at all", "articles", () => {}, /Cả thư mục không còn nữa/],
];

for (const [name, file, put, words, toldAt = file] of NO_FILES) {
  test(`${name}: the desk opens, says so, and shows the other pages`, async () => {
    const place = path.join(house.content, file);
    const kept = `${house.content}.kept`;
    if (existsSync(place)) renameSync(place, kept);
    put(place);
    try {
      for (const page of allPages(house)) summaryOf(page, NOW);
      stockOfWindow(house, NOW);
      const told = await problemsOf(house, preview);
      const said = told.filter((one) => toldAt === "*" || one.file === toldAt).map(({ sentence }) => sentence);
      assert.match(said.join("\n"), words);
      assert.equal((await preview.see(null, file === "articles" ? "/lien-he" : SEEN)).status, 200);
    } finally {
      rmSync(place, { recursive: true, force: true });
      if (existsSync(kept)) renameSync(kept, place);
    }
  });
}

test("a file that was renamed outside is the same page still; a page that is a file with another ending is left to the site's check", async () => {
  const moved = path.join(house.content, "articles/ten-khac.md");
  renameSync(path.join(house.content, ARTICLE), moved);
  const files = allPages(house).map(({ file }) => file);
  assert.ok(files.includes("articles/ten-khac.md") && !files.includes(ARTICLE));
  assert.deepEqual(await problemsOf(house, preview), []);
  renameSync(moved, path.join(house.content, ARTICLE));
  assert.equal(readdirSync(path.join(house.content, "articles")).includes("ten-khac.md"), false);
});

test("a picture that breaks off in its middle fails by itself: the preview goes on as it was", async () => {
  const place = path.join(house.content, PICTURE);
  const whole = readFileSync(place);
  writeFileSync(place, whole.subarray(0, whole.length / 2));
  try {
    const { html } = await preview.see(ARTICLE, "/tin-tuc/standee-cuon-bi-mat-chu-o-chan");
    const [address = ""] = /\/pictures\/can-canh-chan-standee-[^"/]+\/\d+\.\w+/.exec(html) ?? [];
    assert.notEqual(address, "");
    const files = await preview.files();
    assert.equal((await fetch(files + address)).status, 500);
    // The port hands out nothing without the secret that only the desk knows: not to another user of the machine, nor to a page of another program.
    const { origin } = new URL(files);
    for (const file of [address, "/package.json"]) assert.equal((await fetch(origin + file)).status, 404, file);
    assert.equal((await fetch(`${files}/package.json`)).status, 200);
    assert.equal(await preview.files(), files);
  } finally {
    writeFileSync(place, whole);
  }
});

test("a draft's title that is too long breaks no page that links to it; one that another page has is told as a problem that may come from the desk, in the desk's words", async () => {
  const { fields } = readDocument(readFileSync(path.join(house.content, LINKED), "utf8"), LINKED);
  const titled = (title: unknown) => savePage(house, LINKED, { fields: { ...fields, title }, body: null }, NOW);
  try {
    titled("Treo băng rôn khai trương ".repeat(5));
    assert.deepEqual(await problemsOf(house, preview), []);
    const other = readDocument(readFileSync(path.join(house.content, OTHER), "utf8"), OTHER).fields.title;
    titled(other);
    const told = await problemsOf(house, preview);
    assert.deepEqual([told[0]?.file, told.map(({ fromDesk }) => fromDesk)], [OTHER, [true]]);
    // As the desk tells it, which shows neither files nor their lines.
    assert.match(told.map(inWords).join("\n"), new RegExp(`^Tiêu đề: .*với “${other}”.*$`));
  } finally {
    letGo(house, LINKED, NOW);
  }
});

test("while its title has a mistake, a page is shown with its title from before, and so is one that was just begun", async () => {
  const { fields } = readDocument(readFileSync(path.join(house.content, LINKED), "utf8"), LINKED);
  const begun = startPage(house, "articles", "Cắt chữ mica", NOW);
  const app = fastify();
  pageRoutes(app, deskAt(NOW, house, { preview }));
  const answer = async (file: string, title: string) => {
    savePage(house, file, { fields: { ...fieldsOrNull(textOf(file), file), title }, body: null }, NOW);
    const { body } = await app.inject(`/page/seen?file=${encodeURIComponent(file)}`);
    return JSON.parse(body) as { html: string; problems: Wrong[] };
  };
  const seen = async (file: string, title: string) => {
    const { html } = await answer(file, title);
    return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
  };
  const textOf = (file: string) => pageAt(house, file)?.text ?? "";
  try {
    assert.equal(await seen(LINKED, String(fields.title)), fields.title);
    for (const title of ["Rất dài ".repeat(60), ""]) {
      assert.equal(await seen(LINKED, title), fields.title, title);
      assert.equal(await seen(begun.file, title), "Cắt chữ mica", title);
    }
    const told = async (title: string) => (await answer(LINKED, title)).problems.map(({ message }) => message).join();
    assert.match(await told("🎉🎉"), /không tạo được địa chỉ/);
    assert.equal(await told("Rất dài ".repeat(60)), ""); // its field says that it is too long; that the title from before makes no address concerns nobody
  } finally {
    for (const file of [LINKED, begun.file]) letGo(house, file, NOW);
  }
});

test("a shop may have begun this year: the tape of its years is drawn", async () => {
  const file = "settings.yml";
  const { fields } = readDocument(readFileSync(path.join(house.content, file), "utf8"), file);
  try {
    const year = Number(hanoiDay(Date.now()).slice(0, 4)); // as the page reckons it, wherever the machine stands
    savePage(house, file, { fields: { ...fields, founded: year }, body: null }, NOW);
    const { html } = await preview.see(file, "/gioi-thieu");
    assert.match(html, /<line[^>]* x1="50%"/);
    assert.doesNotMatch(html, /NaN/);
  } finally {
    letGo(house, file, NOW);
  }
});
