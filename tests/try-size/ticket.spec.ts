/** /thu-kho, its ticket: what the shop gets of it, what the visitor is told of a sending, copied and on paper. */
import type { Locator } from "@playwright/test";
import { memorySource } from "../../app/print-file/byte-source.ts";
import { readPrintFile } from "../../app/print-file/read-print-file.ts";
import { fillPerson, open } from "../inside.ts";
import { expect, test } from "../site.ts";
import { choose, FULL, holdSending, row, SEND, send, success, width } from "./parts.ts";

test("what is still missing never begins a line with a comma @phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, "/thu-kho");
  const parted = await page
    .locator("p", { has: page.getByText("Còn thiếu") })
    .locator("a")
    .evaluateAll((links) =>
      links.map((link) => {
        const after = document.createRange();
        after.setStart(link.nextSibling as Node, 0);
        after.setEnd(link.nextSibling as Node, 1);
        return [after.toString(), after.getBoundingClientRect().top < link.getBoundingClientRect().bottom];
      }),
    );
  expect(parted).toEqual([
    [",", true],
    [",", true],
    [",", true],
    [".", true],
  ]);
});

test("the ticket goes to the shop as four fields, its text reads line by line, and the docket is stamped as long as it is the one that the shop has: with its note, its file, its day @computer", async ({
  page,
}) => {
  const stamp = page.getByText("Liên 2 ở xưởng");
  const kept = page.getByText("Đã gửi phiếu, không cần gửi lại.");
  const note = page.getByRole("textbox", { name: /Dặn thêm/ });
  await open(page, FULL);
  await fillPerson(page);
  await note.fill("treo ở tầng 2");
  const request = page.waitForRequest(SEND);
  await send(page).click();
  const body = (await request).postDataBuffer()?.toString("utf8") ?? "";
  const message = /name="message"\r\n\r\n([\s\S]*?)\r\n--/.exec(body)?.[1]?.split("\r\n");
  expect(message).toEqual([
    "PHIẾU IN – In ấn Hoàng Gia",
    "In: Standee",
    "Khổ: 80 × 200 cm (ngang × cao)",
    "Số lượng: 2, mỗi tấm 1,6 m², cộng 3,2 m²",
    "Chỗ dùng: trong nhà, người xem cách 2 m, dùng vài tháng",
    "Vật liệu gợi ý: PP không keo, cán mờ",
    "File: chưa có",
    "Cần: Thứ Sáu 04/12/2043",
    "Dặn thêm: treo ở tầng 2",
    expect.stringMatching(/^Xem khổ: http.*\/thu-kho\?in=standee&n=80&c=200&sl=2&cho=trong/),
    "Nhờ xưởng báo giá giúp.",
  ]);
  expect([...body.matchAll(/name="([^"]+)"/g)].map(([, name]) => name)).not.toContain("try-size-kind");
  await expect(success(page)).toBeVisible();

  await expect(stamp).toBeVisible();
  await expect(kept).toBeVisible();
  await expect(note, "a line of the ticket, which the visitor keeps").toHaveValue("treo ở tầng 2");
  await note.fill("treo ở tầng 3");
  await expect(stamp).toBeHidden();
  await expect(kept).toBeHidden();
  await note.fill("treo ở tầng 2");
  await expect(stamp).toBeVisible();
  await choose(page, "jpeg-30mp.jpg");
  await expect(row(page, "File in")).toContainText(/ppi/);
  await expect(stamp).toBeHidden();
});

test("the result of a sending lies over the drawing that stays in sight, and no wrong field lies under that drawing", async ({
  page,
}) => {
  await open(page, FULL);
  await page.getByRole("textbox", { name: "Họ và tên" }).fill("Nguyễn Thu Hà");
  await send(page).click();
  const phone = page.getByRole("textbox", { name: "Số điện thoại" });
  await expect(phone).toBeFocused();
  const isOnTop = (of: Locator) =>
    of.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(() => isOnTop(phone)).toBe(true);
  await fillPerson(page);
  await send(page).click();
  await expect(success(page)).toBeVisible();
  expect(await isOnTop(success(page))).toBe(true);
});

test.describe(() => {
  test.use({ allowed: /status of 503|Error sending message/ });
  test("a failed sending loses nothing and offers the other ways @phone", async ({ page }) => {
    await page.route(SEND, (route) => route.fulfill({ status: 503, body: "busy" }));
    await open(page, FULL);
    await fillPerson(page);
    await send(page).click();
    await expect(page.getByRole("alert").getByText("Gửi email thất bại, vui lòng thử lại.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Họ và tên" })).toHaveValue("Nguyễn Thu Hà");
    await expect(page).toHaveURL(/sl=2/);
    // A finger that taps twice must hit the button twice, so the button must not move when the message above it goes.
    await expect(page.getByText("Xưởng chưa báo nhận được phiếu.")).toBeVisible();
    const placeOf = (button: Locator) => button.evaluate((its) => its.getBoundingClientRect().y + scrollY);
    const before = await placeOf(send(page));
    const arrive = await holdSending(page);
    await send(page).click();
    await expect(page.getByText("Xưởng chưa báo nhận được phiếu.")).toBeHidden();
    expect(Math.abs((await placeOf(page.getByRole("button", { name: "Đang gửi…" }))) - before)).toBeLessThan(8);
    arrive();
    await expect(success(page)).toBeVisible();
  });
});

