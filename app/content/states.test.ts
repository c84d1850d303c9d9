/** What is shown when, and where an address leads after its page has changed. */
import assert from "node:assert/strict";
import { statSync, utimesSync } from "node:fs";
import { test } from "node:test";
import sharp from "sharp";
import { recordAddresses } from "./address-record.build.ts";
import { nextChange } from "./calendar/schedule.build.ts";
import { smallContent } from "./fixtures/small-content.ts";
import { pictureAddress } from "./pictures.build.ts";
import { type Collection, readCollection } from "./read-collection.build.ts";

const at = (moment: string) => new Date(`${moment}:00+07:00`);
const titles = ({ articles }: Collection) => articles.map(({ title }) => title);
/** A later moment than everything in the content. */
const NOW = at("2100-01-01T00:00");
const TITLE = "Bài hẹn giờ";
const ADDRESS = "/tin-tuc/bai-hen-gio";

/** What a finished build does with the record of addresses. */
function publish(moment = NOW) {
  const { record, published } = readCollection(moment);
  recordAddresses(record, published);
}

test("an article with a date to come is not there before that day begins in Hanoi", () => {
  const content = smallContent();
  content.article("articles/moi.md", { id: 900, title: TITLE, date: "2100-03-01" });
  assert.ok(!titles(readCollection(at("2100-02-28T23:59"))).includes(TITLE));
  assert.ok(titles(readCollection(at("2100-03-01T00:00"))).includes(TITLE));
});

test("publishAt keeps an article back to the minute, whatever its date says", () => {
  const content = smallContent();
  content.article("articles/moi.md", { id: 900, title: TITLE, date: "2020-03-01", publishAt: "2100-03-01 08:30" });
  assert.ok(!titles(readCollection(at("2100-03-01T08:29"))).includes(TITLE));
  assert.ok(titles(readCollection(at("2100-03-01T08:30"))).includes(TITLE));
});

test("an article whose hour has passed is not there before the day that it shows", () => {
  const content = smallContent();
  content.article("articles/moi.md", { id: 900, title: TITLE, date: "2100-03-01", publishAt: "2020-03-01 08:30" });
  assert.ok(!titles(readCollection(at("2100-02-28T23:59"))).includes(TITLE));
  assert.ok(titles(readCollection(at("2100-03-01T00:00"))).includes(TITLE));
});

test("what is wrong in the text of an article to come is told before its hour; its links may lead to what is there by then", () => {
  const content = smallContent();
  content.article("articles/moi.md", { id: 900, title: TITLE, publishAt: "2100-03-01 08:30" }, "Chữ **hở.\n");
  assert.throws(() => readCollection(NOW), /moi\.md, dòng \d+ · nội dung: dấu "\*\*" chưa thành chữ đậm/);
  content.article(
    "articles/moi.md",
    { id: 900, title: TITLE, publishAt: "2100-03-01 08:30" },
    "[Bài kia](/tin-tuc/b)\n",
  );
  content.article("articles/b.md", { id: 901, title: "B", publishAt: "2100-03-01 08:30" });
  assert.ok(!titles(readCollection(NOW)).includes(TITLE));
  content.article("articles/b.md", { id: 901, title: "B", publishAt: "2100-03-01 08:31" });
  assert.throws(() => readCollection(NOW), /"\/tin-tuc\/b" sang bài chưa đến ngày lên mạng/);
});

test("a draft and a hidden article are not there; the address of the hidden one leads to the list", () => {
  const content = smallContent();
  content.article("articles/nhap.md", { id: 900, title: "Bài nháp" });
  content.write("articles/nhap.md", content.read("articles/nhap.md").replace("---\n", "---\ndraft: true\n"));
  content.article("articles/an.md", { id: 901, title: "Bài ẩn" });
  content.write(
    "articles/an.md",
    content.read("articles/an.md").replace("---\n", "---\nhidden: true\nformerSlugs: [bai-cu]\n"),
  );
  const { articles, redirects } = readCollection(NOW);
  assert.equal(articles.length, 2);
  assert.equal(redirects["/tin-tuc/bai-nhap"], undefined);
  assert.equal(redirects["/tin-tuc/bai-an"], "/tin-tuc");
  assert.equal(redirects["/tin-tuc/bai-cu"], "/tin-tuc");
  // YAML takes each of these for the same mark.
  for (const mark of ["draft: True", "draft: TRUE # chưa xong", "draft : true"]) {
    content.edit("articles/nhap.md", /^draft.*$/m, mark);
    assert.ok(!titles(readCollection(NOW)).includes("Bài nháp"), mark);
  }
});

