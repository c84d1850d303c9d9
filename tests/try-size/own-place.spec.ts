/** /thu-kho, a print hung into a photo of the visitor's own place. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { pullByFinger } from "../finger.ts";
import { open } from "../inside.ts";
import { expect, test } from "../site.ts";
import { choose, holdDecoding, row, width } from "./parts.ts";

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
      .getByLabel(/^(?:Chọn|Đổi) ảnh chỗ treo$/)
      .setInputFiles({ name, mimeType: "image/png", buffer: Buffer.from(png, "base64") });
  }

  async function openPhoto(page: Page): Promise<void> {
    await open(page, "/thu-kho?in=bat-hiflex&n=300&c=100");
    await page.getByRole("radio", { name: "Treo thử vào ảnh" }).check();
    await choosePhoto(page, "tuong.png", WALL);
    await page.getByRole("radio", { name: /Cửa 2,1/ }).check();
  }

  test("is the photo that was chosen last, though one before it takes longer to open @computer", async ({ page }) => {
    const slow = await holdDecoding(page, "nang.png");
    await open(page, "/thu-kho?in=bat-hiflex&n=300&c=100");
    await page.getByRole("radio", { name: "Treo thử vào ảnh" }).check();
    await choosePhoto(page, "nang.png", WALL);
    await expect(page.getByText("Đang mở ảnh…")).toBeVisible();
    // Waits until the decoding is asked for: before that the file is still being examined, and the signal to open it would be lost.
    await slow.asked();
    await choosePhoto(page, "nhe.png", { width: 600, height: 900 });
    const photo = page.getByAltText("Ảnh chỗ sẽ treo");
    await expect(photo).toHaveJSProperty("naturalHeight", 900);
    await slow.open();
    await expect(photo).toHaveJSProperty("naturalHeight", 900);
  });

  const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };
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

  test("gives a print its true size from a door of 2.1 m, and can be taken back and saved @computer", async ({
    page,
  }) => {
    await openPhoto(page);
    await test.step("as long as nothing was marked, nothing is called measured or true to size", async () => {
      await page.getByRole("radio", { name: "3. Tấm in" }).check();
      await expect(page.getByText("Đặt hai mốc và bốn góc trước")).toBeVisible();
      await expect(page.getByText(/đo chừng|đúng khổ\. Kéo|^Lấy khổ/)).toHaveCount(0);
      await page.getByRole("radio", { name: "1. Hai mốc" }).check();
    });
    await page.getByAltText("Ảnh chỗ sẽ treo").click({ button: "right", position: { x: 300, y: 100 }, force: true });
    const undo = page.getByRole("button", { name: "Hoàn tác" });
    await undo.click();
    await expect(
      page.getByRole("radio", { name: /Cửa 2,1/ }),
      "the menu of the photo has moved no mark",
    ).not.toBeChecked();
    await page.getByRole("radio", { name: /Cửa 2,1/ }).check();
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
    await page.getByRole("button", { name: "Tải ảnh về" }).click();
    expect((await saved).suggestedFilename()).toBe("treo-thu-300x100cm.jpg");
    await test.step("the measures of a print that is wider than the photo stay within the photo", async () => {
      await width(page).fill("15");
      const measures = page.locator("[data-hung] ~ span");
      await expect(measures.first()).toHaveText("15 m");
      await expect(page.getByText(/Một phần tấm in nằm ngoài ảnh/)).toBeVisible();
      const frame = (await page.getByAltText("Ảnh chỗ sẽ treo").boundingBox()) ?? NOWHERE;
      for (const box of await Promise.all((await measures.all()).map((one) => one.boundingBox()))) {
        expect(box?.x).toBeGreaterThanOrEqual(frame.x);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(frame.x + frame.width);
      }
      await width(page).fill("3");
    });
    await test.step("a place larger than what is printed is told as it was measured, and the print taken from it no larger than can be", async () => {
      await page.getByRole("radio", { name: "1. Hai mốc" }).check();
      await page.getByRole("radio", { name: "Vật khác" }).check();
      await page.getByRole("textbox", { name: /^Vật này cao/ }).fill("18");
      await expect(page.getByText(/Chỗ này đo chừng 3[3-6]/)).toBeVisible();
      await expect(page.getByRole("button", { name: /^Lấy khổ 30\s×/ })).toBeVisible();
      await undo.click();
    });
    await page.getByRole("button", { name: /^Lấy khổ/ }).click();
    await expect(width(page)).not.toHaveValue("3");
    await undo.click();
    await undo.click();
    await expect.poll(() => measuredPlace(page)).not.toEqual([4, 2]);
  });

  test("is marked by taps alone: on a mark, then where it is to be (WCAG 2.2, 2.5.7)", async ({ page }) => {
    await openPhoto(page);
    const photo = page.getByAltText("Ảnh chỗ sẽ treo");
    const tapAt = async (x: number, y: number) =>
      test.info().project.use.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
    const tap = async (x: number, y: number) => {
      const box = (await photo.boundingBox()) ?? { x: 0, y: 0, width: 0 };
      const scale = box.width / WALL.width;
      await tapAt(box.x + x * scale, box.y + y * scale);
    };
    const put = async (name: RegExp, x: number, y: number) => {
      const mark = middleOf((await page.getByRole("button", { name }).boundingBox()) ?? NOWHERE);
      await tapAt(mark.x, mark.y);
      await tap(x, y);
    };
    await photo.scrollIntoViewIfNeeded();
    await put(/Mốc trên/, WALL.door.x, WALL.door.head);
    await put(/Mốc dưới/, WALL.door.x, WALL.door.foot);
    await page.getByRole("radio", { name: "2. Bốn góc" }).check();
    for (const [name, x, y] of CORNERS) await put(name, x, y);
    await expect.poll(() => measuredPlace(page)).toEqual([4, 2]);
    const middle = async () => middleOf((await page.locator("[data-hung]").boundingBox()) ?? NOWHERE);
    await page.getByRole("radio", { name: "3. Tấm in" }).check();
    const before = await middle();
    await tap(800, 340);
    await expect.poll(async () => (await middle()).x).toBeGreaterThan(before.x + 10);
  });

  test("moves a tapped mark to where the next tap is, even right beside it, and back by one press @phone", async ({
    page,
  }) => {
    await openPhoto(page);
    const mark = page.getByRole("button", { name: /Mốc dưới/ });
    await mark.scrollIntoViewIfNeeded();
    /** The mark's place in the photo, because the page may scroll to the button. */
    const place = () => mark.evaluate(({ offsetLeft, offsetTop }: HTMLElement) => [offsetLeft, offsetTop]);
    const [x = 0, y = 0] = await place();
    const at = middleOf((await mark.boundingBox()) ?? NOWHERE);
    await page.touchscreen.tap(at.x, at.y);
    await expect(mark).toHaveAttribute("data-chosen");
    await page.touchscreen.tap(at.x + 12, at.y - 12);
    await expect.poll(place).toEqual([x + 12, y - 12]);
    await page.getByRole("button", { name: "Hoàn tác" }).tap();
    await expect.poll(place).toEqual([x, y]);
  });

  test("keeps the focus: once a photo is chosen, when nothing is left to take back, while a picture is saved @computer", async ({
    page,
  }) => {
    await open(page, "/thu-kho?in=bat-hiflex&n=300&c=100");
    await page.getByRole("radio", { name: "Treo thử vào ảnh" }).check();
    await page.getByLabel("Chọn ảnh chỗ treo").focus();
    await choosePhoto(page, "tuong.png", WALL);
    await expect(page.getByRole("radio", { name: "1. Hai mốc" })).toBeFocused();
    await page.getByRole("button", { name: /Mốc trên/ }).press("ArrowUp");
    const undo = page.getByRole("button", { name: "Hoàn tác" });
    await undo.press("Enter");
    await expect(undo).toHaveAttribute("aria-disabled", "true");
    await expect(undo).toBeFocused();
    const saved = page.waitForEvent("download");
    const save = page.getByRole("button", { name: "Tải ảnh về" });
    await save.press("Enter");
    await saved;
    await expect(save).toBeFocused();
  });

  test("Ctrl+Z takes a mark back where it was, and leaves what is typed alone @computer", async ({ page }) => {
    await openPhoto(page);
    const mark = page.getByRole("button", { name: /Mốc trên/ });
    /** The mark's height in the photo, because the page may have scrolled. */
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

  test("explains marks that lie too near to each other @phone", async ({ page }) => {
    await openPhoto(page);
    await drag(page, /Mốc trên/, { x: 300, y: 600 });
    await drag(page, /Mốc dưới/, { x: 305, y: 615 });
    await expect(page.getByText(/Hai mốc gần nhau quá/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Tải ảnh về" })).toBeDisabled();
    await test.step("also beside what is said of another photo, which stays", async () => {
      await page
        .getByLabel("Đổi ảnh chỗ treo")
        .setInputFiles({ name: "to-roi.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") });
      await expect(page.getByText(/Chỗ này cần ảnh chụp/)).toContainText(/Hai mốc gần nhau quá/);
    });
    await test.step("a HEIC that is cut is not given to the browser to decode", async () => {
      const whole = readFileSync("app/print-file/fixtures/files/heic-plain.heic");
      await page
        .getByLabel("Đổi ảnh chỗ treo")
        .setInputFiles({ name: "anh.heic", mimeType: "image/heic", buffer: whole.subarray(0, 3000) });
      await expect(page.getByText(/Ở đây không mở được ảnh này/)).toBeVisible();
    });
  });
});

test.describe("without a network", () => {
  test.use({
    allowed: /^(?:console|failed): .*(?:own-place|worker|verdict|looking|Failed to (?:load resource|fetch))/,
  });

  test("a place that does not come leaves the drawing and the ticket as they were, and comes when it is asked for again @computer", async ({
    page,
  }) => {
    await page.route("**/assets/own-place-*", (route) => route.abort());
    await open(page, "/thu-kho?in=bat-hiflex&n=300&c=100");
    const own = page.getByRole("radio", { name: "Treo thử vào ảnh" });
    await own.click();
    await expect(page.getByRole("status").getByText(/^Phần này chưa tải về được/)).toBeVisible();
    await expect(page.getByRole("radio", { name: "Cảnh vẽ" })).toBeChecked();
    await expect(width(page)).toHaveValue("3");
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await own.check();
    await expect(page.getByLabel("Chọn ảnh chỗ treo")).toBeAttached();
    await expect(page.getByText(/chưa tải về được/)).toBeHidden();
    await test.step("a photo whose check does not come is not called unreadable", async () => {
      await page.route("**/assets/worker-*", (route) => route.abort());
      await page
        .getByLabel("Chọn ảnh chỗ treo")
        .setInputFiles({ name: "tuong.png", mimeType: "image/png", buffer: Buffer.alloc(8) });
      await expect(page.getByText(/^Phần xem ảnh chưa tải về được/)).toBeVisible();
    });
  });

  for (const part of ["verdict", "looking"])
    test(`a file whose ${part} does not come is told to be unread, and read when it is chosen again or the page is come back to @computer`, async ({
      page,
    }) => {
      await page.route(`**/assets/${part}-*`, (route) => route.abort());
      await open(page, "/thu-kho?in=standee&n=80&c=200");
      const closed = await page.evaluateHandle(() => {
        const bitmaps: ImageBitmap[] = [];
        const { close } = ImageBitmap.prototype;
        ImageBitmap.prototype.close = function () {
          bitmaps.push(this);
          close.call(this);
        };
        return bitmaps;
      });
      await choose(page, "jpeg-rgb-72.jpg");
      await expect(row(page, "File in")).toContainText(/Phần kiểm file chưa tải về được/);
      await expect.poll(() => closed.evaluate(({ length }) => length), "its memory is free again").toBe(1);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      // The event that WebKit sends after Back: it gives up loading the part when a link leads out of the page.
      if (part === "verdict")
        await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
      else await choose(page, "jpeg-rgb-72.jpg");
      await expect(row(page, "File in")).toContainText(/7,6 ppi/);
      await expect(page.getByRole("button", { name: /^Soi 1:1/ })).toBeVisible();
    });
});
