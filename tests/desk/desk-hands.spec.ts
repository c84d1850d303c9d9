/** The desk in hands that do not know it: dialogs begin in the field to type in, menus stand at their button, a picture comes into the text. */
import { expect } from "@playwright/test";
import sharp from "sharp";
import { ARTICLE, expectSaved, openPage, test } from "./desk.ts";
import { draftText } from "./running-desk.ts";

test("a new article is named at once: what is typed stands in the field, Esc gives the focus back, Enter goes on to the text", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.address}/bai`);
  const button = page.getByRole("button", { name: "Viết bài mới" });
  await button.click();
  await page.keyboard.type("Bạt mặt tiền");
  await expect(page.getByLabel("Tên", { exact: true })).toHaveValue("Bạt mặt tiền");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Bạt mặt tiền nhà ống");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Tiêu đề")).toBeFocused();
  await expect(page.getByLabel("Tiêu đề")).toHaveValue("Bạt mặt tiền nhà ống");
  await page.locator('.text[data-ready="true"]').waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Nhà ống");
  await expect(page.locator(".ProseMirror")).toHaveText("Nhà ống");
  await expect(page.locator(".ProseMirror")).toBeInViewport();
  await expect(page.getByLabel("Tiêu đề")).toHaveValue("Bạt mặt tiền nhà ống");
  const untitled = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await page.getByLabel("Tiêu đề").fill("");
  await untitled;
  await expectSaved(page);
  await expect(page.locator("#dia-chi")).toHaveText("/tin-tuc/…");
});

test("the menu of a page's state opens below its button, and an hour is set by the keyboard alone", async ({
  page,
  desk,
}) => {
  await page.goto(desk.address + ARTICLE.screen);
  const button = page.getByRole("button", { name: /^Trạng thái/ });
  const day = page.getByLabel(/^Ngày đăng/);
  const online = await day.inputValue();
  // The button's place at the moment of the press: words that come beside it later may move it by a hair.
  const pressedAt = await button.evaluate((pressed: HTMLElement) => {
    pressed.click();
    return pressed.getBoundingClientRect().x;
  });
  const menu = page.getByRole("menu");
  await expect(menu).toBeVisible();
  expect((await menu.boundingBox())?.x).toBeCloseTo(pressedAt, 0);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.type("30.2");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Ngày gõ như 30/11/2026")).toBeVisible();
  await page.getByLabel("Ngày", { exact: true }).fill("1.2.1999");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Giờ này đã qua.")).toContainText("không cần hẹn thì bấm “Thôi”");
  await page.getByLabel("Ngày", { exact: true }).fill("1.2.2999");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Hẹn lên mạng lúc 8:00 ngày 01/02/2999.")).toBeVisible();
  await expect(page.getByText("Khách vẫn đang thấy bài.")).toBeVisible();
  await expect(button).toBeFocused();
  // With the hour taken back, the page is again what customers see, with the day that they read.
  await button.click();
  await page.getByRole("menuitem", { name: /^Đổi giờ hẹn/ }).click();
  await page.getByLabel("Ngày", { exact: true }).fill("1.2.1999");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Giờ này đã qua.")).toContainText("hoặc bấm “Bỏ hẹn”");
  await page.getByRole("button", { name: "Bỏ hẹn" }).click();
  await expect(page.getByText(/Hẹn lên mạng lúc/)).toHaveCount(0);
  await expect(day).toHaveValue(online);
  await expect(button).toHaveText("Trên mạng");
  await day.fill("1.2.2999");
  await expect(page.getByText("Hẹn lên mạng lúc 0:00 ngày 01/02/2999.")).toBeVisible();
});

test("the page beside the form keeps its height and is one key away, the tools of the text stand in one row", async ({
  page,
  desk,
}) => {
  test.setTimeout(90_000); // the preview may just be starting
  await openPage(page, desk, ARTICLE.screen);
  await test.step("the page beside the form keeps the height of the window at the width of a computer", async () => {
    await page.frameLocator(".see iframe").locator("h1").waitFor({ timeout: 60_000 });
    await page.getByRole("button", { name: "Máy tính", exact: true }).click();
    // What watches its size answers a frame later.
    const heights = await page.evaluate(async () => {
      const seen = new Set<number>();
      for (let frame = 0; frame < 20; frame++) {
        await new Promise(requestAnimationFrame);
        seen.add(document.documentElement.scrollHeight);
      }
      return [...seen];
    });
    expect(heights).toEqual([900]);
  });
  await test.step("one key leads from the form to the real page beside it, past everything that can be written", async () => {
    const way = page.getByRole("link", { name: "Đến trang xem trước" });
    await page.getByRole("button", { name: "Xem trước", exact: true }).focus();
    await page.keyboard.press("Tab");
    await expect(way).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("complementary", { name: "Xem trước" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Điện thoại" })).toBeFocused();
    await page.getByRole("button", { name: "Cất phần xem trước" }).click();
    await expect(way).toHaveCount(0);
  });
  await test.step("the tools of the text stand in one row, those of a table below it, and act where the caret is", async () => {
    const tops = await page
      .getByRole("toolbar", { name: "Định dạng" })
      .locator("> *")
      .evaluateAll((tools) => tools.map((tool) => Math.round(tool.getBoundingClientRect().top)));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(10);
    const table = page.locator(".bx.bang").first();
    const [rows, cells] = [table.locator("tr"), table.locator("tr").first().locator("th,td")];
    const [height, width] = [await rows.count(), await cells.count()];
    // The caret is outside the table: the row comes at its end.
    await page.locator(".ProseMirror > p").first().click();
    await table.getByRole("button", { name: "Thêm hàng dưới hàng này" }).click();
    await expect(rows).toHaveCount(height + 1);
    await expect(rows.last()).toHaveText("");
    await page.keyboard.type("Mới");
    await expect(rows.last().locator("td").first()).toHaveText("Mới");
    await table.getByRole("button", { name: "Thêm cột bên phải cột này" }).click();
    await expect(cells).toHaveCount(width + 1);
    await expect.poll(() => draftText(desk, ARTICLE.file)).toMatch(/^\| Mới \|/m);
    await table.getByRole("button", { name: "Bỏ hàng này" }).click();
    await expect(rows).toHaveCount(height);
  });
});

test("saving moves nothing on the screen, and the journal has it", async ({ page, desk }) => {
  await openPage(page, desk, ARTICLE.screen);
  await test.step("saving moves no button from under the hand", async () => {
    const button = page.getByRole("button", { name: /^Trạng thái/ });
    const end = () => button.evaluate((its) => Math.round(its.getBoundingClientRect().right));
    const before = await end();
    await page.getByLabel("Tiêu đề").fill("Standee mất chữ");
    await expect(button).toHaveText("Đang viết");
    expect(await end()).toBe(before);
  });
  await test.step("put into the tray, a page stays where it was being written", async () => {
    const sheet = page.locator(".sheet");
    await page.locator(".ProseMirror > *").last().scrollIntoViewIfNeeded();
    const stood = await sheet.evaluate((its) => its.scrollTop);
    expect(stood).toBeGreaterThan(0);
    await page.getByRole("button", { name: /^Cho vào khay/ }).click();
    await expect(page.getByRole("button", { name: /^Trạng thái/ })).toHaveText("Chờ lên mạng");
    expect(await sheet.evaluate((its) => its.scrollTop)).toBe(stood);
  });
  await test.step("the journal opens at what was done last, and on a phone a press leads to what that time changed", async () => {
    const titles = ["Standee mất chữ", "Standee nuốt chữ"];
    for (const title of titles) {
      await page.getByLabel("Tiêu đề").fill(title);
      await page.keyboard.press("Control+s");
      await expect.poll(() => draftText(desk, ARTICLE.file)).toContain(title);
      await expect(page.locator(".saved")).toHaveText(/^Đã lưu/); // said only when both the file and, after it, the journal are written
    }
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto(`${desk.address}/nhat-ky`);
    const change = page.getByRole("region", { name: "Lần này đổi gì" });
    await expect(change).toContainText(titles[1] ?? "");
    const earlier = page.locator(".ev").nth(1);
    await earlier.click();
    await expect(earlier).toHaveAttribute("aria-current", "true");
    await expect(change).toBeInViewport();
  });
  await test.step("of a long journal it is said that older lines are kept, and where those of a page are found", async () => {
    await page.route("**/api/journal*", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), older: 1700 } });
    });
    await page.reload();
    await expect(page.getByText(/Còn 1\.700 lần cũ hơn.*“Nhật ký trang này”/)).toBeVisible();
  });
});

test("a picture comes with its words, to the page and into its text", async ({ page, desk }) => {
  const file = "articles/hashtag-cam-tay-cho-tiec-cuoi-va-le-tot-nghiep.md";
  await openPage(page, desk, "/bai/hashtag-cam-tay-cho-tiec-cuoi-va-le-tot-nghiep");
  await test.step("a picture that is there already brings the words that describe it elsewhere, not those of the picture before it", async () => {
    await page.locator("#image").click();
    await page.getByRole("button", { name: "can-canh-chan-standee.jpg" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator("#alt")).toHaveValue(/^Chân nhôm của standee cuốn/);
    await expect(page.locator("#image")).toBeFocused();
  });
  await test.step("a picture without a caption comes into the text, and what is typed next stands below it", async () => {
    await page.locator('.text[data-ready="true"] .ProseMirror > p').first().click();
    await page.getByRole("button", { name: "Ảnh", exact: true }).last().click();
    const photo = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: "#0c4a3f" } })
      .jpeg()
      .toBuffer();
    await page.locator("input[type=file]").setInputFiles({ name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: photo });
    await expect(page.getByLabel("Trong ảnh có gì?")).toBeFocused();
    await page.keyboard.insertText("Thợ kéo\u200b thước qua mặt tiền");
    for (const leaves of ["Control+Enter", "Control+k"]) await page.keyboard.press(leaves); // these keys lead nowhere while there is work in a dialog
    await page.getByRole("button", { name: "Dùng ảnh này" }).click();
    const text = page.locator(".ProseMirror");
    await expect(text).toBeFocused();
    const holdsCaret = () => text.evaluate((node) => node.contains(getSelection()?.anchorNode ?? null));
    await expect.poll(holdsCaret).toBe(true);
    await page.keyboard.type("Viết tiếp.");
    await expect
      .poll(() => draftText(desk, file))
      .toContain("![Thợ kéo thước qua mặt tiền](tho-keo-thuoc-qua-mat-tien.jpg)\n\nViết tiếp.\n");
    await page.reload();
    await expect(page.locator(`.ProseMirror img[src$="tho-keo-thuoc-qua-mat-tien.jpg"]`)).toBeVisible();
  });
});

test("where a browser lacks what WebKit lacks, boxes grow and the page is seen all the same", async ({
  page,
  desk,
}) => {
  test.setTimeout(90_000); // the preview may just be starting
  await page.addInitScript(() => {
    const given = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, "contentDocument");
    Object.defineProperty(HTMLIFrameElement.prototype, "contentDocument", {
      get() {
        const inside: Document | null = given?.get?.call(this);
        // The cast: a window has the constructors of its own realm; the types do not say so.
        const realm = inside?.defaultView as (Window & typeof globalThis) | null | undefined;
        if (realm) realm.EventTarget.prototype.addEventListener = () => {};
        return inside;
      },
    });
  });
  await page.addInitScript(() => {
    CSS.supports = () => false;
    addEventListener("DOMContentLoaded", () => {
      const style = document.createElement("style");
      style.textContent = "textarea { field-sizing: fixed !important }";
      document.head.append(style);
    });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(desk.address + ARTICLE.screen);
  await test.step("a box is as high as its text where the browser cannot do so by its style, as in WebKit", async () => {
    const hidden = (label: RegExp) =>
      page.getByLabel(label).evaluate((box) => Math.max(0, box.scrollHeight - box.clientHeight));
    await page.getByLabel("Tiêu đề").fill("Standee cuốn bị mất chữ ở chân ".repeat(3));
    for (const label of [/^Tiêu đề/, /^Mô tả ngắn/, /^Ảnh có gì/]) expect(await hidden(label)).toBe(0);
    await page.getByLabel("Tiêu đề").fill("Ngắn");
    expect(await page.getByLabel("Tiêu đề").evaluate((box) => box.clientHeight)).toBeLessThan(60);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step("the real page is seen where a frame without scripts runs no listener, as in WebKit", async () => {
    await expect(page.frameLocator(".see iframe").getByRole("heading", { level: 1 })).toBeVisible({ timeout: 60_000 });
  });
  await test.step("what is pasted into a box loses the signs that nobody sees, and the caret stays behind it", async () => {
    for (const [label, words, caret] of [
      [/^Tiêu đề/, "Standee cuốn", 4],
      [/^Ngày đăng/, "10/08/2026", 2],
      [/^Tên bảng/, "Cách tính chân", 5],
    ] as const) {
      const box = page.getByLabel(label).first();
      await box.fill(`\u202d${words}\u202c`);
      await expect(box).toHaveValue(words);
      await box.evaluate((its: HTMLInputElement, at) => its.setSelectionRange(at, at), caret);
      await page.keyboard.insertText("1\u200b2");
      await page.keyboard.insertText("3");
      await expect(box).toHaveValue(`${words.slice(0, caret)}123${words.slice(caret)}`);
    }
  });
});

test("while the store of letters and figures has not answered, a screen says that it asks, at every width", async ({
  page,
  desk,
}) => {
  for (const question of ["letters", "week?*"]) await page.route(`**/api/${question}`, () => {}); // never answered
  await page.goto(`${desk.address}/hom-nay`);
  for (const [screen, words] of [
    ["Hôm nay", "Đang hỏi kho thư…"],
    ["Thư khách", "Đang hỏi kho thư…"],
    ["Tuần này", "Đang hỏi số liệu ở máy chủ…"],
  ] as const) {
    await page.getByRole("navigation", { name: "Các ngăn" }).getByRole("link", { name: screen, exact: true }).click();
    await expect(page.getByRole("heading", { name: screen, level: 1 })).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByText(words).filter({ visible: true }), `${screen} ${width}`).toHaveCount(1);
    }
  }
});
