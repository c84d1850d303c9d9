/**
 * `npm run shots`: a screenshot of every page and state at four widths and zoomed in into `shots/`, and a page that shows them side by
 * side. `npm run shots -- category` takes only those whose name contains the word.
 */
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { BUILD_FOLDER } from "../contract/built-site.ts";
import { BROWSER_FLAGS, findOrInstallChromium } from "./browser.ts";
import { build } from "./build.ts";
import { loadLazyPictures, shots } from "./shots/rows.ts";
import { startServer } from "./site-server.ts";

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
const FOLDER = "shots";

const all = shots();
const wanted = process.argv[2] ?? "";
const wantedShots = all.filter(({ name }) => name.includes(wanted));
const executablePath = findOrInstallChromium();
await build();
await using server = await startServer(BUILD_FOLDER);
if (!wanted) await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
try {
  // All views at once: a screen is mostly waited for.
  await Promise.all(VIEWS.map((view) => shoot(browser, view)));
} finally {
  await browser.close();
}
await writeFile(path.join(FOLDER, "index.html"), sideBySide());
console.log(`${wantedShots.length * VIEWS.length} screenshots: open ${FOLDER}/index.html`);

async function shoot(from: Browser, view: View): Promise<void> {
  const { width, height, scale } = view;
  const context = await from.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: "reduce",
    locale: "vi-VN",
  });
  await context.route(
    (url) => url.origin !== server.origin,
    (route) => route.abort(),
  );
  for (const { name, address, state, fold } of wantedShots) {
    const page = await context.newPage();
    await page.goto(server.origin + address);
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

function sideBySide(): string {
  // A row that was left out this time is shown as it was taken before, if it was.
  const taken = all.filter(({ name }) =>
    VIEWS.every((view) => existsSync(path.join(FOLDER, `${name}-${view.name}.png`))),
  );
  const rows = taken.map(
    ({ name }) =>
      `<h2>${name}</h2><div>${VIEWS.map((view) => `<a href="${name}-${view.name}.png"><img src="${name}-${view.name}.png" width="${Math.min(480, view.width / 2)}" loading="lazy" alt="${view.name}"></a>`).join("")}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>body{font:16px sans-serif}div{display:flex;gap:16px;align-items:start;overflow-x:auto}img{border:1px solid #999}</style>${rows.join("\n")}`;
}
