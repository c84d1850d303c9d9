/** The bar for a visitor whose line brought the site's fonts too late: it is set in a face of the device, which may be wider. What every screen then is on a phone: outside/every-screen.spec.ts. */
import { open } from "../inside.ts";
import { overlaps } from "../out-of-sight.ts";
import { expect, test } from "../site.ts";

test.describe("on wide screens @computer", () => {
  test.use({ allowed: /net::ERR_FAILED/ });

  test.beforeEach(({ page }) => page.route("**/*.woff2", (route) => route.abort()));

  test("no link of the bar is cut or lies under the search", async ({ page }) => {
    await open(page, "/lien-he");
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
