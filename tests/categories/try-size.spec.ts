/** The screen /thu-kho: print, scene, file, walk and ticket (issue "Try the size"; rules in app/try-size). */
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { memorySource } from "../../app/print-file/byte-source.ts";
import { readPrintFile } from "../../app/print-file/read-print-file.ts";
import { categories, standees } from "../content.ts";
import { pullByFinger } from "../finger.ts";
import { fillPerson, follow, open } from "../inside.ts";
import { expect, test } from "../site.ts";

const FIXTURES = path.join(import.meta.dirname, "../../app/print-file/fixtures/files");
const FULL = "/thu-kho?in=standee&n=80&c=200&sl=2&cho=trong&xa=2&lau=thang&ngay=2043-12-04&dat=lot";
const SEND = "**/api/v1.0/email/send-form";

const width = (page: Page) => page.getByRole("textbox", { name: "Ngang" });
const height = (page: Page) => page.getByRole("textbox", { name: "Cao", exact: true });
const grip = (page: Page) => page.getByRole("button", { name: /^Góc tấm in/ });
const row = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const choose = (page: Page, file: string) => page.getByLabel("Chọn file in").setInputFiles(path.join(FIXTURES, file));

/** The box of a part of the drawing, as it is painted. */
async function boxOf(page: Page, part: string) {
  return page
    .locator(part)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
}
const printBox = (page: Page) => boxOf(page, "[data-print]");

/**
 * Waits until the print has the shape of its figures, and stands to the person of 1.6 m as they do; to 3 %, for a stroke has its width.
 *
 * @param size in millimetres
 */
async function expectProportions(page: Page, category: string, size: { width: number; height: number }) {
  const near = (ratio: number) => Math.abs(ratio - 1) < 0.03;
  await expect
    .poll(async () => {
      const print = await printBox(page);
      const millimetre = (await boxOf(page, "[data-person]")).height / 1600;
      return {
        shape: near(print.width / print.height / (size.width / size.height)),
        scale: near(print.width / millimetre / size.width),
      };
    }, category)
    .toEqual({ shape: true, scale: true });
}

test.describe("the drawing", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("print and person stand in true proportion to the figures of the address and the typed ones, in every category", async ({
    page,
  }) => {
    test.slow(); // nine addresses
    for (const { slug, title, sizes } of categories) {
      const [usual, other] = [sizes.find(({ usual }) => usual), sizes.findLast(({ usual }) => !usual)];
      if (!usual || !other) throw new Error(`${slug} has no usual size, or no other.`);
      await open(page, `/thu-kho?in=${slug.slice(3)}&n=${usual.width / 10}&c=${usual.height / 10}`);
      await expect(page.getByRole("radio", { name: title.slice(3) })).toBeChecked();
      await expectProportions(page, slug, usual);
      await row(page, "Khổ").getByRole("radio", { name: "cm", exact: true }).check();
      await width(page).fill(String(other.width / 10));
      await height(page).fill(String(other.height / 10));
      await expectProportions(page, slug, other);
    }
  });

  test("typing a side draws it, and the other side keeps its metres", async ({ page }) => {
    await open(page, "/thu-kho?in=bat-hiflex&n=300&c=100");
    await width(page).fill("6");
    await expect
      .poll(async () => {
        const box = await printBox(page);
        return Math.round((box.width / box.height) * 10) / 10;
      })
      .toBe(6);
    await expect(row(page, "Khổ")).toContainText(/6\s×\s1\sm/);
  });

  test("from 2 m a print looks twice as large as from 4 m, and the verdict follows the walk", async ({ page }) => {
    await open(page, "/thu-kho?in=standee&n=80&c=200&xa=2");
    const slider = page.getByRole("slider", { name: /Người xem đứng cách/ });
    await slider.press("ArrowRight");
    await expect(slider).toHaveAttribute("aria-valuetext", "cách 3 mét");
    await slider.press("ArrowRight");
    await expect(page).toHaveURL(/xa=4/);
    const far = (await printBox(page)).width;
    await slider.press("ArrowLeft");
    await slider.press("ArrowLeft");
    await expect(page).toHaveURL(/xa=2/);
    await expect.poll(async () => Math.round(((await printBox(page)).width / far) * 20) / 20).toBe(2);
    await page.getByRole("button", { name: "Xem cả cảnh" }).click();
    await expect(grip(page)).toBeVisible();
  });

  test("the corner stays under the hand, and what is pulled is what stands in the fields", async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, "a mouse; the same handlers take a finger");
    await open(page, "/thu-kho?in=standee&n=80&c=200");
    await grip(page).hover(); // waits until the drawing has taken its place
    const before = await printBox(page);
    const metre = before.width / 0.8;
    const corner = { x: before.x + before.width, y: before.y };
    await page.mouse.move(corner.x + 4, corner.y - 4);
    await page.mouse.down();
    await page.mouse.move(corner.x + 4 + 0.4 * metre, corner.y - 4, { steps: 4 });
    await expect(width(page)).toHaveValue("120");
    const pulled = await printBox(page);
    expect(Math.abs(pulled.x - before.x)).toBeLessThan(1);
    expect(Math.abs(pulled.x + pulled.width - (corner.x + 0.4 * metre))).toBeLessThan(metre * 0.03);
    await page.mouse.up();
    await expect(page).toHaveURL(/n=120&c=200/);
  });

  test("a pull ends with the size it had when the screen is turned", async ({ page, isMobile }) => {
    test.skip(isMobile, "a mouse; the same handlers take a finger");
    await open(page, "/thu-kho?in=standee&n=80&c=200");
    await grip(page).hover();
    const { x = 0, y = 0 } = (await grip(page).boundingBox()) ?? {};
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 60, { steps: 4 });
    await expect(grip(page)).not.toHaveAccessibleName(/80 × 200/);
    const pulled = (await grip(page).getAttribute("aria-label")) ?? "";
    await page.setViewportSize({ width: 800, height: 1200 });
    await page.mouse.move(x + 30, y + 90, { steps: 3 });
    await page.mouse.up();
    await expect(grip(page)).toHaveAccessibleName(pulled);
  });

  test("the menu of a mouse pulls nothing", async ({ page, isMobile }) => {
    test.skip(isMobile, "a mouse");
    await open(page, "/thu-kho?in=standee&n=80&c=200");
    await grip(page).hover();
    const { x = 0, y = 0 } = (await grip(page).boundingBox()) ?? {};
    await page.mouse.down({ button: "right" });
    await page.mouse.move(x + 60, y + 60, { steps: 4 });
    await page.mouse.up({ button: "right" });
    await expect(page.locator("[data-pulling]")).toHaveCount(0);
    await expect(width(page)).toHaveValue("80");
  });
});

