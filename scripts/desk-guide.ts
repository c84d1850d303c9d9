/**
 * Takes the pictures of the desk's guide anew (`desk/ui/guide/`), from a desk with letters, figures and pages of its own:
 * `node scripts/run.mjs scripts/desk-guide.ts`. Run it when a screen of the desk or its words have changed, and look at what it took.
 */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { fieldsOf } from "../contract/contact-message.ts";
import { hanoiDay } from "../contract/time-zone.ts";
import { saveDraft } from "../desk/drafts/drafts.ts";
import { sqliteOutbox } from "../server/outbox/sqlite-outbox.ts";
import { sqliteVisits } from "../server/visits/sqlite-visits.ts";
import { daysAfter, type VisitCount } from "../server/visits/visits.ts";
import { type RunningDesk, runningDesk } from "../tests/desk/running-desk.ts";
import { BROWSER_FLAGS, findOrInstallChromium } from "./browser.ts";

const FOLDER = "desk/ui/guide";
const HOUR = 3_600_000;
/** Pixels: the size of the window, and the width of the picture that is made of it. */
const WINDOW = { width: 1440, height: 900 };
const ACROSS = 1200;

const ARTICLE = "articles/vi-sao-mau-in-khac-mau-man-hinh.md";
const WAITING = "articles/standee-cuon-bi-mat-chu-o-chan.md";

const LETTERS = [
  {
    hours: 30,
    failed: true,
    from_name: "Phạm Ngọc Lan",
    from_phone: "0900 000 118",
    from_email: "lan@vidu.vn",
    message: "Em cần làm backdrop 4 x 2,5 m cho tiệc cuối năm, tối thứ Sáu treo ạ.",
  },
  {
    hours: 5,
    from_name: "Nguyễn Thu Hà",
    from_phone: "0900 000 117",
    from_email: "thuha@vidu.vn",
    message: ticket("Standee", "80 × 200 cm", "6, mỗi tấm 1,6 m², cộng 9,6 m²", "trong nhà, người xem cách 2 m"),
  },
  {
    hours: 6,
    from_name: "Trần Minh Quân",
    from_phone: "0900 000 119",
    from_email: "quan@vidu.vn",
    message: ticket("Bạt hiflex", "3 × 1 m", "2, mỗi tấm 3 m², cộng 6 m²", "ngoài trời, người xem cách 5 m"),
  },
];

/** A ticket of `/thu-kho`, as a letter brings it. */
function ticket(print: string, size: string, pieces: string, place: string): string {
  return [
    "PHIẾU IN – In ấn Hoàng Gia",
    `In: ${print}`,
    `Khổ: ${size} (ngang × cao)`,
    `Số lượng: ${pieces}`,
    `Chỗ dùng: ${place}`,
    "File: chưa có",
    "Nhờ xưởng báo giá giúp.",
  ].join("\n");
}

/** Views of each page in a day; calls, Zalo and sent forms as percentages of these. */
const PAGES = [
  { page: "/", views: 41, calls: 5, zalo: 6 },
  { page: "/danh-muc-in/in-bat-hiflex", views: 34, calls: 6, zalo: 5 },
  { page: "/tin-tuc/anh-dien-thoai-in-duoc-co-nao", views: 33, calls: 4, zalo: 6 },
  { page: "/danh-muc-in/in-standee", views: 27, calls: 4, zalo: 8 },
  { page: "/thu-kho", views: 21, calls: 5, zalo: 10, sent: 4 },
  { page: "/lien-he", views: 15, calls: 4, zalo: 13, sent: 9 },
];

function visits(now: number): VisitCount[] {
  const today = hanoiDay(now);
  return Array.from({ length: 14 }, (_, ago) => daysAfter(today, -ago)).flatMap((day, ago) => {
    const busy = (ago < 7 ? 0.8 : 0.72) + 0.2 * Math.sin(ago * 1.7);
    const counted = PAGES.flatMap(({ page, views, calls, zalo, sent = 0 }): VisitCount[] => [
      { day, page, kind: "view", count: Math.round(views * busy) },
      { day, page, kind: "call", count: Math.round((views * calls * busy) / 100) },
      { day, page, kind: "zalo", count: Math.round((views * zalo * busy) / 100) },
      { day, page, kind: page === "/thu-kho" ? "ticket" : "form", count: Math.round((views * sent * busy) / 100) },
    ]);
    // Ranges of server/visits/ranges.ts: 2.3 s to the first view, 90 ms to an answer, nothing moves.
    const speed = { "LCP~57": 9, "INP~23": 9, "CLS~0": 9 };
    const measured = Object.entries(speed).map(([kind, count]) => ({ day, page: "/", kind, count }));
    return [...counted, ...measured, { day, page: "/tim-kiem", kind: "empty-search", count: ago === 2 ? 3 : 0 }].filter(
      ({ count }) => count > 0,
    );
  });
}

