/** The bar and the large number for a visitor whose line brought the site's fonts too late: they are set in a face of the device, which may be wider. What every screen then is on a phone: outside/every-screen.spec.ts. */
import { open } from "../inside.ts";
import { overlaps } from "../out-of-sight.ts";
import { expect, test } from "../site.ts";

test.describe("on wide screens @computer", () => {
  test.use({ allowed: /net::ERR_FAILED/ });

  test.beforeEach(({ page }) => page.route("**/*.woff2", (route) => route.abort()));

  test("no link of the bar is cut or lies under the search, and the large number stands on one line", async ({
    page,
  }) => {
    await open(page, "/gioi-thieu");
    const header = page.getByRole("banner");
    const navigation = header.getByRole("navigation", { name: "Chính" });
    const parts = [
      navigation.getByRole("link", { name: "Giới thiệu" }),
      navigation.getByRole("link", { name: "Liên hệ" }),
      header.getByRole("searchbox"),
    ];
    const number = page.getByRole("region", { name: "Gọi xưởng" }).getByRole("link");
    const lines = () =>
      number.evaluate(
        (link) => link.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(link).fontSize),
      );
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
      await expect.poll(() => overlaps(parts), `at ${width} px`).toEqual([]);
      await expect.poll(lines, `heights of a line at ${width} px`).toBeLessThan(1.5);
    }
  });
});
