import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type JSHandle, type Page } from "@playwright/test";
import sharp from "sharp";
import { axeFindings } from "../axe.ts";
import { pullBesideResting } from "../finger.ts";
import { test } from "./desk.ts";
import type { RunningDesk } from "./running-desk.ts";

const HEIC = "app/print-file/fixtures/files/heic-plain.heic";
const PAGE = "bai/anh-dien-thoai-in-duoc-co-nao";

/** A gradient, so that what was cut can be told by its colour: red grows to the right, blue downwards. */
async function photo(width: number, height: number): Promise<Buffer> {
  const raw = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      raw[(y * width + x) * 3] = (x / width) * 255;
      raw[(y * width + x) * 3 + 2] = (y / height) * 255;
    }
  }
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** Opens a page, and on it the dialog for its picture. */
async function chooseForPage(page: Page, desk: RunningDesk): Promise<void> {
  await page.goto(`${desk.address}/${PAGE}`);
  await page.locator("#image").click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** Opens the picture of a page that is written, and the code that lets a phone bring one. */
async function letPhoneIn(page: Page, desk: RunningDesk): Promise<void> {
  await chooseForPage(page, desk);
  await page.getByRole("button", { name: /Lấy từ điện thoại/ }).click();
  await expect(page.getByRole("img", { name: "Mã để điện thoại quét" })).toBeVisible();
}

const input = 'input[type="file"]';

/** Brings a picture of an iPhone and waits until the desk has opened it, which is seconds of work. */
async function bringHeic(page: Page): Promise<void> {
  const opened = page.waitForResponse((answer) => answer.url().includes("/pictures-in-hand?") && answer.ok());
  await page.locator(input).setInputFiles(HEIC);
  await opened;
}

/** What is dragged over the window: the photograph, once under each name. */
function dragged(page: Page, names: string[], bytes: Buffer) {
  return page.evaluateHandle(
    ([files, given]) => {
      const transfer = new DataTransfer();
      for (const name of files) transfer.items.add(new File([new Uint8Array(given)], name, { type: "image/jpeg" }));
      return transfer;
    },
    [names, [...bytes]] as const,
  );
}

test("a dropped photograph is moved in its frame by keys, described, and becomes the picture of the page with its words", async ({
  page,
  desk,
}) => {
  await chooseForPage(page, desk);
  const dropped = await dragged(page, ["DSC_0042.JPG"], await photo(2400, 1350));
  await page.locator(".drop.big").dispatchEvent("drop", { dataTransfer: dropped });
  const frame = page.getByRole("application", { name: /Khung ảnh/ });
  await expect(frame).toBeVisible();
  await expect(
    page.getByText(/^DSC_0042\.JPG, 2\.400 × 1\.350 điểm\. Đủ nét cho trang\. .* từ 2\.400 điểm\.$/),
  ).toBeVisible();
  await test.step("a second finger and the right button do not move it", async () => {
    const lies = () => frame.locator(".cut-picture").getAttribute("style");
    const before = await lies();
    await pullBesideResting(page, frame);
    await frame.click({ button: "right", position: { x: 20, y: 20 } });
    expect(await lies()).toBe(before);
    await frame.click({ position: { x: 20, y: 20 } });
    await expect.poll(lies).not.toBe(before);
  });
  await frame.focus();
  for (let press = 0; press < 30; press++) await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Dùng ảnh này" }).click();
  await expect(page.getByText("Thêm một câu tả ảnh nhé.")).toBeVisible();
  await page.getByLabel("Trong ảnh có gì?").fill("Ba standee cuốn đứng ở sảnh");
  await expect(page.getByText("ba-standee-cuon-dung-o-sanh.jpg")).toBeVisible();
  await expect(page.getByText("Kho đã có")).toHaveCount(0);
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await page.getByRole("button", { name: "Dùng ảnh này" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("#image img")).toHaveAttribute("src", /ba-standee-cuon-dung-o-sanh\.jpg$/);
  await expect(page.locator("#alt")).toHaveValue("Ba standee cuốn đứng ở sảnh");
  await saved;
  const file = path.join(desk.folder, "pictures/ba-standee-cuon-dung-o-sanh.jpg");
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1800, 1350]);
  // Its left edge stands where a quarter of the photograph was cut away.
  expect(data[0]).toBeGreaterThan(50);
  expect(existsSync(path.join(desk.content, "pictures/ba-standee-cuon-dung-o-sanh.jpg"))).toBe(false);
  await test.step("of a name that is there already it is said that the same photograph is not kept twice", async () => {
    await page.locator("#image").click();
    await page
      .locator(input)
      .setInputFiles({ name: "DSC_0042.JPG", mimeType: "image/jpeg", buffer: await photo(2400, 1350) });
    await page.getByLabel("Trong ảnh có gì?").fill("Ba standee cuốn đứng ở sảnh");
    await expect(page.locator(".cut-f")).toContainText(
      /sanh-2\.jpg\. Kho đã có ba-standee-cuon-dung-o-sanh\.jpg: nếu vẫn là tấm ấy, .* không cất thêm\./,
    );
  });
});

