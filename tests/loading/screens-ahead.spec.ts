/** Home and /thu-kho, which wait for no delay, are fetched ahead once a visitor does something on a page (app/ui/link-following.tsx). */
import type { Page } from "@playwright/test";
import { HOME, TRY_SIZE } from "../../app/addresses.ts";
import { pass, stopTime } from "../clock.ts";
import { follow, open } from "../inside.ts";
import { expect, test } from "../site.ts";

test.skip(({ isMobile }) => isMobile, "does not depend on the width");

const THEIRS = /\/assets\/(home|carousel|try-size|bench|figures|docket)-[^/]+\.(js|css)$/;

/** @returns the files of the two screens that the page asks for from now on */
function filesAskedFor(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (THEIRS.test(pathname)) files.push(pathname);
  });
  return files;
}

/** A mouse lies where the page opens: the browser sends these events for it, though nobody has moved it. */
async function restOn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const main = document.querySelector("main");
    for (const type of ["pointerover", "pointermove"]) main?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  });
}

/** A visitor presses a key and stays until the last of each screen has come: its script and its sheet, those of the docket for /thu-kho. */
async function lookAround(page: Page): Promise<void> {
  const last = ["home", "docket"].flatMap((part) =>
    ["js", "css"].map((kind) =>
      page.waitForEvent("requestfinished", (request) => {
        const plain = kind === "js" && request.resourceType() === "fetch"; // scripts come as plain files first, and are run later
        return !plain && new RegExp(`/${part}-[^/]+\\.${kind}$`).test(request.url());
      }),
    ),
  );
  await page.keyboard.press("Shift");
  await pass(page, 2000);
  await Promise.all(last);
}

test("a visitor who does something has both screens at hand, one who only opens a page has not", async ({ page }) => {
  await stopTime(page);
  const files = filesAskedFor(page);
  await open(page, "/lien-he");
  await restOn(page);
  await pass(page, 10_000);
  expect(files).toEqual([]);
  await lookAround(page);
  expect(files).not.toEqual([]);
  await page.route(THEIRS, (route) => route.abort());
  const come = files.length;
  await follow(page, TRY_SIZE.to);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TRY_SIZE.title);
  await expect(page.getByRole("heading", { name: "Phiếu in" })).toBeVisible();
  await follow(page, HOME.to);
  await expect(page.locator("#dich-vu-in")).toBeAttached();
  expect(files.slice(come)).toEqual([]);
});

test("a browser that saves data fetches a screen only when its link is followed", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await stopTime(page);
  const files = filesAskedFor(page);
  await open(page, "/lien-he");
  await page.keyboard.press("Shift");
  await pass(page, 10_000);
  expect(files).toEqual([]);
  await follow(page, HOME.to);
  await expect(page.locator("#dich-vu-in")).toBeAttached();
});

test.describe("on a line that breaks off meanwhile", () => {
  test.use({ allowed: /ERR_FAILED|Failed to load resource/ });

  test("a script that did not come is asked for again when the link is followed", async ({ page }) => {
    await stopTime(page);
    await open(page, "/lien-he");
    await page.route(THEIRS, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => /\/home-[^/]+\.js$/.test(request.url()));
    await page.keyboard.press("Shift");
    await pass(page, 2000);
    await failed;
    await page.unroute(THEIRS);
    await follow(page, HOME.to);
    await expect(page.locator("#dich-vu-in")).toBeAttached();
  });
});