test("a notice is there from the beginning of its first day to the end of its last", () => {
  const content = smallContent();
  content.edit("settings.yml", /^notices: .*$/m, 'notices: [{ from: 2100-02-09, to: 2100-02-12, text: "Nghỉ Tết." }]');
  const shown = (moment: string) => readCollection(at(moment)).notices.length;
  assert.deepEqual(
    ["2100-02-08T23:59", "2100-02-09T00:00", "2100-02-12T23:59", "2100-02-13T00:00"].map(shown),
    [0, 1, 1, 0],
  );
});

test("the next moment at which the site changes by itself is told, so that a release can be built ahead", () => {
  const content = smallContent();
  content.article("articles/moi.md", { id: 900, title: TITLE, publishAt: "2100-03-01 08:30" });
  content.edit("settings.yml", /^notices: .*$/m, 'notices: [{ from: 2100-02-09, to: 2100-02-12, text: "Nghỉ Tết." }]');
  const { changes } = readCollection(NOW);
  const after = (moment: string) => nextChange(changes, at(moment))?.toISOString();
  assert.equal(after("2100-01-01T00:00"), at("2100-02-09T00:00").toISOString());
  assert.equal(after("2100-02-09T00:00"), at("2100-02-13T00:00").toISOString());
  assert.equal(after("2100-02-20T00:00"), at("2100-03-01T08:30").toISOString());
  assert.equal(after("2100-03-01T08:30"), undefined);
});

test("a renamed article is found under every address it has had online, and links in texts lead to its present one", () => {
  const content = smallContent();
  content.article("articles/moi.md", { id: 900, title: TITLE });
  publish();
  content.article("articles/moi.md", { id: 900, title: "Tên thứ hai" });
  publish();
  content.article("articles/moi.md", { id: 900, title: "Tên thứ ba" });
  content.article("articles/0.md", {}, `Xem [bài](${ADDRESS}#gia).\n`);
  const { redirects, articles } = readCollection(NOW);
  assert.equal(redirects[ADDRESS], "/tin-tuc/ten-thu-ba");
  assert.equal(redirects["/tin-tuc/ten-thu-hai"], "/tin-tuc/ten-thu-ba");
  assert.ok(articles.some((article) => article.content.includes('<a href="/tin-tuc/ten-thu-ba#gia">')));
});

test("a policy that is renamed is found under its former address, too", () => {
  const content = smallContent();
  publish();
  const [policy] = readCollection(NOW).policies;
  content.edit(`policies/${policy?.fileName}.md`, /^title: .*$/m, 'title: "Tên khác"');
  assert.equal(readCollection(NOW).redirects[`/chinh-sach/${policy?.slug}`], "/chinh-sach/ten-khac");
});

test("a picture that is laid over another has an address of its own: browsers keep what they had under the former one", async () => {
  const content = smallContent();
  const address = async (background: string) => {
    const picture = sharp({ create: { width: 1200, height: 900, channels: 3, background } });
    content.write("pictures/moi.jpg", await picture.jpeg().toBuffer());
    const then = new Date(2000, 0, background.length); // some file systems count in seconds
    utimesSync("content/pictures/moi.jpg", then, then);
    return pictureAddress("moi.jpg");
  };
  assert.notEqual(await address("#c33"), await address("black"));
});

test("an address that a page had and another page has now belongs to the other; an address that a page has got back is no redirect", () => {
  const content = smallContent();
  content.article("articles/moi.md", { id: 900, title: TITLE });
  publish();
  content.article("articles/moi.md", { id: 900, title: "Tên khác" });
  content.article("articles/nua.md", { id: 901, title: TITLE });
  assert.equal(readCollection(NOW).redirects[ADDRESS], undefined);
  publish();
  content.remove("articles/nua.md");
  content.article("articles/moi.md", { id: 900, title: TITLE });
  const { redirects } = readCollection(NOW);
  assert.equal(redirects[ADDRESS], undefined);
  assert.equal(redirects["/tin-tuc/ten-khac"], ADDRESS);
});

test("an article that was online and is to come again leads to the list until its hour, by every address it had", () => {
  const content = smallContent();
  content.article("articles/moi.md", { id: 900, title: TITLE });
  publish();
  content.article("articles/moi.md", { id: 900, title: "Tên khác", publishAt: "2100-03-01 08:30" });
  content.edit("articles/moi.md", "---\n", "---\nformerSlugs: [ten-cu]\n");
  const { redirects } = readCollection(NOW);
  assert.deepEqual([redirects[ADDRESS], redirects["/tin-tuc/ten-cu"]], ["/tin-tuc", "/tin-tuc"]);
});

