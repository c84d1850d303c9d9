/** Going from screen to screen by links, without a full load. */
import { expect, type Locator, type Page } from "@playwright/test";
import { hydrated } from "./site.ts";

/** Opens an address as a full load and waits for its scripts. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/**
 * Makes the window one in which the site was never opened: nothing is on its way, nothing kept of what was typed or chosen. Between the steps of a journey, where
 * a window of their own would cost each of them twice the processor.
 */
export async function asNewVisitor(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.mouse.move(2, 2);
  await page.goto("/robots.txt"); // of this host, and without a script that keeps anything as it is left
  await page.evaluate(() => sessionStorage.clear());
}

/** Follows a link of the page shown to an address of the site. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.locator(`a[href="${address}"]:visible`).first().click();
  await expect(page).toHaveURL(address);
}

/** What a screen shows while it loads. */
export function placeholder(page: Page): Locator {
  return page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: /Máy đang in|Đang tải|Loading/ });
}

/** Writes who asks into the form of the page: name, phone number, e-mail. */
export async function fillPerson(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Họ và tên" }).fill("Nguyễn Thu Hà");
  await page.getByRole("textbox", { name: "Số điện thoại" }).fill("0912 345 678");
  await page.getByRole("textbox", { name: "Email" }).fill("thuha@vidu.vn");
}
