/** For a visitor whose line brought the site's fonts too late: every line is set in a face of the device, which may be wider. */
import { everyScreen, openScreen } from "../every-screen.ts";
import { doubleLetters, nothingOutOfSight, overlaps } from "../out-of-sight.ts";
import { expect, test } from "../site.ts";

test.use({ allowed: /status of 404|net::ERR_FAILED/ });

test.beforeEach(({ page }) => page.route("**/*.woff2", (route) => route.abort()));

test.describe("on a phone @phone", () => {
  test("no screen is wider than the window, and none cuts a word, with letters twice as large either", async ({
    page,
  }) => {
    test.slow(); // as many screens as there are, twice
    for (const { name, address } of everyScreen) {
      await openScreen(page, address);
      for (const width of [360, 320]) await nothingOutOfSight(page, name, width);
      await page.evaluate(doubleLetters);
      for (const width of [390, 320]) await nothingOutOfSight(page, `${name}, large`, width);
    }
  });
});

test.describe("on wide screens @computer", () => {
  test("no link of the bar is cut or lies under the search", async ({ page }) => {
    await openScreen(page, "/lien-he");
    const header = page.getByRole("banner");
    const navigation = header.getByRole("navigation", { name: "Chính" });
    const parts = [
      navigation.getByRole("link", { name: "Giới thiệu" }),
      navigation.getByRole("link", { name: "Liên hệ" }),
      header.getByRole("searchbox"),
    ];
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
      await expect.poll(() => overlaps(parts), `at ${width} px`).toEqual([]);
    }
  });
});
