/** /thu-kho without script. */
import { standees } from "../content.ts";
import { expect, test } from "../site.ts";

test.use({ javaScriptEnabled: false, allowed: /\.js csp$/ });

test("a still scene, a note and the plain form stand there @phone", async ({ page }) => {
  await page.goto("/thu-kho");
  await expect(page.getByRole("img", { name: `Standee ${standees[0]?.width}` })).toBeVisible();
  await expect(page.locator("noscript p")).toHaveText(/^Trình duyệt đang tắt JavaScript/);
  await expect(page.getByRole("textbox", { name: "Bạn cần in gì, khổ bao nhiêu?" })).toHaveAttribute("name", "message");
  await expect(page.getByRole("radio", { name: "Trong nhà" })).toBeHidden();
});
