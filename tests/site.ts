/**
 * The base of the tests in Chromium, those of the desk too: the address of the site under test, and a page that fails its test on an unexpected console
 * error or warning, an uncaught exception or a failed request. No other host is found (playwright.config.ts).
 */

import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

/** Where the site under test listens: TEST_PORT, so that two runs go side by side. */
export const PORT = Number(process.env.TEST_PORT ?? 4173);
/** Its address, without a slash at the end. */
export const BASE_URL = `http://127.0.0.1:${PORT}`;

/** Errors that are no failure: leaving a page aborts what it was loading, and the map's host is not found (playwright.config.ts). */
const HARMLESS = ["net::ERR_ABORTED", "net::ERR_NAME_NOT_RESOLVED"];

interface Watch {
  /** Console errors and failed requests that tests bring about themselves; matched against their text. */
  allowed: RegExp | null;
  /** Names more of them, from within a test. */
  allow: (problem: RegExp) => void;
  /** Watches a window that the test opens beside its own page, too. One that popped up by itself, or that nobody hands over, may report what it likes. */
  watch: (page: Page) => void;
  /** What has been reported in all windows that are watched, and what of it is no failure. */
  reports: { problems: string[]; allowed: RegExp[] };
}

/** A test that fails, too, where a window that is watched, its own page for one, reports an error that is not allowed. */
export const test = base.extend<Watch>({
  allowed: [null, { option: true }],
  reports: async ({ allowed }, use) => {
    const problems: string[] = [];
    await use({ problems, allowed: allowed ? [allowed] : [] });
    expect(problems).toEqual([]);
  },
  allow: async ({ reports }, use) => use((problem) => void reports.allowed.push(problem)),
  watch: async ({ reports: { problems, allowed } }, use) => {
    const report = (problem: string) => {
      if (!allowed.some((its) => its.test(problem))) problems.push(problem);
    };
    await use((page) => {
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning")
          report(`console: ${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => report(`uncaught: ${error.message}`));
      page.on("requestfailed", (request) => {
        const reason = request.failure()?.errorText ?? "";
        if (!HARMLESS.includes(reason)) report(`failed: ${request.url()} ${reason}`);
      });
    });
  },
  page: async ({ page, watch }, use) => {
    watch(page);
    await use(page);
    // An answer that is still being prepared when the test is over may fail without consequence: otherwise the next test would fail by it.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
});

export { expect };

/** Waits until the page's scripts have taken over: before that, what is clicked is a plain link. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
}

/**
 * Answers windows and frames of other hosts with an empty page. Only for tests that open one, because every request of the page then goes through the
 * test first, and the browser caches no file.
 */
export async function answerOtherHosts(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.origin !== BASE_URL,
    (route) => route.fulfill({ contentType: "text/html", body: "<title>elsewhere</title>" }),
  );
}
