/** The real page beside the form shows what was just written. */
import { expect } from "@playwright/test";
import { expectSaved, ON_A_PHONE, test } from "./desk.ts";

test("what is written far down a form is seen: the page beside it goes there, and stays where some of it is in view already", async ({
  page,
  desk,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${desk.address}/trang/home`);
  const seen = page.frameLocator(".see iframe");
  await seen.locator("main h1").waitFor({ timeout: 60_000 }); // the first page beside a form takes seconds
  const box = (field: string) => page.locator(`[id="${field}"]`);
  const scrolled = () => seen.locator("html").evaluate((html) => html.scrollTop);
  for (const field of ["values.3.title", "services.title", "work.blocks.1.title"]) {
    const words = seen.getByText(`Chữ của ${field}`);
    await box(field).fill(`Chữ của ${field}`);
    await expect(words).toBeInViewport();
    const stands = await scrolled();
    await box(field).fill(`Chữ của ${field}, lần nữa`);
    await expect(words).toHaveText(/lần nữa$/);
    expect(await scrolled()).toBe(stands);
  }
  await test.step("on a phone, too, where the page is away while it is written", async () => {
    await page.setViewportSize(ON_A_PHONE);
    await box("values.2.title").fill("Chữ trên điện thoại");
    await expectSaved(page);
    await page.getByRole("button", { name: "Xem trước", exact: true }).click();
    await expect(seen.getByText("Chữ trên điện thoại")).toBeInViewport();
  });
});
