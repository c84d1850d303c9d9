/** What an owner may do wrong: each gets a sentence in Vietnamese with its file, its line and what to do; none is published silently. */
import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { ContentError } from "./files/content-files.build.ts";
import { type SmallContent, smallContent } from "./fixtures/small-content.ts";
import { readCollection } from "./read-collection.build.ts";

/** A moment after every date of the content. */
const NOW = new Date("2100-01-01T00:00:00Z");

/** What the check says, or "" when all is in order. */
function complaint(): string {
  try {
    readCollection(NOW);
    return "";
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

const ARTICLE = "articles/0.md";
const CATEGORY = "categories/0.md";
const SETTINGS = "settings.yml";

/** The line of a file on which a text first stands, counted from 1. */
const lineOf = (content: SmallContent, file: string, text: string) =>
  content
    .read(file)
    .split("\n")
    .findIndex((line) => line.includes(text)) + 1;

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#c33" } });
const PICTURES = {
  small: await plain(400, 300).jpeg().toBuffer(),
  wide: await plain(3000, 500).jpeg().toBuffer(),
  low: await plain(1300, 730).jpeg().toBuffer(),
  png: await plain(1200, 900).png().toBuffer(),
  whole: await plain(1200, 900).jpeg().toBuffer(),
};

const JOB =
  "---\ntitle: Bạt\nimage: khong-co.jpg\nalt: Bạt\ncategory: la\nsize: { width: 3, height: 1, unit: m }\nmaterial: Bạt\nplace: Cầu Giấy\nmonth: 2026-11\nagreed: true\n---\n";

/** Mistakes in the text of an article: what is typed, the line of the text (from 1) on which it is told, and the words. */
const IN_TEXT: [name: string, text: string, line: number, words: RegExp][] = [
  ["a block that is not closed", "Một.\n\n:::meo\nHai.\n\n## Ba\n", 3, /khối ":::meo" chưa đóng.*thêm một dòng ":::"/],
  ["a closing line without a block", "Một.\n\n:::\n", 3, /":::" này không đóng khối nào/],
  ["a space before the block's name", "::: meo\nHai.\n:::\n", 1, /"::: meo" chưa thành khối/],
  [
    "Word's quotes inside a block",
    "Một.\n\n:::kho{chu=“Khổ”}\n- 3 × 1 m: A\n:::\n",
    3,
    /dấu ngoặc kép cong “ ” do Word/,
  ],
  ["a block that does not exist", ":::anh\nx\n:::\n", 1, /khối ":::anh" không có; các khối dùng được: con-so/],
  ["a colour that does not exist", ':::con-so{so="3" mau="tim"}\nx\n:::\n', 1, /màu "tim" không có/],
  ["a size in words", ':::kho{chu="Khổ"}\n- 3 × 1 m: A\n- ba mét: B\n:::\n', 3, /dòng "ba mét: B" trong khối :::kho/],
  ["sizes without any", '::kho{chu="Khổ"}\n', 1, /khối :::kho "Khổ" chưa có khổ nào/],
  ["a table on its own", "| a | b |\n| - | - |\n| 1 | 2 |\n", 1, /bảng phải nằm trong khối :::bang/],
  ["a drawing that does not exist", '::ban-ve{ten="la"}\n', 1, /bản vẽ "la" không có/],
  ["a title within the text", "# To\n", 1, /trong bài bắt đầu bằng "## …"/],
  ["a heading too deep", "## Một\n\n#### Sâu\n", 3, /chỉ có hai cấp, "## …" và "### …"/],
  ["two headings alike", "## Một\n\n## Một\n", 3, /hai tiêu đề giống nhau: "Một"/],
  ["a link without its beginning", "Xem [x](gioi-thieu).\n", 1, /"gioi-thieu" thiếu phần đầu; viết đủ "\/gioi-thieu"/],
  [
    "a link to another site without scheme",
    "\n[x](zalo.me/0900000001)\n",
    2,
    /viết đủ "https:\/\/zalo\.me\/0900000001"/,
  ],
  ["a link with a space", "[x](/gioi thieu)\n", 1, /địa chỉ không được có dấu cách/],
  ["a link to nothing", "[x](/tin-tuc/khong-co)\n", 1, /"\/tin-tuc\/khong-co" không dẫn đến trang nào/],
  ["a link to a page of the news that is none", "[x](/tin-tuc/trang/2)\n", 1, /không dẫn đến trang nào/],
  ["a link to a heading that is not there", "[x](#gia)\n", 1, /"#gia" không dẫn đến đề mục nào/],
  ["a link to a heading cut off amid a letter", "[x](#gi%E1)\n", 1, /"#gi%E1" không dẫn đến đề mục nào/],
  ["a link that runs a script", "[x](javascript:alert(1))\n", 1, /không dẫn đi đâu/],
  [
    "a picture that is not there",
    "![Bạt](khong-co.jpg)\n",
    1,
    /ảnh "khong-co\.jpg" không có trong content\/pictures\//,
  ],
  ["a picture of an iPhone", "![Bạt](IMG_1.HEIC)\n", 1, /HEIC, trình duyệt không mở được; hãy lưu thành JPEG/],
  [
    "a picture whose name has spaces",
    "Một.\n\n![Bạt](anh cua toi.jpg)\n",
    3,
    /"!\[Bạt\]\(anh cua toi\.jpg\)" chưa hiện được: tên ảnh không dấu/,
  ],
  ["a picture of another site", "![Bạt](https://example.com/a.jpg)\n", 1, /nằm ở trang khác/],
  [
    "a picture of another shape",
    "Một.\n\n![Standee](standee-spa.jpg)\n",
    3,
    /ảnh "standee-spa\.jpg" phải có tỉ lệ 1200 × 900 px/,
  ],
  ["a picture without words", "![](hiflex.jpg)\n", 1, /cần lời mô tả/],
  ["a picture in the middle of a sentence", "Đây ![Bạt](hiflex.jpg) nhé.\n", 1, /phải đứng riêng một đoạn/],
  ["HTML pasted", "<b>To</b>\n", 1, /không dán mã HTML/],
  ["bold that did not become bold", "Đây là ** chữ đậm** nhé.\n", 1, /"\*\*" chưa thành chữ đậm/],
  ["no text at all", "\n", 1, /chưa có chữ nào/],
  ["a paragraph that Word has indented", "Một.\n\n\tHai.\n", 3, /thụt đầu dòng nên máy tưởng là mã/],
  ["lines of a program", "```\nx\n```\n", 1, /ba dấu ` mở ra một đoạn mã/],
  ["a footnote", "Một.[^1]\n\n[^1]: Hai.\n", 1, /chú thích kiểu "\[\^1\]" trang không có/],
  ["a heading of signs alone", "## 🎉\n", 1, /đề mục này không có chữ hay số nào/],
  ["a heading without its space", "Một.\n\n##Hai\n", 3, /"##Hai" chưa thành đề mục; viết một dấu cách/],
  ["a list with dots of its own", "• Một\n• Hai\n", 1, /"• Một" chưa thành gạch đầu dòng/],
  ["words crossed out", "Giá ~~cũ~~ mới.\n", 1, /dấu "~~" gạch bỏ chữ/],
  ["a box to tick", "Một.\n\n- [ ] Đo khổ\n", 3, /ô đánh dấu "\[ \]" đầu dòng trang không có/],
  ["a fact of the settings in an article", "Mở {giờ nghe máy}.\n", 1, /"\{giờ nghe máy\}" chỉ dùng được ở home\.md/],
  ["a tip of nothing", ":::meo\n:::\n", 1, /khối :::meo chưa có chữ nào/],
  [
    "a size whose name is no short one",
    ':::kho{chu="Khổ"}\n- 3 × 1 m: Một\n- 3 × 1 m: Khai trương tiệm bánh ở phố cổ Hà Nội\n:::\n',
    3,
    /tên khổ "Khai trương tiệm bánh ở phố cổ Hà Nội" dài quá/,
  ],
  [
    "a unit that is no short one",
    ':::con-so{so="5" donvi="mét vuông mỗi giờ"}\nx\n:::\n',
    1,
    /đơn vị "mét vuông mỗi giờ" dài quá/,
  ],
  ["a figure that is no short one", ':::con-so{so="12.500.000"}\nx\n:::\n', 1, /con số "12\.500\.000" dài quá/],
];

for (const [name, text, line, words] of IN_TEXT) {
  test(`in a text: ${name}`, () => {
    const content = smallContent();
    content.article(ARTICLE, {}, text);
    const begins = lineOf(content, ARTICLE, "category:") + 2;
    const told =
      complaint()
        .split("\n")
        .find((one) => words.test(one)) ?? complaint();
    assert.match(told, words);
    assert.ok(
      told.startsWith(`  content/${ARTICLE}, dòng ${begins + line - 1} · `),
      `${told}\nexpected line ${begins + line - 1}`,
    );
  });
}

/** Mistakes in front matter and settings: the file, what is changed, a text of the line that is told, and the words. */
const IN_FIELDS: [name: string, file: string, from: RegExp, to: string, line: string, words: RegExp][] = [
  [
    "a quote that is not closed",
    ARTICLE,
    /^title: .*$/m,
    'title: "Bạt',
    'title: "Bạt',
    /phần đầu: dấu ngoặc kép " mở mà không đóng/,
  ],
  ["a quote within quotes", ARTICLE, /^title: .*$/m, 'title: "Bạt "to" nhất"', "title:", /dấu ngoặc kép/],
  ["Word's quotes", ARTICLE, /^title: .*$/m, "title: “Bạt to”", "title:", /dấu ngoặc kép cong “ ” do Word/],
  [
    "a colon in bare words",
    ARTICLE,
    /^title: .*$/m,
    "title: Bạt: đo",
    "title:",
    /có dấu hai chấm; hãy để cả câu trong ngoặc kép/,
  ],
  ["no colon", ARTICLE, /^title: .*$/m, 'title "Bạt"', "title ", /thiếu dấu hai chấm/],
  ["a field twice", ARTICLE, /^(id: .*)$/m, "$1\nid: 77", "id: 77", /mục này ghi hai lần/],
  ["a tab", SETTINGS, /^ {2}street:/m, "\tstreet:", "\tstreet", /phím Tab/],
  [
    "a tab below a value with an example in quotes beside it",
    SETTINGS,
    /^ {2}legalName:.*\n {2}/m,
    '  legalName: "Công ty A" # như trên hóa đơn, ví dụ "Công ty B"\n\t',
    "\ttaxNumber",
    /phím Tab/,
  ],
  [
    "a quote that is not closed, with an example in quotes beside it",
    SETTINGS,
    /^ {2}legalName:.*$/m,
    '  legalName: "Công ty A # ví dụ "Công ty B"',
    "legalName:",
    /dấu ngoặc kép " mở mà không đóng/,
  ],
  [
    "a bracket that is not closed",
    SETTINGS,
    /^phones: .*$/m,
    'phones: ["0900 000 001"',
    "phones:",
    /dấu \[ hoặc \{ mở mà không đóng/,
  ],
  ["a field that does not exist", ARTICLE, /^(id: .*)$/m, "$1\ntacgia: ai", "tacgia", /tacgia: không có mục này/],
  ["a date that is none", ARTICLE, /^date: .*$/m, "date: 21/11/2026", "date:", /cần ngày dạng năm-tháng-ngày/],
  ["a date that the calendar has not", ARTICLE, /^date: .*$/m, "date: 2026-02-30", "date:", /không có trong lịch/],
  [
    "an hour of a day that the calendar has not",
    ARTICLE,
    /^(date: .*)$/m,
    "$1\npublishAt: 2026-02-30 08:00",
    "publishAt",
    /cần ngày giờ có thật/,
  ],
  [
    "an hour that is none",
    ARTICLE,
    /^(date: .*)$/m,
    "$1\npublishAt: 2026-11-30 25:00",
    "publishAt",
    /cần ngày giờ có thật/,
  ],
  [
    "a category that does not exist",
    ARTICLE,
    /^category: .*$/m,
    "category: in-la",
    "category:",
    /không có danh mục "in-la"; chọn một trong/,
  ],
  [
    "a description that is too long",
    ARTICLE,
    /^description: .*$/m,
    `description: "${"a".repeat(171)}"`,
    "description:",
    /dài nhất 170 ký tự/,
  ],
  [
    "a number where words belong",
    ARTICLE,
    /^alt: .*$/m,
    "alt: 12",
    "alt:",
    /cần một dòng chữ trong ngoặc kép, đang là 12/,
  ],
  ["a picture of an iPhone", ARTICLE, /^image: .*$/m, "image: IMG_1.HEIC", "image:", /HEIC/],
  [
    "a decimal comma among braces",
    CATEGORY,
    /\{ width: [\d.]+,/,
    "{ width: 3,5,",
    "{ width: 3,5,",
    /dấu phẩy trước số 5 cắt đôi con số; .*ví dụ 3\.5/,
  ],
  ["a size in the wrong unit", CATEGORY, /\{ width: [\d.]+,/, "{ width: 60000,", "{ width: 60000,", /khổ dài quá 60 m/],
  ["a decimal comma", CATEGORY, /^pictureMetres: .*$/m, "pictureMetres: 4,5", "pictureMetres:", /dấu chấm: 4\.5$/],
  ["no usual size", CATEGORY, /, usual: true/, "", "sizes:", /cần đúng một khổ quen dùng/],
  [
    "a phone number too short",
    SETTINGS,
    /^phones: .*$/m,
    'phones: ["0900 001"]',
    "phones:",
    /"0900 001" không phải số điện thoại Việt Nam: di động 10 số/,
  ],
  [
    "a link to a map that no page may frame",
    SETTINGS,
    /^( {2}embed:).*$/m,
    '$1 "https://maps.app.goo.gl/abc123"',
    "embed:",
    /Chia sẻ → Nhúng bản đồ → Sao chép HTML/,
  ],
  ["no phone number", SETTINGS, /^phones: .*$/m, "phones: []", "phones:", /số điện thoại/],
  ["Zalo on a landline", SETTINGS, /zalo: null/, 'zalo: "024 3000 0001"', "zalo:", /cần một số di động/],
  [
    "a shop that closes before it opens",
    SETTINGS,
    /monday: "08:00–23:00"/,
    'monday: "23:00–08:00"',
    "monday:",
    /giờ mở trước giờ đóng/,
  ],
  [
    "a notice that ends before it begins",
    SETTINGS,
    /^notices: .*$/m,
    'notices: [{ from: 2027-02-09, to: 2027-02-01, text: "Nghỉ" }]',
    "notices:",
    /ngày to phải từ ngày from/,
  ],
  [
    "other hours that end before they begin",
    SETTINGS,
    /^otherHours: .*$/m,
    "otherHours: [{ from: 2027-02-09, to: 2027-02-01, phone: closed }]",
    "otherHours:",
    /ngày to phải từ ngày from/,
  ],
  [
    "other hours of nobody",
    SETTINGS,
    /^otherHours: .*$/m,
    "otherHours: [{ from: 2027-02-01, to: 2027-02-09 }]",
    "otherHours:",
    /cần phone \(giờ nghe máy\), workshop/,
  ],
  [
    "two hours for one day",
    SETTINGS,
    /^otherHours: .*$/m,
    "otherHours: [{ from: 2027-02-01, to: 2027-02-09, phone: closed }, { from: 2027-02-09, to: 2027-02-10, phone: 8–12 }]",
    "otherHours:",
    /trùng ngày với một mục ở trên/,
  ],
  [
    "a size twice, in two units",
    CATEGORY,
    /^sizes:$/m,
    'sizes:\n  - { width: 2, height: 1, unit: m, label: "Hai" }\n  - { width: 200, height: 100, unit: cm, label: "Hai" }',
    "width: 200, height: 100,",
    /khổ này đã ghi ở trên, cùng tên/,
  ],
  [
    "a fact that does not exist",
    "home.md",
    /^(description: ".*)"$/m,
    '$1 {giờ mở}"',
    "{giờ mở}",
    /không có số liệu nào tên \{giờ mở\}/,
  ],
];

for (const [name, file, from, to, marked, words] of IN_FIELDS) {
  test(`in fields: ${name}`, () => {
    const content = smallContent();
    content.edit(file, from, to);
    const line = lineOf(content, file, marked);
    const told = complaint()
      .split("\n")
      .filter((one) => words.test(one));
    assert.equal(told.length, 1, complaint());
    assert.ok(told[0]?.startsWith(`  content/${file}, dòng ${line} · `), `${told[0]}\nexpected line ${line}`);
  });
}

/** Mistakes with files. */
const WITH_FILES: [name: string, mistake: (content: SmallContent) => void, words: RegExp][] = [
  [
    "a name that Windows made end in .txt",
    (content) => content.write("articles/moi.md.txt", "x"),
    /content\/articles\/moi\.md\.txt · tên tệp: .*đổi tên thành "moi\.md"/,
  ],
  [
    "a category that Windows made end in .txt: what leads to it is not to blame",
    (content) => {
      content.write(`${CATEGORY}.txt`, content.read(CATEGORY));
      content.remove(CATEGORY);
    },
    /^Nội dung có 1 chỗ cần sửa:\n {2}content\/categories\/0\.md\.txt · tên tệp: /,
  ],
  [
    "a single file marked as a draft",
    (content) => content.edit("home.md", "---\n", "---\ndraft: true\n"),
    /^Nội dung có 1 chỗ cần sửa:\n {2}content\/home\.md, dòng 2 · draft: tệp này không để nháp được/,
  ],
  [
    "settings marked as a draft",
    (content) => content.edit(SETTINGS, /^phones:/m, "draft: true\nphones:"),
    /^Nội dung có 1 chỗ cần sửa:\n {2}content\/settings\.yml, dòng \d+ · draft: tệp này không để nháp được/,
  ],
  [
    "a Word file among the articles",
    (content) => content.write("articles/moi.docx", "x"),
    /content\/articles\/moi\.docx · tên tệp: .*"\.md"/,
  ],
  [
    "articles put into a folder of their own",
    (content) => content.write("articles/2026/moi.md", "x"),
    /content\/articles\/2026 · thư mục: trang không đọc thư mục con/,
  ],
  ["an empty file", (content) => content.write("articles/moi.md", ""), /content\/articles\/moi\.md · tệp: tệp trống/],
  [
    "no front matter",
    (content) => content.write("articles/moi.md", "Chào.\n"),
    /moi\.md, dòng 1 · đầu tệp: cần phần thông tin giữa hai dòng "---"/,
  ],
  [
    "front matter without its end",
    (content) => content.write("articles/moi.md", '---\ntitle: "A"\n'),
    /moi\.md, dòng 1 · đầu tệp: thiếu dòng "---" thứ hai/,
  ],
  [
    "UTF-16",
    (content) => content.write(ARTICLE, Buffer.from(`\ufeff${content.read(ARTICLE)}`, "utf16le")),
    /content\/articles\/0\.md · tệp: .*UTF-16.*chọn UTF-8/,
  ],
  [
    "an old code page",
    (content) => content.write(ARTICLE, Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0xe3, 0x28])),
    /0\.md · tệp: .*không phải UTF-8/,
  ],
  [
    "two orders alike",
    (content) =>
      content.edit("categories/1.md", /^order: .*$/m, /^order: .*$/m.exec(content.read(CATEGORY))?.[0] ?? ""),
    /categories\/1\.md, dòng \d+ · order: thứ tự \d+ đã dùng ở content\/categories\/0\.md/,
  ],
  [
    "two numbers alike",
    (content) => content.article("articles/moi.md", { title: "Bài mới" }),
    /articles\/moi\.md, dòng \d+ · id: số \d+ đã dùng ở content\/articles\/0\.md; số còn trống: \d+/,
  ],
  [
    "two titles with one address",
    (content) => content.article("articles/moi.md", { id: 900 }),
    /articles\/moi\.md, dòng \d+ · title: trùng địa chỉ .* với content\/articles\/0\.md/,
  ],
  [
    "a title without letters",
    (content) => content.article("articles/moi.md", { id: 900, title: "?!" }),
    /title: tiêu đề này không tạo được địa chỉ/,
  ],
  [
    "a former address twice",
    (content) => {
      content.article("articles/moi.md", { id: 900, title: "Bài mới", formerSlugs: 0 });
      for (const file of ["articles/moi.md", "articles/1.md"]) {
        content.write(
          file,
          content
            .read(file)
            .replace(/^formerSlugs:.*\n/m, "")
            .replace(/^id:/m, "formerSlugs: [bai-cu]\nid:"),
        );
      }
    },
    /formerSlugs: địa chỉ cũ "bai-cu" đã ghi ở content\/articles\/1\.md/,
  ],
  [
    "a category retired to nowhere",
    (content) => content.edit(CATEGORY, /^(order: .*)$/m, "$1\nretired: /danh-muc-in/khong-co"),
    /0\.md, dòng \d+ · retired: địa chỉ "\/danh-muc-in\/khong-co" không phải trang nào/,
  ],
  [
    "a job that the customer did not agree to",
    (content) =>
      content.write(
        "jobs/a.md",
        '---\ntitle: "Bạt"\nimage: hiflex.jpg\nalt: "Bạt"\ncategory: in-backdrop\nsize: { width: 3, height: 1, unit: m }\nmaterial: "Bạt"\nplace: "Cầu Giấy"\nmonth: 2026-11\nagreed: false\n---\n',
      ),
    /jobs\/a\.md, dòng 10 · agreed: chỉ đăng khi khách đã đồng ý/,
  ],
  [
    "a job with one of our own illustrations",
    (content) =>
      content.write(
        "jobs/a.md",
        '---\ntitle: "Bạt"\nimage: hiflex.jpg\nalt: "Bạt"\ncategory: in-backdrop\nsize: { width: 3, height: 1, unit: m }\nmaterial: "Bạt"\nplace: "Cầu Giấy"\nmonth: 2026-11\nagreed: true\n---\n',
      ),
    /jobs\/a\.md, dòng 3 · image: ảnh "hiflex\.jpg" là hình minh họa của trang/,
  ],
  [
    "a link to an article whose day has not come",
    (content) => {
      content.article("articles/moi.md", { id: 900, title: "Bài mới", date: "2100-06-01" });
      content.article(ARTICLE, {}, "[x](/tin-tuc/bai-moi)\n");
    },
    /đường dẫn "\/tin-tuc\/bai-moi" sang bài chưa đến ngày lên mạng/,
  ],
  [
    "a picture too small",
    (content) => content.write("pictures/nho.jpg", PICTURES.small),
    /content\/pictures\/nho\.jpg · cỡ ảnh: ảnh chỉ có 400 × 300 px.*chỉ nét khi hiện rộng 400 px, trang cần ít nhất 1000 × 750 px/,
  ],
  [
    "a picture too long",
    (content) => content.write("pictures/dai.jpg", PICTURES.wide),
    /dai\.jpg · cỡ ảnh: ảnh 3000 × 500 px quá dài/,
  ],
  [
    "a PNG that is called .jpg",
    (content) => content.write("pictures/a.jpg", PICTURES.png),
    /a\.jpg · ảnh: tên là \.jpg nhưng bên trong là ảnh PNG/,
  ],
  ["an empty picture", (content) => content.write("pictures/a.jpg", ""), /a\.jpg · ảnh: tệp ảnh trống \(0 byte\)/],
  [
    "a picture broken off",
    (content) => content.write("pictures/a.jpg", PICTURES.whole.subarray(0, -200)),
    /a\.jpg · ảnh: ảnh bị cắt cụt/,
  ],
  [
    "words that are called .jpg",
    (content) => content.write("pictures/a.jpg", "ảnh"),
    /a\.jpg · ảnh: tệp này không phải ảnh/,
  ],
  [
    "a picture of an iPhone",
    (content) => content.write("pictures/IMG_1.HEIC", "x"),
    /IMG_1\.HEIC · tên tệp: ảnh iPhone dạng HEIC/,
  ],
  [
    "a picture that is wide enough and too low",
    (content) => content.write("pictures/thap.jpg", PICTURES.low),
    /thap\.jpg · cỡ ảnh: ảnh chỉ có 1300 × 730 px/,
  ],
  [
    "a picture in a place of another shape",
    (content) => content.edit(ARTICLE, /^image: .*$/m, "image: hero-1-hiflex-phone.jpg"),
    /0\.md, dòng \d+ · image: ảnh "hero-1-hiflex-phone\.jpg" phải có tỉ lệ 1200 × 900 px/,
  ],
  [
    "a banner's picture that is not there",
    (content) => content.edit("home.md", /^ {4}image: .*$/m, "    image: khong-co.jpg"),
    /home\.md, dòng \d+ · banners\.1\.image: ảnh "khong-co\.jpg" không có/,
  ],
  [
    "a banner's wide picture in the place of that for phones",
    (content) => content.edit("home.md", /^ {4}phoneImage: .*$/m, "    phoneImage: hero-2-sanh.jpg"),
    /home\.md, dòng \d+ · banners\.1\.phoneImage: ảnh "hero-2-sanh\.jpg" phải có tỉ lệ 900 × 1100 px/,
  ],
  [
    "the list of illustrations cut off",
    (content) => content.write("pictures/illustrations.json", '{"backdrop'),
    /illustrations\.json · tệp: .*lấy lại tệp từ bản lưu/,
  ],
  [
    "a policy of the hosted form that stands for none",
    (content) => content.write("policies/hosted/la.md", content.read("policies/0.md")),
    /hosted\/la\.md, dòng \d+ · tên tệp: không có chính sách nào cùng tên tệp để thay/,
  ],
  [
    "a link to nothing in a policy of the hosted form",
    (content) => content.write("policies/hosted/0.md", `${content.read("policies/0.md")}\n[x](/khong-co)\n`),
    /hosted\/0\.md, dòng \d+ · nội dung: đường dẫn "\/khong-co" không dẫn đến trang nào/,
  ],
  [
    "a link to nothing on the home page",
    (content) => content.edit("home.md", /link: .*$/m, "link: /khong-co"),
    /content\/home\.md, dòng \d+ · work\.blocks\.0\.link: đường dẫn "\/khong-co" không dẫn đến trang nào/,
  ],
  [
    "a job done without its picture",
    (content) => content.write("jobs/bat.md", JOB),
    /jobs\/bat\.md, dòng \d+ · image: ảnh "khong-co\.jpg" không có/,
  ],
  [
    "a job done of a category that is none",
    (content) => content.write("jobs/bat.md", JOB),
    /jobs\/bat\.md, dòng \d+ · category: không có danh mục "la"/,
  ],
  [
    "two policies at one place",
    (content) =>
      content.edit(
        "policies/1.md",
        /^order: .*$/m,
        `order: ${/^order: (\d+)$/m.exec(content.read("policies/0.md"))?.[1]}`,
      ),
    /policies\/1\.md, dòng \d+ · order: thứ tự \d+ đã dùng ở/,
  ],
  ["a PNG", (content) => content.write("pictures/a.png", PICTURES.png), /a\.png · tên tệp: trang chỉ nhận ảnh JPEG/],
  [
    "a picture named with accents and spaces",
    (content) => content.write("pictures/Bạt Đẹp 1.JPG", PICTURES.whole),
    /hãy đổi thành "bat-dep-1\.jpg"/,
  ],
];

for (const [name, mistake, words] of WITH_FILES) {
  test(`with files: ${name}`, () => {
    mistake(smallContent());
    assert.match(complaint(), words);
  });
}

test("what is no mistake passes: Notepad's mark and line ends, decomposed letters, a landline or a service number alone", () => {
  const content = smallContent();
  const { title } = readCollection(NOW).articles.at(-1) ?? { title: "" };
  for (const change of [
    () => content.write(ARTICLE, `\ufeff${content.read(ARTICLE)}`),
    () => content.write(ARTICLE, content.read(ARTICLE).replaceAll("\n", "\r\n")),
    () => content.write(ARTICLE, content.read(ARTICLE).normalize("NFD")),
    () => content.edit(SETTINGS, /^phones: .*$/m, 'phones: ["(024) 3000.0001"]'),
    () => content.edit(SETTINGS, /^phones: .*$/m, 'phones: ["19000001"]'),
    () => content.edit(SETTINGS, /^phones: .*$/m, 'phones: ["+84 900 000 001"]'),
  ]) {
    change();
    assert.equal(complaint(), "");
    assert.ok(readCollection(NOW).articles.some((article) => article.title === title));
  }
});

test("a draft may be as wrong as it likes, and files that a system made are left alone", () => {
  const content = smallContent();
  content.write("articles/nhap.md", "---\ndraft: true\ntitle: \nimage: ?\n---\n:::meo\n");
  for (const file of ["articles/.DS_Store", "pictures/Thumbs.db", "articles/~$moi.docx", "articles/_mau.md"])
    content.write(file, "x");
  assert.equal(complaint(), "");
});

test("a link to a page that is broken itself is not to blame, and is not reported", () => {
  const content = smallContent();
  const { slug } = readCollection(NOW).articles.find(({ fileName }) => fileName === "0") ?? { slug: "" };
  content.article("articles/1.md", {}, `Xem [bài](/tin-tuc/${slug}).\n`);
  content.edit(ARTICLE, /^id: .*$/m, "id: không");
  content.edit(CATEGORY, /^order: .*$/m, "order: không");
  assert.deepEqual(
    [...new Set(complaint().match(/content\/[^,]+/g))].sort(),
    [CATEGORY, ARTICLE].map((file) => `content/${file}`).sort(),
  );
});

test("a link with a slash at its end leads where it would without", () => {
  const content = smallContent();
  content.article(ARTICLE, {}, "Xem [tin](/tin-tuc/) và [nhà](/).\n");
  assert.ok(readCollection(NOW).articles.some((article) => article.content.includes('href="/tin-tuc"')));
});
