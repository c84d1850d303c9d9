/** The four policies, `/chinh-sach/{slug}` (specification §2, §8, §9). */
import { pass, stopTime } from "../clock.ts";
import { policies } from "../content.ts";
import { follow, open, placeholder } from "../inside.ts";
import { expect, test } from "../site.ts";

/** Figures that the specification gives (§9), as Vietnamese writes them. */
const FACTS: Record<string, RegExp[]> = {
  "dieu-khoan-dich-vu": [/18 tuổi/, /cha mẹ|phụ huynh|bố mẹ/, /giám hộ/],
  "chinh-sach-giao-hang": [/2\.000\.000/, /0,05/, /xe máy|hai bánh/, /nội thành/i, /cồng kềnh/i],
  "chinh-sach-doi-tra-va-hoan-tien": [/40\s?%/, /1\sngày|24\sgiờ|một ngày/, /20\s?%/],
  "chinh-sach-bao-mat-thong-tin": [],
};

test("each policy shows its title, its text with the figures, and the services below @computer", async ({ page }) => {
  await open(page, `/chinh-sach/${policies[0]?.slug}`);
  const main = page.getByRole("main");
  const services = main.getByRole("region", { name: "Dịch vụ của chúng tôi" });
  for (const [place, { slug, title }] of policies.entries()) {
    await test.step(`/chinh-sach/${slug}`, async () => {
      if (place > 0) await follow(page, `/chinh-sach/${slug}`);
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect.soft(page).toHaveTitle(title);
      for (const figure of FACTS[slug] ?? []) await expect.soft(main).toContainText(figure);
      const text = await main.getByRole("heading", { level: 2 }).nth(2).boundingBox();
      expect.soft((await services.boundingBox())?.y).toBeGreaterThan(text?.y ?? Number.NaN);
    });
  }
});

test("in the narrow cards no line stops halfway because the last words keep together @phone", async ({ page }) => {
  for (const { slug } of policies) {
    await open(page, `/chinh-sach/${slug}`);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      const broken = await page.locator("li > img + p + p").evaluateAll((texts) =>
        texts.flatMap((text) => {
          const words = document.createRange();
          words.selectNodeContents(text);
          const lines = [...words.getClientRects()].map((line) => line.width);
          return Math.min(...lines.slice(0, -1)) < Math.max(...lines) * 0.45 ? [text.textContent] : [];
        }),
      );
      expect(broken, `${slug} at ${width} px`).toEqual([]);
    }
  }
});

test("there are exactly the four policies of the specification @computer", () => {
  expect(policies.map(({ title }) => title).toSorted()).toEqual(
    [
      "Điều khoản dịch vụ",
      "Chính sách giao hàng",
      "Chính sách đổi trả và hoàn tiền",
      "Chính sách bảo mật thông tin",
    ].toSorted(),
  );
  expect(Object.keys(FACTS).toSorted()).toEqual(policies.map(({ slug }) => slug).toSorted());
});

test.describe("where no policy matches", () => {
  test.use({ allowed: /status of 404/ });

  test("title and text say so, and the four policies are offered @computer", async ({ page }) => {
    await open(page, "/chinh-sach/chinh-sach-bao-hanh");
    await expect(page).toHaveTitle("Page not found");
    const main = page.getByRole("main");
    await expect(main.getByText("Không tìm thấy chính sách này.")).toBeVisible();
    for (const { slug, title } of policies) {
      await expect(main.getByRole("link", { name: title })).toHaveAttribute("href", `/chinh-sach/${slug}`);
    }
  });
});

test.describe("where the texts do not come", () => {
  test.use({ allowed: /Error fetching data/ });

  test("after 120 s the screen says so instead of its placeholder, and offers to load again @computer", async ({
    page,
  }) => {
    await stopTime(page);
    await open(page, "/lien-he");
    await page.route(/\/policies-.*\.js$/, () => {}); // never answered
    const asked = page.waitForRequest(/\/policies-.*\.js$/);
    await follow(page, `/chinh-sach/${policies[0]?.slug}`);
    await asked;
    await pass(page, 119_990);
    await expect(placeholder(page)).toBeVisible();
    await pass(page, 10);
    await expect(page.getByText(/Chưa tải được chính sách này/)).toBeVisible();
    await expect(placeholder(page)).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Tải lại trang" })).toBeVisible();
  });
});