test("an article that came by itself at its hour is found by that address when it gets another title before the next build; one that had not come yet is not", () => {
  const content = smallContent();
  const hour = "2100-03-01 08:30";
  content.article("articles/moi.md", { id: 900, title: TITLE, publishAt: hour });
  publish();
  assert.equal(readCollection(NOW).redirects[ADDRESS], undefined, "nobody has seen it");
  content.article("articles/moi.md", { id: 900, title: "Tên khác", publishAt: hour });
  assert.equal(readCollection(at("2100-03-01T08:29")).redirects[ADDRESS], undefined);
  assert.equal(readCollection(at("2100-03-01T08:30")).redirects[ADDRESS], "/tin-tuc/ten-khac");
  // The next build records the address for good, without an hour.
  publish(at("2100-03-01T09:00"));
  content.article("articles/moi.md", { id: 900, title: "Tên thứ ba", publishAt: hour });
  assert.equal(readCollection(at("2100-03-01T10:00")).redirects[ADDRESS], "/tin-tuc/ten-thu-ba");

  content.article("articles/moi.md", { id: 900, title: "Lại hẹn", publishAt: "2100-04-01 08:30" });
  publish(at("2100-03-02T00:00"));
  content.article("articles/moi.md", { id: 900, title: "Hẹn tên mới", publishAt: "2100-04-01 08:30" });
  publish(at("2100-03-02T01:00"));
  assert.equal(readCollection(at("2100-04-02T00:00")).redirects["/tin-tuc/lai-hen"], undefined);
});

test("a text may lead to every page of the news, and to none behind the last", () => {
  const content = smallContent();
  for (let id = 900; id < 908; id++) content.article(`articles/${id}.md`, { id, title: `Bài số ${id}` });
  content.article("articles/0.md", {}, "Xem [trang hai](/tin-tuc/trang/2).\n");
  assert.equal(readCollection(NOW).articles.length, 10);
  content.article("articles/0.md", {}, "Xem [trang ba](/tin-tuc/trang/3).\n");
  assert.throws(() => readCollection(NOW), /"\/tin-tuc\/trang\/3" không dẫn đến trang nào/);
});

test("the address of an article that is gone leads to the list, and its number is not given to another", () => {
  const content = smallContent();
  content.article("articles/moi.md", { id: 900, title: TITLE });
  publish();
  content.remove("articles/moi.md");
  assert.equal(readCollection(NOW).redirects[ADDRESS], "/tin-tuc");
  content.article("articles/trung.md", { title: "Bài trùng số" });
  assert.throws(() => readCollection(NOW), /số còn trống: 901/);
});

test("publishing again what is online already leaves the record as it is", () => {
  const content = smallContent();
  publish();
  const first = content.read("addresses.json");
  const { ino } = statSync("content/addresses.json");
  publish();
  // If the record were written anew, it would count as changed content, and everything would be built again.
  assert.deepEqual([content.read("addresses.json"), statSync("content/addresses.json").ino], [first, ino]);
});

test("a retired category is gone, its address and its articles go on to the one named", () => {
  const content = smallContent();
  const { categories, articles } = readCollection(NOW);
  const gone = categories.find(({ slug }) => slug === articles[0]?.category);
  const kept = categories.find((other) => other !== gone);
  content.edit("categories/0.md", /^(order: .*)$/m, `$1\nretired: /danh-muc-in/${kept?.slug}`);
  const after = readCollection(NOW);
  assert.deepEqual(
    after.categories.map(({ slug }) => slug),
    [kept?.slug],
  );
  assert.equal(after.redirects[`/danh-muc-in/${gone?.slug}`], `/danh-muc-in/${kept?.slug}`);
  for (const { category } of after.articles) assert.equal(category, kept?.slug);
});

test("a category that was renamed and then retired leads on by every address it had", () => {
  const content = smallContent();
  publish();
  const [gone, kept] = readCollection(NOW).categories;
  content.edit(`categories/${gone?.fileName}.md`, /^title: .*$/m, 'title: "Tên khác"');
  publish();
  content.edit(`categories/${gone?.fileName}.md`, /^(order: .*)$/m, `$1\nretired: /danh-muc-in/${kept?.slug}`);
  for (const article of ["articles/0.md", "articles/1.md"])
    content.edit(article, /^category: .*$/m, `category: "${kept?.slug}"`);
  const { redirects } = readCollection(NOW);
  for (const slug of [gone?.slug, "ten-khac"])
    assert.equal(redirects[`/danh-muc-in/${slug}`], `/danh-muc-in/${kept?.slug}`);
});

