/** The report of page speed after start-up, to the project's own server (specification §9; numbers only, no cookie). */
import type { Page, Request } from "@playwright/test";
import { LONGEST_PATH, MOST_COUNTED, MOST_PAGES } from "../../contract/visit-kinds.ts";
import { categories } from "../content.ts";
import { follow, open } from "../inside.ts";
import { expect, test } from "../site.ts";

const VITALS = "**/api/v1.0/vitals";
/** More pages than one report holds, beside the one that is open. */
const others = Array.from({ length: MOST_PAGES + 1 }, (_, number) => `/trang-${number}`);

type Told = { page: string; counts: Record<string, number> }[];

/** @returns the reports that the page sends from now on, as they come */
async function reportsOf(page: Page): Promise<Told[]> {
  const reports: Told[] = [];
  await page.route(VITALS, (route) => {
    reports.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  return reports;
}

/** Hides the page, as when the visitor turns to another tab. */
const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });

test("when the page is left, its measurements go to the site's own server: names and numbers, no cookie @computer", async ({
  page,
  context,
}) => {
  const measuring = page.waitForResponse(/speed-report.*\.js$/);
  await open(page, "/");
  await page.mouse.move(20, 20, { steps: 2 });
  await measuring;
  // The view may be reported before anything is measured: measurements then come with the next report.
  const measured = (request: Request) =>
    request.url().endsWith("/vitals") && /"vitals":\[\{/.test(request.postData() ?? "");
  const reported = page.waitForRequest(measured);
  const answered = page.waitForResponse((response) => measured(response.request()));
  const views = page.waitForRequest(VITALS);
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
  const [visit, ...others] = request.postDataJSON() as { page: string; vitals: { name: string; value: number }[] }[];
  expect(others).toEqual([]);
  expect(visit).toMatchObject({ page: "/" });
  expect((await views).postDataJSON()).toMatchObject([{ page: "/", counts: { view: 1 } }]);
  expect(Object.keys(visit ?? {}).toSorted()).toEqual(["counts", "page", "phone", "vitals"]);
  expect(visit?.vitals.length).toBeGreaterThan(0);
  for (const report of visit?.vitals ?? []) {
    expect(Object.keys(report).toSorted()).toEqual(["name", "rating", "value"]);
    expect(report.name).toMatch(/^(CLS|FCP|INP|LCP|TTFB)$/);
    expect(report.value).toBeGreaterThanOrEqual(0);
  }
  expect((await answered).status()).toBe(204);
  expect((await request.allHeaders()).cookie).toBeUndefined();
  expect(await context.cookies()).toEqual([]);
});

test.describe("where the script that measures does not come", () => {
  test.use({ allowed: /^failed: .*speed-report|Failed to load resource/ });
  test("the visit is reported without its speed, and the page has no error @computer", async ({ page }) => {
    const reports = await reportsOf(page);
    await page.route(/speed-report.*\.js$/, (route) => route.abort());
    const missed = page.waitForEvent("requestfailed", (request) => request.url().includes("speed-report"));
    await open(page, "/lien-he");
    await page.mouse.move(20, 20, { steps: 2 });
    // Asked for once more, the script fails again after the first time: by then the page has reported whatever the first failure led to.
    await page.evaluate(`import("${(await missed).url()}").catch(() => {})`);
    await leave(page);
    await expect.poll(() => reports).toMatchObject([[{ page: "/lien-he", counts: { view: 1 } }]]);
  });
});

test("what a visitor does is counted for the page where it is done, and reported once @computer", async ({ page }) => {
  const reports = await reportsOf(page);
  await open(page, "/lien-he");
  // The page's speed may come with any report, as soon as there is a sign of a visitor; counts come once.
  const told = () => reports.flat().filter(({ counts }) => Object.keys(counts).length > 0);
  await leave(page);
  await expect.poll(told).toMatchObject([{ page: "/lien-he", counts: { view: 1 } }]);

  await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
  await page.locator('main a[href^="tel:"]').first().click();
  await leave(page);
  await expect.poll(told).toMatchObject([
    { page: "/lien-he", counts: { view: 1 } },
    { page: "/lien-he", counts: { call: 1 } },
  ]);
  await leave(page);
  // A count that is reported twice would come before this one.
  await page.locator('main a[href^="mailto:"]').first().click();
  await leave(page);
  await expect.poll(told).toMatchObject([
    { page: "/lien-he", counts: { view: 1 } },
    { page: "/lien-he", counts: { call: 1 } },
    { page: "/lien-he", counts: { mail: 1 } },
  ]);
});

test("each way to the shop, a message sent, a ticket handed on and a search that finds nothing are counted where they were done @phone", async ({
  page,
}) => {
  const told: Record<string, Record<string, number>> = {};
  await page.route(VITALS, (route) => {
    for (const { page: address, counts } of route.request().postDataJSON()) {
      told[address] ??= {};
      for (const [kind, count] of Object.entries(counts as Record<string, number>))
        told[address][kind] = (told[address][kind] ?? 0) + count;
    }
    return route.fulfill({ status: 204 });
  });
  await page.route("**/api/v1.0/email/send-form", (route) => route.fulfill({ contentType: "text/plain", body: "OK" }));

  await open(page, "/lien-he");
  await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault(), { capture: true }));
  const dock = page.getByRole("navigation", { name: "Liên hệ nhanh" });
  for (const beginning of ["tel:", "https://zalo.me/", "mailto:"])
    await dock.locator(`a[href^="${beginning}"]`).click();
  await leave(page);
  await expect.poll(() => told["/lien-he"]).toEqual({ view: 1, call: 1, zalo: 1, mail: 1 });

  const category = `/danh-muc-in/${categories[0]?.slug}`;
  await open(page, category);
  const form = page.getByRole("form", { name: "Vui lòng để lại thông tin của bạn" });
  for (const name of ["Họ và tên", "Số điện thoại", "Bạn cần in gì?"])
    await form.getByRole("textbox", { name }).fill("0912 345 678");
  await form.getByRole("textbox", { name: "Email" }).fill("thuha@vidu.vn");
  await form.getByRole("button").click();
  await expect(page.getByText("Email đã được gửi thành công!")).toBeVisible();
  await leave(page);
  await expect.poll(() => told[category]).toEqual({ view: 1, form: 1 });
  await open(page, "/thu-kho");
  await page.evaluate(() => Object.assign(window, { print: () => {} })); // the system's print dialog would stop the page
  for (const name of ["Chép để gửi Zalo", "In phiếu", "Chép đường dẫn"])
    await page.getByRole("button", { name }).click();
  await expect(page.getByText(/Đã chép|không cho chép/)).toBeVisible(); // the docket's script has come, and has done what was pressed
  await leave(page);
  // The ticket was copied and printed: it was handed on twice. Copying its address does not count.
  await expect.poll(() => told["/thu-kho"]).toEqual({ view: 1, ticket: 2 });
  // A page that is reached by a link inside the site counts as seen, too.
  await follow(page, "/");
  // The address may change before the screen has come.
  await expect
    .poll(async () => {
      await leave(page);
      return told["/"];
    })
    .toEqual({ view: 1 });

  for (const query of ["standee", "xe tăng"]) {
    await open(page, `/tim-kiem?q=${encodeURIComponent(query)}`);
    const answered = page.getByRole("main").getByText(/^\d danh mục|Không tìm thấy kết quả nào/);
    await expect(answered.first()).toBeVisible();
    await leave(page);
  }
  await expect.poll(() => told["/tim-kiem"]).toEqual({ view: 2, "empty-search": 1 });
});

