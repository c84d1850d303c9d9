/** The page of one article, `/tin-tuc/{slug}` (specification §2, §4, §8). */
import { pass, stopTime } from "../clock.ts";
import { articles, categories } from "../content.ts";
import { follow, open, placeholder } from "../inside.ts";
import { expect, test } from "../site.ts";

const [article, next] = articles;
const ADDRESS = `/tin-tuc/${article?.slug}`;

test("an article shows title, picture, short description and text, with sidebar and the shared block below", async ({
  page,
}) => {
  await open(page, ADDRESS);
  const main = page.getByRole("main");
  const body = main.getByRole("article");
  await expect(body.getByRole("heading", { level: 1 })).toHaveText(article?.title ?? "");
  await expect(body.getByText(article?.description ?? "", { exact: true })).toBeVisible();
  await expect(body.getByRole("img").first()).toBeVisible();
  await expect(body.getByRole("heading", { level: 2 }).first()).toBeVisible();
  const sidebar = main.getByRole("complementary", { name: "Danh mục và tin mới" });
  await expect(sidebar.getByRole("navigation", { name: "Danh mục in" }).getByRole("link")).toHaveCount(
    categories.length,
  );
  await expect(sidebar.getByRole("region", { name: "Tin tức mới" }).getByRole("link")).toHaveCount(4);
  await expect(main.getByRole("region", { name: "Danh mục liên quan" }).getByRole("link")).toHaveCount(6);
  await expect(main.getByRole("region", { name: "Chia sẻ" })).toBeVisible();
});

test("the article loads anew when the slug changes @computer", async ({ page }) => {
  await stopTime(page);
  await open(page, ADDRESS);
  await test.step("Back to one that was opened shows it at once, though its data was not asked for yet", async () => {
    await follow(page, "/lien-he");
    await page.goBack();
    const body = page.getByRole("main").getByRole("article");
    await expect(body.getByRole("heading", { level: 1 })).toHaveText(article?.title ?? "");
    await expect(body.getByRole("heading", { level: 2 }).first()).toBeVisible();
  });
  await follow(page, `/tin-tuc/${next?.slug}`);
  await expect(placeholder(page)).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
  const told = page.locator("[data-arrived]");
  await expect(told).toHaveCount(1);
  await pass(page, 1000);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(next?.title ?? "");
  await expect(page).toHaveTitle(`${next?.title} - In ấn Hoàng Gia`);
  await expect(told, "what is told to those who hear the page").toHaveText(await page.title());
  await expect(placeholder(page)).toHaveCount(0);
});

test.describe("where no article matches", () => {
  test.use({ allowed: /status of 404/ });

  test("the title says so, the body is empty, the categories and a way home remain @computer", async ({ page }) => {
    await open(page, "/tin-tuc/khong-co-bai-nay");
    await expect(page).toHaveTitle("Page not found");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(main.getByRole("article")).toHaveCount(0);
    await expect(main.getByRole("navigation", { name: "Danh mục in" }).getByRole("link")).toHaveCount(
      categories.length,
    );
    await expect(main.getByRole("link", { name: "Về trang chủ" })).toHaveAttribute("href", "/");
    const above = main.getByRole("navigation", { name: "Đường dẫn" }).getByRole("link");
    await expect(above).toHaveText(["Trang chủ", "Tin tức"]);
  });
});