test("a link of the home page follows the title of the category that it leads to", () => {
  const content = smallContent();
  publish();
  const [category] = readCollection(NOW).categories;
  content.edit("home.md", /link: .*$/m, `link: /danh-muc-in/${category?.slug}`);
  content.edit(`categories/${category?.fileName}.md`, /^title: .*$/m, 'title: "Tên khác"');
  for (const article of ["articles/0.md", "articles/1.md"])
    content.edit(article, /^category: .*$/m, 'category: "ten-khac"');
  assert.equal(readCollection(NOW).home.work.blocks[0]?.link, "/danh-muc-in/ten-khac");
});

test("a retired category leads on past one that was retired after it, or got another title, and its articles with it", () => {
  const content = smallContent();
  const [gone, middle] = readCollection(NOW).categories;
  const third = content.read(`categories/${middle?.fileName}.md`).replace(/^order: .*$/m, "order: 99");
  content.write(
    "categories/third.md",
    third.replace(/^title: .*$/m, 'title: "In tem nhãn"').replace(/^displayTitle: .*\n/m, ""),
  );
  publish();
  const retire = (file: string | undefined, slug: string | undefined) =>
    content.edit(`categories/${file}.md`, /^(order: .*)$/m, `$1\nretired: /danh-muc-in/${slug}`);
  for (const article of ["articles/0.md", "articles/1.md"])
    content.edit(article, /^category: .*$/m, `category: "${gone?.slug}"`);
  retire(gone?.fileName, middle?.slug);
  retire(middle?.fileName, "in-tem-nhan");
  const leads = (to: string) => {
    const { redirects, articles } = readCollection(NOW);
    for (const { slug } of [gone, middle].filter((one) => !!one)) assert.equal(redirects[`/danh-muc-in/${slug}`], to);
    for (const { category } of articles) assert.equal(`/danh-muc-in/${category}`, to);
  };
  leads("/danh-muc-in/in-tem-nhan");
  content.edit("categories/third.md", /^title: .*$/m, 'title: "In tem decal"');
  leads("/danh-muc-in/in-tem-decal");
  content.edit("categories/third.md", /^(order: .*)$/m, `$1\nretired: /danh-muc-in/${gone?.slug}`);
  assert.throws(() => readCollection(NOW), /retired: .*không phải trang nào đang có/);
});

test("news and jobs done stand with the newest first, of one day with the higher number, of one month by name; a text may lead to the jobs once there are any", async () => {
  const content = smallContent();
  const { categories, articles } = readCollection(NOW);
  const gone = articles[0]?.category;
  const kept = categories.find(({ slug }) => slug !== gone)?.slug;
  for (const [id, date] of [
    [901, "2099-03-01"],
    [903, "2099-02-01"],
    [902, "2099-03-01"],
  ] as const)
    content.article(`articles/${id}.md`, { id, title: `Bài số ${id}`, date }, "Xem [việc đã làm](/viec-da-lam).\n");
  assert.throws(() => readCollection(NOW), /"\/viec-da-lam" không dẫn đến trang nào/);
  const photograph = sharp({ create: { width: 1200, height: 900, channels: 3, background: "#c33" } });
  content.write("pictures/viec.jpg", await photograph.jpeg().toBuffer());
  for (const [file, title, month] of [
    ["a", "Bạt", "2026-09"],
    ["b", "Decal", "2026-11"],
    ["c", "Ô 10", "2026-10"],
    ["d", "Ô 2", "2026-10"],
    ["e", "Đèn", "2026-10"],
  ])
    content.write(
      `jobs/${file}.md`,
      `---\ntitle: ${title}\nimage: viec.jpg\nalt: Bạt\ncategory: ${gone}\nsize: { width: 3, height: 1, unit: m }\nmaterial: Bạt\nplace: Cầu Giấy\nmonth: ${month}\nagreed: true\n---\n`,
    );
  content.edit("categories/0.md", /^(order: .*)$/m, `$1\nretired: /danh-muc-in/${kept}`);
  const after = readCollection(NOW);
  assert.deepEqual(
    after.articles.slice(0, 3).map(({ id }) => id),
    [902, 901, 903],
  );
  assert.deepEqual(
    after.jobs.map(({ title, category }) => [title, category]),
    ["Decal", "Đèn", "Ô 2", "Ô 10", "Bạt"].map((title) => [title, kept]), // the category in the place of theirs, which is retired
  );
});