test("what the browser or a report has no room for is reported the next time, and never more of a kind than the server takes @computer", async ({
  page,
}) => {
  const reports = await reportsOf(page);
  await open(page, "/lien-he");
  await page.evaluate(
    ({ most, pages }) => {
      document.addEventListener("click", (event) => event.preventDefault());
      const call = document.querySelector<HTMLElement>('main a[href^="tel:"]');
      for (let times = 0; times <= most; times++) call?.click();
      for (const path of pages) {
        history.replaceState(history.state, "", path);
        call?.click();
      }
      const { sendBeacon } = navigator;
      navigator.sendBeacon = () => {
        navigator.sendBeacon = sendBeacon;
        return false; // too much is under way
      };
    },
    { most: MOST_COUNTED, pages: [`/${"a".repeat(LONGEST_PATH)}`, ...others] },
  );
  await leave(page);
  const told = () => reports.map((pages) => pages.map(({ page, counts }) => [page, counts.call]));
  expect(told()).toEqual([]);
  await leave(page);
  const first = [["/lien-he", MOST_COUNTED], ...others.slice(0, MOST_PAGES - 1).map((path) => [path, 1])];
  await expect.poll(told).toEqual([first]);
  await leave(page);
  await expect.poll(told).toEqual([first, others.slice(MOST_PAGES - 1).map((path) => [path, 1])]);
});
