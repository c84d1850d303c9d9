/** The large pictures of the home page: brought, cut to both their shapes, looked at beside the form. */
import path from "node:path";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { axeFindings } from "../axe.ts";
import { expectSaved, test } from "./desk.ts";

const PLACES = [
  { field: "banners.1.image", called: "sanh-ngang", size: [2880, 1200] },
  { field: "banners.1.phoneImage", called: "sanh-dung", size: [1200, 1467] },
];

test("a photograph is cut for a banner on computers and on phones, asks for no words, and its slide comes into view", async ({
  page,
  desk,
}) => {
  test.setTimeout(120_000);
  const buffer = await sharp({ create: { width: 3000, height: 2250, channels: 3, background: "#e8e0d0" } })
    .jpeg()
    .toBuffer();
  await page.goto(`${desk.address}/trang/home`);
  const slide = page.frameLocator(".see iframe").getByRole("group", { name: "2 trên 3" });
  const note = slide.getByText("Hình minh họa");
  await slide.waitFor({ state: "attached" }); // the first page beside a form takes seconds
  await expect(slide).not.toBeInViewport();
  for (const { field, called, size } of PLACES) {
    await expect(page.locator(`[id="${field}"]`)).toHaveAccessibleName(/^Đổi ảnh cho (máy tính|điện thoại)$/);
    await page.locator(`[id="${field}"]`).click();
    const hint = await page.locator(`[id="${field}-hint"]`).innerText();
    await page.locator('input[type="file"]').setInputFiles({ name: `${called}.jpg`, mimeType: "image/jpeg", buffer });
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator(".cut-frame")).toBeVisible();
    await expect(dialog.getByText(hint)).toBeVisible();
    await expect(dialog.getByText("Đủ nét cho mọi màn hình.")).toBeVisible();
    await expect(dialog.getByLabel("Trong ảnh có gì?")).toHaveCount(0);
    expect(await axeFindings(page, { within: "dialog" })).toEqual([]);
    await dialog.getByRole("button", { name: "Dùng ảnh này" }).click();
    await expect(dialog).toHaveCount(0);
    const { width, height } = await sharp(path.join(desk.folder, "pictures", `${called}.jpg`)).metadata();
    expect([width, height]).toEqual(size);
    await expect(slide.locator(`[srcset*="/${called}-"]`).first()).toBeAttached();
    await expect(slide).toBeInViewport();
    if (field.endsWith("phoneImage")) continue;
    // The preview turns to the computer's view, which shows the new picture; only the phone's view still has the studio's picture, and so the note on it.
    await expect(page.getByRole("button", { name: "Máy tính", pressed: true })).toBeVisible();
    await expect(note).toBeHidden();
    await page.getByRole("button", { name: "Điện thoại", exact: true }).click();
    await expect(note).toBeVisible();
  }
  await expect(note).toHaveCount(0);
  await expectSaved(page);
  await page.goto(`${desk.address}/anh`);
  await page.getByRole("button", { name: /sanh-dung\.jpg Trang chủ/ }).click();
  const use = page.getByRole("link", { name: /^Trang chủ, .* 2, ảnh cho điện thoại/ });
  await expect(use).toContainText("không cần lời tả");
  await use.click();
  await expect(page.locator('[id="banners.1.phoneImage"]')).toBeInViewport();
});

/** A photograph whose left half is dark and whose right half is light. */
const halves = () =>
  sharp({ create: { width: 3000, height: 1400, channels: 3, background: "#16110f" } })
    .composite([
      { input: { create: { width: 1500, height: 1400, channels: 3, background: "#efe6d2" } }, left: 1500, top: 0 },
    ])
    .jpeg()
    .toBuffer();

test("the desk says whether words can be read on a picture, in place or while it is cut, and forbids nothing", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.address}/trang/home`);
  const dialog = page.getByRole("dialog");
  await test.step("a picture that is in place is measured, too, and taken all the same when that is wanted; on the picture for phones no word stands", async () => {
    const place = page.locator('[id="banners.1.image"] img');
    await page.locator('[id="banners.1.image"]').click();
    await dialog.getByRole("button", { name: "hero-3-dem.jpg" }).click();
    await expect(dialog.getByRole("status")).toHaveText(/^hero-3-dem\.jpg: Cả chỗ đặt chữ tối quá/);
    await expect(place).toHaveAttribute("src", /hero-1-hiflex\.jpg$/);
    await dialog.getByRole("button", { name: "Vẫn dùng ảnh ấy" }).click();
    await expect(place).toHaveAttribute("src", /hero-3-dem\.jpg$/);
    await page.locator('[id="banners.1.image"]').click();
    await dialog.getByRole("button", { name: "hero-1-hiflex.jpg" }).click();
    await expect(place).toHaveAttribute("src", /hero-1-hiflex\.jpg$/);
    await page.locator('[id="banners.1.phoneImage"]').click();
    await dialog.getByRole("button", { name: "hero-3-dem-phone.jpg" }).click();
    await expect(page.locator('[id="banners.1.phoneImage"] img')).toHaveAttribute("src", /hero-3-dem-phone\.jpg$/);
  });
  await test.step("while a picture is cut, what the desk says follows the frame, and forbids nothing", async () => {
    const buffer = await halves();
    const said = dialog.getByRole("status");
    await page.locator('[id="banners.1.image"]').click(); // black words
    await page.locator('input[type="file"]').setInputFiles({ name: "hai-nua.jpg", mimeType: "image/jpeg", buffer });
    await expect(said).toHaveText(/^Cả chỗ đặt chữ tối quá, chữ đen chìm vào ảnh\..* Vẫn dùng được ảnh này\.$/);
    expect(await axeFindings(page, { within: "dialog" })).toEqual([]);
    // Turned around, the light half lies to the left, where the words are.
    for (let turn = 0; turn < 2; turn++) await dialog.getByRole("button", { name: "Xoay" }).click();
    await expect(said).toHaveText("Chữ trên ảnh đọc rõ.");
    for (let turn = 0; turn < 2; turn++) await dialog.getByRole("button", { name: "Xoay" }).click();
    // Enlarged, and moved to its right edge, only the light half is kept.
    await dialog.getByLabel("Phóng to").fill("2");
    for (let press = 0; press < 20; press++) await dialog.locator(".cut-frame").press("ArrowRight");
    await expect(said).toHaveText("Chữ trên ảnh đọc rõ.");
    for (let press = 0; press < 40; press++) await dialog.locator(".cut-frame").press("ArrowLeft");
    await expect(said).toHaveText(/^Cả chỗ đặt chữ tối quá/);
    await dialog.getByLabel("Phóng to").fill("1.6");
    await dialog.getByRole("button", { name: "Dùng ảnh này" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('[id="banners.1.image"] img')).toHaveAttribute("src", /hai-nua\.jpg$/);
  });
});
