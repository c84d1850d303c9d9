/** The tray and what comes of it: what goes online, what leaves, and what waits for its hour. */

import { expect } from "@playwright/test";
import { OWN_HEADER } from "../../desk/paths.ts";
import { shown } from "../clock.ts";
import { ARTICLE, expectSaved, goTo, KILLED, ON_A_PHONE, openPage, test } from "./desk.ts";
import { draftText, type RunningDesk } from "./running-desk.ts";

// The tray is checked by the preview, which may just be starting.
test.describe.configure({ timeout: 120_000 });

/** Asks the desk as its window does. */
async function tell(desk: RunningDesk, method: "POST" | "PUT", address: string, body: object) {
  const headers = { [OWN_HEADER]: "1", "Content-Type": "application/json" };
  const answer = await fetch(`${desk.address}/api/${address}`, { method, headers, body: JSON.stringify(body) });
  return answer.json();
}

test.describe("a publication that nobody saw end", () => {
  const begun = {
    ...{ what: "publish", stage: "pages", began: 1, pages: [ARTICLE.file], ended: null, failed: null, notAhead: null },
    ...{ coming: [], withdrawn: [] },
  };

  test.beforeEach(async ({ desk }) => {
    const { revision, fields } = await fetch(`${desk.address}/api/page?file=${ARTICLE.file}`).then((answer) =>
      answer.json(),
    );
    const edit = {
      fields: { ...fields, description: "Chân standee nuốt mấy phân cuối, chừa ra là xong." },
      body: null,
    };
    await tell(desk, "PUT", `page?file=${ARTICLE.file}`, { edit, revision });
    await tell(desk, "PUT", `page/place?file=${ARTICLE.file}`, { place: "tray" });
  });

  test("and that failed is told to whoever comes back", async ({ page, desk }) => {
    const failed = { stage: "pages", sentence: "Ổ đĩa đầy.", problems: [], said: "" };
    let { pages } = begun;
    await page.route("**/api/tray?*", async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        json: { ...(await response.json()), run: { ...begun, pages, ended: 2, failed } },
      });
    });
    await page.goto(`${desk.address}/len-mang`);
    await expect(page.getByRole("alert").filter({ hasText: "Ổ đĩa đầy." })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText("Trang vẫn nằm trong khay chờ", { exact: false })).toBeVisible();
    await page.getByRole("button", { name: "Để sau" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.getByRole("link", { name: "Nhật ký", exact: true }).click();
    // Waits for the journal: Back before it has come would find the tray whose message was closed, and that stays closed.
    await expect(page.getByRole("heading", { name: "Nhật ký", level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("alert").filter({ hasText: "Ổ đĩa đầy." })).toBeVisible();
    pages = []; // only what is to come was to be built again
    await page.reload();
    await expect(page.getByText("Chưa đổi gì cả.")).toBeVisible();
  });

  test("or that a desk without an answer never began: the sentence goes by itself once the desk answers", async ({
    page,
    desk,
    allow,
  }) => {
    allow(/ERR_FAILED/);
    await page.goto(`${desk.address}/len-mang`);
    const go = page.getByRole("button", { name: "Đưa 1 trang lên mạng" });
    await go.click({ trial: true });
    await expect(page.locator(".checks")).toContainText("1 trang đã xong");
    const silence = page.getByRole("alert").filter({ hasText: "Bàn làm việc không trả lời" });
    await page.route("**/api/**", (route) => route.abort());
    await go.click();
    await expect(silence).toBeVisible();
    await page.unroute("**/api/**");
    await expect(silence).toHaveCount(0, { timeout: 15_000 });
    await test.step("what the desk refuses stays to be read", async () => {
      const refusal = "Đang đưa lên mạng một lần khác, chờ xong đã.";
      await page.route("**/api/publish", (route) => route.fulfill({ status: 409, json: { error: refusal } }));
      await page.clock.install();
      await go.click();
      await expect(page.getByRole("alert").filter({ hasText: refusal })).toBeVisible();
      let asked = 0;
      page.on("request", (request) => void (request.url().includes("/api/tray") && asked++));
      await page.clock.fastForward(4000); // longer than until a silent desk is asked again
      await shown(page);
      expect(asked).toBe(0);
      await expect(page.getByRole("alert").filter({ hasText: refusal })).toBeVisible();
    });
  });

  test("and that ended with the desk is called broken off, its page in the tray", async ({ page, desk, allow }) => {
    allow(KILLED);
    let asked = 0;
    await page.route("**/api/publish", (route) => {
      asked++;
      return route.fulfill({ status: 202, json: { run: begun } });
    });
    const opened = Promise.withResolvers<void>();
    await page.route("**/api/run", async (route) => {
      await opened.promise; // the desk itself has no such run: as after a new start
      await route.continue();
    });
    await page.goto(`${desk.address}/len-mang`);
    const go = page.getByRole("button", { name: "Đưa 1 trang lên mạng" });
    await go.click({ trial: true });
    await go.evaluate((button: HTMLElement) => {
      for (let press = 0; press < 2; press++) button.click(); // a double click publishes once
    });
    await expect(page.getByRole("heading", { name: "Đang đưa 1 trang lên mạng" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(asked).toBe(1);
    await desk.kill();
    opened.resolve();
    await expect(page.getByRole("alert").filter({ hasText: "Bàn làm việc không trả lời" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Đang đưa 1 trang lên mạng" })).toHaveCount(0);
    await desk.start();
    await expect(page.getByRole("alert").filter({ hasText: "1 trang vẫn nằm trong khay chờ" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Đưa 1 trang lên mạng" })).toBeVisible();
  });
});

test("the journal counts the pages of a publication as its stamp does, and its details name those that only followed", async ({
  page,
  desk,
}) => {
  const gone = "articles/bai-da-go.md";
  const title = "Bạt hiflex mặt tiền tiệm bánh: khổ nào vừa, chữ to cỡ nào thì khách bên kia đường đọc được";
  const entries = [
    {
      ...{ at: "2026-11-28T03:00:00Z", what: "published", release: "b", former: "a" },
      pages: [
        { file: "categories/in-standee.md", before: "old", after: "new" },
        { file: ARTICLE.file, before: "old", after: "new", follows: true },
      ],
    },
    {
      ...{ at: "2026-11-27T03:00:00Z", what: "published", release: "a", former: "0" },
      pages: [{ file: gone, before: "old", after: null }],
    },
  ];
  await page.route("**/api/journal", (route) =>
    route.fulfill({ json: { entries, titles: { [gone]: title }, older: 0 } }),
  );
  await page.goto(`${desk.address}/nhat-ky`);
  await expect(page.getByRole("button", { name: /Đưa lên mạng, 1 trang In standee/ })).toBeVisible();
  const details = page.getByRole("region", { name: "Lần này đổi gì" }).locator("summary");
  await expect(details).toHaveCount(2);
  await expect(details.last()).toHaveText(/: chỉ đổi theo trang khác$/);
  await test.step("the way back to a page that was taken off is within a phone's screen, however long its title", async () => {
    await page.setViewportSize(ON_A_PHONE);
    await page.locator(".ev").last().click();
    await expect(page.getByRole("button", { name: `Lấy lại “${title}”` })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test("that an online article leaves the site until the hour that is set is said before, in the tray, and once it is published", async ({
  page,
  desk,
}) => {
  await openPage(page, desk, ARTICLE.screen);
  await page.getByRole("button", { name: /^Trạng thái/ }).click();
  await page.getByRole("menuitem", { name: "Ẩn khỏi trang" }).click();
  await page.getByRole("button", { name: /^Trạng thái/ }).click();
  await page.getByRole("menuitem", { name: "Gỡ xuống, hẹn ngày lên lại…" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("khách không thấy bài nữa cho đến giờ ấy");
  await dialog.getByLabel("Ngày").fill("01/03/2100");
  await dialog.getByLabel("Giờ Hà Nội").fill("sáng");
  await dialog.getByRole("button", { name: "Hẹn giờ này" }).click();
  await expect(dialog.getByRole("alert")).toContainText("giờ gõ 8, 8h30 hay 8:30");
  await expect(dialog.getByLabel("Giờ Hà Nội")).toHaveAccessibleDescription(/giờ gõ 8, 8h30 hay 8:30/);
  await dialog.getByLabel("Giờ Hà Nội").fill("8 giờ\u200b");
  await dialog.getByRole("button", { name: "Hẹn giờ này" }).click();
  await expectSaved(page);
  await test.step("an article that was hidden appears at its hour: it is hidden no longer", async () => {
    await expect.poll(() => draftText(desk, ARTICLE.file)).toMatch(/publishAt: "?2100-03-01 08:00/);
    expect(draftText(desk, ARTICLE.file)).not.toContain("hidden: true");
  });
  const toTray = page.getByRole("button", { name: /^Cho vào khay/ });
  await toTray.click();
  await expect(toTray).toHaveCount(0);
  await test.step("a window that the owner comes back to knows what another one has done with its page", async () => {
    await tell(desk, "PUT", `page/place?file=${ARTICLE.file}`, { place: "desk" });
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(page.getByRole("button", { name: /^Trạng thái/ })).toContainText("Đang viết");
    await toTray.click();
  });
  await page.getByRole("link", { name: /^Đưa lên mạng/ }).click();
  await expect(page.locator(".tr")).toContainText("đang trên mạng, sẽ khuất đến 8:00 ngày 01/03/2100", {
    timeout: 60_000,
  });
  const at = Date.parse("2100-03-01T01:00:00Z");
  const coming = [{ file: ARTICLE.file, title: "Standee", what: "article", at, state: "far" }];
  const ended = { ended: 2, failed: null, notAhead: null, coming, withdrawn: [ARTICLE.file] };
  await page.route("**/api/publish", (route) =>
    route.fulfill({
      status: 202,
      json: { run: { what: "publish", stage: "sending", began: 1, pages: [ARTICLE.file], ...ended } },
    }),
  );
  await page.getByRole("button", { name: "Đưa 1 trang lên mạng" }).press("Enter");
  const done = page.locator(".done");
  // Another Enter must not take back what just went online; and the end is announced in the region that announced the run, otherwise nobody hears it.
  await expect(page.locator(":focus[aria-live=polite]").locator(".done")).toBeVisible();
  await expect(done).toContainText("“Standee” trước đang trên mạng, nay khách không thấy nữa cho đến giờ hẹn.");
  await expect(done).toContainText("hẹn hiện lúc 8:00 ngày 01/03/2100");
  await expect(done).not.toContainText("tự hiện");
  await expect(done).not.toContainText("khách chưa thấy gì khác");
});

test("once the site is online, the first screen no longer speaks of work before that, and never makes ready to build @computer", async ({
  page,
  desk,
}) => {
  const note = page.locator(".note").filter({ hasText: /trên 5 việc/ });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname.replace(/.*\/api\//, "")));
  await page.goto(`${desk.address}/hom-nay`);
  await expect(note).toContainText("trước khi lên mạng");
  await page.route("**/api/coming", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), last: "2026-11-26T05:00:00Z" } });
  });
  await page.reload();
  await expect(note).toContainText("Trang đã lên mạng");
  await expect(page.locator("main")).not.toContainText("trước khi lên mạng");
  expect(asked).not.toContain("tray");
});

test("a row of the tray says that a page goes, and how many mistakes one has; what was let go comes back from its row", async ({
  page,
  desk,
}) => {
  await tell(desk, "PUT", `page/retire?file=${ARTICLE.file}`, { to: "/tin-tuc" });
  const { summary } = await tell(desk, "POST", "page", { kind: "jobs", title: "Bạt khai trương" });
  await tell(desk, "PUT", `page/place?file=${summary.file}`, { place: "tray" });
  await page.goto(`${desk.address}/bai`);
  await expect(page.getByRole("row", { name: /Standee cuốn bị mất chữ/ })).toContainText("Sắp gỡ xuống");
  await page.goto(`${desk.address}/len-mang`);
  const row = (title: string) => page.locator(".tr").filter({ hasText: title });
  await expect(row("Standee cuốn bị mất chữ")).toContainText("gỡ khỏi trang", { timeout: 60_000 });
  await expect(row("Bạt khai trương")).toContainText(/Chưa điền mục này, và \d+ chỗ nữa\./);
  await test.step("what has to be mended no longer stands in the way once another window has dealt with it", async () => {
    await expect(page.getByText("Còn một trang phải sửa")).toBeVisible();
    await tell(desk, "PUT", `page/place?file=${summary.file}`, { place: "desk" });
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(page.getByRole("button", { name: "Đưa 1 trang lên mạng" })).toBeVisible();
    await expect(row("Bạt khai trương")).toHaveCount(0);
  });
  await goTo(page, desk, `/viec/${summary.file.replace(/^jobs\/|\.md$/g, "")}`);
  await page.getByRole("button", { name: /^Trạng thái/ }).click();
  await page.getByRole("menuitem", { name: "Bỏ trang này" }).click();
  await expect(page).toHaveURL(/\/viec$/);
  await expect(page.locator(".toast")).toContainText("Đã bỏ “Bạt khai trương”.");
  await page.locator(".toast").getByRole("button", { name: "Hoàn tác" }).click();
  await expect(page.getByLabel("Việc gì")).toHaveValue("Bạt khai trương");
  await page.getByRole("button", { name: /^Trạng thái/ }).click();
  await page.getByRole("menuitem", { name: "Bỏ trang này" }).click();
  await expect(page).toHaveURL(/\/viec$/);
  await goTo(page, desk, "/nhat-ky");
  await page.getByRole("button", { name: "Lấy lại bản vừa bỏ" }).click();
  await expect.poll(() => draftText(desk, summary.file)).toContain("Bạt khai trương");
});

test("who takes a category off is told of the pages that lead to it, before and in the tray, with the way to each", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.address}/danh-muc/in-standee`);
  await page.getByRole("button", { name: /^Trạng thái/ }).click();
  await page.getByRole("menuitem", { name: "Ngừng nhận…" }).click();
  const dialog = page.getByRole("dialog");
  const to = dialog.getByLabel("Ai mở địa chỉ cũ thì đến đâu?");
  await expect(to).toHaveAccessibleDescription(/^2 trang dẫn đến In standee\. Chọn một loại in khác thì/);
  await dialog.getByRole("button", { name: "Ngừng nhận" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Chưa chọn nơi đến");
  await to.selectOption("In backdrop");
  await expect(to).toHaveAccessibleDescription(/theo sang loại vừa chọn\.$/);
  await to.selectOption("Trang Danh mục in");
  await expect(to).toHaveAccessibleDescription(/để đây thì phải đổi loại in ở từng trang/);
  await dialog.getByRole("button", { name: "Ngừng nhận" }).click();
  await expect(page.locator(".toast")).toContainText("nằm trong khay chờ");
  await goTo(page, desk, "/hom-nay");
  await expect(page.getByRole("link", { name: /In standee/ })).toContainText("Chờ ngừng nhận");
  await goTo(page, desk, "/len-mang");
  await expect(page.locator(".checks")).toContainText("xem ô đỏ phía trên danh sách", { timeout: 60_000 });
  await expect(page.locator(".go-box")).toContainText("Bấm tên trang ở ô đỏ mà sửa");
  const told = page.getByRole("listitem").filter({ hasText: "không có danh mục “In standee” nữa; chọn danh mục khác" });
  await expect(told).toHaveCount(2);
  await told.getByRole("link", { name: "Standee cuốn bị mất chữ ở chân" }).click();
  await expect(page.getByLabel("Tiêu đề")).toHaveValue("Standee cuốn bị mất chữ ở chân");
});

test("what stands beside a label, and the mistakes of several lines, do not run together; nothing chosen is not called finished", async ({
  page,
  desk,
  allow,
}) => {
  allow(/ERR_FAILED/);
  await page.goto(`${desk.address}/cua-hang`);
  await page.getByLabel(/^Số nhà, tên đường/).fill("x".repeat(110));
  await expect(page.locator('[id="o-address.street"] label')).toHaveText(
    "Số nhà, tên đường còn 10 ký tự · không bắt buộc",
  );
  const phones = page.locator("#o-phones");
  // As the list of contacts on a telephone or in Windows gives a number: with the direction of writing.
  await phones.getByRole("textbox").fill("\u202d0900 001\u202c\n0900 002");
  await expect(phones.getByRole("textbox")).toHaveValue("0900 001\n0900 002");
  await expect(phones.locator(".say > span > span")).toHaveCount(2);
  await expect.poll(() => phones.locator(".say > span").innerText()).toMatch(/\S\n\S/);
  await tell(desk, "PUT", `page/retire?file=${ARTICLE.file}`, { to: "/tin-tuc" });
  await goTo(page, desk, "/len-mang");
  const choice = page.getByRole("checkbox", { name: /^Đưa lên/ });
  const unchosen = page.waitForResponse("**/api/tray?left=*");
  await choice.uncheck();
  await expect(page.locator(".checks")).toContainText("chưa chọn trang nào");
  await (await unchosen).finished();
  // A request that fails after a later one was answered says nothing about what stands there now.
  const answered = Promise.withResolvers<void>();
  await page.route(
    "**/api/tray?*",
    async (route) => {
      await answered.promise;
      await route.abort();
    },
    { times: 1 },
  );
  const failed = page.waitForEvent("requestfailed");
  await choice.check();
  const [later] = await Promise.all([page.waitForResponse("**/api/tray?left=*"), choice.uncheck()]);
  await later.finished();
  await shown(page);
  answered.resolve();
  await failed;
  await shown(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a machine whose clock stands before the last publication is told beside the button @computer", async ({
  page,
  desk,
}) => {
  const last = { at: new Date(Date.now() + 86_400_000).toISOString(), pages: [], former: false };
  await page.route("**/api/tray*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), last } });
  });
  await tell(desk, "PUT", `page/retire?file=${ARTICLE.file}`, { to: "/tin-tuc" });
  await page.goto(`${desk.address}/len-mang`);
  await expect(page.locator(".checks [data-ok='false']")).toContainText("Đồng hồ máy này sai", { timeout: 60_000 });
});
