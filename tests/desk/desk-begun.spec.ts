/** What has just been begun on the owner's desk, and is not filled in yet: the desk mentions it mildly, and never in words of the file. */
import { expect, type Page } from "@playwright/test";
import { test } from "./desk.ts";
import { draftText, type RunningDesk } from "./running-desk.ts";

/** Starts a page and waits until its preview has been made: the preview also finds what is wrong elsewhere than in the page's own fields. */
async function begin(page: Page, desk: RunningDesk, list: string, button: string, title: string): Promise<void> {
  await page.goto(`${desk.address}${list}`);
  await page.getByRole("button", { name: button }).click();
  await page.getByRole("dialog").getByLabel("Tên").fill(title);
  const seen = page.waitForResponse(/\/api\/page\/seen/);
  await page.getByRole("button", { name: "Mở bàn viết" }).dblclick();
  await (await seen).finished();
  await expect(page.locator("#title")).toHaveValue(title);
}

const red = (page: Page) => page.locator("main .say, main .note.bad");

test("a page that was just begun greets with what is still empty, and with nothing red", async ({ page, desk }) => {
  test.setTimeout(90_000);
  await begin(page, desk, "/bai", "Viết bài mới", "Bạt mặt tiền cho quán mới");
  await expect(page.getByText("Nội dung còn trống.")).toBeVisible();
  await expect(red(page)).toHaveCount(0);
  await begin(page, desk, "/danh-muc", "Thêm danh mục", "In cờ phướn");
  await expect(page.getByRole("textbox", { name: "Tên danh mục" })).toHaveValue("In cờ phướn");
  await expect(page.getByRole("group", { name: "Các khổ còn trống" })).toBeVisible();
  // Its preview shows sizes and the picture of another category.
  await expect(page.locator(".see-note")).toContainText("ảnh và khổ dưới đây là tạm");
  await expect(red(page)).toHaveCount(0);
  const places = page.getByLabel("Dẫn chữ đang chọn sang trang");
  await expect(places.getByRole("option", { name: "In cờ phướn (chưa có trên trang)" })).toHaveCount(1);
  await test.step("its first size begins in metres: in millimetres 60 × 200 stood there as the size of a postcard, and nothing said so", async () => {
    const sizes = page.getByRole("group", { name: "Các khổ" });
    await sizes.getByRole("button", { name: "Thêm mục" }).click();
    await expect(sizes.getByLabel("Đơn vị")).toHaveValue("m");
    await sizes.getByLabel("Ngang").fill("60");
    await sizes.getByLabel("Cao").fill("200");
    await expect(sizes.locator(".say").filter({ hasText: "dài quá 60 m" })).toBeVisible();
  });
});

test("the month of a job is shown and read with the month first, and stands in the file with the year first", async ({
  page,
  desk,
}) => {
  await begin(page, desk, "/viec", "Thêm việc", "Bạt khai trương");
  const month = page.locator("#month");
  await expect(month).toHaveValue(/^\d\d\/20\d\d$/);
  await month.fill("12/2090");
  await month.blur();
  await expect(month).toHaveAccessibleDescription(/Tháng này chưa tới/);
  await month.fill("tháng 3 năm 2026");
  await expect.poll(() => draftText(desk, "jobs/bat-khai-truong.md")).toMatch(/^month: "?2026-03"?$/m);
  await page.reload();
  await expect(month).toHaveValue("03/2026");
  await page.goto(`${desk.address}/viec`); // begun by a double click, but there only once
  await expect(page.getByRole("link", { name: /Bạt khai trương/ })).toHaveCount(1);
});

