/** The site in a browser without script: everything can be read, reached and sent (specification §2; open point on pages). */
import { articles, categories, policies, settings } from "../content.ts";
import { BASE_URL, expect, test } from "../site.ts";

const ARTICLE = articles[0];

// A browser without script reports the preloads of scripts as stopped ("csp").
test.use({ javaScriptEnabled: false, allowed: /status of 4\d\d|\.js csp$/ });

test("texts stand on every kind of screen @computer", async ({ page }) => {
  for (const [address, text] of [
    ["/", "Mẫu thiết kế nổi bật"],
    ["/gioi-thieu", String(settings.founded)],
    ["/danh-muc-in", categories[0]?.title ?? ""],
    [`/danh-muc-in/${categories[0]?.slug}`, "Câu hỏi hay gặp"],
    ["/tin-tuc", articles[0]?.title ?? ""],
    [`/tin-tuc/${ARTICLE?.slug}`, ARTICLE?.description ?? ""],
    ["/lien-he", settings.name],
    [`/chinh-sach/${policies[0]?.slug}`, policies[0]?.title ?? ""],
    ["/khong-co", "404 Not Found"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("main").getByText(text).filter({ visible: true }).first(), address).toBeVisible();
  }
});

test("nothing waits below the first view, and the menu leads on, in the bar or in the drawer that the browser opens by itself", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  await expect(page.locator("#dich-vu-in")).toBeVisible();
  await expect(page.locator("#size-menu li a").first(), "is dressed").toHaveCSS("display", "grid");
  if (isMobile) {
    const drawer = page.locator("#drawer");
    await expect(drawer).toBeHidden();
    await page.getByRole("button", { name: "Mở menu" }).click();
    await expect(drawer).toBeVisible();
    await drawer.getByText("Danh mục in", { exact: true }).click();
    await expect(drawer.getByRole("link", { name: "In standee" })).toBeVisible();
    await drawer.getByRole("button", { name: "Đóng" }).click();
    await expect(drawer).toBeHidden();
    await page.getByRole("button", { name: "Mở menu" }).click();
    await drawer.getByRole("link", { name: "Giới thiệu" }).click();
  } else {
    await page.getByRole("navigation", { name: "Chính" }).getByRole("link", { name: "Giới thiệu" }).click();
  }
  await expect(page).toHaveURL("/gioi-thieu");
});

test("the usual sizes of a print stand as words, each on one line, and the box of an order speaks of no field and no button that need script @phone", async ({
  page,
}) => {
  await page.goto(`/danh-muc-in/${categories[0]?.slug}`);
  const sizes = await page.getByText(/^Khổ hay in: /).innerText();
  for (const { measure } of categories[0]?.sizes ?? []) expect(sizes).toContain(measure.replaceAll(" ", "\u00a0"));
  const box = page.getByRole("region", { name: "Thông tin đặt in" });
  await expect(box.getByText("Cần ngày nào?")).toBeVisible();
  for (const hint of [/^Ghi vào đây/, /^Bấm/]) await expect(box.getByText(hint)).toBeHidden();
});

test("the pages of the news follow each other @computer", async ({ page }) => {
  await page.goto("/tin-tuc");
  await page.getByRole("navigation", { name: "Phân trang" }).getByRole("link", { name: "Trang 2" }).click();
  await expect(page).toHaveURL("/tin-tuc/trang/2");
  await page
    .getByRole("link", { name: articles[9]?.title ?? "" })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(articles[9]?.title ?? "");
});

test("the footer holds its links, open on phones too @phone", async ({ page }) => {
  await page.goto("/gioi-thieu");
  const footer = page.getByRole("contentinfo");
  for (const name of ["In standee", policies[0]?.title ?? ""])
    await expect(footer.getByRole("link", { name }).first()).toBeVisible();
});

test("the search says that it needs script and leads on @computer", async ({ page }) => {
  await page.goto("/tim-kiem?q=standee");
  await expect(page.getByText("Tìm kiếm cần JavaScript")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Danh mục in" }).click();
  await expect(page).toHaveURL("/danh-muc-in");
});

const TYPED = {
  from_name: "Nguyễn Thu Hà",
  from_phone: "0912 345 678",
  from_email: "thuha@vidu.vn",
  message: "Bạt hiflex 3 × 1 m\ntreo <ngoài> trời",
};

test("the form is sent to this server, which answers with a page @computer", async ({ page }) => {
  await page.goto("/lien-he");
  for (const [name, value] of Object.entries(TYPED)) await page.locator(`main [name=${name}]`).fill(value);
  await page.getByRole("button", { name: "Liên hệ ngay" }).click();
  await expect(page).toHaveURL(`${BASE_URL}/api/v1.0/email/send-form`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email đã được gửi thành công!");
  await page.getByRole("link", { name: "Về trang chủ" }).click();
  await expect(page).toHaveURL("/");
});

test("what is wrong is named, and everything typed is still there @phone", async ({ page }) => {
  await page.goto("/lien-he");
  const wrong = { ...TYPED, from_name: "   " }; // the browser takes spaces for a name, the server does not
  for (const [name, value] of Object.entries(wrong)) await page.locator(`main [name=${name}]`).fill(value);
  await page.getByRole("button", { name: "Liên hệ ngay" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  for (const [name, value] of Object.entries(wrong)) await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
  await expect(page.locator("[aria-invalid=true]").first()).toHaveAccessibleDescription(/\S/);
  for (const [name, value] of Object.entries(TYPED)) await page.locator(`[name=${name}]`).fill(value);
  await page.getByRole("button", { name: "Liên hệ ngay" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email đã được gửi thành công!");
});