async function prepare({ content, folder, data }: Pick<RunningDesk, "content" | "folder" | "data">): Promise<void> {
  const now = Date.now();
  const house = { content, desk: folder };
  const at = new Date(now).toISOString();
  const pages = [
    { file: ARTICLE, place: "desk", was: "Màu nào chắc chắn", is: "Màu nào dễ" },
    {
      file: WAITING,
      place: "tray",
      was: "hỏi đúng một câu trước khi thiết kế",
      is: "hỏi đúng hai câu trước khi thiết kế",
    },
  ] as const;
  for (const { file, place, was, is } of pages) {
    const base = readFileSync(path.join(content, file), "utf8");
    saveDraft(house, { file, base, text: base.replace(was, is), place, at });
  }
  const store = path.join(data, "outbox.sqlite");
  const outbox = sqliteOutbox(store);
  const owner = randomUUID();
  const sent: string[] = [];
  for (const { hours, failed, ...letter } of LETTERS) {
    const id = randomUUID();
    await outbox.accept({ id, receivedAt: now - hours * HOUR, suspicion: "", ...fieldsOf(letter) });
    if (failed) {
      await outbox.claim({ owner, now, leaseUntil: now + HOUR, most: 1 });
      await outbox.recordFailure({ id, owner, error: "Invalid login: 535 5.7.8", nextAttemptAt: undefined });
    } else sent.push(id);
  }
  for (const id of sent) await outbox.recordSent(id, now);
  await outbox.close();
  const counted = sqliteVisits(store);
  await counted.add(visits(now));
  await counted.close();
}

/** Each screen, and what is done on it before it is taken. */
const SCREENS: { file: string; address: string; before?: (page: Page) => Promise<unknown> }[] = [
  { file: "hom-nay", address: "/hom-nay", before: (page) => page.getByText("Máy chủ web").waitFor() },
  {
    file: "tinh-trang",
    address: "/hom-nay",
    before: (page) => page.locator("#health").evaluate((card) => card.scrollIntoView({ block: "center" })),
  },
  {
    file: "thu-khach",
    address: "/thu-khach",
    before: (page) => page.getByText("Nguyễn Thu Hà").first().click(),
  },
  {
    file: "bai-viet",
    address: `/bai/${path.basename(ARTICLE, ".md")}`,
    before: (page) => page.locator('.text[data-ready="true"] .ProseMirror').waitFor(),
  },
  {
    file: "anh",
    address: `/bai/${path.basename(ARTICLE, ".md")}`,
    async before(page) {
      await page.locator("#image").click();
      await page.locator('input[type="file"]').setInputFiles("content/pictures/standee-trong-sanh.jpg");
      await page.getByRole("application", { name: /Khung ảnh/ }).waitFor();
      await page.getByLabel("Trong ảnh có gì?").fill("Standee cuốn đứng trong sảnh sáng");
    },
  },
  { file: "tuan-nay", address: "/tuan-nay" },
  {
    file: "cua-hang",
    address: "/cua-hang",
    before: (page) => page.locator("#o-founded").evaluate((box) => box.scrollIntoView({ block: "center" })),
  },
  {
    file: "len-mang",
    address: "/len-mang",
    before: (page) => page.getByText("Standee cuốn bị mất chữ ở chân").first().click(),
  },
];

/** Waits until the page requests nothing any more, but five seconds at most, because the browser does not always report this for the preview's frame. */
const quiet = (page: Page) => page.waitForLoadState("networkidle", { timeout: 5_000 }).catch(() => undefined);

/** Runs in a page: waits for its fonts and pictures, but not for lazy pictures, which load only when somebody scrolls to them. */
async function isDrawn(): Promise<void> {
  await document.fonts.ready;
  const awaited = Array.from(document.images).filter(({ loading, complete }) => loading !== "lazy" && !complete);
  await Promise.all(awaited.map((picture) => new Promise((drawn) => picture.addEventListener("load", drawn))));
}

const executablePath = findOrInstallChromium();
const desk = await runningDesk(prepare);
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
try {
  for (const { file, address, before } of SCREENS) {
    const page = await browser.newPage({ viewport: WINDOW, locale: "vi-VN", timezoneId: "Asia/Ho_Chi_Minh" });
    await page.goto(desk.address + address);
    await quiet(page);
    await before?.(page);
    await quiet(page);
    for (const frame of page.frames()) await frame.evaluate(isDrawn);
    await sharp(await page.screenshot())
      .resize(ACROSS)
      .webp({ quality: 80 })
      .toFile(path.join(FOLDER, `${file}.webp`));
    console.log(path.join(FOLDER, `${file}.webp`));
    await page.close();
  }
} finally {
  await browser.close();
  await desk.end();
}
