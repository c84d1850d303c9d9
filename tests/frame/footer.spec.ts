/** What the footer holds (specification §2, shared layout, §9). That its columns fold on phones: layout.spec.ts. */
import { categories, phoneHours, policies, settings, town } from "../content.ts";
import { open } from "../inside.ts";
import { expect, test } from "../site.ts";

test.skip(({ isMobile }) => isMobile, "its columns are folded on narrow screens");

test("the footer holds the company with its social icons, the services, the policies, a map and a copyright line", async ({
  page,
}) => {
  await open(page, "/lien-he");
  const footer = page.getByRole("contentinfo");
  const company = footer.getByRole("region", { name: `Chân trang: ${settings.name}` });
  await expect(company.getByText(town)).toBeVisible();
  for (const phone of settings.phones)
    await expect(company.getByRole("link", { name: phone })).toHaveAttribute("href", /^tel:/);
  const mail = company.locator(`a[href="mailto:${settings.email}"]`);
  await expect(mail).toHaveCount(2); // in words and as an icon
  await expect(company.getByText(phoneHours)).toBeVisible();
  await expect(company.getByRole("link", { name: "Trang Facebook" })).toHaveAttribute("href", settings.links.facebook);
  await expect(company.getByRole("link", { name: "Zalo" })).toHaveAttribute("href", settings.links.zalo ?? "");
  for (const { title, slug } of categories) {
    const link = footer.getByRole("region", { name: "Chân trang: Dịch vụ in" }).getByRole("link", { name: title });
    await expect(link).toHaveAttribute("href", `/danh-muc-in/${slug}`);
  }
  for (const { title, slug } of policies) {
    const link = footer.getByRole("region", { name: "Chân trang: Chính sách" }).getByRole("link", { name: title });
    await expect(link).toHaveAttribute("href", `/chinh-sach/${slug}`);
  }
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByTitle(/Bản đồ/)).toBeVisible();
  const { street, district } = settings.address;
  const toTheMap = street ? "Chỉ đường đến xưởng" : `Xem bản đồ ${district}`;
  await expect(footer.getByRole("link", { name: toTheMap })).toHaveAttribute("href", settings.map.directions);
  await expect(footer.getByText(new RegExp(`© \\d{4} ${settings.name}`))).toBeVisible();
});

test("the large telephone number above the footer stands on one line, at every width", async ({ page }) => {
  await open(page, "/");
  const number = page.locator("main ~ section").getByRole("link", { name: settings.phones[0] });
  await number.scrollIntoViewIfNeeded();
  for (const width of [320, 768, 1024, 1440, 1600, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const [line, wide] = await number.evaluate((element) => {
      const { fontSize } = getComputedStyle(element);
      return [
        element.getBoundingClientRect().height / Number.parseFloat(fontSize),
        Number.parseFloat(fontSize) / innerWidth,
      ];
    });
    expect(line, `lines at ${width} px`).toBeLessThan(1.5);
    expect(wide, `at ${width} px`).toBeGreaterThan(0.09); // as large as the page allows
  }
});
