/** The page of one category, `/danh-muc-in/{slug}` (specification §2, §8). */
import { pass, stopTime } from "../clock.ts";
import { articles, categories, settings, town } from "../content.ts";
import { follow, open, placeholder } from "../inside.ts";
import { expect, test } from "../site.ts";

const [category] = categories;
const ADDRESS = `/danh-muc-in/${category?.slug}`;
const RELATED = ["in-decal-pp", "in-lua-canvas", "in-bang-ron", "in-decal-o-to", "in-backlit", "in-bat-hiflex"];

test("a category shows its picture and text, what stands beside them, and below them the business, the form and what is related", async ({
  page,
  isMobile,
}) => {
  await open(page, ADDRESS);
  const main = page.getByRole("main");
  const body = main.getByRole("article");
  const text = await body.getByRole("heading", { level: 2 }).first().boundingBox();

  await test.step("a category shows its title, a picture, its text, and below them the business and the form", async () => {
    await expect.soft(main.getByRole("heading", { level: 1 })).toHaveText(category?.title ?? "");
    await expect.soft(body.getByRole("img").first()).toBeVisible();
    await expect.soft(body.getByRole("heading", { level: 2 }).nth(2)).toBeVisible();
    const business = await body.getByRole("heading", { name: settings.name }).boundingBox();
    expect.soft(business?.y).toBeGreaterThan(text?.y ?? Number.NaN);
    await expect.soft(body.getByRole("form", { name: "Vui lòng để lại thông tin của bạn" })).toBeVisible();
    await expect.soft(body.getByText(town)).toBeVisible();
  });

  await test.step("the telephone stands once at the end of the page, beside the form, and in no red strip", async () => {
    const calls = main.locator('a[href^="tel:"]');
    await expect.soft(calls).toHaveText(settings.phones);
    expect.soft((await calls.first().boundingBox())?.y).toBeGreaterThan(text?.y ?? Number.NaN);
    await expect.soft(main.getByRole("form")).toBeVisible();
    await expect.soft(page.getByRole("region", { name: "Gọi xưởng" })).toHaveCount(0);
  });

  await test.step("the column of categories and the first four news stands left, on small screens below", async () => {
    const sidebar = page.getByRole("complementary", { name: "Danh mục và tin mới" });
    await expect
      .soft(sidebar.getByRole("navigation", { name: "Danh mục in" }).getByRole("link"))
      .toHaveCount(categories.length);
    const news = sidebar.getByRole("region", { name: "Tin tức mới" });
    await expect.soft(news.getByRole("heading", { name: "Tin tức mới" })).toBeVisible();
    await expect.soft(news.getByRole("link")).toHaveText(articles.slice(0, 4).map(({ title }) => title));
    const column = await sidebar.boundingBox();
    const words = await body.boundingBox();
    if (!column || !words) throw new Error("Both must be on the page");
    if (isMobile) expect.soft(column.y).toBeGreaterThanOrEqual(words.y + words.height);
    else expect.soft(column.x + column.width).toBeLessThanOrEqual(words.x);
  });

  await test.step("the strip at the bottom links to the six related categories in their order", async () => {
    const links = page.getByRole("region", { name: "Danh mục liên quan" }).getByRole("link");
    await expect(links).toHaveCount(RELATED.length);
    const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    expect.soft(addresses).toEqual(RELATED.map((slug) => `/danh-muc-in/${slug}`));
  });

  await test.step("the hint in the box of an order is in the ink of second voices: the browser's grey is too pale", async () => {
    const hint = main.getByRole("textbox", { name: "Ngày cần" });
    const ink = await hint.evaluate((box) => getComputedStyle(box, "::placeholder").color);
    expect.soft(ink).toBe("rgb(71, 85, 79)");
  });

  await test.step("a name longer than the line is cut at the end of the breadcrumbs, with dots that can be seen", async () => {
    const here = main.locator("[aria-current=page]").first();
    await here.evaluate((name) => {
      name.textContent = "In hashtag cầm tay và khung chụp ảnh ".repeat(6);
    });
    expect.soft((await here.boundingBox())?.width).toBeLessThan(page.viewportSize()?.width ?? 0);
  });

  await test.step("on paper every answer stands below its question, though on the screen it is folded", async () => {
    const answers = page.locator("main .prose details > :not(summary)");
    expect(await answers.count()).toBeGreaterThan(2);
    for (const answer of await answers.all()) await expect(answer).toBeHidden();
    await page.emulateMedia({ media: "print" });
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
  });
});

