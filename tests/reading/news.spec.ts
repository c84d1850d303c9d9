/** The news list, `/tin-tuc` (specification §2, §4, §9; open point on its page numbers). */
import { pass, shown, stopTime } from "../clock.ts";
import { articles } from "../content.ts";
import { dataRequests } from "../data-files.ts";
import { asNewVisitor, follow, open, placeholder } from "../inside.ts";
import { watchScrolling } from "../scrolling.ts";
import { expect, test } from "../site.ts";

const PER_PAGE = 9;
const LAST = Math.ceil(articles.length / PER_PAGE);
const titlesOf = (page: number) => articles.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(({ title }) => title);

test("a page holds nine articles, newest first, in as many columns as its width has room for, and a card leads to its article @computer", async ({
  page,
}) => {
  await open(page, "/tin-tuc");
  const main = page.getByRole("main");
  const cards = main.getByRole("article");
  await expect.soft(main.getByRole("heading", { level: 1 })).toHaveText("Tất cả bài viết");
  await expect(cards.getByRole("heading")).toHaveText(titlesOf(1));
  await test.step("the grid has one, two or three columns by width, and the sidebar stands on large screens only", async () => {
    const sidebar = page.getByRole("complementary", { name: "Danh mục và tin mới" });
    for (const [width, columns, withSidebar] of [
      [390, 1, false],
      [800, 2, false],
      [1440, 3, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(async () => {
          const tops = await cards.evaluateAll((found) =>
            found.map((card) => Math.round(card.getBoundingClientRect().top)),
          );
          return tops.filter((top) => top === tops[0]).length;
        })
        .toBe(columns);
      await expect(sidebar).toBeVisible({ visible: withSidebar });
      await expect(cards.first().getByText(articles[0]?.description ?? "")).toBeVisible();
    }
    await expect(sidebar.getByRole("region", { name: "Tin tức mới" }).getByRole("link")).toHaveText(
      articles.slice(0, 4).map(({ title }) => title),
    );
  });
  await test.step("at 768 px no card of a page has a larger picture than the first", async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    const widths = await cards.evaluateAll((all) =>
      all.map((card) => card.querySelector("img")?.getBoundingClientRect().width ?? 0),
    );
    expect.soft(widths).toHaveLength(9);
    expect.soft(Math.max(...widths)).toBeCloseTo(widths[0] ?? 0, 0);
  });
  await cards.nth(2).click();
  await expect(page).toHaveURL(`/tin-tuc/${articles[2]?.slug}`);
});

test("previous is disabled on the first page and next on the last @phone", async ({ page }) => {
  await open(page, "/tin-tuc");
  const pager = page.getByRole("navigation", { name: "Phân trang" });
  await expect(pager.getByRole("link", { name: "Trang trước" })).toBeDisabled();
  await expect(pager.getByRole("link", { name: "Trang sau" })).toBeEnabled();
  await expect(pager.getByRole("link", { name: "Trang 1" })).toHaveAttribute("aria-current", "page");
  for (let number = 2; number <= LAST; number++)
    await expect(pager.getByRole("link", { name: `Trang ${number}` })).toBeVisible();
  await pager.getByRole("link", { name: `Trang ${LAST}` }).click();
  await expect(page).toHaveURL(`/tin-tuc/trang/${LAST}`);
  await expect(pager.getByRole("link", { name: "Trang sau" })).toBeDisabled();
  await pager.getByRole("link", { name: "Trang trước" }).click();
  await expect(page).toHaveURL(LAST === 2 ? "/tin-tuc" : `/tin-tuc/trang/${LAST - 1}`);
  await expect(page.getByRole("main").getByRole("article").getByRole("heading")).toHaveText(titlesOf(LAST - 1));
});

test("pages of the list: from one to the next, by address and by Back @computer", async ({ page }) => {
  await test.step("changing page neither waits nor asks again, scrolls smoothly to the top, and the next Tab goes on there", async () => {
    const answered = page.waitForResponse("**/data/blogs.json");
    await open(page, "/tin-tuc");
    await (await answered).finished();
    await shown(page);
    const asked = dataRequests(page);
    const next = page.getByRole("link", { name: "Trang sau" });
    await next.scrollIntoViewIfNeeded();
    const scrolled = await watchScrolling(page);
    await next.click();
    await expect(page.getByRole("main").getByRole("article").getByRole("heading")).toHaveText(titlesOf(2));
    await expect(placeholder(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await scrolled()).toEqual(["smooth"]);
    expect(asked).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
  });
  await asNewVisitor(page);
  await test.step("a page of the list is returned to by its address and by Back", async () => {
    await open(page, "/tin-tuc/trang/2");
    const headings = page.getByRole("main").getByRole("article").getByRole("heading");
    await expect(headings).toHaveText(titlesOf(2));
    await headings.first().click();
    await expect(page).toHaveURL(`/tin-tuc/${articles[PER_PAGE]?.slug}`);
    await page.goBack();
    await expect(page).toHaveURL("/tin-tuc/trang/2");
    await expect(headings).toHaveText(titlesOf(2));
  });
});

test("a placeholder stands while the list loads @computer", async ({ page }) => {
  await stopTime(page);
  await open(page, "/gioi-thieu");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await follow(page, "/tin-tuc");
  await expect(placeholder(page)).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
  await pass(page, 1000);
  await expect(page.getByRole("main").getByRole("article").getByRole("heading")).toHaveText(titlesOf(1));
  await expect(placeholder(page)).toHaveCount(0);
});

test.describe("a page of the list that does not exist", () => {
  test.use({ allowed: /status of 404/ });

  test("ends in the route fallback @computer", async ({ page }) => {
    await open(page, "/tin-tuc/trang/99");
    await expect(page.getByText("Unexpected Application Error!")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Not Found");
    await expect(page).toHaveTitle("Unexpected Application Error!");
    await follow(page, "/lien-he");
    await expect(page).toHaveTitle(/^Liên hệ/);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Not Found");
    await expect(page, "inside the site, too").toHaveTitle("Unexpected Application Error!");
  });
});
