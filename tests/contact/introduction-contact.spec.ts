/** The introduction and the contact screen (specification §2, §9). */
import { internationalPhone } from "../../app/content/phone.ts";
import { phoneHours, settings, town } from "../content.ts";
import { open } from "../inside.ts";
import { expect, test } from "../site.ts";

test("the introduction has the story of the shop, the steps of an order and the commitments of the specification @phone", async ({
  page,
}) => {
  await open(page, "/gioi-thieu");
  const main = page.getByRole("main");
  await test.step("the introduction tells the founding year, mission, goal, motto, people and machines", async () => {
    await expect.soft(main.getByText(String(settings.founded)).first()).toBeVisible();
    for (const name of [/Sứ mệnh/, /Mục tiêu/, /Phương châm/, /máy/i]) {
      await expect.soft(main.getByRole("heading", { level: 2, name })).toBeVisible();
    }
  });
  await test.step("the introduction has the five steps of an order in their order", async () => {
    const steps = page.getByRole("region", { name: "Quy trình năm bước" }).getByRole("listitem");
    await expect
      .soft(steps.getByRole("heading"))
      .toHaveText([/tư vấn/, /Thiết kế/, /In mẫu/, /In hàng loạt/, /Kiểm tra.*bàn giao.*thanh toán/]);
  });
  await test.step("where the five steps scroll, the Tab key stops at them; where all are shown, it does not", async () => {
    const strip = page.getByRole("region", { name: "Quy trình năm bước" });
    await expect.soft(strip).toHaveAttribute("tabindex", "0");
    const phone = page.viewportSize();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.soft(strip).not.toHaveAttribute("tabindex");
    if (phone) await page.setViewportSize(phone);
    await expect.soft(strip).toHaveAttribute("tabindex", "0");
  });
  await test.step("the introduction has the seven commitments", async () => {
    const commitments = page.getByRole("region", { name: /cam kết/ }).getByRole("listitem");
    await expect
      .soft(commitments.getByRole("heading"))
      .toHaveText([/công nghệ/i, /hình thức/i, /bền/i, /giá cạnh tranh/i, /giảm|chiết khấu/i, /giao/i, /phát sinh/i]);
  });
});

test("the contact screen has the company's contacts and the form @phone", async ({ page }) => {
  await open(page, "/lien-he");
  const main = page.getByRole("main");
  await test.step("the contact screen names the company, its address, phones, e-mail and opening hours", async () => {
    await expect.soft(main.getByRole("heading", { level: 1 })).toHaveText(settings.name);
    const list = main.getByRole("list").filter({ hasText: settings.email });
    await expect.soft(list.getByText(town)).toBeVisible();
    for (const phone of settings.phones) {
      await expect
        .soft(list.getByRole("link", { name: phone }))
        .toHaveAttribute("href", `tel:${internationalPhone(phone)}`);
    }
    await expect
      .soft(list.getByRole("link", { name: settings.email }))
      .toHaveAttribute("href", `mailto:${settings.email}`);
    await expect.soft(list.getByText(phoneHours)).toBeVisible();
    // A line may break after a dash, even where a no-break space follows.
    const hours = list.getByText(phoneHours.split(", ").at(-1) ?? "");
    const lines = await hours.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getClientRects().length;
    });
    expect.soft(lines).toBe(1);
  });
  await test.step("the contact screen has the form with its heading and the note on the reply", async () => {
    await expect.soft(main.getByRole("heading", { name: "Vui lòng để lại thông tin của bạn" })).toBeVisible();
    await expect.soft(main.getByText(/phản hồi sớm nhất/)).toBeVisible();
    await expect.soft(main.getByRole("button", { name: "Liên hệ ngay" })).toBeVisible();
  });
});
