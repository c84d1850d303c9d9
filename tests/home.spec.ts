/** Home but for its banner: sections, samples, news (specification §1, §2, §4, §9). */
import { pass, reduceMotion, stopTime } from "./clock.ts";
import { articles, categories, settings } from "./content.ts";
import { FAILED_DATA, refuseData } from "./data-files.ts";
import { follow, open } from "./inside.ts";
import { expect, test } from "./site.ts";

test("the sections stand in the order of the specification", async ({ page }) => {
  await open(page, "/");
  await expect(page).toHaveTitle("Trang chủ - In ấn Hoàng Gia");
  const main = page.getByRole("main");
  const sections = [
    main.getByRole("region", { name: "Giới thiệu nhanh" }),
    main.getByRole("heading", { name: "Dịch vụ in", exact: true }),
    main.getByRole("heading", { name: "Mẫu thiết kế nổi bật" }),
    main.getByRole("heading", { name: "Tin tức nổi bật" }),
    main.getByRole("heading", { name: "24/7" }),
    main.getByRole("heading", { name: "Dịch vụ của chúng tôi" }),
  ];
  let above = -1;
  for (const section of sections) {
    const { y } = (await section.boundingBox()) ?? { y: Number.NaN };
    expect(y).toBeGreaterThan(above);
    above = y;
  }
});

test("the category grid leads to every category", async ({ page }) => {
  await open(page, "/");
  const grid = page.getByRole("main").getByRole("region", { name: "Dịch vụ in" });
  await expect(grid.getByRole("link")).toHaveCount(categories.length);
  for (const { title, slug } of categories) {
    await expect(grid.getByRole("link", { name: title })).toHaveAttribute("href", `/danh-muc-in/${slug}`);
  }
});

test("the first three articles stand as cards that lead to them", async ({ page }) => {
  await open(page, "/");
  const cards = page.getByRole("region", { name: "Tin tức nổi bật" }).getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText(articles.slice(0, 3).map(({ title }) => title));
  await cards.last().click();
  await expect(page).toHaveURL(`/tin-tuc/${articles[2]?.slug}`);
});

test("four value cards name quality, time, price and support", async ({ page }) => {
  await open(page, "/");
  const cards = page.getByRole("region", { name: "Vì sao chọn chúng tôi" }).getByRole("listitem");
  await expect(cards.getByRole("heading")).toHaveText([/Chất lượng/, /Thời gian/, /Giá cạnh tranh/, /Hỗ trợ 24\/7/]);
});

test("the two services stand in alternating blocks of picture and text", async ({ page, isMobile }) => {
  await open(page, "/");
  const services = page.getByRole("region", { name: "Dịch vụ của chúng tôi" });
  const headings = services.getByRole("heading", { level: 3 });
  await expect(headings).toHaveText([/In/, /Thiết kế/]);
  await expect(services.getByRole("img")).toHaveCount(2);
  if (isMobile) return;
  const pictureIsLeft = async (place: number) => {
    const picture = await services.getByRole("img").nth(place).boundingBox();
    const words = await headings.nth(place).boundingBox();
    return (picture?.x ?? 0) < (words?.x ?? 0);
  };
  expect(await pictureIsLeft(0)).not.toBe(await pictureIsLeft(1));
});

test("reached by a link, the category grid shows 'Loading...' until its data is here", async ({ page }) => {
  await open(page, "/lien-he");
  const answer = Promise.withResolvers<void>();
  await page.route("**/data/categories.json", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await follow(page, "/");
  const grid = page.getByRole("main").getByRole("region", { name: "Dịch vụ in" });
  await expect(grid.getByText("Loading...")).toBeVisible();
  await expect(grid.getByRole("link")).toHaveCount(0);
  answer.resolve();
  await expect(grid.getByRole("link")).toHaveCount(categories.length);
  await expect(page.getByText("Loading...")).toHaveCount(0);
});

test.describe("where the data does not come", () => {
  test.use({ allowed: FAILED_DATA });

  test("the wall still has the telephones and a link to every category", async ({ page }) => {
    await open(page, "/lien-he");
    await refuseData(page);
    await follow(page, "/");
    const wall = page.getByRole("main").getByRole("region", { name: "Dịch vụ in" });
    await expect(wall.getByText(/Chưa tải được/)).toBeVisible();
    for (const phone of settings.phones) await expect(wall.getByRole("link", { name: phone })).toBeVisible();
    for (const { title, slug } of categories) {
      await expect(wall.getByRole("link", { name: title })).toHaveAttribute("href", `/danh-muc-in/${slug}`);
    }
  });
});

test.describe("the three samples", () => {
  type Page = import("@playwright/test").Page;
  const samples = (page: Page) => page.getByRole("region", { name: "Mẫu thiết kế nổi bật" }).getByRole("group");
  const first = (page: Page) => samples(page).first();
  const scrolled = (page: Page) => first(page).evaluate((sample) => sample.scrollTop);
  /** Pixels to the bottom. */
  const wayDown = (page: Page) => first(page).evaluate((sample) => sample.scrollHeight - sample.clientHeight);

  async function begin(page: Page): Promise<void> {
    await stopTime(page);
    await open(page, "/");
    await expect(samples(page)).toHaveCount(3);
    await first(page).scrollIntoViewIfNeeded();
    expect(await scrolled(page)).toBe(0);
  }

  test("a sample scrolls 1 px every 5 ms while hovered, whatever the frame rate, to the bottom", async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, "hover needs a mouse");
    await begin(page);
    await first(page).hover();
    await pass(page, 250);
    expect(Math.abs((await scrolled(page)) - 50)).toBeLessThan(5);
    await page.clock.fastForward(250); // one late frame in place of fifteen
    await pass(page, 16);
    expect(Math.abs((await scrolled(page)) - 103)).toBeLessThan(5);
    const bottom = await wayDown(page);
    expect(bottom).toBeGreaterThan(103);
    await pass(page, bottom * 5);
    expect(await scrolled(page)).toBeGreaterThan(bottom - 1);
  });

  test("a sample stops where it is when the mouse leaves", async ({ page, isMobile }) => {
    test.skip(isMobile, "hover needs a mouse");
    await begin(page);
    await first(page).hover();
    await pass(page, 200);
    await page.mouse.move(2, 2);
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(30);
    await pass(page, 1000);
    expect(await scrolled(page)).toBe(place);
  });

  test("a sample scrolls while it has the focus of the keyboard", async ({ page, isMobile }) => {
    test.skip(isMobile, "phones have no keyboard");
    await begin(page);
    await first(page).focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(first(page)).toBeFocused();
    await pass(page, 300);
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(40);
    await page.keyboard.press("Tab");
    await pass(page, 50);
    const left = await scrolled(page);
    await pass(page, 1000);
    expect(await scrolled(page)).toBe(left);
  });

  test("a sample scrolls after a touch and stops after a touch elsewhere", async ({ page, isMobile }) => {
    test.skip(!isMobile, "needs a finger");
    await begin(page);
    await first(page).tap();
    await pass(page, 300);
    expect(await scrolled(page)).toBeGreaterThan(40);
    await page.getByRole("heading", { name: "Mẫu thiết kế nổi bật" }).tap();
    const place = await scrolled(page);
    await pass(page, 1000);
    expect(await scrolled(page)).toBe(place);
  });

  test("a sample stands still under reduced motion", async ({ page, isMobile }) => {
    test.skip(isMobile, "hover needs a mouse");
    await begin(page);
    await reduceMotion(page);
    await first(page).hover();
    await pass(page, 1000);
    expect(await scrolled(page)).toBe(0);
  });
});
