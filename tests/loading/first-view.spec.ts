/**
 * Scripts wait for the first view, but start at once when a visitor does something (scripts/build/page/late-scripts.ts); so does what stands below the
 * first view (app/styles/base.css).
 */
import type { Page } from "@playwright/test";
import { articleAddress, INTRODUCTION, NEWS } from "../../app/addresses.ts";
import { fontsFirst } from "../../server/headers.ts";
import { badLine } from "../bad-line.ts";
import { pass, stopTime } from "../clock.ts";
import { articles } from "../content.ts";
import { holdBack } from "../held-back.ts";
import { expect, hydrated, test } from "../site.ts";

test.skip(({ isMobile }) => isMobile, "does not depend on the width");

const A_PHONE = { width: 412, height: 823 };

/** @returns the files of this kind that the page asks for from now on */
function askedFor(page: Page, kind: RegExp): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (kind.test(pathname)) files.push(pathname);
  });
  return files;
}

const scriptsAskedFor = (page: Page) => askedFor(page, /\.js$/);

/** Opens the news, whose first view has a picture, and lets no picture come. @returns the scripts asked for from now on */
async function openWithoutPictures(page: Page): Promise<string[]> {
  const scripts = scriptsAskedFor(page);
  await page.route("**/pictures/**", () => {}); // never answered
  await page.goto(NEWS.to, { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return scripts;
}

test("no script is asked for while the first picture is on its way, but a key starts them", async ({ page }) => {
  await stopTime(page);
  const scripts = await openWithoutPictures(page);
  await pass(page, 2000);
  expect(scripts).toEqual([]);
  await page.keyboard.press("Shift");
  await hydrated(page);
  expect(scripts).not.toEqual([]);
});

test("a mouse that rests where the page opens starts no script, but one that is moved does", async ({ page }) => {
  await stopTime(page);
  const scripts = await openWithoutPictures(page);
  // Chromium sometimes sends this event for a resting mouse when a page appears under it.
  await page.evaluate(() => dispatchEvent(new PointerEvent("pointermove", { movementX: 0, movementY: 0 })));
  await pass(page, 2000);
  expect(scripts).toEqual([]);
  await page.evaluate(() => dispatchEvent(new PointerEvent("pointermove", { movementX: 0, movementY: 3 })));
  await hydrated(page);
});

test("a key pressed while the end of a page is still on its way starts the scripts, which wait for the end", async ({
  page,
}) => {
  const { promise: end, resolve: letEndCome } = Promise.withResolvers<void>();
  await using site = await badLine(async (html, response) => {
    const [main = "", ...rest] = html.split(/(?<=<\/main>)/);
    response.write(main);
    await end;
    response.end(rest.join(""));
  });
  const scripts = scriptsAskedFor(page);
  await page.goto(`${site.origin}/lien-he`, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  const last = page.waitForEvent("requestfinished", (request) => /\/screen-[^/]*\.js$/.test(request.url()));
  await page.keyboard.press("Shift");
  await last; // all scripts have come; the data that they need stands at the end of the page
  expect(await page.evaluate(() => document.readyState)).toBe("loading");
  letEndCome();
  await hydrated(page);
});

test("pictures that do not come hold the scripts back for three seconds", async ({ page }) => {
  await stopTime(page);
  const scripts = await openWithoutPictures(page);
  await pass(page, 2999);
  expect(scripts).toEqual([]);
  await pass(page, 1);
  await hydrated(page);
});

test("a page that has loaded asks for its scripts once the browser says that the first view is on the display", async ({
  page,
}) => {
  await stopTime(page);
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type === "paint") window.show = () => observe.call(this, options);
      else observe.call(this, options);
    };
  });
  const scripts = scriptsAskedFor(page);
  await page.goto("/lien-he");
  await page.waitForFunction(() => window.show);
  expect(scripts).toEqual([]);
  await page.evaluate(() => window.show?.());
  await hydrated(page);
  expect(scripts).not.toEqual([]);
});

declare global {
  interface Window {
    /** Lets the page's script know that the browser has painted the first view; set once the script asks for that. */
    show?: () => void;
    /** Whether the page, once it was parsed, was marked as opened at its top. */
    atTop?: boolean;
    /** Id or tag name of each part that was held back below the first view and has opened by itself. */
    opened: string[];
  }
}

test("what stands below the first view comes after it, and by itself where no script comes", async ({ page }) => {
  await page.addInitScript(() => {
    window.opened = [];
    addEventListener("animationend", ({ animationName, target }) => {
      if (animationName === "below-first-view" && target instanceof Element)
        window.opened.push(target.id || target.tagName);
    });
  });
  // Never answered, so that the page does not finish loading, which would show the rest sooner.
  await page.route(/\/assets\/(.*\.js|street.*)$/, () => {});
  await page.goto("/", { waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => window.opened)).toEqual(expect.arrayContaining(["dich-vu-in", "FOOTER"]));
  await expect(page.locator("#dich-vu-in")).toBeVisible();
});

