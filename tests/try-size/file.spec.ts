/** /thu-kho, the file that is to be printed. */
import type { Page } from "@playwright/test";
import { shown } from "../clock.ts";
import { asNewVisitor, follow, open } from "../inside.ts";
import { expect, test } from "../site.ts";
import { choose, FULL, holdDecoding, PRINT_FILES, printFile, row, send } from "./parts.ts";

test.describe("a file", () => {
  /** Drops files or folders of this machine on the row of the file, as a hand does. */
  async function drop(page: Page, ...files: string[]) {
    const target = page.getByText(/^(?:Chọn|Đổi) file$/);
    await target.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await target.boundingBox()) ?? {};
    const devtools = await page.context().newCDPSession(page);
    const data = { items: [], files, dragOperationsMask: 1 };
    for (const type of ["dragEnter", "dragOver", "drop"] as const)
      await devtools.send("Input.dispatchDragEvent", { type, x: x + 2, y: y + 2, data });
  }

  test("that is a folder or cannot be read is told to be so; of several that are dropped one is taken, and the row says so @computer", async ({
    page,
  }) => {
    await open(page, "/thu-kho");
    const its = row(page, "File in");
    await test.step("that is a folder is told to be one", async () => {
      await drop(page, PRINT_FILES);
      await expect(its).toContainText("Đây là một thư mục");
    });
    await test.step("that is dropped together with others is the one that is taken, and the row says so", async () => {
      await drop(page, printFile("jpeg-rgb-72.jpg"), printFile("png-icc.png"));
      await expect(its).toContainText("Bạn đưa vào 2 file: ở đây chỉ xem jpeg-rgb-72.jpg.");
      await choose(page, "png-icc.png");
      await expect(its).not.toContainText("Bạn đưa vào");
    });
    await test.step("that asks to be turned is not drawn squeezed by a browser that does not turn it", async () => {
      const drawn = page.locator("main svg image");
      await page.evaluate(() => {
        const { createImageBitmap: decode } = window;
        // As WebKit on Linux decodes a PNG: not turned.
        window.createImageBitmap = () => decode(new ImageData(300, 200));
      });
      await choose(page, "jpeg-orient-1.jpg");
      await expect(drawn).toHaveCount(1);
      await choose(page, "jpeg-orient-6.jpg");
      await expect(its).toContainText(/200\s×\s300 điểm/);
      await expect(drawn).toHaveCount(0);
    });
    await test.step("that cannot be read is told why and what to send instead, and may still be sent", async () => {
      await choose(page, "cdr-riff-v10-stub.cdr");
      await expect(its).toContainText("Không đọc được");
      await expect(its).toContainText(/PDF/);
      await expect(send(page)).toBeEnabled();
    });
    await test.step("whose decoded picture is closed before it lies under the loupe leaves the screen as it is", async () => {
      await page.evaluate(() => {
        const { createImageBitmap: decode } = window;
        const { toDataURL } = HTMLCanvasElement.prototype;
        let decoded: ImageBitmap | undefined;
        window.createImageBitmap = async (image: ImageBitmapSource) => (decoded = await decode(image));
        // After this call the file waits only for the loupe.
        HTMLCanvasElement.prototype.toDataURL = function (...as) {
          decoded?.close();
          return toDataURL.apply(this, as);
        };
      });
      await choose(page, "jpeg-orient-1.jpg");
      await expect(page.locator("main svg image")).toHaveCount(1);
      await expect(page.getByRole("button", { name: /^Soi 1:1/ })).toBeVisible();
      await expect(its).toContainText("jpeg-orient-1.jpg");
    });
  });

  test("that is the picture of cells pasted into a field is not taken: the cells' words are pasted @computer", async ({
    page,
  }) => {
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

  test("is shown on the print, judged by distance and told in the ticket; nothing of it is uploaded @phone", async ({
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
    const stamp = page.getByRole("link", { name: "Vỡ hình, xem vì sao" });
    await expect(stamp).toBeVisible();
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const tape = await page.getByRole("slider", { name: "Người xem đứng cách" }).boundingBox();
      const low = await stamp.boundingBox().then((box) => box && box.y + box.height);
      expect(low, `off the head of who stands below it at ${width} px`).toBeLessThan((tape?.y ?? 0) + 5);
    }
    await expect(page.getByRole("button", { name: /^Soi 1:1/ })).toBeVisible();
    expect(uploads.filter((url) => !url.includes("vitals"))).toEqual([]);
    await page.getByRole("button", { name: "Bỏ file" }).click();
    await expect(row(page, "File in")).toContainText("chưa có");
  });

  test("is judged all the same where a phone has no canvas left for the loupe @computer", async ({ page }) => {
    await page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      Object.assign(HTMLCanvasElement.prototype, {
        getContext(this: HTMLCanvasElement, kind: string) {
          return this.isConnected ? null : getContext.call(this, kind);
        },
      });
    });
    await open(page, "/thu-kho?in=standee&n=80&c=200&xa=2");
    await choose(page, "jpeg-rgb-72.jpg");
    await expect(page.getByRole("button", { name: /^Soi 1:1/ })).toBeVisible();
    await expect(row(page, "File in")).toContainText("Vỡ hình");
  });

  test("is judged where a phone has no canvas left at all, and its decoded picture is given back @computer", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
      const { close } = ImageBitmap.prototype;
      ImageBitmap.prototype.close = function () {
        document.documentElement.dataset.closed = `${this.width} × ${this.height}`;
        close.call(this);
      };
    });
    await open(page, "/thu-kho?in=standee&n=80&c=200&xa=2");
    await choose(page, "jpeg-rgb-72.jpg");
    await expect(row(page, "File in")).toContainText("Vỡ hình");
    await expect(page.locator("html")).toHaveAttribute("data-closed", "900 × 600");
  });

  test("of several kinds: at a scale, with its bleed, of another shape, of the shop's own @computer", async ({
    page,
  }) => {
    await test.step("drawn at 1:10 is told its scale, and a page stands on the print", async () => {
      await open(page, "/thu-kho?in=bat-hiflex&n=600&c=300&xa=5");
      await choose(page, "pano-6x3m-tile-1-10.pdf");
      await expect(row(page, "File in")).toContainText("1:10");
      await expect(page.locator("main svg text", { hasText: "PDF" })).toBeVisible();
    });
    await asNewVisitor(page);
    await test.step("that has its bleed around it lies with it outside of the print; one of another shape suggests a print of its own", async () => {
      await open(page, "/thu-kho?in=bat-hiflex&n=140&c=90&xa=5"); // with 5 cm of bleed a side 150 × 100
      await choose(page, "jpeg-rgb-72.jpg");
      await expect(row(page, "File in")).toContainText("Hình đã gồm tràn lề 5 cm mỗi cạnh.");
      await expect(page.locator("main svg image").first()).toHaveAttribute("width", "1.5");
      await expect(page.getByRole("button", { name: /^Sửa khổ theo file/ })).toHaveCount(0);
      await open(page, "/thu-kho?in=standee&n=80&c=200&xa=2");
      await choose(page, "pano-6x3m-tile-1-10.pdf");
      await expect(page.getByRole("button", { name: /^Sửa khổ theo file: 6\s×\s3\sm$/ })).toBeVisible();
    });
    await asNewVisitor(page);
    await test.step("that is the shop's own sample shows the size and claims nothing", async () => {
      await open(page, "/thu-kho?in=backdrop");
      await page.getByRole("button", { name: "Chưa có file? Thử bằng mẫu" }).click();
      await expect(row(page, "File in")).toContainText("mẫu thử");
      await expect(page.locator("main svg image").first()).toHaveAttribute("href", /in-backdrop.*\.webp$/);
      await expect(page.getByRole("link", { name: /xem vì sao/ })).toHaveCount(0);
    });
  });

  test("that lies on its side is drawn turned, and the print may be turned instead @phone", async ({ page }) => {
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
});

