/** Every address as a browser without script, a crawler or a link preview gets it (specification §2; open points on addresses). */
import { articles, categories, policies, settings } from "../content.ts";
import { expect, test } from "../site.ts";

test.skip(({ isMobile }) => isMobile, "answers do not depend on the width");

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

const pages: [address: string, title: string, text: string][] = [
  ["/", "Trang chủ - In ấn Hoàng Gia", "Mẫu thiết kế nổi bật"],
  ["/gioi-thieu", "Giới thiệu - In ấn Hoàng Gia", String(settings.founded)],
  ["/danh-muc-in", "Danh mục in - In ấn Hoàng Gia", "In standee"],
  ["/tin-tuc", "Tin tức - In ấn Hoàng Gia", "Tất cả bài viết"],
  ["/lien-he", "Liên hệ - In ấn Hoàng Gia", "Vui lòng để lại thông tin của bạn"],
  ...categories.map(({ slug, title }): [string, string, string] => [
    `/danh-muc-in/${slug}`,
    `${title} - In ấn Hoàng Gia`,
    "Câu hỏi hay gặp",
  ]),
  ...articles.map(({ slug, title, description }): [string, string, string] => [
    `/tin-tuc/${slug}`,
    `${title} - In ấn Hoàng Gia`,
    description,
  ]),
  ...policies.map(({ slug, title }): [string, string, string] => [`/chinh-sach/${slug}`, title, "Chính sách khác"]),
];

for (const [address, title, text] of pages) {
  test(`${address} carries its title and its content`, async ({ request }) => {
    const answer = await request.get(address);
    const html = await answer.text();
    expect(answer.status()).toBe(200);
    expect(html).toContain('<html lang="vi"');
    expect(titleOf(html)).toBe(title);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain(text);
  });
}

test("page two of the news has an address, a title and a canonical of its own", async ({ request }) => {
  const html = await (await request.get("/tin-tuc/trang/2")).text();
  expect(titleOf(html)).toBe("Tin tức, trang 2 - In ấn Hoàng Gia");
  expect(html).toMatch(/rel="canonical" href="[^"]*\/tin-tuc\/trang\/2"/);
});

for (const [address, title, text] of [
  ["/khong-co", "Unexpected Application Error!", "404 Not Found"],
  ["/danh-muc-in/khong-co/nua", "Unexpected Application Error!", "404 Not Found"],
  ["/tin-tuc/trang/99", "Unexpected Application Error!", "404 Not Found"],
  ["/danh-muc-in/khong-co", "Page not found", "Page not found"],
  ["/tin-tuc/khong-co", "Page not found", "Page not found"],
  ["/chinh-sach/khong-co", "Page not found", "Không tìm thấy chính sách này."],
] as const) {
  test(`${address} is answered 404 with its title before any script`, async ({ request }) => {
    const answer = await request.get(address);
    const html = await answer.text();
    expect(answer.status()).toBe(404);
    expect(titleOf(html)).toBe(title);
    expect(html).toContain(text);
    expect(html).toContain("/danh-muc-in/in-standee");
  });
}

for (const [from, to] of [
  ["/tin-tuc/trang/1", "/tin-tuc"],
  ["/gioi-thieu/", "/gioi-thieu"],
] as const) {
  test(`${from} leads on to ${to}`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(new URL(answer.headers().location ?? "", "http://x").pathname).toBe(to);
  });
}

test("the data files have exactly the shape of the specification", async ({ request }) => {
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