test("a category more needs nothing but its file", () => {
  const content = smallContent();
  const fields = content.read("categories/0.md");
  const changed = fields.replace(/^title: .*$/m, 'title: "In tem nhãn"').replace(/^order: .*$/m, "order: 99");
  content.write("categories/tem-nhan.md", changed.replace(/^displayTitle: .*\n/m, ""));
  const { categories } = readCollection(NOW);
  assert.equal(categories.at(-1)?.slug, "in-tem-nhan");
  assert.equal(categories.length, 3);
});

test("the shop's page elsewhere may be given as browsers show its address", () => {
  const content = smallContent();
  content.edit("settings.yml", /facebook: .*$/m, "facebook: www.facebook.com/inhoanggia");
  assert.equal(readCollection(NOW).settings.links.facebook, "https://www.facebook.com/inhoanggia");
  content.edit("settings.yml", /facebook: .*$/m, "facebook: In Hoàng Gia");
  assert.throws(() => readCollection(NOW), /cần địa chỉ web đầy đủ/);
});

test("the Zalo address is that of the first mobile number or one of its own, and a number that is not among the phones is remarked on", () => {
  const content = smallContent();
  const zalo = () => readCollection(NOW).settings.links.zalo;
  content.edit("settings.yml", /^phones: .*$/m, 'phones: ["024 3000 0001", "0912 345 678"]');
  assert.equal(zalo(), "https://zalo.me/0912345678");
  assert.deepEqual(readCollection(NOW).remarks, []);
  content.edit("settings.yml", /zalo: null/, 'zalo: "0900 000 009"');
  assert.equal(zalo(), "https://zalo.me/0900000009");
  assert.match(readCollection(NOW).remarks.join(), /Zalo dẫn đến số 0900 000 009, không có trong phones/);
  content.edit("settings.yml", /zalo: "0900 000 009"/, "zalo: null");
  content.edit("settings.yml", /^phones: .*$/m, 'phones: ["1900 0001"]');
  assert.equal(zalo(), null);
});

test("days with other hours stand where hours are told, until they are over; settings of before, which know of none, hold", () => {
  const content = smallContent();
  const days = "{ from: 2100-02-09, to: 2100-02-12, workshop: closed, phone: 8–12 }";
  content.edit("settings.yml", /^otherHours: .*$/m, `otherHours: [${days}]`);
  content.edit("home.md", /^description: .*$/m, 'description: "Xưởng mở {ngày xưởng mở}. Nghe máy {giờ nghe máy}."');
  const told = ({ home }: Collection) => home.description.replaceAll("\u00a0", " ");
  const before = readCollection(at("2100-02-12T23:59"));
  assert.match(
    told(before),
    /; riêng 9\/2 – 12\/2 xưởng nghỉ\. Nghe máy [^.]*; riêng 9\/2 – 12\/2 nghe máy 8:00 – 12:00\.$/,
  );
  assert.deepEqual(before.changes.at(-1), at("2100-02-13T00:00"));
  const after = readCollection(at("2100-02-13T00:00"));
  const week = "thứ Hai – Chủ nhật, 8:00 – 23:00";
  assert.equal(told(after), `Xưởng mở ${week}. Nghe máy ${week}.`);
  assert.deepEqual(after.settings.otherHours, []);
  content.edit("settings.yml", /^otherHours: .*\n/m, "");
  assert.deepEqual(readCollection(NOW).settings.otherHours, []);
  content.write("settings.yml", content.read("settings.yml").replaceAll('day: "08:00–23:00"', "day: open"));
  assert.equal(told(readCollection(NOW)), "Xưởng mở thứ Hai – Chủ nhật. Nghe máy thứ Hai – Chủ nhật.");
});

test("a shop with another name has it in what search engines show of its home page and its introduction", () => {
  const content = smallContent();
  content.edit("settings.yml", /^name: .*$/m, 'name: "In Minh Phát"');
  const { home, introduction } = readCollection(NOW);
  for (const { description } of [home, introduction]) assert.match(description, /^In Minh Phát[,:]/);
});

test("a shop that moves is nowhere said to be where it was", () => {
  const content = smallContent();
  content.edit("settings.yml", /^( {2}district:) "([^"]*)".*$/m, '$1 "Phường Mới"');
  const { home, introduction } = readCollection(NOW);
  const texts = [home.description, home.banners[0].text, introduction.description, introduction.lead];
  for (const text of texts) assert.match(text.replaceAll("\u00a0", " "), /Phường Mới, Hà Nội/);
});
