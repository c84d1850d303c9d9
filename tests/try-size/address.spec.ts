/** /thu-kho, its address: it holds the ticket, for a reload, for the way back and for whoever is sent it. */
import { standees } from "../content.ts";
import { open } from "../inside.ts";
import { expect, test } from "../site.ts";
import { FULL, row, width } from "./parts.ts";

test("the address opens the whole ticket, and a reload keeps it with what was typed @computer", async ({ page }) => {
  await open(page, FULL);
  await expect(page.getByRole("radio", { name: "Trong nhà" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Vài tháng" })).toBeChecked();
  await expect(row(page, "Số lượng, ngày cần")).toContainText("2 tấm, Thứ Sáu 04/12");
  await expect(page.getByRole("region", { name: "Xưởng đọc phiếu" })).toContainText("3,2");
  await page.getByRole("button", { name: "Thêm một" }).click();
  await page.getByRole("textbox", { name: "Họ và tên" }).fill("Nguyễn Thu Hà");
  await page.getByRole("textbox", { name: /Dặn thêm/ }).fill("treo ở tầng 2");
  await expect(page).toHaveURL(/sl=3/);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Số lượng tấm" })).toHaveValue("3");
  await expect(page.getByRole("textbox", { name: "Họ và tên" })).toHaveValue("Nguyễn Thu Hà");
  await expect(page.getByRole("textbox", { name: /Dặn thêm/ })).toHaveValue("treo ở tầng 2");
});

test("Back finds the last change, both after a link that was followed right after it and after a full load of another page @computer", async ({
  page,
}) => {
  await open(page, "/thu-kho?in=lua-canvas&n=80&c=200");
  // The docket of the screen is alive, and the first change has reached the address.
  await page.getByRole("textbox", { name: "Ngang" }).fill("85");
  await expect(page).toHaveURL(/n=85/);
  await page.getByRole("textbox", { name: "Ngang" }).fill("90");
  await page.evaluate(() => {
    // A second click, when the address is already the next screen's but this screen still stands: a change not yet written must not go into that address.
    const push = history.pushState;
    history.pushState = (...entry) => {
      push.apply(history, entry);
      dispatchEvent(new Event("click"));
    };
  });
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('header a[href="/lien-he"], footer a[href="/lien-he"]')?.click(),
  );
  await expect(page).toHaveURL("/lien-he");
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Ngang" })).toHaveValue("90");
  await page.getByRole("textbox", { name: "Ngang" }).fill("95");
  await page.evaluate(() => location.assign("/gioi-thieu"));
  await expect(page).toHaveURL("/gioi-thieu");
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Ngang" })).toHaveValue("95");
  // The browser has checked the print and the unit once more, which no visitor has chosen now.
  await page.getByRole("button", { name: "Thêm một" }).click();
  await expect(page).toHaveURL(/in=lua-canvas&n=95&c=200&sl=2&xa=2$/);
});

test("a link from the screen to itself brings the print that its address says, and Back the one before @computer", async ({
  page,
}) => {
  const usual = String(standees[0]?.width);
  await open(page, "/thu-kho");
  await width(page).fill("85");
  await expect(page).toHaveURL(/n=85/);
  await page.getByRole("navigation", { name: "Chính" }).getByRole("link", { name: "Thử khổ" }).click();
  await expect(page).toHaveURL("/thu-kho");
  await expect(width(page)).toHaveValue(usual);
  await page.goBack();
  await expect(page).toHaveURL(/n=85/);
  await expect(width(page)).toHaveValue("85");
});

test("a size that no print has and words that the site does not know fall back silently @computer", async ({
  page,
}) => {
  await open(page, "/thu-kho?in=<script>&n=-4&c=1e9&sl=x&cho=mars&lau=__proto__&ngay=2026-99-99");
  await expect(width(page)).toHaveValue(String(standees[0]?.width));
  await expect(page.getByRole("radio", { name: "Standee" })).toBeChecked();
});

test("a search engine is led to the one address, whatever stands in the query @computer", async ({ request }) => {
  const html = await (await request.get(FULL)).text();
  expect(html).toMatch(/rel="canonical" href="[^"?]*\/thu-kho"/);
  expect(html).toContain("<title>Thử khổ - In ấn Hoàng Gia</title>");
  expect(await (await request.get("/sitemap.xml")).text()).toContain("/thu-kho</loc>");
});
