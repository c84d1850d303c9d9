/** The introduction and the contact screen (specification §2, §9). */
import { internationalPhone } from "../../app/content/phone.ts";
import { phoneHours, settings, town } from "../content.ts";
import { open } from "../inside.ts";
import { expect, test } from "../site.ts";

test("the introduction tells the founding year, mission, goal, motto, people and machines @phone", async ({ page }) => {
  await open(page, "/gioi-thieu");
  const main = page.getByRole("main");
  await expect(main.getByText(String(settings.founded)).first()).toBeVisible();
  for (const name of [/Sứ mệnh/, /Mục tiêu/, /Phương châm/, /máy/i]) {
    await expect(main.getByRole("heading", { level: 2, name })).toBeVisible();
  }
});

test("the introduction has the five steps of an order in their order @computer", async ({ page }) => {
  await open(page, "/gioi-thieu");
  const steps = page.getByRole("region", { name: "Quy trình năm bước" }).getByRole("listitem");
  await expect(steps.getByRole("heading")).toHaveText([
    /tư vấn/,
    /Thiết kế/,
    /In mẫu/,
    /In hàng loạt/,
    /Kiểm tra.*bàn giao.*thanh toán/,
  ]);
});

test("the introduction has the seven commitments @computer", async ({ page }) => {
  await open(page, "/gioi-thieu");
  const commitments = page.getByRole("region", { name: /cam kết/ }).getByRole("listitem");
  await expect(commitments.getByRole("heading")).toHaveText([
    /công nghệ/i,
    /hình thức/i,
    /bền/i,
    /giá cạnh tranh/i,
    /giảm|chiết khấu/i,
    /giao/i,
    /phát sinh/i,
  ]);
});

test("the contact screen names the company, its address, phones, e-mail and opening hours @phone", async ({ page }) => {
  await open(page, "/lien-he");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(settings.name);
  const list = main.getByRole("list").filter({ hasText: settings.email });
  await expect(list.getByText(town)).toBeVisible();
  for (const phone of settings.phones) {
    await expect(list.getByRole("link", { name: phone })).toHaveAttribute("href", `tel:${internationalPhone(phone)}`);
  }
  await expect(list.getByRole("link", { name: settings.email })).toHaveAttribute("href", `mailto:${settings.email}`);
  await expect(list.getByText(phoneHours)).toBeVisible();
});

test("the contact screen has the form with its heading and the note on the reply @phone", async ({ page }) => {
  await open(page, "/lien-he");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Vui lòng để lại thông tin của bạn" })).toBeVisible();
  await expect(main.getByText(/phản hồi sớm nhất/)).toBeVisible();
  await expect(main.getByRole("button", { name: "Liên hệ ngay" })).toBeVisible();
});
