/** Letters twice as large by the browser's own setting: media queries in em follow that setting, but not a larger font size of the page. */
import { BROWSER_FLAGS, NO_OTHER_HOST } from "../../scripts/browser.ts";
import { policies } from "../content.ts";
import { partsOutOfPage } from "../out-of-sight.ts";
import { screens } from "../screens.ts";
import { expect, test } from "../site.ts";

test.use({
  allowed: /status of 404/,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...BROWSER_FLAGS, NO_OTHER_HOST, "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26"],
  },
});

test("no screen is wider than the narrowest phone @phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [
    ...screens().map(({ address }) => address),
    ...policies.map(({ slug }) => `/chinh-sach/${slug}`),
  ]) {
    await page.goto(address);
    await expect(page.getByRole("contentinfo")).toBeVisible(); // what stands below the first view comes a moment later
    expect.soft(await page.evaluate(partsOutOfPage), address).toEqual([]);
  }
});