test("what was brought and not used is mentioned, and goes only when that is wanted", async ({ page, desk }) => {
  const buffer = await photo(1600, 1200);
  const dialog = page.getByRole("dialog");
  await chooseForPage(page, desk);
  await test.step("where no picture could be taken, the button to bring others has the focus", async () => {
    await page.locator(".drop.big").focus();
    await page.locator(input).setInputFiles({ name: "rong.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(0) });
    await expect(dialog.getByRole("alert")).toHaveText(/trống \(0 byte\)/);
    await expect(page.locator(".drop.big")).toBeFocused();
  });
  await test.step("for what cannot be used a sentence says why, and the page keeps its picture", async () => {
    const files = [
      {
        name: "IMG.MOV",
        mimeType: "image/jpeg",
        buffer: Buffer.from("\0\0\0\x18ftypqt  \0\0\0\0", "latin1"),
        says: /IMG\.MOV là video/,
      },
      { name: "a.heic", mimeType: "image/heic", buffer: readFileSync(HEIC).subarray(0, 3000), says: /HEIC|cắt cụt/ },
    ];
    for (const { says, ...file } of files) {
      await page.locator(input).setInputFiles(file);
      await expect(page.getByRole("alert")).toHaveText(says);
    }
    // 300 MB are refused before they are sent.
    await page.evaluate((selector) => {
      const file = new File([], "phim.jpg");
      Object.defineProperty(file, "size", { value: 300_000_000 });
      const box = document.querySelector<HTMLInputElement>(selector);
      Object.defineProperty(box, "files", { value: [file], configurable: true });
      box?.dispatchEvent(new Event("change", { bubbles: true }));
    }, input);
    await expect(page.getByRole("alert")).toContainText("nặng 300 MB, bàn nhận ảnh đến 80 MB");
    await page.keyboard.press("Escape");
    await expect(page.locator("#image img")).toHaveAttribute("src", /canvas-anh-pho\.jpg$/);
    await page.locator("#image").click();
  });
  await test.step("of several pictures that were brought the first has the focus", async () => {
    await page
      .locator(input)
      .setInputFiles(["mot.jpg", "hai.jpg"].map((name) => ({ name, mimeType: "image/jpeg", buffer })));
    await expect(dialog.getByRole("button", { name: "Dùng mot.jpg" })).toBeFocused();
  });
  await test.step("a picture that is too small cannot be used, and the desk says what it would be good for", async () => {
    await page
      .locator(input)
      .setInputFiles({ name: "zalo.jpg", mimeType: "image/jpeg", buffer: await photo(800, 600) });
    await expect(page.getByText(/chỉ nét khi hiện rộng 800 điểm; chỗ này cần ít nhất 1\.000 × 750/)).toBeVisible();
    await page.getByLabel("Trong ảnh có gì?").fill("Ảnh nhỏ");
    const use = page.getByRole("button", { name: "Dùng ảnh này" });
    await expect(use).toBeDisabled();
    await use.dispatchEvent("click");
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(
      existsSync(path.join(desk.folder, "pictures")) ? readdirSync(path.join(desk.folder, "pictures")) : [],
    ).toEqual([]);
    await page.getByRole("button", { name: "Chọn ảnh khác" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Bỏ ảnh" }).click();
  });
  await test.step("Escape asks before a picture that was brought goes with its words, however often it is pressed", async () => {
    const file = { name: "bat.jpg", mimeType: "image/jpeg", buffer };
    await page.locator(input).setInputFiles(file);
    const told = page.getByLabel("Trong ảnh có gì?");
    await told.fill("Bạt khai trương");
    const question = page.getByRole("dialog", { name: "Ảnh vừa đưa vào chưa dùng" });
    for (let time = 0; time < 3; time++) {
      await page.keyboard.press("Escape");
      await expect(question.getByRole("button", { name: "Làm tiếp" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(question).toHaveCount(0);
      await expect(told).toBeFocused();
    }
    await expect(told).toHaveValue("Bạt khai trương");
    await page.keyboard.press("Escape");
    await question.getByRole("button", { name: "Bỏ ảnh" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.locator("#image").click();
    await page.keyboard.press("Escape"); // nothing is in hand
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  await test.step("'Thôi' and 'Chọn ảnh khác' ask, too, where the picture was moved in its frame or described; where nothing was done they do as they say", async () => {
    const file = { name: "bat.jpg", mimeType: "image/jpeg", buffer };
    const question = page.getByRole("dialog", { name: "Ảnh vừa đưa vào chưa dùng" });
    const work = {
      told: () => page.getByLabel("Trong ảnh có gì?").fill("Bạt khai trương"),
      turned: () => page.getByRole("button", { name: "Xoay" }).click(),
      nearer: () => page.getByLabel("Phóng to").fill("1.2"),
    };
    await page.locator("#image").click();
    for (const [done, doIt] of Object.entries(work))
      await test.step(done, async () => {
        await page.locator(input).setInputFiles(file);
        await page.getByRole("button", { name: "Chọn ảnh khác" }).click();
        await expect(page.locator(".drop.big")).toBeVisible();
        await page.locator(input).setInputFiles(file);
        await doIt();
        for (const way of ["Thôi", "Chọn ảnh khác"]) {
          await page.getByRole("button", { name: way }).click();
          await question.getByRole("button", { name: "Làm tiếp" }).click();
          await expect(page.getByRole("button", { name: way })).toBeFocused();
        }
        await page.getByRole("button", { name: "Chọn ảnh khác" }).click();
        await question.getByRole("button", { name: "Bỏ ảnh" }).click();
        await expect(question).toHaveCount(0);
        await expect(page.locator(".drop.big")).toBeVisible();
      });
    await page.locator(input).setInputFiles(file);
    await expect(page.getByLabel("Trong ảnh có gì?")).toHaveValue("");
    await page.getByRole("button", { name: "Thôi" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  await test.step("the question lies on top of a picture that is opened while it is asked", async () => {
    await page.locator("#image").click();
    const asked = Promise.withResolvers<void>();
    await page.route("**/pictures-in-hand?*", async (route) => {
      await asked.promise;
      await route.continue();
    });
    await page.locator(input).setInputFiles({ name: "bat.jpg", mimeType: "image/jpeg", buffer });
    await page.keyboard.press("Escape");
    const question = page.getByRole("dialog", { name: "Ảnh vừa đưa vào chưa dùng" });
    await expect(question).toBeVisible();
    asked.resolve();
    await expect(page.locator(".cut-frame")).toBeVisible();
    await question.getByRole("button", { name: "Bỏ ảnh" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("a pasted picture, and one of an iPhone, are opened; choosing and cutting have nothing for axe to find", async ({
  page,
  desk,
}) => {
  await letPhoneIn(page, desk);
  expect(await axeFindings(page, { within: "dialog" })).toEqual([]);
  const paste = (transfer: JSHandle<DataTransfer>) =>
    transfer.evaluate((clipboardData) => {
      document.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    });
  await test.step("where the clipboard has only the address of a picture, the desk says what to copy", async () => {
    const copied = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.setData("text/html", '<img src="file:///C:/shop/clip_image001.png">');
      return transfer;
    });
    await paste(copied);
    await expect(page.getByRole("alert")).toHaveText(/^Chưa thấy ảnh nào để dán/);
  });
  await test.step("a pasted picture is opened, another in its place keeps its words, and a paste without a picture leaves it there", async () => {
    await paste(await dragged(page, ["image.png"], await photo(1600, 1200)));
    await expect(page.getByText("image.png, 1.600 × 1.200 điểm.")).toBeVisible();
    const told = page.getByLabel("Trong ảnh có gì?");
    await told.fill("Bạt khai trương");
    await paste(await dragged(page, ["image.png"], await photo(2000, 1500)));
    await expect(page.getByText("image.png, 2.000 × 1.500 điểm.")).toBeVisible();
    await paste(await dragged(page, ["gia.pdf"], Buffer.from("%PDF-1.4")));
    await expect(page.getByText(/^gia\.pdf là tệp in PDF/)).toBeVisible();
    await expect(told).toHaveValue("Bạt khai trương");
  });
  await test.step("a picture of an iPhone is opened", async () => {
    await page.getByRole("button", { name: "Chọn ảnh khác" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Bỏ ảnh" }).click();
    await bringHeic(page);
    await expect(page.locator(".cut-frame img")).toHaveJSProperty("naturalWidth", 1200);
    await expect(page.locator(".cut-frame")).toBeVisible();
    expect(await axeFindings(page, { within: "dialog" })).toEqual([]);
  });
});

test("a phone sends pictures by the code on the screen, also while one of them is cut, and nobody comes in once the dialog is closed", async ({
  page,
  desk,
  browser,
  watch,
}) => {
  await letPhoneIn(page, desk);
  const address = (await page.locator(".phone-in code").textContent()) ?? "";
  const phone = await browser.newPage();
  watch(phone);
  await phone.goto(address);
  const buffer = await photo(1600, 1200);
  const send = async (name: string) => {
    await phone.getByLabel("Chọn ảnh").setInputFiles({ name, mimeType: "image/jpeg", buffer });
    await expect(phone.getByText(`${name}: Đã sang máy tính.`)).toBeVisible();
  };
  await send("IMG_7.JPG");
  await expect(page.getByText("Điện thoại đã vào.")).toBeVisible();
  await page.getByRole("button", { name: "Dùng IMG_7.JPG" }).click();
  await expect(page.getByText("IMG_7.JPG, 1.600 × 1.200 điểm.")).toBeVisible();
  await send("IMG_8.JPG");
  await page.getByRole("button", { name: "Chọn ảnh khác" }).click();
  await page.getByRole("button", { name: "Dùng IMG_8.JPG" }).click();
  await expect(page.getByText("IMG_8.JPG, 1.600 × 1.200 điểm.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").getByRole("button", { name: "Bỏ ảnh" }).click();
  await expect.poll(() => fetch(address).then(String, () => "nobody")).toBe("nobody");
  await phone.close();
});

test("a picture dropped on its box is opened to be cut, a file dropped beside every box leaves the desk where it is", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.address}/${PAGE}`);
  await expect(page.locator("#image")).toBeVisible();
  await test.step("a file that is dropped beside every box leaves the desk where it is, also on the page beside the form", async () => {
    await expect(page.frameLocator(".see iframe").locator("body")).toBeAttached();
    const left = await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["x"], "bang-gia.pdf", { type: "application/pdf" }));
      const inFrame = document.querySelector<HTMLIFrameElement>(".see iframe")?.contentDocument?.body;
      return [document.querySelector("header"), document.querySelector("#title"), document.body, inFrame].flatMap(
        (place) =>
          ["dragover", "drop"].map((kind) =>
            place?.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true })),
          ),
      );
    });
    expect(left).toEqual(left.map(() => false));
  });
  await test.step("a picture dropped on the page's own picture box is opened to be cut for it; of several one is chosen", async () => {
    const photograph = await photo(1600, 1200);
    await page.locator("#image").dispatchEvent("drop", { dataTransfer: await dragged(page, ["mot.jpg"], photograph) });
    await expect(page.getByText("mot.jpg, 1.600 × 1.200 điểm.")).toBeVisible();
    await page.getByRole("button", { name: "Thôi" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const two = await dragged(page, ["mot.jpg", "hai.jpg"], photograph);
    await page.locator("#image").dispatchEvent("drop", { dataTransfer: two });
    await expect(page.getByRole("button", { name: "Dùng mot.jpg" })).toBeVisible();
    await page.getByRole("button", { name: "Dùng hai.jpg" }).click();
    await expect(page.getByText("hai.jpg, 1.600 × 1.200 điểm.")).toBeVisible();
    await page.getByLabel("Trong ảnh có gì?").fill("Sảnh có ba standee");
    await page.getByRole("button", { name: "Dùng ảnh này" }).click();
    await expect(page.locator("#image img")).toHaveAttribute("src", /sanh-co-ba-standee\.jpg$/, { timeout: 30_000 });
  });
});

test("the first picture of a page that was just begun brings the words that describe it", async ({ page, desk }) => {
  await page.goto(`${desk.address}/danh-muc`);
  await page.getByRole("button", { name: "Thêm danh mục" }).click();
  await page.getByLabel("Tên", { exact: true }).fill("In cờ phướn");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Chọn ảnh" }).click();
  const buffer = await photo(2400, 1800);
  await page.locator(input).setInputFiles({ name: "co.jpg", mimeType: "image/jpeg", buffer });
  await page.getByLabel("Trong ảnh có gì?").fill("Cờ phướn trước quán cà phê");
  const use = page.getByRole("button", { name: "Dùng ảnh này" });
  await test.step("a refusal leaves the focus on the button", async () => {
    await page.route("**/cut", (route) => route.fulfill({ status: 409, json: { error: "Ổ đĩa đầy." } }), { times: 1 });
    await use.press("Enter");
    await expect(page.getByRole("dialog")).toContainText("Ổ đĩa đầy.");
    await expect(use).toBeFocused();
  });
  await use.press("Enter");
  await expect(page.locator("#alt")).toHaveValue("Cờ phướn trước quán cà phê");
});

test("what a page says of its former picture is asked about, and so are pictures that were brought for a place of one", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.address}/danh-muc/in-standee`);
  await page.locator("#image").click();
  const buffer = await photo(1600, 1200);
  await page
    .locator(input)
    .setInputFiles(["mot.jpg", "hai.jpg", "ba.jpg"].map((name) => ({ name, mimeType: "image/jpeg", buffer })));
  await page.getByRole("button", { name: "Dùng hai.jpg" }).click();
  await page.getByLabel("Trong ảnh có gì?").fill("Standee trước cửa hàng hoa");
  await page.getByRole("button", { name: "Dùng ảnh này" }).click();
  await expect(page.locator(".toast")).toContainText("2 ảnh kia chưa dùng", { timeout: 30_000 });
  const said = page.locator("#o-image").getByRole("status");
  await expect(said).toHaveText(/chú thích và bề ngang thật vẫn là của ảnh cũ/);
  await page.locator("#caption").fill("Standee cuốn 80 × 200 cm.");
  await expect(said).toHaveText(/vừa đổi, bề ngang thật vẫn là của ảnh cũ/);
  await page.locator("#pictureMetres").fill("3");
  await expect(said).toHaveCount(0);
});
