/**
 * `npm run shots`: a screenshot of every screen at four widths and zoomed in into `shots/`, and a page that shows them side by side.
 * `npm run shots -- category` takes only the screens whose name contains the word.
 */
import { spawn } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findOrInstallChromium } from "./browser.ts";
import { build } from "./build.ts";

interface View {
  /** End of the file's name. */
  name: string;
  width: number;
  height: number;
  /** Device pixels a CSS pixel. */
  scale: number;
}

const VIEWS: View[] = [
  ...[360, 768, 1024, 1440].map((width) => ({ name: String(width), width, height: 800, scale: 1 })),
  { name: "1440-zoom-200", width: 720, height: 450, scale: 2 },
];
const PORT = 4180;
const FOLDER = "shots";

interface Screen {
  name: string;
  address: string;
  /** Brings the screen into the state to be shown. */
  state?: (page: Page) => Promise<unknown>;
  /** Only what is in view, not the whole page. */
  fold?: boolean;
}

const SCREENS: Screen[] = [
  { name: "home", address: "/" },
  { name: "home-fold", address: "/", fold: true },
  {
    name: "home-banner-2",
    address: "/",
    fold: true,
    state: (page) => showBanner(page, 2),
  },
  {
    name: "home-banner-3",
    address: "/",
    fold: true,
    state: (page) => showBanner(page, 3),
  },
  { name: "introduction", address: "/gioi-thieu" },
  { name: "categories", address: "/danh-muc-in" },
  { name: "category-hiflex", address: "/danh-muc-in/in-bat-hiflex" },
  { name: "category-car", address: "/danh-muc-in/in-decal-o-to" },
  { name: "category-standee", address: "/danh-muc-in/in-standee" },
  { name: "category-missing", address: "/danh-muc-in/khong-co" },
  { name: "news", address: "/tin-tuc" },
  { name: "news-2", address: "/tin-tuc/trang/2" },
  { name: "article", address: "/tin-tuc/do-phan-giai-file-in-kho-lon-bao-nhieu-la-du" },
  { name: "article-colour", address: "/tin-tuc/vi-sao-mau-in-khac-mau-man-hinh" },
  { name: "contact", address: "/lien-he" },
  { name: "policy-delivery", address: "/chinh-sach/chinh-sach-giao-hang" },
  { name: "policy-privacy", address: "/chinh-sach/chinh-sach-bao-mat-thong-tin" },
  { name: "policy-missing", address: "/chinh-sach/khong-co" },
  { name: "search", address: "/tim-kiem?q=b%E1%BA%A1t" },
  { name: "search-empty", address: "/tim-kiem?q=bi%E1%BB%83n%20neon" },
  { name: "search-without-query", address: "/tim-kiem" },
  { name: "not-found", address: "/khong-co" },
  {
    name: "menu",
    address: "/lien-he",
    fold: true,
    state: async (page) => {
      if ((page.viewportSize()?.width ?? 0) < 1024) await page.getByRole("button", { name: "Mở danh mục" }).click();
      else await page.getByRole("link", { name: "Danh mục in", exact: true }).first().hover();
    },
  },
  {
    name: "drawer-categories",
    address: "/lien-he",
    fold: true,
    state: async (page) => {
      if ((page.viewportSize()?.width ?? 0) >= 1024) return;
      await page.getByRole("button", { name: "Mở danh mục" }).click();
      await page.getByRole("dialog").getByText("Danh mục in", { exact: true }).click();
    },
  },
];

const wanted = process.argv[2] ?? "";
const screens = SCREENS.filter(({ name }) => name.includes(wanted));
const executablePath = findOrInstallChromium();
await build();
const server = spawn(process.execPath, ["server/main.ts"], {
  env: {
    ...process.env,
    PORT: String(PORT),
    HOST: "127.0.0.1",
    DATA_DIR: path.join(tmpdir(), "in-an-hoang-gia-shots"),
  },
  stdio: ["ignore", "pipe", "inherit"],
});
await new Promise((resolve) => server.stdout.once("data", resolve));
if (!wanted) await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  for (const view of VIEWS) await shoot(browser, view);
} finally {
  await browser.close();
  server.kill();
}
await writeFile(path.join(FOLDER, "index.html"), sideBySide());
console.log(`${screens.length * VIEWS.length} screenshots: open ${FOLDER}/index.html`);

async function shoot(from: Browser, view: View): Promise<void> {
  const { width, height, scale } = view;
  const context = await from.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: "reduce",
    locale: "vi-VN",
  });
  await context.route(
    (url) => url.port !== String(PORT),
    (route) => route.abort(),
  );
  for (const { name, address, state, fold } of screens) {
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${PORT}${address}`);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState("networkidle");
    if (!fold) await loadLazyPictures(page);
    await state?.(page);
    await page.waitForTimeout(500);
    await page.screenshot({ path: path.join(FOLDER, `${name}-${view.name}.png`), fullPage: !fold });
    await page.close();
  }
  await context.close();
}

/** Brings one of the three banners into view by its dot, and waits for its picture. */
async function showBanner(page: Page, place: number): Promise<void> {
  const carousel = page.getByRole("region", { name: "Giới thiệu nhanh" });
  await carousel.getByRole("button", { name: `Slide ${place}`, exact: true }).click();
  await page.mouse.move(0, 0);
  await loadLazyPictures(page);
}

/** Pictures below the fold come when they are near: go past all of them once. */
async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = "eager";
      await image.decode().catch(() => undefined);
    }
    window.scrollTo(0, 0);
  });
}

function sideBySide(): string {
  const rows = SCREENS.map(
    ({ name }) =>
      `<h2>${name}</h2><div>${VIEWS.map((view) => `<a href="${name}-${view.name}.png"><img src="${name}-${view.name}.png" width="${Math.min(480, view.width / 2)}" loading="lazy" alt="${view.name}"></a>`).join("")}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>body{font:16px sans-serif}div{display:flex;gap:16px;align-items:start;overflow-x:auto}img{border:1px solid #999}</style>${rows.join("\n")}`;
}