test("a file that cannot be read is still missing, and a day gone by is named @computer", async ({ page }) => {
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

test("a day is not called past between two figures of its year, and a year in short is one of this century @computer", async ({
  page,
}) => {
  await page.clock.setFixedTime("2026-11-30T08:00+07:00");
  await open(page, FULL.replace("&ngay=2043-12-04", ""));
  const day = page.getByRole("textbox", { name: "Ngày cần" });
  const past = row(page, "Số lượng, ngày cần").getByRole("alert");
  await day.focus();
  // As browsers give it while 2026 is being typed.
  for (const soFar of ["0002-12-04", "0020-12-04", "0202-12-04"]) {
    await day.fill(soFar);
    await expect(day).not.toHaveAttribute("aria-invalid");
    await expect(past).toBeHidden();
  }
  await day.fill("2025-12-04");
  await expect(past).toBeVisible();
  await day.fill("0026-12-04");
  await expect(past).toBeHidden();
  await day.blur();
  await expect(day).toHaveValue("2026-12-04");
  await expect(row(page, "Số lượng, ngày cần")).toContainText("Thứ Sáu 04/12");
  await day.fill("0202-12-04");
  await day.blur();
  await expect(past).toBeVisible();
});

test("who goes to another screen and comes back finds the file lying there, and stands where they left @computer", async ({
  page,
}) => {
  const policy = "/chinh-sach/chinh-sach-bao-mat-thong-tin";
  const picture = page.locator("main svg image").first();
  await open(page, FULL.replace("in=standee&n=80&c=200", "in=bat-hiflex&n=300&c=100"));
  await choose(page, "jpeg-30mp.jpg");
  await expect(row(page, "File in")).toContainText(/ppi/);
  await expect(picture).toBeVisible();
  await page.locator(`a[href="${policy}"]:visible`).first().scrollIntoViewIfNeeded();
  await shown(page);
  // As the link is followed: until then what is told of the file may still grow above it.
  const place = page.evaluate(
    () => new Promise((left) => addEventListener("click", () => left(scrollY), { capture: true, once: true })),
  );
  await follow(page, policy);
  await page.goBack();
  await expect(row(page, "File in")).toContainText(/jpeg-30mp\.jpg[\s\S]*ppi/);
  await expect(picture).toBeVisible();
  await shown(page);
  expect(await page.evaluate(() => scrollY)).toBe(await place);
});

test("a file that was given up is not there on coming back; a sample goes with its kind of print @computer", async ({
  page,
}) => {
  const file = row(page, "File in");
  await open(page, FULL);
  await choose(page, "jpeg-rgb-72.jpg");
  await expect(file).toContainText(/ppi/);
  await page.getByRole("button", { name: "Bỏ file" }).click();
  await follow(page, "/chinh-sach/chinh-sach-bao-mat-thong-tin");
  await page.goBack();
  await expect(file).toContainText("chưa có");
  await page.getByRole("button", { name: "Chưa có file? Thử bằng mẫu" }).click();
  await expect(file).toContainText("mẫu thử");
  await page.getByRole("radio", { name: "Bạt hiflex" }).check();
  await expect(file).toContainText("chưa có");
});

test("the file that was chosen last lies there, though one before it takes longer to decode @computer", async ({
  page,
}) => {
  const slow = await holdDecoding(page, "jpeg-30mp.jpg");
  const file = row(page, "File in");
  await open(page, FULL);
  await choose(page, "jpeg-30mp.jpg");
  await slow.asked();
  await choose(page, "jpeg-rgb-72.jpg");
  await expect(file).toContainText(/jpeg-rgb-72\.jpg[\s\S]*ppi/);
  await slow.open();
  await expect(file).toContainText("jpeg-rgb-72.jpg");
  await expect(file).not.toContainText("jpeg-30mp.jpg");
});
