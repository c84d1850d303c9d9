/** The site for visitors who have blocked what sites may keep: even reading `sessionStorage` or `localStorage` of the window throws there. */
import { articles } from "../content.ts";
import { follow, open } from "../inside.ts";
import { answerOtherHosts, expect, test } from "../site.ts";

test.skip(({ isMobile }) => isMobile, "does not depend on the width");

test.beforeEach(async ({ page, context }) => {
  await answerOtherHosts(context);
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException(`The operation is insecure: ${name}`, "SecurityError");
        },
      });
  });
});

test("with storage blocked the site comes alive, leads on and back, and keeps and sends what is typed", async ({
  page,
}) => {
  const message = { from_name: "Hà", from_phone: "0912345678", from_email: "ha@vidu.vn", message: "Bạt 3 × 1 m" };
  await page.route("**/send-form", (route) => route.fulfill({ contentType: "text/plain", body: "OK" }));
  await open(page, "/lien-he");
  for (const [name, value] of Object.entries(message)) await page.locator(`main [name=${name}]`).fill(value);
  await follow(page, "/tin-tuc");
  await page.getByRole("main").getByRole("article").first().click();
  await expect(page).toHaveURL(`/tin-tuc/${articles[0]?.slug}`);
  await page.goBack();
  await expect(page).toHaveURL("/tin-tuc");
  await follow(page, "/lien-he");
  for (const [name, value] of Object.entries(message))
    await expect(page.locator(`main [name=${name}]`)).toHaveValue(value);
  await page.getByRole("main").getByRole("button", { name: "Liên hệ ngay" }).click();
  await expect(page.getByText("Email đã được gửi thành công!")).toBeVisible();
  // Leaving for another site writes what storage would keep: it must not throw there either.
  await page.goto("https://elsewhere.example/");
});
