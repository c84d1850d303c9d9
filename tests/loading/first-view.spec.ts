/** Scripts wait for the first view, and for no longer than a visitor does (scripts/build/late-scripts.ts). */
import type { Page } from "@playwright/test";
import { NEWS } from "../../app/addresses.ts";
import { pass, stopTime } from "../clock.ts";
import { expect, hydrated, test } from "../site.ts";

test.skip(({ isMobile }) => isMobile, "does not depend on the width");

/** Opens the news, whose first view has a picture, without any: they never come. @returns the scripts asked for from now on, but for the one that waits */
async function openWithoutPictures(page: Page): Promise<string[]> {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js") && !pathname.startsWith("/assets/start-")) scripts.push(pathname);
  });
  await page.route("**/pictures/**", () => {}); // never answered
  // Not before the script that waits has run: browsers tell of the parsed page after that.
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

test("pictures that do not come hold the scripts back for three seconds", async ({ page }) => {
  await stopTime(page);
  const scripts = await openWithoutPictures(page);
  await pass(page, 2999);
  expect(scripts).toEqual([]);
  await pass(page, 1);
  await hydrated(page);
});
