/**
 * The base of every browser test: the address of the site under test, and a page that fails its test on an unexpected console error,
 * an uncaught exception or a failed request. No other host is found (playwright.config.ts).
 */

import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

/** Where the site under test listens: TEST_PORT, so that two runs go side by side. */
export const PORT = Number(process.env.TEST_PORT ?? 4173);
/** Its address, without a slash at the end. */
export const BASE_URL = `http://127.0.0.1:${PORT}`;

/** Leaving a page ends what it was loading; and the map's host is not found (playwright.config.ts). Neither is a failure. */
const HARMLESS = ["net::ERR_ABORTED", "net::ERR_NAME_NOT_RESOLVED"];

interface Watch {
  /** Console errors and failed requests that a test brings about itself; matched against their text. */
  allowed: RegExp | null;
}

/** A test that fails by what its page reports, too, unless it is `allowed`. */
export const test = base.extend<Watch>({
  allowed: [null, { option: true }],
  page: async ({ page, allowed }, use) => {
    const problems: string[] = [];
    const report = (problem: string) => {
      if (!allowed?.test(problem)) problems.push(problem);
    };
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") report(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => report(`uncaught: ${error.message}`));
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      if (!HARMLESS.includes(reason)) report(`failed: ${request.url()} ${reason}`);
    });
    await use(page);
    // What a test still answers for its page when it is over is nobody's failure: it would be the next test's.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    expect(problems).toEqual([]);
  },
});

export { expect };

/** Waits until the page's scripts have taken over: what is clicked before is only a link. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
}

/**
 * Windows and frames of other hosts get an empty page. Only where a test opens one: all the page asks for is handed to the test first then, and the
 * browser keeps no file of it.
 */
export async function answerOtherHosts(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.origin !== BASE_URL,
    (route) => route.fulfill({ contentType: "text/html", body: "<title>elsewhere</title>" }),
  );
}