test("a finger pulls the corner: the print grows, and the page does not scroll", async ({ page, isMobile }) => {
  test.skip(!isMobile, "touch");
  await open(page, "/thu-kho?in=standee&n=80&c=200");
  await grip(page).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await pullByFinger(page, grip(page), { x: 40, y: 30 });
  await expect.poll(async () => Number(await width(page).inputValue())).toBeGreaterThan(80);
  await expect.poll(async () => Number(await height(page).inputValue())).toBeLessThan(200);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test("the corner is not there before its place is known, so that nothing jumps", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const corner = document.querySelector<HTMLElement>('button[aria-label^="Góc tấm in"]');
      if (corner && !("firstPlace" in window)) Object.assign(window, { firstPlace: corner.style.left });
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, "/thu-kho");
  await expect(grip(page)).toBeInViewport();
  const place = await grip(page).evaluate(({ style }) => style.left);
  expect(await page.evaluate(() => (window as { firstPlace?: string }).firstPlace)).toBe(place);
});

test("by keyboard alone: size, place, number and the corner, each with its name", async ({ page }) => {
  await open(page, "/thu-kho?in=standee&n=80&c=200");
  await grip(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(width(page)).toHaveValue("81");
  await page.keyboard.press("Shift+ArrowUp");
  await expect(height(page)).toHaveValue("210");
  await expect(grip(page)).toHaveAccessibleName(
    "Góc tấm in, kéo để đổi khổ. Đang là 81 × 210 cm".replace(/ (×|cm)/g, "\u00a0$1").replace("× ", "×\u00a0"),
  );
  await width(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(width(page)).toHaveValue("80");
  await page.getByRole("radio", { name: "Standee" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Backdrop" })).toBeChecked();
  await page.getByRole("radio", { name: "Trong nhà" }).focus();
  await page.keyboard.press("Space");
  await expect(row(page, "Chỗ dùng")).toContainText("Nên in");
  await page.getByRole("button", { name: "Thêm một" }).focus();
  await page.keyboard.press("Enter");
  await expect(row(page, "Số lượng, ngày cần")).toContainText("2 tấm");
});

test("a wrong size is explained, and the drawing stays as it was", async ({ page }) => {
  await open(page, "/thu-kho?in=standee&n=80&c=200");
  await width(page).fill("tám mươi");
  await expect(row(page, "Khổ").getByRole("alert")).toHaveText("Ghi bằng số, ví dụ 80 hoặc 1,2 m.");
  await width(page).fill("31 m");
  await expect(row(page, "Khổ").getByRole("alert")).toContainText("Lớn nhất 30 m");
  await expect(width(page)).toHaveAttribute("aria-invalid", "true");
  await width(page).blur();
  await expect(width(page)).toHaveValue("80");
});

test("a size that is refused leaves nothing of itself behind, and is explained until it is typed anew", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "the same at every width");
  await open(page, "/thu-kho?in=standee&n=80&c=200");
  const wrong = row(page, "Khổ").getByRole("alert");
  await width(page).fill("");
  await width(page).pressSequentially("3500");
  await expect(row(page, "Khổ")).toContainText(/80\s×\s200\scm/);
  await width(page).blur();
  await expect(width(page)).toHaveValue("80");
  await expect(wrong).toContainText("Lớn nhất 30 m");
  await width(page).fill("");
  await width(page).pressSequentially("1m8");
  await expect(wrong).toBeHidden();
  await width(page).blur();
  await expect(width(page)).toHaveValue("180");
  await height(page).fill("5000");
  await height(page).blur();
  await expect(wrong).toBeVisible();
  await row(page, "Khổ").getByRole("button", { name: "60 × 160" }).click();
  await expect(wrong, "it was said of another size").toBeHidden();
});

test("a whole size that is pasted into one side is read as both, and one that is said as it is meant", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "the same at every width");
  await open(page, "/thu-kho?in=standee&n=80&c=200");
  await width(page).fill("60x160");
  await expect(row(page, "Khổ")).toContainText(/60\s×\s160\scm/);
  await width(page).blur();
  await expect(width(page)).toHaveValue("60");
  await expect(height(page)).toHaveValue("160");
  await height(page).fill("1m rưỡi");
  await height(page).blur();
  await expect(height(page)).toHaveValue("150");
});