test("the ticket is copied for Zalo, and so is its address; where nothing can be copied, it is said how they get to the shop all the same @computer", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, FULL);
  await page.getByRole("button", { name: "Chép để gửi Zalo" }).click();
  await expect(page.getByText("Đã chép phiếu. Mở Zalo của xưởng rồi dán vào.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^PHIẾU IN[\s\S]*Nhờ xưởng báo giá giúp\.$/,
  );
  await page.getByRole("button", { name: "Chép đường dẫn" }).click();
  await expect(page.getByText(/Đã chép đường dẫn/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(FULL);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("kept", "NotAllowedError"));
    document.execCommand = () => false;
  });
  await page.getByRole("button", { name: "Chép để gửi Zalo" }).click();
  await expect(page.getByText("Máy không cho chép. Bấm “In phiếu” rồi lưu thành PDF")).toBeVisible();
  await page.getByRole("button", { name: "Chép đường dẫn" }).click();
  await expect(page.getByText("Máy không cho chép. Chép từ thanh địa chỉ")).toBeVisible();
  await expect(page).toHaveURL(FULL);
});

test.describe("in a window of Zalo", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (Linux; Android 13; SM-A135F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Zalo android/241001",
  });

  test("nothing is said to be saved or printed that such a window does not save or print @phone", async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await open(page, FULL);
    await page.getByRole("button", { name: "In phiếu" }).click();
    await expect(page.getByRole("status").getByText(/^Không thấy gì hiện ra thì mở trang này bằng/)).toBeVisible();
    await page.getByRole("button", { name: "Tải file mẫu PDF" }).click();
    await expect(page.getByRole("status").getByText(/^Đã vẽ file mẫu 1:1: .* mở trang này bằng/)).toBeVisible();
  });
});

test("on paper the ticket stands with its scene, without what is only for screens, on one sheet of A4 @computer", async ({
  page,
}) => {
  await open(page, FULL);
  // The longest ticket: outside, with a note of several lines.
  await page.getByRole("radio", { name: "Ngoài trời" }).check();
  await page.getByRole("radio", { name: "Một năm trở lên" }).check();
  const note = page.getByRole("textbox", { name: /Dặn thêm/ });
  await note.fill(
    "xe tải vào ngõ sau, gọi trước nửa tiếng. ".repeat(60).slice(0, Number(await note.getAttribute("data-longest"))),
  );
  const sheet = await readPrintFile(memorySource(await page.pdf({ preferCSSPageSize: true })));
  expect(sheet).toMatchObject({ format: "pdf", facts: { pages: 1 } });
  const [first] = sheet.format === "pdf" ? (sheet.facts.page ?? []) : [];
  expect(first?.shown_mm.map(Math.round)).toEqual([210, 297]);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator("figure svg [data-print]")).toBeVisible();
  await expect(send(page)).toBeHidden();
  const grounds = await page.locator("main [data-ground]:visible").evaluateAll((marks) =>
    marks.map((mark) => {
      const { color, backgroundColor } = getComputedStyle(mark);
      return color !== "rgb(0, 0, 0)" && color !== backgroundColor;
    }),
  );
  expect(grounds, "the seal and five numbers stay light on dark").toEqual(Array(6).fill(true));
});

test("on paper a ticket that nobody has touched says its rows in words, without the controls, on one sheet @computer", async ({
  page,
}) => {
  await open(page, "/thu-kho");
  const sheet = await readPrintFile(memorySource(await page.pdf({ preferCSSPageSize: true })));
  expect(sheet).toMatchObject({ format: "pdf", facts: { pages: 1 } });
  await page.emulateMedia({ media: "print" });
  await expect(row(page, "Khổ").getByText(/m² mỗi tấm$/)).toBeVisible();
  for (const control of await page.getByRole("radio").all()) await expect(control).toBeHidden();
  await expect(width(page)).toBeHidden();
});

test("what changes is shown where a translator has put its own words in place of all texts @computer", async ({
  page,
}) => {
  await open(page, FULL);
  await choose(page, "jpeg-rgb-72.jpg");
  await expect(page.getByRole("button", { name: /^Sửa khổ theo file: / })).toBeVisible();
  const day = page.getByRole("textbox", { name: "Ngày cần" });
  await day.fill("");
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (text.parentElement?.closest("script, style, svg")) continue;
      const words = document.createElement("font");
      words.textContent = text.nodeValue;
      text.parentNode?.replaceChild(words, text);
    }
  });
  await width(page).fill("200");
  await page.getByRole("button", { name: "Thêm một" }).click();
  await expect(row(page, "Khổ")).toContainText("3 tấm, mỗi tấm 4 m²");
  const read = page.getByRole("region", { name: "Xưởng đọc phiếu" });
  await expect(read).toContainText("4 m² × 3 = 12 m²");
  await expect(read).toContainText("cuộn lại dài 1,52 m");
  await day.fill("2043-12-04");
  await expect(read).toContainText("Phiếu đủ. Xưởng đọc là hiểu.");
  await day.fill("");
  await expect(read).toContainText("Còn thiếu ngày cần. Chưa có cũng gửi được");
  await expect(page.getByRole("button", { name: /^Sửa khổ theo file: 200/ })).toBeVisible();
});