test("going from one category to the next loads the next, and a news item of its sidebar opens its article @computer", async ({
  page,
}) => {
  await stopTime(page);
  await open(page, ADDRESS);
  await test.step("going from one category to the next loads the next and its title", async () => {
    await follow(page, "/danh-muc-in/in-standee");
    await expect(placeholder(page)).toBeVisible();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
    await pass(page, 1000);
    await expect(page.getByRole("main").getByRole("article")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("In standee");
    await expect(page).toHaveTitle("In standee - In ấn Hoàng Gia");
  });
  await test.step("a news item of the sidebar opens its article", async () => {
    const news = page.getByRole("region", { name: "Tin tức mới" });
    await news.getByRole("link", { name: articles[1]?.title }).click();
    await expect(page).toHaveURL(`/tin-tuc/${articles[1]?.slug}`);
    await expect(placeholder(page)).toBeVisible();
    await pass(page, 1000);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(articles[1]?.title ?? "");
  });
});

test("Back to a category, or to all of them, opened by its address shows it at once, where it was left, though its data has not come @computer", async ({
  page,
}) => {
  await stopTime(page);
  await page.route("**/data/categories.json", () => {}); // never answered
  for (const [address, part] of [
    [ADDRESS, page.getByRole("main").getByRole("article")],
    [
      "/danh-muc-in",
      page
        .getByRole("main")
        .getByRole("link", { name: category?.title ?? "" })
        .first(),
    ],
  ] as const) {
    await test.step(address, async () => {
      await open(page, address);
      await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
      await page.locator('header a[href="/lien-he"]').first().dispatchEvent("click"); // a click of the test's own may scroll to its link
      await expect(page).toHaveURL("/lien-he");
      await expect(page).toHaveTitle(/^Liên hệ/);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(part).toBeVisible();
      await expect(placeholder(page)).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    });
  }
});

test.describe("where no category matches", () => {
  test.use({ allowed: /status of 404/ });

  test("the title says so, there is no body, the categories and a way home remain @computer", async ({ page }) => {
    await open(page, "/danh-muc-in/in-ao-thun");
    await expect(page).toHaveTitle("Page not found");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(main.getByRole("article")).toHaveCount(0);
    await expect(main.getByRole("form")).toHaveCount(0);
    await expect(main.getByRole("navigation", { name: "Danh mục in" }).getByRole("link")).toHaveCount(
      categories.length,
    );
    await expect(main.getByRole("link", { name: "Về trang chủ" })).toHaveAttribute("href", "/");
  });
});

test("at 1440 × 900 the contents of the text stand beside a category and an article all the way down, with a way to ask @computer", async ({
  page,
}) => {
  for (const [screen, address, ask] of [
    ["category", ADDRESS, "#category-title"],
    ["article", `/tin-tuc/${articles[0]?.slug}`, "/lien-he"],
  ] as const) {
    await test.step(screen, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, address);
      const body = await page.getByRole("main").getByRole("article").boundingBox();
      const contents = page.getByRole("navigation", { name: "Mục lục" });
      const lists = page.getByRole("complementary", { name: "Danh mục và tin mới" });
      const headings = page.locator("main .prose h2");
      await expect(contents.getByRole("link")).toHaveText(await headings.allTextContents());
      const heights = await contents.locator("ol").evaluate((list) =>
        ["part", "part 9"].map((reset) => {
          list.style.counterReset = reset;
          return getComputedStyle(list.querySelector("a") as Element, "::before").height;
        }),
      );
      expect(heights[1], "a tenth section's two figures stand on one line").toBe(heights[0]);
      const end = (body?.y ?? 0) + (body?.height ?? 0) - 900;
      const begin = Math.max(0, (body?.y ?? 0) - 300); // the head stands above the text
      for (let top = begin; top < end; top += 600) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
        const shown = await Promise.all(
          [contents, lists].map((part) =>
            part.evaluate((element) => {
              const { top, bottom } = element.getBoundingClientRect();
              return Math.min(bottom, window.innerHeight) - Math.max(top, 0);
            }),
          ),
        );
        expect(Math.max(...shown), `${top} px down`).toBeGreaterThan(150);
      }
      await expect(contents).toBeInViewport({ ratio: 0.9 });
      await expect(page.getByRole("main").getByRole("link", { name: "Hỏi xưởng" })).toHaveAttribute("href", ask);
      await headings.last().scrollIntoViewIfNeeded();
      await contents.getByRole("link").nth(1).click();
      await expect(headings.nth(1)).toBeInViewport();
      await expect(contents.locator("[aria-current]")).toHaveText((await headings.nth(1).textContent()) ?? "");
      // A window so tall that the page ends before its last section has come up to where a visitor reads.
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: 1440, height: whole - 200 });
      await page.evaluate(() => window.scrollTo({ top: 200, behavior: "instant" }));
      await expect(contents.locator("[aria-current]")).toHaveText((await headings.last().textContent()) ?? "");
    });
  }
});
