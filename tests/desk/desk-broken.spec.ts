/** A file that the desk cannot show as a page: it opens as text, at the line that breaks it, and keeps every word. */
import path from "node:path";
import { expect } from "@playwright/test";
import { OWN_HEADER } from "../../desk/paths.ts";
import { ARTICLE, faults, goTo, openPage, test } from "./desk.ts";
import { draftText } from "./running-desk.ts";

test("a page that was broken by hand is shown with its line, and its last readable state comes back by a button", async ({
  page,
  desk,
  online,
}) => {
  const file = "articles/hashtag-cam-tay-cho-tiec-cuoi-va-le-tot-nghiep.md";
  const screen = `${desk.address}/bai/hashtag-cam-tay-cho-tiec-cuoi-va-le-tot-nghiep`;
  const words = "Hashtag cầm tay: khổ nào vừa tay, chữ to cỡ nào thì đọc được trong ảnh chụp cả nhóm.";
  const whole = online.text(file);
  await page.goto(screen);
  await page.getByLabel(/^Mô tả ngắn/).fill(words);
  await expect.poll(() => draftText(desk, file)).toContain(words);
  await page.goto("about:blank");
  // The draft is discarded: the last state that the journal kept is what customers see.
  const letGo = { method: "DELETE", headers: { [OWN_HEADER]: "1" } };
  expect((await fetch(`${desk.address}/api/page?file=${file}`, letGo)).ok).toBe(true);
  const broken = whole.replace(/^(description: ".*)"$/m, "$1");
  online.put(file, broken);
  await test.step("where the desk was not asked whether it keeps a readable state, none is denied", async () => {
    await page.route("**/api/page/last-good?*", (route) => route.fulfill({ status: 409, json: {} }), { times: 1 });
    await page.goto(screen);
    await expect(page.getByText("Chưa hỏi được máy còn giữ bản nào")).toBeVisible();
    await expect(page.getByText("Máy chưa giữ bản nào")).toHaveCount(0);
    await page.reload();
  });
  await expect(page.locator(".broken-line [data-here]")).toHaveText(/^5 +description: "/);
  await test.step("a refusal stands beside the button, and is heard", async () => {
    await page.route("**/api/page?*", (route) =>
      route.request().method() === "PUT"
        ? route.fulfill({ status: 409, json: { error: "Ổ đĩa đầy." } })
        : route.continue(),
    );
    await page.getByRole("button", { name: "Lấy lại bản đọc được" }).click();
    await expect(page.getByRole("alert").filter({ hasText: /^Ổ đĩa đầy\.$/ })).toBeInViewport();
    await page.unroute("**/api/page?*");
  });
  await page.getByRole("button", { name: "Lấy lại bản đọc được" }).click();
  await expect(page.getByLabel(/^Mô tả ngắn/)).toBeVisible();
  expect(draftText(desk, file)).toBe(whole);
  expect(online.text(file)).toBe(broken);
});

test("a broken page is not called online in the list of other pages", async ({ page, desk, online }) => {
  const file = "introduction.md";
  const state = page.locator('.row-a[href$="/trang/introduction"] .st');
  await page.goto(`${desk.address}/trang`);
  await expect(state).toHaveText("Trên mạng");
  online.put(file, online.text(file).replace(/\n---\n/, "\n"));
  await page.reload();
  await expect(state).toHaveText("Chưa đọc được");
});

test("words typed on a broken file outlive the window, and a change of the file outside puts them in the journal", async ({
  page,
  desk,
  online,
}) => {
  const file = "articles/hashtag-cam-tay-cho-tiec-cuoi-va-le-tot-nghiep.md";
  const whole = online.text(file);
  const broken = whole.replace(/\n---\n/, "\n");
  const box = page.getByLabel("Cả tệp, sửa rồi bấm Lưu");
  online.put(file, broken);
  await page.goto(`${desk.address}/bai/${path.basename(file, ".md")}`);
  await box.fill(`${broken}Câu đang gõ.`);
  await page.reload();
  await expect(box).toHaveValue(`${broken}Câu đang gõ.`);
  expect(draftText(desk, file)).toBeNull();
  online.put(file, `${broken}Câu của người khác.\n`);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(box).toHaveValue(/Câu của người khác/);
  await expect(page.getByText("Chữ gõ dở được để riêng.")).toBeVisible();
  const journal = page.getByRole("dialog", { name: "Nhật ký trang này" });
  const refusal = journal.getByRole("alert").filter({ hasText: "Nhật ký đang bận." });
  const refuse = (question: string) =>
    page.route(question, (route) => route.fulfill({ status: 409, json: { error: "Nhật ký đang bận." } }));
  await test.step("what the journal of a page refuses is said in its dialog", async () => {
    await refuse("**/api/journal?*");
    await page.getByRole("button", { name: "Nhật ký trang này" }).click();
    await expect(refusal).toBeVisible();
    await page.keyboard.press("Escape");
    await page.unroute("**/api/journal?*");
  });
  await page.getByRole("button", { name: "Nhật ký trang này" }).click();
  const aside = page.getByText("Gõ ở cửa sổ khác, để riêng", { exact: true });
  await expect(aside).toBeVisible();
  await test.step("so is what a line of it changed, where the desk does not tell", async () => {
    await refuse("**/api/journal/change?*");
    await aside.click();
    await expect(refusal).toBeVisible();
  });
});

test("a text that the editor would not hold whole opens as text with the place, and keeps every word", async ({
  page,
  desk,
  online,
  allow,
}) => {
  allow(/^console: MilkdownError: /); // the editor says what it cannot hold
  test.setTimeout(90_000);
  const file = "articles/gui-file-tu-canva-xuat-the-nao-de-in-khong-vo.md";
  const whole = online.text(file);
  const [, front = ""] = /^(---\n[\s\S]*?\n---\n)/.exec(whole) ?? [];
  const badly: [string, RegExp][] = [
    [whole.replace(/\n:::\n/, "\n"), /:::con-so/],
    [
      `${front}\nMột.\n\n:::bang{chu="Tên"}\nCâu trước bảng.\n\n| Một | Hai |\n| --- | --- |\n| a | b |\n:::\n`,
      /:::bang/,
    ],
    [`${front}\nMột.\n\n:::bang\n| Một | Hai |\n| --- | --- |\n| a | b |\n\n:::meo\nMẹo.\n:::\n`, /:::bang/],
    [`${front}\nMột.\n\n:::kho{chu="Tên"}\nKhông gạch đầu dòng.\n:::\n`, /:::kho/],
    [`${front}\nMột.\n\n::::kho\n:::meo\nMẹo.\n:::\n::::\n`, /::::kho/],
    [`${front}\nMột.\n\n:::con-so{so="5"}\n- Gạch đầu dòng.\n:::\n`, /:::con-so/],
  ];
  await page.goto(`${desk.address}/bai`);
  for (const [text, place] of badly) {
    online.put(file, text);
    await goTo(page, desk, "/bai");
    await expect(page.locator(".broken-line")).toHaveCount(0);
    await goTo(page, desk, "/bai/gui-file-tu-canva-xuat-the-nao-de-in-khong-vo");
    await expect(page.locator(".broken-line [data-here]")).toHaveText(place);
    await expect(page.getByLabel("Cả tệp, sửa rồi bấm Lưu")).toHaveValue(text);
    const written = page.waitForResponse((response) => response.request().method() === "PUT");
    await page.keyboard.press("Control+s");
    await written;
    expect(draftText(desk, file)).toBeNull();
  }
  await page.getByLabel("Cả tệp, sửa rồi bấm Lưu").fill(whole);
  await page.getByRole("button", { name: "Lưu", exact: true }).click();
  await page.locator('.text[data-ready="true"] .ProseMirror').waitFor();
  expect(draftText(desk, file)).toBe(whole);
});

test("a screen that breaks by a mistake of the desk itself says so, keeps what was typed, and leaves the other screens alone", async ({
  page,
  desk,
  allow,
}) => {
  allow(/^console: TypeError: .* is not iterable|ERR_FAILED/);
  const words = "Chữ gõ ngay trước khi màn hình hỏng.";
  const typed = Promise.withResolvers<void>();
  // The desk never answers so: the screen cannot draw what it makes of this.
  await page.route("**/api/page/seen?**", async (route) => {
    await typed.promise;
    await route.fulfill({ json: { html: "", problems: 7 } });
  });
  await page.route("**/api/page?**", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await openPage(page, desk, ARTICLE.screen);
  await page.getByLabel(/^Mô tả ngắn/).fill(words);
  typed.resolve();
  await expect(page.getByRole("alert")).toContainText("Màn hình này bị lỗi");
  expect(await faults(page, "a broken screen")).toEqual([]);
  await page.getByRole("complementary").getByRole("link", { name: "Bài viết" }).click();
  await expect(page.getByRole("heading", { name: "Bài viết" })).toBeVisible();
  await page.unrouteAll();
  await page.goBack();
  await expect(page.getByLabel(/^Mô tả ngắn/)).toHaveValue(words);
});
