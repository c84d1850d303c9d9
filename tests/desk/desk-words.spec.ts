/** Words that stand on several pages are found from everywhere on the desk. */
import { expect } from "@playwright/test";
import { test } from "./desk.ts";

test("words are found wherever they stand on the pages, and lead to their very field", async ({
  page,
  desk,
  online,
}) => {
  const file = "categories/in-standee.md";
  const priced = online.text(file).replace(/^priceFrom:.*$/m, "priceFrom: { amount: 165000, per: bộ }");
  online.put(file, `${priced}\nBộ khung 165.000 đồng\n`);
  await page.goto(`${desk.address}/hom-nay`);
  await page.getByRole("heading", { name: "Hôm nay", level: 1 }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Tìm, nhảy đến" }).fill("165.000");
  const hit = page.getByRole("option", { name: /^In standee Giá từ, Số đồng: 165\.000$/ });
  await hit.click();
  await expect(page.locator('[id="priceFrom.amount"]')).toBeInViewport();
  await expect(page.locator('[id="priceFrom.amount"]')).toHaveValue("165.000");
  // In a text the words are selected where they stand: what is typed replaces them.
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Tìm, nhảy đến" }).fill("165.000");
  await page.getByRole("option", { name: /^In standee Phần chữ: Bộ khung 165\.000 đồng$/ }).click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe("165.000");
  await expect(page.locator(".ProseMirror").getByText("Bộ khung 165.000 đồng")).toBeInViewport();
  await test.step("the same place is led to again when it is chosen again", async () => {
    await page.locator("#description").focus();
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Tìm, nhảy đến" }).fill("165.000");
    await page.getByRole("option", { name: /^In standee Phần chữ: Bộ khung 165\.000 đồng$/ }).click();
    await expect(page.locator(".ProseMirror")).toBeFocused();
    for (let time = 0; time < 2; time++) {
      await page.locator("#description").focus();
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox", { name: "Tìm, nhảy đến" }).fill("165.000");
      await hit.click();
      await expect(page.locator('[id="priceFrom.amount"]')).toBeFocused();
    }
  });
  await test.step("the line that the keys have come to is in view", async () => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Tìm, nhảy đến" }).fill("standee");
    const lines = page.getByRole("listbox", { name: "Tìm thấy" });
    await expect(lines.locator("#pal-13")).toBeAttached();
    for (let step = 0; step < 13; step++) await page.keyboard.press("ArrowDown");
    const line = lines.getByRole("option", { selected: true });
    await expect(line).toHaveAttribute("id", "pal-13");
    await expect(line).toBeInViewport({ ratio: 0.9 });
  });
});
