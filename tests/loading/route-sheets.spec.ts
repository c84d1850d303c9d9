/** The style sheets of a screen that is reached inside the site (app/route-sheets.ts). */
import type { Page } from "@playwright/test";
import { categories, settings } from "../content.ts";
import { follow, open } from "../inside.ts";
import { expect, test } from "../site.ts";

test.skip(({ isMobile }) => isMobile, "does not depend on the width");

/** The rules of each of the page's style sheets, in the order of the cascade. */
const sheetsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets, ...document.adoptedStyleSheets].map(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText).join("\n"),
    ),
  );

/** An event of the browser's trace. */
interface Traced {
  name: string;
  /** Time, in microseconds. */
  ts: number;
  args: { data?: { reason?: string }; elementCount?: number };
}

/** @returns the events that Chromium traces while `act` runs (7 MB a click) */
async function trace(page: Page, categories: string[], act: () => Promise<void>): Promise<Traced[]> {
  const devtools = await page.context().newCDPSession(page);
  const told: Traced[] = [];
  devtools.on("Tracing.dataCollected", ({ value }) => told.push(...(value as unknown as Traced[])));
  const traceConfig = { excludedCategories: ["*"], includedCategories: categories };
  await devtools.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  await act();
  const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
  await devtools.send("Tracing.end");
  await complete;
  return told;
}

test("a screen's style sheets are added behind all others, once, whoever asks for them, and stay", async ({ page }) => {
  await open(page, "/gioi-thieu");
  let before = await sheetsOf(page);
  for (const address of ["/", "/danh-muc-in", "/lien-he", "/gioi-thieu", "/tin-tuc", "/"]) {
    await follow(page, address);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    const now = await sheetsOf(page);
    expect(now.slice(0, before.length)).toEqual(before);
    expect(new Set(now).size).toBe(now.length);
    before = now;
  }
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(4);
});

test.describe("traced", () => {
  // One after the other: two traces at the same time take a minute each.
  test.describe.configure({ mode: "default" });

  test("no click makes the browser look up the fonts anew, which would lay out the whole page once more", async ({
    page,
  }) => {
    test.slow(); // Chromium writes its trace out for 15 s
    await open(page, "/danh-muc-in");
    const [category] = categories;
    const traced = await trace(page, ["disabled-by-default-devtools.timeline.invalidationTracking"], async () => {
      for (const address of [`/danh-muc-in/${category?.slug}`, "/"]) {
        await follow(page, address);
        await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      }
    });
    const invalidated = traced.filter(({ name }) => name === "LayoutInvalidationTracking");
    const reasons = [...new Set(invalidated.map(({ args }) => args.data?.reason))];
    expect(reasons).toContain("Added to layout"); // the trace's name for something new in the layout
    expect(reasons).not.toContain("Fonts changed");
  });

  test("what comes beside the main part makes the browser recalculate the styles of hardly anything else", async ({
    page,
  }) => {
    await open(page, "/");
    // This screen has the style sheets of texts, whose rules for what follows a heading once matched whatever came beside `main`.
    await follow(page, "/lien-he");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(settings.name);
    const traced = await trace(page, ["devtools.timeline", "blink.user_timing"], () =>
      page.evaluate(() => {
        document.body.getBoundingClientRect(); // styles that are recalculated anyway
        performance.mark("comes");
        document.querySelector("main")?.after(document.createElement("section"));
        document.body.getBoundingClientRect();
        performance.mark("is there");
      }),
    );
    const elements = await page.locator("body *").count();
    const [comes = 0, isThere = 0] = ["comes", "is there"].map((mark) => traced.find(({ name }) => name === mark)?.ts);
    const recalculated = traced.filter(
      ({ name, ts, args }) => name === "UpdateLayoutTree" && ts > comes && ts < isThere && args.elementCount,
    );
    const recounted = recalculated.map(({ args }) => args.elementCount ?? 0);
    expect(recounted.length).toBeGreaterThan(0);
    expect(Math.max(...recounted)).toBeLessThan(elements / 10);
  });
});

test.describe("without its style sheet", () => {
  test.use({ allowed: /^(?:console|failed): .*(?:introduction.*\.css|Failed to fetch|ERR_FAILED)/ });

  test("a screen comes all the same, and asks for the sheet again the next time", async ({ page, request }) => {
    await open(page, "/lien-he");
    await page.route("**/introduction*.css", (route) => route.abort());
    const asked = page.waitForRequest("**/introduction*.css");
    await follow(page, "/gioi-thieu");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeAttached();
    const answer = await request.get((await asked).url());
    const missing = await page.evaluate(
      (text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        return [...sheet.cssRules].map(({ cssText }) => cssText).join("\n"); // as sheetsOf writes it
      },
      await answer.text(),
    );
    expect(await sheetsOf(page)).not.toContain(missing);
    await page.unroute("**/introduction*.css");
    await follow(page, "/lien-he");
    await follow(page, "/gioi-thieu");
    await expect.poll(() => sheetsOf(page)).toContain(missing);
  });
});
