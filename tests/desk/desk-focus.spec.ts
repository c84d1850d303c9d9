/** The desk by keyboard and by ear: the focus is never lost, whatever goes away with it; what is said stays as long as it is needed. */
import { expect, type Page } from "@playwright/test";
import { pass, stopTime } from "../clock.ts";
import { answered, goTo, letterArrives, openPage, test } from "./desk.ts";
import type { RunningDesk } from "./running-desk.ts";

const NAMES = ["Phạm Ngọc Lan", "Nguyễn Thu Hà", "Trần Minh Quân"];

/** Three letters, the newest first, and the second of them open. */
async function openSecond(page: Page, desk: RunningDesk): Promise<void> {
  for (const [at, from_name] of NAMES.entries())
    await letterArrives(
      desk,
      { from_name, from_phone: `0900 000 11${at}`, message: "Bạt 3 × 1 m" },
      Date.now() - (at + 1) * 60_000,
    );
  await answered(page, /\/letters$/, () => page.goto(`${desk.address}/thu-khach`));
  await letterLink(page, "Nguyễn Thu Hà").press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Nguyễn Thu Hà" })).toBeVisible();
}

const letterLink = (page: Page, name: string) => page.getByRole("list", { name: "Thư" }).getByRole("link", { name });

test("a message with an undo button stays while the focus is on it, and gives the focus back", async ({
  page,
  desk,
}) => {
  await stopTime(page);
  await openSecond(page, desk);
  const step = page.getByRole("radio", { name: "Chốt", exact: true });
  await step.focus();
  await page.keyboard.press("Space");
  const undo = page.locator(".toast").getByRole("button", { name: "Hoàn tác" });
  await expect(undo).toBeVisible();
  await undo.focus();
  await pass(page, 20_000);
  await expect(undo).toBeFocused();
  await undo.press("Enter");
  await expect(undo).toHaveCount(0);
  await expect(page.locator(".in-read :focus")).toHaveCount(1);
});

test("whatever is done to an item of a list leaves the focus where the work goes on", async ({ page, desk }) => {
  await openPage(page, desk, "/danh-muc/in-standee");
  await test.step("a double click moves one item by one place, and takes one away", async () => {
    const sizes = page.locator("#o-sizes");
    const moved = await page.locator('[id="sizes.2.height"]').inputValue();
    await sizes.getByRole("button", { name: "Chuyển mục 3 lên" }).dblclick();
    await expect(page.locator('[id="sizes.1.height"]')).toHaveValue(moved);
    const count = await sizes.locator(".item").count();
    await sizes.getByRole("button", { name: "Bỏ mục 1" }).dblclick();
    await expect(sizes.locator(".item")).toHaveCount(count - 1);
  });
  await test.step("what is wrong with an item, or with all of them together, is told with their group", async () => {
    const width = page.locator('[id="sizes.0.width"]');
    const before = await width.inputValue();
    await width.fill("9000");
    await expect(page.locator('[id="o-sizes.0"]')).toHaveAccessibleDescription(/dài quá 60 m/);
    await width.fill(before);
    await expect(page.locator('[id="o-sizes.0"]')).toHaveAccessibleDescription("");
    await page.locator('[id="sizes.0.usual"]').uncheck();
    await expect(page.locator("#o-sizes")).toHaveAccessibleDescription(/Khổ quen dùng/);
    await page.locator('[id="sizes.0.usual"]').check();
  });
  await test.step("an item that is added begins at its first box, one that is moved up keeps the key that moves it", async () => {
    const sizes = page.locator("#o-sizes");
    const count = await sizes.locator(".item").count();
    await sizes.getByRole("button", { name: "Thêm mục" }).press("Enter");
    await expect(page.locator(`[id="sizes.${count}.width"]`)).toBeFocused();
    await page.keyboard.type("77");
    await sizes.getByRole("button", { name: `Chuyển mục ${count + 1} lên` }).press("Enter");
    await expect(sizes.getByRole("button", { name: `Chuyển mục ${count} lên` })).toBeFocused();
    for (let at = count; at > 1; at--) await page.keyboard.press("Enter");
    await expect(page.locator('[id="sizes.0.width"]')).toBeFocused();
    await expect(page.locator('[id="sizes.0.width"]')).toHaveValue("77");
  });
  await test.step("an item that is taken out of a list gives the focus to what is beside it", async () => {
    await page
      .getByRole("button", { name: /^Bỏ mục 1$/ })
      .first()
      .press("Enter");
    await expect(page.locator("#chinh :focus")).toHaveCount(1);
  });
  await test.step("the item comes back where it stood; the undo button goes away with the form", async () => {
    const undo = page.getByRole("button", { name: "Hoàn tác", exact: true });
    await expect(page.locator('[id="sizes.0.width"]')).not.toHaveValue("77");
    await undo.press("Enter");
    await expect(page.locator('[id="sizes.0.width"]')).toHaveValue("77");
    await page.locator("#o-sizes").getByRole("button", { name: "Bỏ mục 1" }).press("Enter");
    await expect(undo).toBeVisible();
    await goTo(page, desk, "/hom-nay");
    await expect(page.getByRole("heading", { level: 1, name: "Hôm nay" })).toBeVisible();
    await expect(undo).toHaveCount(0);
  });
});

