/** Words that stand on several pages are found from everywhere on the desk. */
import { expect } from "@playwright/test";
import { test } from "./desk.ts";

test("words are found wherever they stand on the pages, and lead to their very field", async ({
  page,
  desk,
  online,
}) => {
  const file = "categories/in-standee.md";
  online.put(file, online.text(file).replace(/^priceFrom:.*$/m, "priceFrom: { amount: 165000, per: bộ }"));
  await page.goto(`${desk.address}/hom-nay`);
  await page.getByRole("heading", { name: "Hôm nay", level: 1 }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("165.000");
  const hit = page.getByRole("option", { name: /^In standee Giá từ, Số đồng: 165000$/ });
  await hit.click();
  await expect(page.locator('[id="priceFrom.amount"]')).toBeInViewport();
  await expect(page.locator('[id="priceFrom.amount"]')).toHaveValue("165.000");
});
