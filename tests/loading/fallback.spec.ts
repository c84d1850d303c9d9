/** What ends in the route fallback (specification §2, §8; open points on waiting and addresses). */
import type { Page } from "@playwright/test";
import { pass, stopTime } from "../clock.ts";
import { categories, settings } from "../content.ts";
import { holdBack } from "../held-back.ts";
import { open } from "../inside.ts";
import { expect, test } from "../site.ts";

test.use({
  allowed:
    /status of 404|Failed to load resource|net::ERR_FAILED|net::ERR_INTERNET_DISCONNECTED|Loading chunk|dynamically imported module|have not come in time/,
});

const HEADING = "Unexpected Application Error!";
const SHEET = /introduction.*\.css$/;
const adopted = (page: Page) => page.evaluate(() => document.adoptedStyleSheets.length);

test("an unknown address shows the fallback with its status, inside the shared layout, with ways out @computer", async ({
  page,
}) => {
  await open(page, "/khong-co-trang-nay");
  await expect(page).toHaveTitle(HEADING);
  const main = page.getByRole("main");
  await expect(main.getByText(HEADING)).toBeVisible();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("404 Not Found");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(main.getByRole("navigation").getByRole("link")).toHaveCount(categories.length);
  const box = main.getByRole("searchbox");
  await box.fill("standee");
  await box.press("Enter");
  await expect(page).toHaveURL("/tim-kiem?q=standee");
});

test("a screen whose script fails ends in the fallback, and its button reloads @computer", async ({ page }) => {
  await open(page, "/lien-he");
  const faces = await page.evaluate(() => document.fonts.size);
  await page.route(/\.js$|snapped-tape/, (route) => route.abort());
  const link = page.getByRole("navigation", { name: "Chính" }).getByRole("link", { name: "Giới thiệu" });
  const sheet = page.waitForEvent("requestfinished", (request) => SHEET.test(request.url()));
  await link.hover();
  await sheet;
  await link.click();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(HEADING);
  await expect.poll(() => adopted(page), "those of the screen count, too").toBeGreaterThan(0);
  await expect(main.getByText(/Loading chunk .* failed/)).toBeVisible();
  await expect(main.locator("img"), "its own picture did not come either, and leaves no frame").toBeHidden();
  expect(await page.evaluate(() => document.fonts.size), "the site's own faces").toBe(faces);
  await expect(page).toHaveURL("/gioi-thieu");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(main.getByRole("alert"), "told to those who do not see it").toHaveText(/^Trang này chưa tải xong/);
  await test.step("the menu's panel closes by Escape, as on any page", async () => {
    await link.focus();
    await page.keyboard.press("Tab");
    await expect(page.locator("#size-menu")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("#size-menu")).toBeHidden();
  });
  await page.unroute(/\.js$|snapped-tape/);
  await main.getByRole("button", { name: "Tải lại trang" }).click();
  await expect(main.getByText(String(settings.founded)).first()).toBeVisible();
  await expect(main.getByText(HEADING)).toHaveCount(0);
});

test("a link to a screen whose script once failed leads there when the line is back @computer", async ({ page }) => {
  await open(page, "/lien-he");
  const main = page.getByRole("main");
  const link = page.getByRole("navigation", { name: "Chính" }).getByRole("link", { name: "Giới thiệu" });
  const fallback = main.getByRole("heading", { level: 1, name: HEADING });
  await page.route(/\/introduction-[^/]+\.js$/, (route) => route.abort());
  await link.click();
  await expect(fallback).toBeVisible();
  await expect(main, "arrived at like a screen").toBeFocused();
  await expect(page.locator("[data-arrived]")).toHaveText(HEADING);
  await page.context().setOffline(true);
  await link.click();
  await expect(fallback, "without a line there is no better page").toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("navigation", { name: "Chính" }).getByRole("link", { name: "Liên hệ" }).click();
  await expect(main.getByRole("heading", { level: 1, name: settings.name })).toBeVisible();
  await expect(main, "and left like one").toBeFocused();
  await expect(page.locator("[data-arrived]")).toHaveText(await page.title());
  await page.unroute(/\/introduction-[^/]+\.js$/);
  await link.click();
  await expect(main.getByText(String(settings.founded)).first()).toBeVisible();
  await expect(page).toHaveTitle(/^Giới thiệu/);
});

test("a fallback that a browser kept for the way back loads its page where there is a line again @computer", async ({
  page,
}) => {
  await open(page, "/lien-he");
  const main = page.getByRole("main");
  const comeBack = () =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await page.route(/\/introduction-[^/]+\.js$/, (route) => route.abort());
  await page.getByRole("navigation", { name: "Chính" }).getByRole("link", { name: "Giới thiệu" }).click();
  await expect(main.getByRole("heading", { level: 1, name: HEADING })).toBeVisible();
  await page.unroute(/\/introduction-[^/]+\.js$/);
  await page.context().setOffline(true);
  await comeBack();
  await expect(main.getByRole("heading", { level: 1, name: HEADING })).toBeVisible();
  await page.context().setOffline(false);
  await comeBack();
  await expect(main.getByText(String(settings.founded)).first()).toBeVisible();
});

test("a screen whose script has not come after 120 s ends in the fallback @computer", async ({ page }) => {
  await stopTime(page);
  await open(page, "/lien-he");
  await page.route("**/*.js", () => {}); // never answered
  const asked = page.waitForRequest(/introduction.*\.js/);
  const sheet = page.waitForEvent("requestfinished", (request) => SHEET.test(request.url()));
  await page.getByRole("navigation", { name: "Chính" }).getByRole("link", { name: "Giới thiệu" }).click();
  await Promise.all([asked, sheet]); // otherwise the clock would run ahead of the style sheet
  await pass(page, 119_990);
  await expect(page.getByRole("main").getByText("Đang mở trang…")).toBeVisible();
  await pass(page, 10);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(HEADING);
  await expect(page.getByText(/Loading chunk .* failed.*timeout/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Tải lại trang" })).toBeVisible();
});

test.describe("the search, whose page has nothing to read without its script", () => {
  const SCRIPT = /\/search-(?!list)[^/]+\.js$/;
  const ADDRESS = "/tim-kiem?q=decal";
  const said = (page: Page) => page.getByText("Chưa tải được phần tìm kiếm");
  const waits = (page: Page) => page.getByText("Máy đang in, chờ một chút…");
  const found = (page: Page) => page.getByRole("heading", { level: 1, name: "Kết quả tìm kiếm cho: decal" });

  test("says so where the script fails, and loads the page anew with the query @computer", async ({ page }) => {
    await page.route(SCRIPT, (route) => route.abort());
    await page.goto(ADDRESS);
    await expect(said(page)).toBeVisible();
    await expect(waits(page)).toBeHidden();
    await page.unroute(SCRIPT);
    await page.getByRole("link", { name: "Tải lại trang" }).click();
    await expect(found(page)).toBeVisible();
    await expect(said(page)).toHaveCount(0);
  });

  test("says so where the script has not come after 120 s, and shows what was found when it comes later @computer", async ({
    page,
  }) => {
    await stopTime(page);
    const come = await holdBack(page, SCRIPT);
    const asked = page.waitForRequest(SCRIPT);
    await page.goto(ADDRESS);
    await asked;
    await pass(page, 119_000);
    await expect(waits(page)).toBeVisible();
    await pass(page, 1_010);
    await expect(said(page)).toBeVisible();
    come();
    await expect(found(page)).toBeVisible();
    await expect(said(page)).toHaveCount(0);
  });
});
