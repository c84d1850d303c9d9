/**
 * Benchmark 8: how soon the drawing follows the hand that pulls the corner of a print, from the event of the pointer to the frame that
 * shows it, on the screen that tries sizes and in the head of a category's page; and the bytes of the screen's parts as they are asked for.
 */
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { CONTACT, categoryAddress, TRY_SIZE } from "../app/addresses.ts";
import { BROWSER_FLAGS, NO_OTHER_HOST } from "../scripts/browser.ts";
import { startServer } from "../scripts/site-server.ts";
import { measuringChromium } from "./instruments/browser.ts";
import type { Effort } from "./instruments/effort.ts";
import { kilobytes, type Result } from "./instruments/report.ts";
import { builtSiteCopy } from "./instruments/site-copy.ts";
import { median, quantile } from "./instruments/statistics.ts";

/** Positions of the pointer in one pull. */
const MOVES = 120;
/** Milliseconds: one frame of a display of 60 Hz. */
const AIM = 16;
const PRINT = path.resolve("app/print-file/fixtures/files/jpeg-rgb-72.jpg");

const SURFACES = [
  { name: "screen /thu-kho", address: `${TRY_SIZE.to}?in=standee&n=80&c=200` },
  { name: "head of a category", address: categoryAddress("in-standee") },
];
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** From a movement of the pointer to the frame that draws it; and the bytes of each step on the screen. */
export async function benchTrySize({ quick }: Effort): Promise<Result> {
  const copy = await builtSiteCopy();
  const executablePath = measuringChromium();
  await using server = await startServer(copy.site);
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS, NO_OTHER_HOST] });
  const rows: (string | number)[][] = [];
  let met = true;
  try {
    for (const { name, address } of SURFACES)
      for (const viewport of VIEWPORTS) {
        const times = await pullTimes(browser, server.origin + address, viewport, quick ? 10 : MOVES);
        const moved = times.map((time) => time.moved);
        const told = times.map((time) => time.told);
        met &&= median(moved) < AIM;
        const figures = [moved, told].flatMap((of) => [median(of), quantile(of, 0.95)]);
        rows.push([name, `${viewport.width} px`, times.length, ...figures.map((time) => time.toFixed(1))]);
      }
    return {
      name: "try-size",
      parts: [
        `Milliseconds from a movement of the pointer to the frame that draws it, over a pull of ${quick ? 10 : MOVES} positions there and back; processor as it is; and from the moment the browser tells the page of it, which is what the page itself takes: a display of 60 Hz shows a movement up to ${AIM} ms late whatever the page does. Aim: a median under ${AIM} ms.`,
        [["where", "width", "frames", "median", "95 %", "told: median", "told: 95 %"], ...rows],
        met ? "The aim is met." : "The aim is missed.",
        "What the screen asks for beyond the contact page, and what comes with each step on it, minified and gzip:",
        [["step", "parts", "minified", "gzip"], ...(await stepBytes(browser, server.origin))],
      ],
    };
  } finally {
    await browser.close();
  }
}

declare global {
  interface Window {
    /** Milliseconds to the frame that draws each movement: since the hand moved, and since the browser told the page of it. */
    framesAfter?: { moved: number; told: number }[];
  }
}

async function openAlive(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
  await page.waitForLoadState("networkidle");
}

async function pullTimes(browser: Browser, url: string, viewport: { width: number; height: number }, moves: number) {
  const page = await browser.newPage({ viewport, locale: "vi-VN" });
  await openAlive(page, url);
  const grip = page.getByRole("button", { name: /^Góc tấm in/ });
  await grip.scrollIntoViewIfNeeded();
  const box = await grip.boundingBox();
  if (!box) throw new Error(`${url} has no corner to pull.`);
  await page.evaluate(() => {
    const times: { moved: number; told: number }[] = [];
    window.framesAfter = times;
    addEventListener(
      "pointermove",
      ({ timeStamp }) => {
        const told = performance.now();
        requestAnimationFrame(() => {
          // The task after the frame: by then the movement is on the display.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            const now = performance.now();
            times.push({ moved: now - timeStamp, told: now - told });
          };
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (let move = 1; move <= moves; move++) {
    const away = Math.sin((move / moves) * Math.PI) * 60;
    await page.mouse.move(start.x - away, start.y + away);
  }
  await page.mouse.up();
  const times = await page.evaluate(() => window.framesAfter ?? []);
  await page.close();
  return times;
}

/** One row for each step: the files it fetched that were not there before. */
async function stepBytes(browser: Browser, origin: string): Promise<(string | number)[][]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "vi-VN" });
  const known = new Set<string>();
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!/\.(js|css)$/.test(pathname) || known.has(pathname)) return;
    known.add(pathname);
    asked.push(pathname);
  });
  const taken = async (name: string) => {
    await page.waitForLoadState("networkidle");
    const files = await Promise.all(
      asked.splice(0).map(async (part) => new Uint8Array(await (await fetch(origin + part)).arrayBuffer())),
    );
    const sum = (sizes: number[]) => kilobytes(sizes.reduce((all, size) => all + size, 0));
    return [
      name,
      files.length,
      sum(files.map(({ length }) => length)),
      sum(files.map((file) => gzipSync(file).length)),
    ];
  };
  await openAlive(page, origin + CONTACT.to);
  await taken("contact");
  await openAlive(page, origin + TRY_SIZE.to);
  const rows = [await taken("the screen")];
  await page.getByRole("radio", { name: "Backdrop" }).check();
  rows.push(await taken("another scene"));
  await page.getByLabel("Chọn file in").setInputFiles(PRINT);
  await page.getByRole("link", { name: /xem vì sao/ }).waitFor();
  rows.push(await taken("the first file, a JPEG"));
  await page.getByRole("radio", { name: "Treo thử vào ảnh" }).check();
  await page.getByLabel("Chọn ảnh chỗ treo").waitFor({ state: "attached" });
  rows.push(await taken("one's own place"));
  const template = page.waitForEvent("download");
  await page.getByRole("button", { name: "Tải file mẫu PDF" }).click();
  await template;
  rows.push(await taken("a template"));
  await page.close();
  return rows;
}
