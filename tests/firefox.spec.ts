/**
 * The main journeys in Firefox. Playwright drives only a Firefox of its own, which has to be downloaded; these journeys drive the machine's Firefox
 * through WebDriver BiDi. `FIREFOX_PATH` names it (scripts/browser.ts).
 */
import { test as base, expect } from "@playwright/test";
import puppeteer, { type Browser, type HTTPRequest, type Page } from "puppeteer-core";
import { articles, categories, settings } from "./content.ts";
import { BASE_URL } from "./site.ts";

const FIREFOX = process.env.FIREFOX_PATH;
const [category] = categories;

const start = () =>
  puppeteer.launch({
    browser: "firefox",
    executablePath: FIREFOX,
    headless: true,
    // Keeps Firefox from sending requests of its own.
    extraPrefsFirefox: { "intl.accept_languages": "vi-VN", "network.captive-portal-service.enabled": false },
  });

/** One browser for all journeys: starting it takes longer than any of them. Each gets a page that fails it on an error, except one that is `allowed`. */
const test = base.extend<{ tab: Page; allowed: RegExp | null }, { firefox: Browser }>({
  allowed: [null, { option: true }],
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: how Playwright knows what a fixture needs
    async ({}, use) => {
      const firefox = await start();
      await use(firefox);
      await firefox.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  tab: async ({ firefox, allowed }, use) => {
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.setViewport({ width: 1440, height: 900 });
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(`uncaught: ${error instanceof Error ? error.message : error}`));
    page.on("console", (message) => message.type() === "error" && problems.push(`console: ${message.text()}`));
    await use(page);
    await context.close();
    expect(problems.filter((problem) => !allowed?.test(problem))).toEqual([]);
  },
});

test.skip(!FIREFOX, "no Firefox on this machine, and none could be installed: the journeys ran in Chromium only");
test.skip(({ isMobile }) => isMobile, "sets its own width");
test.describe.configure({ mode: "default" });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(BASE_URL + address);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
}

/** Clicks a link and waits for its address and for a first heading with those words. */
async function follow(page: Page, link: string, address: string, heading: string): Promise<void> {
  await page.locator(link).click();
  await page.waitForFunction(
    (path, words) =>
      decodeURIComponent(location.pathname + location.search) === path &&
      document.querySelector("main h1")?.textContent?.includes(words),
    {},
    address,
    heading,
  );
}

test("in Firefox one goes from home to a category and an article, and sends the form", async ({ tab: page }) => {
  await open(page, "/");
  const address = `/danh-muc-in/${category?.slug}`;
  await follow(page, `main a[href="${address}"]`, address, category?.title ?? "");
  await follow(page, 'nav[aria-label="Chính"] a[href="/tin-tuc"]', "/tin-tuc", "Tất cả bài viết");
  const article = `/tin-tuc/${articles[0]?.slug}`;
  await follow(page, `main a[href="${article}"]`, article, articles[0]?.title ?? "");
  await follow(page, 'nav[aria-label="Chính"] a[href="/lien-he"]', "/lien-he", settings.name);
  for (const [name, value] of [
    ["from_name", "Nguyễn Thu Hà"],
    ["from_phone", "0912 345 678"],
    ["from_email", "thuha@vidu.vn"],
    ["message", "Bạt hiflex 3 × 1 m, xem bằng Firefox"],
  ])
    await page.locator(`main [name=${name}]`).fill(value ?? "");
  await page.locator("main form button[type=submit]").click();
  await page.waitForFunction(() =>
    document.querySelector("main [role=status]")?.textContent?.includes("Email đã được gửi thành công!"),
  );
});

test("in Firefox the search finds, the pages of the news follow each other, and Back leads back", async ({
  tab: page,
}) => {
  await open(page, "/lien-he");
  await page.locator("header [type=search]").fill("standee");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector('main a[href="/danh-muc-in/in-standee"]'));
  await follow(page, 'nav[aria-label="Chính"] a[href="/tin-tuc"]', "/tin-tuc", "Tất cả bài viết");
  await follow(page, 'main a[aria-label="Trang 2"]', "/tin-tuc/trang/2", "Tất cả bài viết");
  await page.waitForFunction(
    (title) => document.querySelector("main article")?.textContent?.includes(title),
    {},
    articles[9]?.title ?? "",
  );
  await page.goBack();
  await page.waitForFunction(() => location.pathname === "/tin-tuc");
});

test("in Firefox the menu opens by keyboard and by mouse, and Escape closes it", async ({ tab: page }) => {
  await open(page, "/gioi-thieu");
  const menuShown = (is: boolean) =>
    page.waitForFunction((shown) => document.querySelector("#size-menu")?.checkVisibility() === shown, {}, is);
  await page.focus('nav[aria-label="Chính"] a[href="/gioi-thieu"]');
  await page.keyboard.press("Tab");
  await menuShown(true);
  await page.keyboard.press("Escape");
  await menuShown(false);
  await page.locator('nav[aria-label="Chính"] a[href="/danh-muc-in"]').hover();
  await menuShown(true);
  await follow(page, '#size-menu a[href="/danh-muc-in/in-standee"]', "/danh-muc-in/in-standee", "In standee");
});

/** Lets no script of the page come. @returns what lets them again */
async function withoutScripts(page: Page): Promise<() => Promise<void>> {
  await page.setRequestInterception(true);
  const hold = (request: HTTPRequest) => request.url().endsWith(".js") || void request.continue();
  page.on("request", hold);
  return async () => {
    page.off("request", hold);
    await page.setRequestInterception(false);
  };
}

/** Clicks a link of the footer before the page has its scripts. */
async function followEarly(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`footer a[href="${to}"]`)?.click(), address);
  await page.waitForFunction((to) => location.pathname === to, {}, address);
}

test.describe("a page that was left before its scripts", () => {
  // Those that were still on their way end with the page, which on a busy machine lives long enough to say so.
  test.use({ allowed: /error loading dynamically imported module/ });

  test("stands in Firefox on the way back where it was left, with what was typed", async ({ tab: page }) => {
    const standee = "/danh-muc-in/in-standee";
    await open(page, "/gioi-thieu");
    await page.evaluate(() => window.scrollTo(0, 1800));
    const again = await withoutScripts(page);
    await page.reload({ waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => window.scrollY === 1800);
    await followEarly(page, standee);
    await again();
    await page.goBack();
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
    expect(await page.evaluate(() => [location.pathname, window.scrollY])).toEqual(["/gioi-thieu", 1800]);

    const once = await withoutScripts(page);
    await page.goto(`${BASE_URL}/lien-he`, { waitUntil: "domcontentloaded" });
    await page.locator("main [name=message]").fill("Bạt hiflex 3 × 1 m");
    await followEarly(page, standee);
    await once();
    await page.goBack();
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
    const message = page.locator("main [name=message]").map((box) => (box as HTMLTextAreaElement).value);
    expect(await message.wait()).toBe("Bạt hiflex 3 × 1 m");
  });
});
