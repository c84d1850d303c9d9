/** Every address as a browser without script, a crawler or a link preview gets it (specification §2; open points on addresses). */
import { articles, categories, policies, settings } from "../content.ts";
import { expect, test } from "../site.ts";

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

/** What every category carries, too. */
const FORM = ["Vui lòng để lại thông tin của bạn", "Liên hệ ngay"];

const pages: [address: string, title: string, ...texts: string[]][] = [
  ["/", "Trang chủ - In ấn Hoàng Gia", "Mẫu thiết kế nổi bật"],
  ["/gioi-thieu", "Giới thiệu - In ấn Hoàng Gia", String(settings.founded)],
  ["/danh-muc-in", "Danh mục in - In ấn Hoàng Gia", "In standee"],
  ["/tin-tuc", "Tin tức - In ấn Hoàng Gia", "Tất cả bài viết"],
  ["/lien-he", "Liên hệ - In ấn Hoàng Gia", ...FORM],
  ...categories.map(({ slug, title }): [string, string, ...string[]] => [
    `/danh-muc-in/${slug}`,
    `${title} - In ấn Hoàng Gia`,
    "Câu hỏi hay gặp",
    ...FORM,
  ]),
  ...articles.map(({ slug, title, description }): [string, string, string] => [
    `/tin-tuc/${slug}`,
    `${title} - In ấn Hoàng Gia`,
    description,
  ]),
  ...policies.map(({ slug, title }): [string, string, string] => [`/chinh-sach/${slug}`, title, "Chính sách khác"]),
];

test("every address carries its title and its content @computer", async ({ request }) => {
  for (const [address, title, ...texts] of pages) {
    const answer = await request.get(address);
    const html = await answer.text();
    expect.soft(answer.status(), address).toBe(200);
    expect.soft(html, address).toContain('<html lang="vi"');
    expect.soft(titleOf(html), address).toBe(title);
    expect.soft(html.match(/<title>/g), address).toHaveLength(1);
    for (const text of texts) expect.soft(html, address).toContain(text);
  }
});

test("page two of the news has an address, a title and a canonical of its own @computer", async ({ request }) => {
  const html = await (await request.get("/tin-tuc/trang/2")).text();
  expect(titleOf(html)).toBe("Tin tức, trang 2 - In ấn Hoàng Gia");
  expect(html).toMatch(/rel="canonical" href="[^"]*\/tin-tuc\/trang\/2"/);
});

test("an address of nothing is answered 404 with its title before any script @computer", async ({ request }) => {
  for (const [address, title, text] of [
    ["/khong-co", "Unexpected Application Error!", "404 Not Found"],
    ["/danh-muc-in/khong-co/nua", "Unexpected Application Error!", "404 Not Found"],
    ["/tin-tuc/trang/99", "Unexpected Application Error!", "404 Not Found"],
    ["/danh-muc-in/khong-co", "Page not found", "Page not found"],
    ["/tin-tuc/khong-co", "Page not found", "Page not found"],
    ["/chinh-sach/khong-co", "Page not found", "Không tìm thấy chính sách này."],
  ] as const) {
    const answer = await request.get(address);
    const html = await answer.text();
    expect.soft(answer.status(), address).toBe(404);
    expect.soft(titleOf(html), address).toBe(title);
    expect.soft(html, address).toContain(text);
    expect.soft(html, address).toContain("/danh-muc-in/in-standee");
  }
});

test("former and second addresses lead on @computer", async ({ request }) => {
  for (const [from, to] of [
    ["/tin-tuc/trang/1", "/tin-tuc"],
    ["/gioi-thieu/", "/gioi-thieu"],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect.soft(answer.status(), from).toBe(301);
    expect.soft(new URL(answer.headers().location ?? "", "http://x").pathname, from).toBe(to);
  }
});

test("the data files have exactly the shape of the specification @computer", async ({ request }) => {
  const categoriesFile = await (await request.get("/data/categories.json")).json();
  expect(Object.keys(categoriesFile)).toEqual(["categories"]);
  expect(categoriesFile.categories.map((entry: { title: string }) => entry.title)).toEqual(
    categories.map(({ dataTitle }) => dataTitle),
  );
  for (const entry of categoriesFile.categories) {
    expect(Object.keys(entry).sort()).toEqual(["content", "imageUrl", "title"]);
    for (const value of Object.values(entry)) expect(typeof value).toBe("string");
    expect((await request.head(entry.imageUrl)).headers()["content-type"]).toBe("image/jpeg");
  }
  const blogsFile = await (await request.get("/data/blogs.json")).json();
  expect(Object.keys(blogsFile)).toEqual(["blogs"]);
  expect(blogsFile.blogs).toHaveLength(articles.length);
  const dates: string[] = [];
  for (const entry of blogsFile.blogs) {
    expect(Object.keys(entry).sort()).toEqual(["content", "date", "description", "id", "image", "title"]);
    const { id, ...texts } = entry;
    expect(Number.isInteger(id)).toBe(true);
    for (const value of Object.values(texts)) expect(typeof value).toBe("string");
    expect((await request.head(entry.image)).headers()["content-type"]).toBe("image/jpeg");
    expect(entry.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    dates.push(entry.date);
  }
  expect(dates).toEqual(dates.toSorted().reverse());
});
