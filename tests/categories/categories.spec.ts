/** The page of all print categories, `/danh-muc-in` (specification §2, §4). */
import { articles, categories } from "../content.ts";
import { open } from "../inside.ts";
import { expect, test } from "../site.ts";

test("all categories stand in a grid, each leading to its page @computer", async ({ page }) => {
  await open(page, "/danh-muc-in");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Danh mục in");
  const grid = main.getByRole("list").filter({ has: page.locator("img") });
  await expect(grid.getByRole("listitem")).toHaveCount(categories.length);
  for (const { title, slug } of categories) {
    await expect(grid.getByRole("link", { name: title })).toHaveAttribute("href", `/danh-muc-in/${slug}`);
  }
});

test("a news section stands below the grid @computer", async ({ page }) => {
  await open(page, "/danh-muc-in");
  const news = page.getByRole("region", { name: "Tin tức" });
  for (const { title, slug } of articles.slice(0, 3)) {
    await expect(news.getByRole("link", { name: title })).toHaveAttribute("href", `/tin-tuc/${slug}`);
  }
  const gridEnds = await page
    .getByRole("main")
    .getByRole("link", { name: categories.at(-1)?.title })
    .last()
    .boundingBox();
  expect((await news.boundingBox())?.y).toBeGreaterThan(gridEnds?.y ?? 0);
});

test("the sidebar of categories stands on large screens and stays in view", async ({ page, isMobile }) => {
  await open(page, "/danh-muc-in");
  const sidebar = page.getByRole("complementary", { name: "Danh mục và tin mới" });
  if (isMobile) {
    await expect(sidebar).toBeHidden();
    return;
  }
  const links = sidebar.getByRole("navigation", { name: "Danh mục in" }).getByRole("link");
  await expect(links).toHaveCount(categories.length);
  await links.first().scrollIntoViewIfNeeded();
  const before = (await links.first().boundingBox())?.y ?? 0;
  await page.mouse.wheel(0, before + 60);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  await expect(links.first()).toBeInViewport();
});

test("each shape in the head has its name under it and leads to its category, at every width @computer", async ({
  page,
}) => {
  await open(page, "/danh-muc-in");
  const frieze = page.getByRole("navigation", { name: "Các loại in, vẽ cùng một tỉ lệ" });
  const links = frieze.getByRole("link");
  await expect(links).toHaveText(categories.map(({ title }) => title));
  for (const [place, { slug }] of categories.entries())
    await expect(links.nth(place)).toHaveAttribute("href", `/danh-muc-in/${slug}`);
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const places = await links.evaluateAll((all) =>
      all.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.querySelector("span") as Element); // its name, which has been read above
        return {
          whole: element.getBoundingClientRect().toJSON(),
          shape: element.querySelector("rect, path")?.getBoundingClientRect().toJSON(),
          name: range.getBoundingClientRect().toJSON(),
        };
      }),
    );
    for (const { whole, shape, name } of places) {
      expect(name.top, `at ${width} px`).toBeGreaterThanOrEqual(shape.bottom);
      expect(name.left, `at ${width} px`).toBeCloseTo(shape.left, 0);
      expect(name.right, `beside the next one at ${width} px`).toBeLessThanOrEqual(whole.right + 0.5);
      expect(name.bottom, `on the tape at ${width} px`).toBeLessThanOrEqual(whole.bottom);
    }
  }
});

test("the name of the page stands on one line where the shapes stand below it, on a small notebook too @computer", async ({
  page,
}) => {
  await open(page, "/danh-muc-in");
  const title = page.getByRole("heading", { level: 1 });
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await title.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines, `at ${width} px`).toBe(1);
  }
});