test("letters by keyboard: without single-letter keys, ticked, and deleted", async ({ page, desk }) => {
  await openSecond(page, desk);
  await test.step("single-letter keys can be switched off (WCAG 2.2, 2.1.4)", async () => {
    const open = page.getByRole("heading", { level: 2, name: "Trần Minh Quân" });
    await page.keyboard.press("?");
    await page.getByRole("checkbox", { name: /^Dùng phím một chữ/ }).uncheck();
    await page.keyboard.press("Escape");
    await page.keyboard.press("j");
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(open).toHaveCount(0);
    await page.getByRole("button", { name: "Phím tắt" }).press("Enter");
    await page.getByRole("checkbox", { name: /^Dùng phím một chữ/ }).check();
    await page.keyboard.press("Escape");
    await page.keyboard.press("j");
    await expect(open).toBeVisible();
  });
  await test.step("a letter that is opened beside the list is announced", async () => {
    const told = page.getByRole("main").getByRole("status").filter({ hasText: "Đã mở thư của" });
    await expect(told).toContainText("Trần Minh Quân");
  });
  await test.step("leaving the choice of several letters gives the focus back to the button that began it", async () => {
    await page.getByRole("button", { name: "Chọn nhiều thư" }).press("Enter");
    await expect(page.locator(".pick-bar :focus")).toHaveCount(1);
    await page.getByRole("button", { name: "Thôi chọn" }).press("Enter");
    await expect(page.getByRole("button", { name: "Chọn nhiều thư" })).toBeFocused();
  });
  await test.step("a letter that is deleted gives the focus to the next one, the last one to the list", async () => {
    await letterLink(page, "Nguyễn Thu Hà").press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: "Nguyễn Thu Hà" })).toBeVisible();
    const forget = async (digits: string) => {
      await page.getByRole("button", { name: "Việc khác với thư này" }).press("Enter");
      await page.getByRole("menuitem", { name: /xóa thông tin/ }).press("Enter");
      await page.getByLabel(/bốn số cuối/).fill(digits);
      await answered(page, /\/forget$/, () => page.getByRole("button", { name: "Xóa hẳn 1 thư" }).press("Enter"));
    };
    await page.route(
      "**/forget",
      (route) => route.fulfill({ status: 409, json: { error: "Danh sách thư vừa đổi." } }),
      {
        times: 1,
      },
    );
    await page.getByRole("button", { name: "Việc khác với thư này" }).press("Enter");
    await page.getByRole("menuitem", { name: /xóa thông tin/ }).press("Enter");
    await page.getByLabel(/bốn số cuối/).fill("0111");
    await page.getByRole("button", { name: "Xóa hẳn 1 thư" }).press("Enter");
    await expect(page.getByText("Danh sách thư vừa đổi.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Xóa hẳn 1 thư" })).toBeFocused();
    await page.keyboard.press("Escape");
    await forget("0111");
    await expect(letterLink(page, "Trần Minh Quân")).toBeFocused();
    await page.keyboard.press("Enter");
    await forget("0112");
    await expect(letterLink(page, "Phạm Ngọc Lan")).toBeFocused();
    await page.keyboard.press("Enter");
    await forget("0110");
    await expect(page.getByRole("region", { name: "Danh sách thư" })).toBeFocused();
  });
  await test.step("without any letter no drawer promises that one comes there but the first, and there is no empty file for Excel", async () => {
    await expect(page.getByText("thì thư hiện ở đây")).toBeVisible();
    await page.getByRole("button", { name: "Rác" }).click();
    await expect(page.getByText("Ngăn này đang trống")).toBeVisible();
    await expect(page.getByText("thì thư hiện ở đây")).toHaveCount(0);
    await page.getByRole("button", { name: "Xuất ra Excel" }).click();
    await expect(page.getByRole("dialog")).toContainText("Chưa có thư nào của khách để lưu.");
    await expect(page.getByRole("dialog").getByRole("link")).toHaveCount(0);
  });
});

test("a screen begins at its name, and announces what was done by hand", async ({ page, desk }) => {
  await test.step("a page that is gone to from a list has the focus in it", async () => {
    await page.goto(`${desk.address}/bai`);
    await page.getByRole("link", { name: "Standee đặt ở đâu cho người ta đọc hết chữ" }).press("Enter");
    await expect(page).toHaveURL(/\/bai\/standee-dat-o-dau/);
    await expect(page.locator("#chinh :focus")).toHaveCount(1);
  });
  await test.step("what is typed is saved without an announcement, by hand with one", async () => {
    const spoken = await page.evaluateHandle(() => {
      const heard: string[] = [];
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const region = (target instanceof Element ? target : target.parentElement)?.closest(
            "[role=status],[aria-live]",
          );
          if (region && region.getAttribute("aria-live") !== "off") heard.push(region.textContent ?? "");
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      return heard;
    });
    const title = page.getByRole("textbox", { name: "Tiêu đề" });
    await title.press("End");
    await title.pressSequentially(" nữa", { delay: 120 });
    await expect(page.locator(".saved")).toHaveText(/^Đã lưu \d/);
    expect((await spoken.jsonValue()).filter((words) => !words.startsWith("Địa chỉ cũ"))).toEqual([]);
    await page.keyboard.press("Control+s");
    await expect.poll(() => spoken.jsonValue()).toContainEqual(expect.stringMatching(/^Đã lưu \d/));
    await expect(page.locator("[role=status][aria-live=off]"), "that would speak later: Orca misses it").toHaveCount(0);
  });
  await test.step("a screen that is gone to from the sidebar begins at its name", async () => {
    await page.getByRole("navigation", { name: "Các ngăn" }).getByRole("link", { name: "Nhật ký" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Nhật ký" })).toBeFocused();
  });
  await test.step("a line of the journal that a key opens leads to what that time changed, and Escape back to the line", async () => {
    const line = page.locator(".ev").last();
    await line.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("region", { name: "Lần này đổi gì" }).locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(line).toBeFocused();
  });
});