/**
 * From now on, time does not show what stands below the first view, not even after the three seconds that a page waits at most: only the page's script shows
 * it. The clock is not stopped for this (tests/clock.ts), because the page would then not know that it is opened at its top.
 */
async function stopShowing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.setTimeout = (() => 0) as unknown as typeof setTimeout;
    // Slowed down, not paused when it begins: that event may come a frame late, when the animation has already ended.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { animation-duration: 600s !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

test("below a category's head a phone has only the form at first, then the whole page, step by step, before its script", async ({
  page,
}) => {
  await page.setViewportSize(A_PHONE);
  const text = page.locator("article .prose");
  // The font is held back so that the page does not finish loading, which would show the rest sooner.
  const letFontsCome = await holdBack(page, "**/*.woff2");
  await stopShowing(page);
  await page.route("**/assets/*.js", () => {}); // never answered
  await page.goto("/danh-muc-in/in-bat-hiflex", { waitUntil: "commit" });
  await expect(page.locator("#category-title")).toBeVisible();
  await expect(text).toBeHidden();
  await expect(page.locator("footer")).toBeHidden();
  letFontsCome();
  await expect(text).toBeVisible();
  await expect(page.locator("footer")).toBeVisible();
  expect(await page.locator(".below-head article > :visible").count()).toBe(
    await page.locator(".below-head article > *").count(),
  );
  await expect(page.locator("html")).not.toHaveAttribute("data-fresh");
});

test("a phone has two cards of the news at first, and asks for no picture below them", async ({ page }) => {
  await page.setViewportSize(A_PHONE);
  await stopShowing(page);
  const pictures = askedFor(page, /^\/pictures\//);
  await openWithoutPictures(page); // so that the page does not finish loading, which would show the rest
  const cards = page.locator("main article");
  await expect(cards.nth(1)).toBeVisible();
  await expect(cards.nth(2)).toBeHidden();
  await expect.poll(() => pictures.length).toBe(2);
  await page.keyboard.press("Tab"); // a visitor is there
  await expect(cards.last()).toBeVisible();
  await expect(page.locator("footer")).toBeVisible();
});

for (const [what, address, rest] of [
  ["an article", articleAddress(articles[0]?.slug ?? ""), ".prose > :nth-child(5)"],
  ["the introduction", INTRODUCTION.to, "section:has(#process)"],
] as const) {
  test(`of ${what} a phone has its opening at first`, async ({ page }) => {
    await page.setViewportSize(A_PHONE);
    await stopShowing(page);
    await page.route("**/*.woff2", () => {}); // never answered, so that the page does not finish loading, which would show the rest
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(rest)).toBeHidden();
    await expect(page.locator("footer")).toBeHidden();
    await page.keyboard.press("Tab"); // a visitor is there
    await expect(page.locator(rest)).toBeVisible();
    await expect(page.locator("footer")).toBeVisible();
    // Below the lower edge of every window in which the rest is hidden: app/styles/base.css, 62em.
    expect((await page.locator(rest).boundingBox())?.y).toBeGreaterThan(992);
  });
}

test("the headers of a page name the fonts that its preload links name, and each font is loaded once", async ({
  page,
}) => {
  const fonts = askedFor(page, /\.woff2$/);
  const answer = await page.goto("/lien-he", { waitUntil: "load" });
  const links = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  expect(links).toHaveLength(2);
  expect(answer?.headers().link).toBe(fontsFirst(links));
  await hydrated(page);
  expect(fonts).toEqual(links);
});

test("a page that is opened further down, at an anchor or by a reload, is whole at once", async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      window.atTop ??= document.documentElement.dataset.fresh !== undefined; // parsed, and no script file has run
    });
  });
  const atTop = () => page.evaluate(() => window.atTop);
  await page.goto("/#dich-vu-in");
  expect(await atTop()).toBe(false);
  await page.goto("/lien-he");
  expect(await atTop()).toBe(true);
  await page.reload();
  expect(await atTop()).toBe(false);
});

test("the style sheets come before the scripts, and style what a closed menu holds", async ({ page }) => {
  await page.route("**/assets/*.js", () => {}); // never answered
  await page.goto("/lien-he");
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
      ),
    )
    .toBe(true);
  const link = page.locator("#size-menu li a").first();
  expect(await link.evaluate((element) => getComputedStyle(element).display)).toBe("grid");
});
