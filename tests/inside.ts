/** Going from screen to screen by links, without a full load. */
import { expect, type Locator, type Page } from "@playwright/test";
import { hydrated } from "./site.ts";

/** Opens an address as a full load and waits for its scripts. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/**
 * Resets the window as if the site had never been opened in it: no request is under way, and nothing that was typed or chosen is kept. Used between the steps
 * of a journey, because a new window would cost each step twice the processor time.
 */
export async function asNewVisitor(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.mouse.move(2, 2);
  await page.goto("/robots.txt"); // on this host, and without a script that stores something when the page is left
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

/** Fills in the visitor's name, phone number and e-mail in the form of the page. */
export async function fillPerson(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Họ và tên" }).fill("Nguyễn Thu Hà");
  await page.getByRole("textbox", { name: "Số điện thoại" }).fill("0912 345 678");
  await page.getByRole("textbox", { name: "Email" }).fill("thuha@vidu.vn");
}
