/** The page of all print categories, `/danh-muc-in` (specification §2, §4). */
import { articles, categories } from "../content.ts";
import { open } from "../inside.ts";
import { expect, test } from "../site.ts";

test("the page shows every category in its grid, its sidebar and its head, and news below @computer", async ({
  page,
}) => {
  await open(page, "/danh-muc-in");
  const main = page.getByRole("main");
  const title = main.getByRole("heading", { level: 1 });

  await test.step("all categories stand in a grid, each leading to its page", async () => {
    await expect.soft(title).toHaveText("Danh mục in");
    const grid = main.getByRole("list").filter({ has: page.locator("img") });
    await expect.soft(grid.getByRole("listitem")).toHaveCount(categories.length);
    for (const { title, slug } of categories)
      await expect.soft(grid.getByRole("link", { name: title })).toHaveAttribute("href", `/danh-muc-in/${slug}`);
  });

  await test.step("a news section stands below the grid", async () => {
    const news = page.getByRole("region", { name: "Tin tức" });
    for (const { title, slug } of articles.slice(0, 3))
      await expect.soft(news.getByRole("link", { name: title })).toHaveAttribute("href", `/tin-tuc/${slug}`);
    const gridEnds = await main
      .getByRole("link", { name: categories.at(-1)?.title })
      .last()
      .boundingBox();
    expect.soft((await news.boundingBox())?.y).toBeGreaterThan(gridEnds?.y ?? Number.NaN);
  });

  await test.step("the sidebar of categories stands on large screens and stays in view", async () => {
    const sidebar = page.getByRole("complementary", { name: "Danh mục và tin mới" });
    const links = sidebar.getByRole("navigation", { name: "Danh mục in" }).getByRole("link");
    await expect(links).toHaveCount(categories.length);
    await links.first().scrollIntoViewIfNeeded();
    const before = (await links.first().boundingBox())?.y ?? 0;
    await page.mouse.wheel(0, before + 60);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
    await expect(links.first()).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(sidebar).toBeHidden();
  });

  await test.step("each shape in the head has its name under it and leads to its category, at every width", async () => {
    const frieze = page.getByRole("navigation", { name: "Các loại in, vẽ cùng một tỉ lệ" });
    const links = frieze.getByRole("link");
    await expect(links).toHaveText(categories.map(({ title }) => title));
    for (const [place, { slug }] of categories.entries())
      await expect.soft(links.nth(place)).toHaveAttribute("href", `/danh-muc-in/${slug}`);
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
        expect.soft(name.top, `at ${width} px`).toBeGreaterThanOrEqual(shape.bottom);
        expect.soft(name.left, `at ${width} px`).toBeCloseTo(shape.left, 0);
        expect.soft(name.right, `beside the next one at ${width} px`).toBeLessThanOrEqual(whole.right + 0.5);
        expect.soft(name.bottom, `on the tape at ${width} px`).toBeLessThanOrEqual(whole.bottom);
      }
    }
    await page.setViewportSize({ width: 360, height: 900 });
    const [height, three] = await links.first().evaluate((link) => {
      const name = link.querySelector("span") as HTMLElement;
      name.textContent = "In hashtag cầm tay và khung chụp ảnh ".repeat(6);
      const { lineHeight, paddingTop } = getComputedStyle(name);
      return [name.clientHeight, Number.parseFloat(paddingTop) + 3 * Number.parseFloat(lineHeight)];
    });
    expect.soft(height, "no fourth line shows under a long name").toBeLessThan((three ?? 0) + 1);
  });

  await test.step("the name of the page stands on one line where the shapes stand below it, on a small notebook too", async () => {
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await title.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
      expect.soft(lines, `at ${width} px`).toBe(1);
    }
  });
});