test("a number with its thousands parted is read whole", async ({ page, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  await open(page, "/thu-kho");
  const pieces = page.getByRole("textbox", { name: "Số lượng tấm" });
  for (const [typed, said] of [
    ["1.000", "1.000 tấm"],
    ["1,200", "1.200 tấm"],
    ["1 500", "1.500 tấm"],
    ["10 000", "9.999 tấm"],
  ] as const) {
    await pieces.fill("");
    await pieces.pressSequentially(typed);
    await expect(row(page, "Số lượng, ngày cần")).toContainText(said);
  }
});

test("a unit that was chosen stays when a field is left, and with another size or trade", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "the same at every width");
  await open(page, "/thu-kho?in=standee&n=80&c=200");
  for (const unit of ["m", "cm"]) await row(page, "Khổ").getByRole("radio", { name: unit, exact: true }).check();
  await width(page).fill("500");
  await height(page).fill("355");
  await height(page).blur();
  await expect(width(page)).toHaveValue("500");
  await width(page).fill("600");
  await expect(row(page, "Khổ")).toContainText(/600\s×\s355\scm/);
  await page.getByRole("radio", { name: "Backdrop" }).check();
  await expect(row(page, "Khổ").getByRole("radio", { name: "cm", exact: true })).toBeChecked();
});

