/** The drawings of the trade in the texts of categories (content/drawings/), and their figures and tables: to be read on the narrowest phone, and where colours are forced. */
import { articles, categories } from "../content.ts";
import { doubleLetters, partsOutOfPage } from "../out-of-sight.ts";
import { expect, test } from "../site.ts";

/** Pixels: what is written in a drawing is no smaller than the least letters beside it. */
const LEAST = 12;

test("on a phone of 320 px no drawing has letters too small to read, and no category and no article is wider with letters twice as large, whatever figures and tables it has @phone", async ({
  page,
}) => {
  test.slow(); // opens every category and every article
  await page.setViewportSize({ width: 320, height: 640 });
  const addresses = [
    ...categories.map(({ slug }) => `/danh-muc-in/${slug}`),
    ...articles.map(({ slug }) => `/tin-tuc/${slug}`),
  ];
  let seen = 0;
  for (const address of addresses) {
    await page.goto(address);
    const letters = await page.locator(".prose .drawing text").evaluateAll((texts) =>
      texts.map((text) => ({
        words: text.textContent,
        size: Number.parseFloat(getComputedStyle(text).fontSize) * ((text as SVGTextElement).getScreenCTM()?.a ?? 1),
      })),
    );
    seen += letters.length;
    // Text that is turned on its side has no horizontal scale in its matrix: its size comes out as about 0.
    expect
      .soft(
        letters.filter(({ size }) => size > 1 && size < LEAST - 0.5),
        address,
      )
      .toEqual([]);
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
