/** Home but for its banner: sections, samples, news (specification §1, §2, §4, §9). */
import { articles, categories, settings } from "../content.ts";
import { FAILED_DATA, refuseData } from "../data-files.ts";
import { holdBack } from "../held-back.ts";
import { follow, open } from "../inside.ts";
import { expect, test } from "../site.ts";

test("home holds the sections of the specification, each with what belongs to it", async ({ page, isMobile }) => {
  await open(page, "/");
  await expect(page).toHaveTitle("Trang chủ - In ấn Hoàng Gia");
  const main = page.getByRole("main");

  await test.step("the sections stand in the order of the specification", async () => {
    const sections = [
      main.getByRole("region", { name: "Giới thiệu nhanh" }),
      main.getByRole("heading", { name: "Dịch vụ in", exact: true }),
      main.getByRole("heading", { name: "Mẫu thiết kế nổi bật" }),
      main.getByRole("heading", { name: "Tin tức nổi bật" }),
      main.getByRole("heading", { name: "24/7" }),
      main.getByRole("heading", { name: "Dịch vụ của chúng tôi" }),
    ];
    let above = -1;
    for (const section of sections) {
      const { y } = (await section.boundingBox()) ?? { y: Number.NaN };
      expect.soft(y).toBeGreaterThan(above);
      above = y;
    }
  });

  await test.step("the category grid leads to every category", async () => {
    const grid = main.getByRole("region", { name: "Dịch vụ in" });
    await expect
      .soft(grid.locator('a[href^="/danh-muc-in/"]').filter({ visible: true }))
      .toHaveCount(categories.length);
    for (const { title, slug } of categories)
      await expect.soft(grid.getByRole("link", { name: title })).toHaveAttribute("href", `/danh-muc-in/${slug}`);
  });

  await test.step("four value cards name quality, time, price and support", async () => {
    const cards = page.getByRole("region", { name: "Vì sao chọn chúng tôi" }).getByRole("listitem");
    await expect
      .soft(cards.getByRole("heading"))
      .toHaveText([/Chất lượng/, /Thời gian/, /Giá cạnh tranh/, /Hỗ trợ 24\/7/]);
    const window = page.viewportSize();
    if (!isMobile || !window) return;
    await page.setViewportSize({ width: 280, height: 653 }); // a folded phone
    const cut = await cards.evaluateAll((all) =>
      all.flatMap(({ firstElementChild: word }) =>
        word && word.scrollWidth > word.clientWidth ? [word.textContent] : [],
      ),
    );
    expect.soft(cut, "words wider than their card").toEqual([]);
    await page.setViewportSize(window);
  });

  await test.step("the two services stand in alternating blocks of picture and text", async () => {
    const services = page.getByRole("region", { name: "Dịch vụ của chúng tôi" });
    const headings = services.getByRole("heading", { level: 3 });
    await expect.soft(headings).toHaveText([/In/, /Thiết kế/]);
    await expect.soft(services.getByRole("img")).toHaveCount(2);
    if (isMobile) return; // one above the other
    const pictureIsLeft = async (place: number) => {
      const picture = await services.getByRole("img").nth(place).boundingBox();
      const words = await headings.nth(place).boundingBox();
      return (picture?.x ?? 0) < (words?.x ?? 0);
    };
    expect.soft(await pictureIsLeft(0)).not.toBe(await pictureIsLeft(1));
  });

  await test.step("the first three articles stand as cards that lead to them", async () => {
    const cards = page.getByRole("region", { name: "Tin tức nổi bật" }).getByRole("article");
    await expect(cards.getByRole("heading")).toHaveText(articles.slice(0, 3).map(({ title }) => title));
    await cards.last().click();
    await expect(page).toHaveURL(`/tin-tuc/${articles[2]?.slug}`);
  });
});

test("reached by a link, the category grid shows 'Loading...' until its data is here @computer", async ({ page }) => {
  await open(page, "/lien-he");
  const come = await holdBack(page, "**/data/categories.json");
  await follow(page, "/");
  const grid = page.getByRole("main").getByRole("region", { name: "Dịch vụ in" });
  await expect(grid.getByText("Loading...")).toBeVisible();
  await expect(grid.locator('a[href^="/danh-muc-in/"]').filter({ visible: true })).toHaveCount(0);
  come();
  await expect(grid.locator('a[href^="/danh-muc-in/"]').filter({ visible: true })).toHaveCount(categories.length);
  await expect(page.getByText("Loading...")).toHaveCount(0);
});

test.describe("where the data does not come", () => {
  test.use({ allowed: FAILED_DATA });

  test("the wall still has the telephones and a link to every category @computer", async ({ page }) => {
    await open(page, "/lien-he");
    await refuseData(page);
    await follow(page, "/");
    const wall = page.getByRole("main").getByRole("region", { name: "Dịch vụ in" });
    await expect(wall.getByText(/Chưa tải được/)).toBeVisible();
    for (const phone of settings.phones) await expect(wall.getByRole("link", { name: phone })).toBeVisible();
    for (const { title, slug } of categories) {
      await expect(wall.getByRole("link", { name: title })).toHaveAttribute("href", `/danh-muc-in/${slug}`);
    }
  });
});
