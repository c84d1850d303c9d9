/** Every screen in large letters, and for a visitor whose line brought the site's fonts too late: every line is set in a face of the device, which may be wider. */
import { everyScreen, openScreen } from "../every-screen.ts";
import { doubleLetters, nothingOutOfSight, overlaps, usualLetters } from "../out-of-sight.ts";
import { expect, test } from "../site.ts";

test.describe("on a phone @phone", () => {
  test.use({ allowed: /status of 404/ });

  test("no screen is wider than the window, and none cuts a word, in the site's letters and in those of the device, twice as large too", async ({
    page,
  }) => {
    test.slow(); // as many screens as there are, three times
    for (const { name, address } of everyScreen) {
      await openScreen(page, address);
      await page.evaluate(doubleLetters);
      for (const width of [390, 320]) await nothingOutOfSight(page, `${name}, large`, width);
      await page.evaluate(takeFaces);
      for (const width of [390, 320]) await nothingOutOfSight(page, `${name}, large, in a face of the device`, width);
      await page.evaluate(usualLetters);
      for (const width of [360, 320]) await nothingOutOfSight(page, `${name}, in a face of the device`, width);
    }
  });
});

/** Run in a page: leaves it as it would stand had none of the site's fonts come. Faces of the device stay. */
function takeFaces(): void {
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
    for (let place = sheet.cssRules.length - 1; place >= 0; place--) {
      const rule = sheet.cssRules[place];
      if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue("src").includes("url("))
        sheet.deleteRule(place);
    }
}

test.describe("on wide screens @computer", () => {
  test.use({ allowed: /net::ERR_FAILED/ });

  test.beforeEach(({ page }) => page.route("**/*.woff2", (route) => route.abort()));

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
