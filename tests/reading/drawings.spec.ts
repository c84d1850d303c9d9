/** The drawings of the trade in the texts of articles (content/drawings/), and their figures and tables: to be read on the narrowest phone, and where colours are forced. Those of categories: tests/categories/every-category.spec.ts. */
import { articles } from "../content.ts";
import { drawnLettersCanBeRead } from "../drawn-letters.ts";
import { doubleLetters, partsOutOfPage } from "../out-of-sight.ts";
import { expect, test } from "../site.ts";

test("on a phone of 320 px no drawing has letters too small to read, and no article is wider with letters twice as large, whatever figures and tables it has @phone", async ({
  page,
}) => {
  test.slow(); // opens every article
  await page.setViewportSize({ width: 320, height: 640 });
  let seen = 0;
  for (const { slug } of articles) {
    const address = `/tin-tuc/${slug}`;
    await page.goto(address);
    await expect(page.getByRole("contentinfo")).toBeVisible(); // what stands below the first view comes a moment later
    seen += await drawnLettersCanBeRead(page, address);
    await page.evaluate(doubleLetters);
    await expect.soft.poll(() => page.evaluate(partsOutOfPage), address).toEqual([]);
  }
  expect(seen).toBeGreaterThan(50);
});

test("where colours are forced a drawing keeps the ground that its inks are for @computer", async ({ page }) => {
  const ground = () =>
    page
      .locator(".prose .drawing")
      .first()
      .evaluate((drawing) => getComputedStyle(drawing).backgroundColor);
  await page.goto("/danh-muc-in/in-standee");
  const usual = await ground();
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  expect(await ground()).toBe(usual);
});
