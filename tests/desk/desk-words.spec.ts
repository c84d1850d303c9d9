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
});