test("the address opens the whole ticket, and a reload keeps it with what was typed", async ({ page }) => {
  await open(page, FULL);
  await expect(page.getByRole("radio", { name: "Trong nhà" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Vài tháng" })).toBeChecked();
  await expect(row(page, "Số lượng, ngày cần")).toContainText("2 tấm, Thứ Sáu 04/12");
  await expect(page.getByRole("region", { name: "Xưởng đọc phiếu" })).toContainText("3,2");
  await page.getByRole("button", { name: "Thêm một" }).click();
  await page.getByRole("textbox", { name: "Họ và tên" }).fill("Nguyễn Thu Hà");
  await page.getByRole("textbox", { name: /Dặn thêm/ }).fill("treo ở tầng 2");
  await expect(page).toHaveURL(/sl=3/);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Số lượng tấm" })).toHaveValue("3");
  await expect(page.getByRole("textbox", { name: "Họ và tên" })).toHaveValue("Nguyễn Thu Hà");
  await expect(page.getByRole("textbox", { name: /Dặn thêm/ })).toHaveValue("treo ở tầng 2");
});

test("a link that is followed right after a change leads back to what was changed", async ({ page, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  await open(page, "/thu-kho?in=standee&n=80&c=200");
  // The docket of the screen is alive, and the first change has reached the address.
  await page.getByRole("textbox", { name: "Ngang" }).fill("85");
  await expect(page).toHaveURL(/n=85/);
  await page.getByRole("textbox", { name: "Ngang" }).fill("90");
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('header a[href="/lien-he"], footer a[href="/lien-he"]')?.click(),
  );
  await expect(page).toHaveURL("/lien-he");
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Ngang" })).toHaveValue("90");
});

test("a size of no print and words of nobody fall back silently", async ({ page, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  await open(page, "/thu-kho?in=<script>&n=-4&c=1e9&sl=x&cho=mars&lau=__proto__&ngay=2026-99-99");
  await expect(width(page)).toHaveValue(String(standees[0]?.width));
  await expect(page.getByRole("radio", { name: "Standee" })).toBeChecked();
});

const send = (page: Page): Locator => page.getByRole("button", { name: "Gửi cho xưởng" });

test("what is still missing never begins a line with a comma", async ({ page }) => {
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

test("the ticket goes to the shop as four fields, its text reads line by line, and the docket is stamped", async ({
  page,
}) => {
  await open(page, FULL);
  await fillPerson(page);
  await page.getByRole("textbox", { name: /Dặn thêm/ }).fill("treo ở tầng 2");
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
  await expect(page.getByText("Liên 2 ở xưởng")).toBeVisible();
});

test("a docket is stamped as long as it is the one that the shop has: with its note, its file, its day", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "the same at every width");
  const stamp = page.getByText("Liên 2 ở xưởng");
  const kept = page.getByText("Đã gửi phiếu, không cần gửi lại.");
  const note = page.getByRole("textbox", { name: /Dặn thêm/ });
  await open(page, FULL);
  await fillPerson(page);
  await note.fill("treo ở tầng 2");
  await send(page).click();
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

test("what came of a sending lies over the drawing that stays in sight, and no field that is wrong lies under it", async ({
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
  test("a failed sending loses nothing and offers the other ways", async ({ page }) => {
    await page.route(SEND, (route) => route.fulfill({ status: 503, body: "busy" }));
    await open(page, FULL);
    await fillPerson(page);
    await send(page).click();
    await expect(page.getByRole("alert").getByText("Gửi email thất bại, vui lòng thử lại.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Họ và tên" })).toHaveValue("Nguyễn Thu Hà");
    await expect(page).toHaveURL(/sl=2/);
    // A finger that taps twice hits the same button twice: what was told above would move it.
    await expect(page.getByText("Phiếu chưa đến xưởng.")).toBeVisible();
    const placeOf = (button: Locator) => button.evaluate((its) => its.getBoundingClientRect().y + scrollY);
    const before = await placeOf(send(page));
    const arrive = await holdSending(page);
    await send(page).click();
    await expect(page.getByText("Phiếu chưa đến xưởng.")).toBeHidden();
    expect(Math.abs((await placeOf(page.getByRole("button", { name: "Đang gửi…" }))) - before)).toBeLessThan(8);
    arrive();
    await expect(success(page)).toBeVisible();
  });
});

test("what was typed into the contact form is not overwritten by a ticket", async ({ page, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  await open(page, "/lien-he");
  await page.getByRole("textbox", { name: "Bạn cần in gì?" }).fill("Lời của tôi");
  await open(page, FULL);
  await fillPerson(page);
  await send(page).click();
  await expect(success(page)).toBeVisible();
  await open(page, "/lien-he");
  await expect(page.getByRole("textbox", { name: "Bạn cần in gì?" })).toHaveValue("Lời của tôi");
});

/** Holds what is sent on its way. @returns what lets it arrive */
async function holdSending(page: Page): Promise<() => void> {
  const arrived = Promise.withResolvers<void>();
  await page.route(SEND, async (route) => {
    await arrived.promise;
    await route.fulfill({ contentType: "text/plain", body: "OK" });
  });
  return arrived.resolve;
}
const success = (page: Page) => page.getByRole("status").getByText("Email đã được gửi thành công!");

test("a message on its way is no ticket: the docket that is opened meanwhile keeps its note and is not stamped", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "the same at every width");
  const note = page.getByRole("textbox", { name: /Dặn thêm/ });
  const arrive = await holdSending(page);
  await open(page, FULL);
  await note.fill("treo ở tầng 2");
  await open(page, "/lien-he");
  await fillPerson(page);
  await page.getByRole("textbox", { name: "Bạn cần in gì?" }).fill("Lời của tôi");
  await page.getByRole("button", { name: "Liên hệ ngay" }).click();
  await follow(page, "/thu-kho");
  await expect(page.getByRole("button", { name: "Đang gửi…" })).toBeVisible();
  await expect(note).toHaveValue("treo ở tầng 2");
  arrive();
  await expect(success(page)).toBeVisible();
  await expect(send(page)).toBeVisible();
  await expect(note).toHaveValue("treo ở tầng 2");
  await expect(page.getByText("Liên 2 ở xưởng")).toHaveCount(0);
});

test("a ticket on its way is no message: what stands in the contact form stays there", async ({ page, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  const message = page.getByRole("textbox", { name: "Bạn cần in gì?" });
  const arrive = await holdSending(page);
  await open(page, "/lien-he");
  await message.fill("Lời của tôi");
  await follow(page, "/thu-kho");
  await fillPerson(page);
  await send(page).click();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Đang gửi…" })).toBeVisible();
  arrive();
  await expect(success(page)).toBeVisible();
  await expect(message).toHaveValue("Lời của tôi");
});

test("a print that is changed while the ticket is on its way is not stamped as sent", async ({ page, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  const arrive = await holdSending(page);
  await open(page, FULL);
  await fillPerson(page);
  await send(page).click();
  await width(page).fill("120");
  await expect(row(page, "Khổ")).toContainText(/120\s×\s200/);
  arrive();
  await expect(success(page)).toBeVisible();
  await expect(page.getByText("Liên 1")).toBeVisible();
  await width(page).fill("80");
  await expect(page.getByText("Liên 2 ở xưởng")).toBeVisible();
});

test("a brief in the contact form is still one after a ticket is sent; each kind of print has its own", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "the same at every width");
  const message = page.getByRole("textbox", { name: "Bạn cần in gì?" });
  const ask = page.getByRole("button", { name: "Hỏi giá khổ này" });
  await open(page, "/danh-muc-in/in-bat-hiflex");
  await ask.click();
  await expect(message).toHaveValue(/^Hỏi giá/);
  await open(page, FULL);
  await fillPerson(page);
  await send(page).click();
  await expect(success(page)).toBeVisible();
  await open(page, "/danh-muc-in/in-standee");
  await ask.click();
  await expect(message).toHaveValue(/^Hỏi giá: In standee\n[\s\S]*\n\nHỏi giá: In bạt Hiflex\n/);
  await open(page, "/danh-muc-in/in-bat-hiflex");
  await ask.click();
  expect((await message.inputValue()).match(/Hỏi giá: In bạt Hiflex/g)).toHaveLength(1);
});

test("a file that is not there is still wanted, and a day gone by is told", async ({ page, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  await open(page, FULL.replace("2043", "2020"));
  await expect(row(page, "Số lượng, ngày cần").getByRole("alert")).toHaveText("Ngày này đã qua, chọn ngày khác.");
  const missing = page.getByText("Còn thiếu").locator("..");
  await expect(missing).toContainText("ngày cần");
  await page
    .getByLabel("Chọn file in")
    .setInputFiles({ name: "trong.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(0) });
  await expect(row(page, "File in")).toContainText("Không đọc được");
  await expect(missing).toContainText("file in");
  await choose(page, "jpeg-30mp.jpg");
  await expect(missing).not.toContainText("file in");
  await page.getByLabel("Ngày cần", { exact: true }).and(page.locator("input")).fill("2043-12-04");
  await expect(page.getByText("Phiếu đủ.")).toBeVisible();
});

test("who goes to another screen and comes back finds the file lying there", async ({ page, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  await open(page, FULL);
  await choose(page, "jpeg-30mp.jpg");
  await expect(row(page, "File in")).toContainText(/ppi/);
  await follow(page, "/chinh-sach/chinh-sach-bao-mat-thong-tin");
  await page.goBack();
  await expect(row(page, "File in")).toContainText(/jpeg-30mp\.jpg[\s\S]*ppi/);
});

test("a brief in the contact form is no note on the ticket, after a reload neither", async ({ page, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  await open(page, "/danh-muc-in/in-bat-hiflex");
  await page.getByRole("button", { name: "Hỏi giá khổ này" }).click();
  await expect(page.getByRole("textbox", { name: "Bạn cần in gì?" })).toHaveValue(/^Hỏi giá/);
  await open(page, "/thu-kho");
  await page.getByRole("heading", { name: "Phiếu in" }).click();
  await expect(page.getByRole("textbox", { name: /Dặn thêm/ })).toHaveValue("");
});

test("the ticket is copied for Zalo, and so is its address", async ({ page, context }) => {
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
});

test("a template is a PDF of the print's own size with its bleed, read by the site's own readers", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "the same at every width");
  await open(page, "/thu-kho?in=bat-hiflex&n=600&c=300");
  const pdf = page.waitForEvent("download");
  await page.getByRole("button", { name: "Tải file mẫu PDF" }).click();
  const file = await pdf;
  expect(file.suggestedFilename()).toBe("file-mau-bat-hiflex-600x300cm-1-10.pdf");
  const found = await readPrintFile(memorySource(new Uint8Array(await readFile(await file.path()))));
  expect(found).toMatchObject({ format: "pdf", readable: "yes", facts: { pages: 1, fonts_not_embedded: [] } });
  const [first] = found.format === "pdf" ? (found.facts.page ?? []) : [];
  expect(first?.trim_mm.map(Math.round)).toEqual([600, 300]);
  expect(first?.bleed_mm?.map(Math.round)).toEqual([5, 5, 5, 5]);
  const svg = page.waitForEvent("download");
  await page.getByRole("button", { name: "Tải file mẫu SVG" }).click();
  const drawing = await readFile(await (await svg).path(), "utf8");
  expect(drawing).toContain('width="610mm" height="310mm"');
});

test.describe("without a network", () => {
  test.use({ allowed: /template-|Failed to load resource/ });

  test("a template that does not come is told where other outcomes are", async ({ page, isMobile }) => {
    test.skip(isMobile, "the same at every width");
    await page.route("**/assets/template-*.js", (route) => route.abort());
    await open(page, "/thu-kho");
    const uncaught: Error[] = [];
    page.on("pageerror", (error) => uncaught.push(error));
    await page.getByRole("button", { name: "Tải file mẫu SVG" }).click();
    await expect(page.getByRole("status").getByText(/^Chưa tải được file mẫu/)).toBeVisible();
    expect(uncaught).toEqual([]);
  });
});

test.describe("a file", () => {
  /** Drops files or folders of this machine on the row of the file, as a hand does. */
  async function drop(page: Page, ...files: string[]) {
    const target = page.getByText("Chọn file", { exact: true });
    await target.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await target.boundingBox()) ?? {};
    const devtools = await page.context().newCDPSession(page);
    const data = { items: [], files, dragOperationsMask: 1 };
    for (const type of ["dragEnter", "dragOver", "drop"] as const)
      await devtools.send("Input.dispatchDragEvent", { type, x: x + 2, y: y + 2, data });
  }

  test("that is a folder is told to be one", async ({ page, isMobile }) => {
    test.skip(isMobile, "a mouse drops");
    await open(page, "/thu-kho");
    await drop(page, FIXTURES);
    await expect(row(page, "File in")).toContainText("Đây là một thư mục");
  });

  test("that is dropped together with others is the one that is taken, and the row says so", async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, "a mouse drops");
    await open(page, "/thu-kho");
    await drop(page, path.join(FIXTURES, "jpeg-rgb-72.jpg"), path.join(FIXTURES, "png-icc.png"));
    await expect(row(page, "File in")).toContainText("Bạn đưa vào 2 file: ở đây chỉ xem jpeg-rgb-72.jpg.");
    await choose(page, "png-icc.png");
    await expect(row(page, "File in")).not.toContainText("Bạn đưa vào");
  });

  test("that is a picture of cells pasted into a field is none: their words are what is pasted", async ({ page }) => {
    await open(page, FULL);
    const note = page.getByRole("textbox", { name: /Dặn thêm/ });
    const paste = (name: string, words: string) =>
      note.evaluate(
        (field, [name = "", words = ""]) => {
          const clipboardData = new DataTransfer();
          if (words) clipboardData.setData("text/plain", words);
          clipboardData.items.add(new File(["x"], name, { type: "image/png" }));
          field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
        },
        [name, words],
      );
    await note.fill("giao gấp");
    await paste("bang.png", "Standee\t2 tấm");
    await note.press("End");
    await page.keyboard.insertText(" nhé");
    await expect(note).toHaveValue("giao gấp nhé");
    expect(await row(page, "File in").textContent()).not.toContain("bang.png");
    await paste("anh.png", "");
    await expect(row(page, "File in")).toContainText("anh.png");
  });

  test("is shown on the print, judged by distance and told in the ticket; nothing of it is uploaded", async ({
    page,
  }) => {
    const uploads: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") uploads.push(request.url());
    });
    await open(page, "/thu-kho?in=standee&n=80&c=200&xa=2");
    await choose(page, "jpeg-rgb-72.jpg");
    await expect(row(page, "File in")).toContainText("Vỡ hình");
    await expect(page.locator("main svg image").first()).toHaveAttribute("href", /^data:image\/jpeg/);
    await expect(page.getByRole("link", { name: "Vỡ hình, xem vì sao" })).toBeVisible();
    await expect(page.getByRole("button", { name: /Kính soi/ })).toBeVisible();
    expect(uploads.filter((url) => !url.includes("vitals"))).toEqual([]);
    await page.getByRole("button", { name: "Bỏ file" }).click();
    await expect(row(page, "File in")).toContainText("chưa có");
  });

  test("that cannot be read is told why and what to send instead, and may still be sent", async ({ page }) => {
    await open(page, "/thu-kho");
    await choose(page, "cdr-riff-v10-stub.cdr");
    await expect(row(page, "File in")).toContainText("Không đọc được");
    await expect(row(page, "File in")).toContainText(/PDF/);
    await expect(send(page)).toBeEnabled();
  });

  test("drawn at 1:10 is told its scale, and a page stands on the print", async ({ page }) => {
    await open(page, "/thu-kho?in=bat-hiflex&n=600&c=300&xa=5");
    await choose(page, "pano-6x3m-tile-1-10.pdf");
    await expect(row(page, "File in")).toContainText("1:10");
    await expect(page.locator("main svg text", { hasText: "PDF" })).toBeVisible();
  });

  test("that lies on its side is drawn turned, and the print may be turned instead", async ({ page }) => {
    await open(page, "/thu-kho?in=bat-hiflex&n=200&c=300&xa=5");
    await choose(page, "jpeg-rgb-72.jpg"); // 900 × 600
    await expect(row(page, "File in")).toContainText("File nằm ngang, xoay 90° là khớp tấm");
    const image = page.locator("main svg image").first();
    await expect(image).toHaveAttribute("transform", /rotate\(90\)/);
    await row(page, "File in")
      .getByRole("button", { name: /^Xoay tấm: 3\s×\s2\sm$/ })
      .click();
    await expect(image).not.toHaveAttribute("transform");
    await expect(row(page, "File in")).not.toContainText("nằm ngang");
  });

  test("that has its bleed around it lies with it outside of the print; one of another shape suggests a print of its own", async ({
    page,
  }) => {
    await open(page, "/thu-kho?in=bat-hiflex&n=140&c=90&xa=5"); // with 5 cm a side 150 × 100
    await choose(page, "jpeg-rgb-72.jpg");
    await expect(row(page, "File in")).toContainText("Hình đã gồm tràn lề 5 cm mỗi cạnh.");
    await expect(page.locator("main svg image").first()).toHaveAttribute("width", "1.5");
    await expect(page.getByRole("button", { name: /^Sửa khổ theo file/ })).toHaveCount(0);
    await open(page, "/thu-kho?in=standee&n=80&c=200&xa=2");
    await choose(page, "pano-6x3m-tile-1-10.pdf");
    await expect(page.getByRole("button", { name: /^Sửa khổ theo file: 6\s×\s3\sm$/ })).toBeVisible();
  });

  test("of the shop's own shows the size and claims nothing", async ({ page }) => {
    await open(page, "/thu-kho?in=backdrop");
    await page.getByRole("button", { name: "Chưa có file? Thử bằng mẫu" }).click();
    await expect(row(page, "File in")).toContainText("mẫu thử");
    await expect(page.locator("main svg image").first()).toHaveAttribute("href", /in-backdrop.*\.webp$/);
    await expect(page.getByRole("link", { name: /xem vì sao/ })).toHaveCount(0);
  });
});

test.describe("the visitor's own place", () => {
  /** A wall seen straight on, 100 px to the metre: a door of 2.1 m at its left. */
  const WALL = { width: 1200, height: 800, door: { x: 200, foot: 780, head: 570 } };

  async function choosePhoto(page: Page, name: string, size: { width: number; height: number }): Promise<void> {
    const png = await page.evaluate(({ width, height }) => {
      const canvas = document.createElement("canvas");
      canvas.width = width;
      canvas.height = height;
      return canvas.toDataURL("image/png").split(",")[1] ?? "";
    }, size);
    await page
      .getByLabel("Chọn ảnh chỗ treo")
      .setInputFiles({ name, mimeType: "image/png", buffer: Buffer.from(png, "base64") });
  }

  async function openPhoto(page: Page): Promise<void> {
    await open(page, "/thu-kho?in=bat-hiflex&n=300&c=100");
    await page.getByRole("radio", { name: "Treo thử vào ảnh" }).check();
    await choosePhoto(page, "tuong.png", WALL);
    await page.getByRole("radio", { name: /Cửa 2,1/ }).check();
  }

  test("is the photo that was chosen last, though one before it takes longer to open", async ({ page, isMobile }) => {
    test.skip(isMobile, "the same at every width");
    await page.addInitScript(() => {
      const decode = window.createImageBitmap;
      const held = async (file: File) => {
        if (file.name !== "nang.png") return decode(file);
        await new Promise((go) => addEventListener("opened", go, { once: true }));
        const bitmap = await decode(file);
        // The site lets go of a photo once it is drawn.
        bitmap.close = () => void dispatchEvent(new Event("drawn"));
        return bitmap;
      };
      Object.assign(window, { createImageBitmap: held });
    });
    await open(page, "/thu-kho?in=bat-hiflex&n=300&c=100");
    await page.getByRole("radio", { name: "Treo thử vào ảnh" }).check();
    await choosePhoto(page, "nang.png", WALL);
    await expect(page.getByText("Đang mở ảnh…")).toBeVisible();
    await choosePhoto(page, "nhe.png", { width: 600, height: 900 });
    const photo = page.getByAltText("Ảnh chỗ sẽ treo");
    await expect(photo).toHaveJSProperty("naturalHeight", 900);
    await page.evaluate(async () => {
      const drawn = new Promise((done) => addEventListener("drawn", done, { once: true }));
      dispatchEvent(new Event("opened"));
      await drawn;
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    });
    await expect(photo).toHaveJSProperty("naturalHeight", 900);
  });

  const middleOf = (box: { x: number; y: number; width: number; height: number }) => ({
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  });

  /** Drags a mark to a pixel of the photo: by mouse, on a phone by a finger. */
  async function drag(page: Page, name: RegExp, to: { x: number; y: number }): Promise<void> {
    const photo = await page.getByAltText("Ảnh chỗ sẽ treo").boundingBox();
    const mark = await page.getByRole("button", { name }).boundingBox();
    if (!photo || !mark) throw new Error("No photo, or no mark");
    const scale = photo.width / WALL.width;
    const [from, goal] = [middleOf(mark), { x: photo.x + to.x * scale, y: photo.y + to.y * scale }];
    if (test.info().project.use.hasTouch)
      return pullByFinger(page, page.getByRole("button", { name }), { x: goal.x - from.x, y: goal.y - from.y });
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(goal.x, goal.y, { steps: 3 });
    await page.mouse.up();
  }

  /** The two figures that the marks give the place, to half a metre: a mark is set by hand. */
  async function measuredPlace(page: Page): Promise<number[]> {
    const words = (await page.getByText(/Chỗ này đo chừng/).allTextContents()).join("");
    return [...words.matchAll(/\d+(?:,\d+)?/g)].map(([figure]) => Math.round(Number(figure.replace(",", ".")) * 2) / 2);
  }

  const CORNERS: [RegExp, number, number][] = [
    [/Góc trên trái/, 500, 200],
    [/Góc trên phải/, 900, 200],
    [/Góc dưới phải/, 900, 400],
    [/Góc dưới trái/, 500, 400],
  ];

  test("gives a print its true size from a door of 2.1 m, and can be taken back and saved", async ({ page }) => {
    await openPhoto(page);
    await drag(page, /Mốc trên/, { x: WALL.door.x, y: WALL.door.head });
    await drag(page, /Mốc dưới/, { x: WALL.door.x, y: WALL.door.foot });
    await page.getByRole("radio", { name: "2. Bốn góc" }).check();
    for (const [name, x, y] of CORNERS) await drag(page, name, { x, y });
    await expect.poll(() => measuredPlace(page)).toEqual([4, 2]);
    const photo = await page.getByAltText("Ảnh chỗ sẽ treo").boundingBox();
    const print = await page.locator("[data-hung]").boundingBox();
    const metre = ((photo?.width ?? 0) / WALL.width) * 100;
    expect((print?.width ?? 0) / metre).toBeCloseTo(3, 1);
    expect((print?.height ?? 0) / metre).toBeCloseTo(1, 1);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Tải ảnh" }).click();
    expect((await saved).suggestedFilename()).toBe("treo-thu-300x100cm.jpg");
    await page.getByRole("button", { name: /^Lấy khổ/ }).click();
    await expect(width(page)).not.toHaveValue("3");
    const undo = page.getByRole("button", { name: "Hoàn tác" });
    await undo.click();
    await undo.click();
    await expect.poll(() => measuredPlace(page)).not.toEqual([4, 2]);
  });

  test("Ctrl+Z takes a mark back where it was, and leaves what is typed alone", async ({ page, isMobile }) => {
    test.skip(isMobile, "a phone has no keys");
    await openPhoto(page);
    const mark = page.getByRole("button", { name: /Mốc trên/ });
    /** In the photo: the page may have scrolled. */
    const place = async () => {
      const [own, photo] = await Promise.all([mark.boundingBox(), page.getByAltText("Ảnh chỗ sẽ treo").boundingBox()]);
      return [own, photo].some((box) => !box) ? null : Math.round((own?.y ?? 0) - (photo?.y ?? 0));
    };
    const before = await place();
    await drag(page, /Mốc trên/, { x: WALL.door.x, y: WALL.door.head });
    await expect.poll(place).not.toBe(before);
    const moved = await place();
    await page.keyboard.press("Control+z");
    await expect.poll(place).toBe(before);
    await drag(page, /Mốc trên/, { x: WALL.door.x, y: WALL.door.head });
    await expect.poll(place).toBe(moved);
    await page.getByRole("textbox", { name: /Dặn thêm/ }).fill("tầng 2");
    await page.keyboard.press("Control+z");
    await expect(page.getByRole("textbox", { name: /Dặn thêm/ })).not.toHaveValue("tầng 2");
    expect(await place()).toBe(moved);
  });

  test("explains marks that lie too near to each other", async ({ page }) => {
    await openPhoto(page);
    await drag(page, /Mốc trên/, { x: 300, y: 600 });
    await drag(page, /Mốc dưới/, { x: 305, y: 615 });
    await expect(page.getByText(/Hai mốc gần nhau quá/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Tải ảnh" })).toBeDisabled();
  });
});

test("on paper the ticket stands with its scene, without what is only for screens, on one sheet of A4", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "paper is the same from every screen");
  await open(page, FULL);
  // The longest that a ticket says: outside, a note of several lines.
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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, allowed: /\.js csp$/ });

  test("a still scene, a note and the plain form stand there", async ({ page }) => {
    await page.goto("/thu-kho");
    await expect(page.getByRole("img", { name: `Standee ${standees[0]?.width}` })).toBeVisible();
    await expect(page.locator("noscript p")).toHaveText(/^Trình duyệt đang tắt JavaScript/);
    await expect(page.getByRole("textbox", { name: "Bạn cần in gì, khổ bao nhiêu?" })).toHaveAttribute(
      "name",
      "message",
    );
    await expect(page.getByRole("radio", { name: "Trong nhà" })).toBeHidden();
  });
});

test("a search engine is led to the one address, whatever stands in the query", async ({ request, isMobile }) => {
  test.skip(isMobile, "answers do not depend on the width");
  const html = await (await request.get(FULL)).text();
  expect(html).toMatch(/rel="canonical" href="[^"?]*\/thu-kho"/);
  expect(html).toContain("<title>Thử khổ - In ấn Hoàng Gia</title>");
  expect(await (await request.get("/sitemap.xml")).text()).toContain("/thu-kho</loc>");
});