test("a name that is too long for its page is told in the dialog as it is typed, where the words stay to be shortened", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.address}/bai`);
  await page.getByRole("button", { name: "Viết bài mới" }).click();
  const dialog = page.getByRole("dialog");
  const long = `Bạt mặt tiền ${"rất ".repeat(20)}dài`;
  await dialog.getByLabel("Tên").fill(long);
  await expect(dialog.getByLabel("Tên")).toHaveAccessibleDescription(/bớt ít nhất 6 ký tự/);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Tên dài nhất 90 ký tự, bớt ít nhất 6 ký tự.");
  await expect(dialog.getByLabel("Tên")).toHaveValue(long);
  await page.keyboard.press("Backspace");
  await expect(dialog.locator(".say")).toHaveText("Tên dài nhất 90 ký tự, bớt ít nhất 5 ký tự.");
});

test("a year of foundation that is to come is mentioned beside its box", async ({ page, desk }) => {
  await page.goto(`${desk.address}/cua-hang`);
  const founded = page.getByLabel(/^Năm mở xưởng/);
  const ahead = /Năm này chưa tới/;
  await expect(founded).not.toHaveAccessibleDescription(ahead);
  await founded.fill("2090");
  await founded.blur();
  await expect(founded).toHaveAccessibleDescription(ahead);
});

test("a day or a month of long ago is mentioned beside its box, since it is mostly a slip", async ({ page, desk }) => {
  const longAgo = /hơn 20 năm.*Xem lại số năm/;
  for (const [list, button, box, slip, meant] of [
    ["/bai", "Viết bài mới", "#date", "21/11/1999", "21/11/2026"],
    ["/viec", "Thêm việc", "#month", "11/1999", "11/2025"],
  ] as const) {
    await begin(page, desk, list, button, "Bạt năm xưa");
    const when = page.locator(box);
    await when.fill(slip);
    await when.blur();
    await expect(when).toHaveAccessibleDescription(longAgo);
    await expect(when).not.toHaveAttribute("aria-invalid");
    await when.fill(meant);
    await when.blur();
    await expect(when).not.toHaveAccessibleDescription(longAgo);
  }
});

test("the days of a notice are asked for mildly, understood in short forms, and judged once they are typed", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.address}/cua-hang`);
  const notices = page.locator("#o-notices");
  const end = page.locator('[id="notices.0.to"]');
  await test.step("a notice that was just added asks for its days mildly, and in the form's words for one that was typed and is no day", async () => {
    const saved = page.waitForResponse((response) => response.request().method() === "PUT");
    await notices.getByRole("button", { name: "Thêm mục" }).click();
    await saved;
    await expect(notices.getByText("còn trống")).toHaveCount(3);
    await expect(notices.locator(".say")).toHaveCount(0);
    await expect(notices.locator(".hint")).toHaveCount(1); // of the list, not of each item again
    const from = page.locator('[id="notices.0.from"]');
    await from.fill("mùng một");
    await from.blur();
    await expect(notices.locator(".say")).toHaveText(/21\/11\/2026/);
    await from.fill("");
    await from.blur();
    await expect(notices.locator(".say")).toHaveText("Chưa điền mục này.");
  });
  await test.step("a year in short is understood, and a notice whose last day is over says that nobody sees it", async () => {
    await page.locator('[id="notices.0.from"]').fill("1.12.20");
    await end.fill("5/12/20");
    await page.locator('[id="notices.0.text"]').fill("Xưởng nghỉ.");
    await expect(end).toHaveValue("05/12/2020");
    await expect(end).toHaveAccessibleDescription(/Ngày này đã qua nên khách không thấy thông báo/);
    await expect.poll(() => draftText(desk, "settings.yml")).toMatch(/from: "?2020-12-01"?[\s\S]*to: "?2020-12-05"?/);
    await expect(notices.locator(".say")).toHaveCount(0);
    await end.fill("5/12/2090");
    await end.blur();
    await expect(end).toHaveAccessibleDescription("");
  });
  await test.step("while a day is being changed nothing is said until the typing rests, or its box is left", async () => {
    const over = /Ngày này đã qua/;
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await end.fill("1/12/20");
    await expect(end).toHaveAccessibleDescription("");
    await page.clock.runFor(2000); // a slow hand
    await page.keyboard.type("20");
    await page.clock.runFor(2000);
    await expect(end).toHaveAccessibleDescription("");
    await page.clock.runFor(1000);
    await expect(end).toHaveAccessibleDescription(over);
    await end.fill("1/12/19");
    await expect(end).toHaveAccessibleDescription("");
    await end.blur();
    await expect(end).toHaveAccessibleDescription(over);
  });
});
