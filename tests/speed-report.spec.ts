/** The report of page speed after start-up, to the project's own server (specification §9; issue: numbers only, no cookie). */
import { open } from "./inside.ts";
import { expect, test } from "./site.ts";

const VITALS = "**/api/v1.0/vitals";

test("when the page is left, its measurements go to the site's own server: names and numbers, no cookie", async ({
  page,
  context,
}) => {
  const measuring = page.waitForResponse(/speed-report.*\.js$/);
  await open(page, "/");
  await measuring;
  const reported = page.waitForRequest(VITALS);
  const answered = page.waitForResponse(VITALS);
  let asked = false;
  reported.then(() => {
    asked = true;
  });
  await page.evaluate(() => Object.defineProperty(document, "visibilityState", { get: () => "hidden" }));
  // The script has come, but may not have begun to listen.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    expect(asked).toBe(true);
  }).toPass();
  const request = await reported;
  expect(request.method()).toBe("POST");
  const reports = request.postDataJSON() as { name: string; value: number }[];
  expect(reports.length).toBeGreaterThan(0);
  for (const report of reports) {
    expect(Object.keys(report).toSorted()).toEqual(["name", "rating", "value"]);
    expect(report.name).toMatch(/^(CLS|FCP|INP|LCP|TTFB)$/);
    expect(report.value).toBeGreaterThanOrEqual(0);
  }
  expect((await answered).status()).toBe(204);
  expect((await request.allHeaders()).cookie).toBeUndefined();
  expect(await context.cookies()).toEqual([]);
});
