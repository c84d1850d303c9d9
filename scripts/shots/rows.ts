/** What `npm run shots` shows: every screen of the one list (tests/screens.ts), every page, and the states a visitor can bring a screen into. */
import type { Page } from "@playwright/test";
import { collection } from "../../app/content/collection.build.ts";
import { SEND_FORM_PATH } from "../../contract/contact-fields.ts";
import { emptyScreens, screens } from "../../tests/screens.ts";

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
const SEND = `**${SEND_FORM_PATH}`;

/** States that a visitor can bring a screen into, beside the one in which it opens. */
const STATES: Shot[] = [
  { name: "home-fold", address: "/", fold: true },
  { name: "home-banner-2", address: "/", fold: true, state: (page) => showBanner(page, 2) },
  { name: "home-banner-3", address: "/", fold: true, state: (page) => showBanner(page, 3) },
  { name: "header-scrolled", address: "/", fold: true, state: (page) => page.mouse.wheel(0, 1400) },
  { name: "menu", address: "/lien-he", fold: true, state: openMenu },
  { name: "drawer-categories", address: "/lien-he", fold: true, state: openDrawer },
  { name: "categories-loading", address: "/", fold: true, state: waitForCategories },
  { name: "contact-incomplete", address: "/lien-he", fold: true, state: (page) => send(page) },
  { name: "contact-sending", address: "/lien-he", fold: true, state: (page) => fillAndSend(page) },
  { name: "contact-sent", address: "/lien-he", fold: true, state: (page) => fillAndSend(page, 200) },
  { name: "contact-failed", address: "/lien-he", fold: true, state: (page) => fillAndSend(page, 503) },
];

/** `news list` → `news-list` */
const fileName = (screen: string) => screen.replaceAll(" ", "-");

/**
 * All rows: every screen (tests/screens.ts), every other page of its kind, then the states. A page's name begins with its kind, so that
 * `category` picks all of them.
 */
export function shots(): Shot[] {
  const { categories, articles, policies } = collection();
  const rows = [...screens(), ...emptyScreens()].map(({ name, address }) => ({ name: fileName(name), address }));
  const [category, ...otherCategories] = categories.map(({ slug }) => ({ slug, address: `/danh-muc-in/${slug}` }));
  const [article, ...otherArticles] = articles.map(({ slug }) => ({ slug, address: `/tin-tuc/${slug}` }));
  const otherPolicies = policies.slice(1).map(({ slug }) => ({ slug, address: `/chinh-sach/${slug}` }));
  const others = (kind: string, pages: { slug: string; address: string }[]) =>
    pages.map(({ slug, address }) => ({ name: `${kind}-${slug}`, address }));
  return [
    ...rows,
    ...others("category", otherCategories),
    ...others("article", otherArticles),
    ...others("policy", otherPolicies),
    { name: "news-list-2", address: "/tin-tuc/trang/2" },
    ...(category ? [{ name: "category-print", address: category.address, state: onPaper }] : []),
    ...(article ? [{ name: "article-print", address: article.address, state: onPaper }] : []),
    ...STATES,
  ];
}

/** Loads all pictures at once; those below the fold would come only when a visitor scrolls near them. */
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
  await carousel.getByRole("button", { name: `Tấm ${place}`, exact: true }).click();
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
  await page.route(SEND, (route) => (status ? route.fulfill({ status }) : undefined));
  await form(page).getByRole("textbox", { name: "Họ và tên" }).fill("Nguyễn Thu Hà");
  await form(page).getByRole("textbox", { name: "Số điện thoại" }).fill("0912 345 678");
  await form(page).getByRole("textbox", { name: "Email" }).fill("thuha@vidu.vn");
  await form(page)
    .getByRole("textbox", { name: "Bạn cần in gì?" })
    .fill("Bạt hiflex 3 × 1 m, treo ngoài trời, cần trước thứ Sáu.");
  await send(page);
}
