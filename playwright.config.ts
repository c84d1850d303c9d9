import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS, NO_OTHER_HOST } from "./scripts/browser.ts";
import { BASE_URL, PORT } from "./tests/site.ts";

/** Browser tests run against the built site as the project's own server hands it out, and find no other host. `npm test` builds first and names the browser. */
export default defineConfig({
  testDir: "tests",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000, // a journey has many steps, and the machine may be busy with others
  expect: { timeout: 7_000 },
  // In CI what went wrong stands at the end of the log, whole.
  reporter: process.env.CI ? [["dot"]] : [["list"]],
  outputDir: "test-results",
  // Node itself leaves the types out, and keeps what it has read for the next process (scripts/test.ts). Playwright's own compiler takes as long as all the rest of
  // its start.
  build: { external: ["**/*.ts"] },
  use: {
    baseURL: BASE_URL,
    locale: "vi-VN",
    timezoneId: "Asia/Ho_Chi_Minh",
    // A trace of each test costs a third of the time: TRACE=1 npm test -- browser tests/home/NAME.spec.ts
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Else the blank page before the site's has a process of its own, begun and ended for each test: a quarter of a second of a processor.
      args: [...BROWSER_FLAGS, NO_OTHER_HOST, "--renderer-process-limit=1"],
    },
  },
  // A test runs in both windows, unless its title or its group's says @computer or @phone: it is the same at every width, needs a mouse, keys or a finger, or sets its widths itself.
  projects: [
    { name: "computer", grepInvert: /@phone\b/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      grepInvert: /@computer\b/,
      testIgnore: "tests/desk/**", // the desk's journeys set their widths themselves
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `"${process.execPath}" server/main.ts`,
    url: `${BASE_URL}/healthz`,
    reuseExistingServer: false,
    stdout: "ignore",
    env: {
      PORT: String(PORT),
      HOST: "127.0.0.1",
      DATA_DIR: path.join(tmpdir(), `in-an-hoang-gia-test-${process.pid}`),
      RATE_LIMIT_PER_MINUTE: "0",
    },
  },
});
