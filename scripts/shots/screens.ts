/** What `npm run shots` shows: every page of the site, and the states a visitor can bring a screen into. */
import type { Page } from "@playwright/test";
import { collection } from "../../app/content/collection.server.ts";

/** One row of screenshots. */
export interface Shot {
  name: string;
  address: string;
  /** Brings the screen into the state to be shown. */
  state?: (page: Page) => Promise<unknown>;
  /** Only what is in view, not the whole page. */
  fold?: boolean;
}

/** The form's request to the mail service. */
const SEND = "**/api/v1.0/email/send-form";

/** All rows, in the order of the navigation; a page's name begins with its kind, so that `category` picks all nine. */
export function shots(): Shot[] {
  const { categories, articles, policies } = collection();
  return [
    { name: "home", address: "/" },
    { name: "home-fold", address: "/", fold: true },
    { name: "home-banner-2", address: "/", fold: true, state: (page) => showBanner(page, 2) },
    { name: "home-banner-3", address: "/", fold: true, state: (page) => showBanner(page, 3) },
    { name: "header-scrolled", address: "/", fold: true, state: (page) => page.mouse.wheel(0, 1400) },
    { name: "menu", address: "/lien-he", fold: true, state: openMenu },
    { name: "drawer-categories", address: "/lien-he", fold: true, state: openDrawer },
    { name: "introduction", address: "/gioi-thieu" },
    { name: "categories", address: "/danh-muc-in" },
    { name: "categories-loading", address: "/", fold: true, state: waitForCategories },
    ...categories.map(({ slug }) => ({ name: `category-${slug}`, address: `/danh-muc-in/${slug}` })),
    { name: "category-print", address: `/danh-muc-in/${categories[0]?.slug}`, state: onPaper },
    { name: "category-missing", address: "/danh-muc-in/khong-co" },
    { name: "news", address: "/tin-tuc" },
    { name: "news-2", address: "/tin-tuc/trang/2" },
    ...articles.map(({ slug }) => ({ name: `article-${slug}`, address: `/tin-tuc/${slug}` })),
    { name: "article-print", address: `/tin-tuc/${articles[0]?.slug}`, state: onPaper },
    { name: "article-missing", address: "/tin-tuc/khong-co" },
    { name: "contact", address: "/lien-he" },
    { name: "contact-incomplete", address: "/lien-he", fold: true, state: (page) => send(page) },
    { name: "contact-sending", address: "/lien-he", fold: true, state: (page) => fillAndSend(page) },
    { name: "contact-sent", address: "/lien-he", fold: true, state: (page) => fillAndSend(page, 200) },
    { name: "contact-failed", address: "/lien-he", fold: true, state: (page) => fillAndSend(page, 503) },
    ...policies.map(({ slug }) => ({ name: `policy-${slug}`, address: `/chinh-sach/${slug}` })),
    { name: "policy-missing", address: "/chinh-sach/khong-co" },
    { name: "search", address: "/tim-kiem?q=b%E1%BA%A1t" },
    { name: "search-one", address: "/tim-kiem?q=ph%C3%B2ng%20kh%C3%A1ch" },
    { name: "search-empty", address: "/tim-kiem?q=bi%E1%BB%83n%20neon" },
    { name: "search-without-query", address: "/tim-kiem" },
    { name: "not-found", address: "/khong-co" },
  ];
}

/** Pictures below the fold come when they are near: go past all of them once. */
export async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = "eager";
      await image.decode().catch(() => undefined);
    }
    window.scrollTo(0, 0);
  });
}

/** Brings one of the three banners into view by its dot, and waits for its picture. */
async function showBanner(page: Page, place: number): Promise<void> {
  const carousel = page.getByRole("region", { name: "Giới thiệu nhanh" });
  await carousel.getByRole("button", { name: `Slide ${place}`, exact: true }).click();
  await page.mouse.move(0, 0);
  await loadLazyPictures(page);
}

const hasDrawer = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

async function openMenu(page: Page): Promise<void> {
  if (hasDrawer(page)) await page.getByRole("button", { name: "Mở menu" }).click();
  else await page.getByRole("link", { name: "Danh mục in", exact: true }).first().hover();
}

async function openDrawer(page: Page): Promise<void> {
  if (!hasDrawer(page)) return;
  await openMenu(page);
  await page.getByRole("dialog").getByText("Danh mục in", { exact: true }).click();
}

/** The screen of categories, reached by a link while its data does not come. */
async function waitForCategories(page: Page): Promise<void> {
  await page.route("**/data/categories.json", () => {});
  await page.getByRole("main").locator('a[href="/danh-muc-in"]').first().click();
  await page.mouse.move(0, 0);
}

const onPaper = (page: Page) => page.emulateMedia({ media: "print" });

function form(page: Page) {
  return page.getByRole("form", { name: "Vui lòng để lại thông tin của bạn" });
}

async function send(page: Page): Promise<void> {
  await form(page).getByRole("button").click();
}

/** A message sent to a service that answers with a status, or not at all; nothing leaves the page. */
async function fillAndSend(page: Page, status?: number): Promise<void> {
  await page.route(SEND, (route) => (status ? route.fulfill({ status, body: "OK" }) : undefined));
  await form(page).getByRole("textbox", { name: "Họ và tên" }).fill("Nguyễn Thu Hà");
  await form(page).getByRole("textbox", { name: "Số điện thoại" }).fill("0912 345 678");
  await form(page).getByRole("textbox", { name: "Email" }).fill("thuha@vidu.vn");
  await form(page)
    .getByRole("textbox", { name: "Bạn cần in gì?" })
    .fill("Bạt hiflex 3 × 1 m, treo ngoài trời, cần trước thứ Sáu.");
  await send(page);
}
