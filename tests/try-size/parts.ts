/** Names for the tests of the screen /thu-kho: its parts, the address of a complete ticket, and how a ticket is sent. */
import path from "node:path";
import type { Locator, Page } from "@playwright/test";

/** The folder of print files that the readers are tested with. */
export const PRINT_FILES = path.join(import.meta.dirname, "../../app/print-file/fixtures/files");
/** @param name of a print file @returns its path */
export const printFile = (name: string) => path.join(PRINT_FILES, name);

/** The address of a whole ticket: two standees, indoors, for months, on a day to come. */
export const FULL = "/thu-kho?in=standee&n=80&c=200&sl=2&cho=trong&xa=2&lau=thang&ngay=2043-12-04&dat=lot";
/** Where messages are sent, and tickets, too. */
export const SEND = "**/api/v1.0/email/send-form";

/** The fields of the print's size, and the corner that is pulled. */
export const width = (page: Page) => page.getByRole("textbox", { name: "Ngang" });
export const height = (page: Page) => page.getByRole("textbox", { name: "Cao", exact: true });
export const grip = (page: Page) => page.getByRole("button", { name: /^Góc tấm in/ });
/** A row of the controls, by its label. */
export const row = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
/** Chooses one of the print files, as the visitor does in the dialog of the system. */
export const choose = (page: Page, file: string) =>
  page.getByLabel(/^(?:Chọn|Đổi) file in$/).setInputFiles(printFile(file));
/** The button that sends the ticket, as it is named while none is on its way. */
export const send = (page: Page): Locator => page.getByRole("button", { name: "Gửi cho xưởng" });
/** The message once a ticket has arrived. */
export const success = (page: Page) => page.getByRole("status").getByText("Email đã được gửi thành công!");

/** The box of a part of the drawing, as it is painted. */
export async function boxOf(page: Page, part: string) {
  return page
    .locator(part)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
}

/** The box of the print. */
export const printBox = (page: Page) => boxOf(page, "[data-print]");

/** Keeps a ticket that is sent on its way. @returns lets the ticket arrive */
export async function holdSending(page: Page): Promise<() => void> {
  const arrived = Promise.withResolvers<void>();
  await page.route(SEND, async (route) => {
    await arrived.promise;
    await route.fulfill({ contentType: "text/plain", body: "OK" });
  });
  return arrived.resolve;
}

/**
 * Holds the decoding of a picture back.
 *
 * @param name of the picture's file
 * @returns `asked` waits until the site asks for the decoding; `open` lets it begin, and waits until the site has closed the bitmap and drawn what it made of it
 */
export async function holdDecoding(page: Page, name: string) {
  await page.addInitScript((name) => {
    const decode = window.createImageBitmap;
    const held = async (file: File, ...as: []) => {
      if (file.name !== name) return decode(file, ...as);
      document.documentElement.dataset.held = name;
      await new Promise((go) => addEventListener("opened", go, { once: true }));
      const bitmap = await decode(file, ...as);
      bitmap.close = () => void dispatchEvent(new Event("closed"));
      return bitmap;
    };
    Object.assign(window, { createImageBitmap: held });
  }, name);
  return {
    asked: () => page.locator("html[data-held]").waitFor({ state: "attached" }),
    open: () =>
      page.evaluate(async () => {
        const closed = new Promise((done) => addEventListener("closed", done, { once: true }));
        dispatchEvent(new Event("opened"));
        await closed;
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      }),
  };
}
