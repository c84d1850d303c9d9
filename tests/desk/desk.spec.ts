/** The owner's desk in a browser, over a copy of the content: what is typed is kept, seen at once, and changes nothing else. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, type Request } from "@playwright/test";
import { OWN_HEADER } from "../../desk/paths.ts";
import { WCAG } from "../axe.ts";
import hostileLines from "../outside/hostile-lines.json" with { type: "json" };
import { answered, faults, openPage, test } from "./desk.ts";
import { draftText, type RunningDesk, someTextFiles } from "./running-desk.ts";

const FILE = "articles/standee-cuon-bi-mat-chu-o-chan.md";
const PAGE = "/bai/standee-cuon-bi-mat-chu-o-chan";
const SCREENS = { articles: "bai", categories: "danh-muc", policies: "trang" } as const;

test.skip(({ isMobile }) => isMobile, "The desk's own tests set their widths themselves.");

const online = (desk: RunningDesk, file: string) => readFileSync(path.join(desk.content, file), "utf8");

const saved = (page: Page) => expect(page.locator(".saved")).toHaveText(/^Đã lưu/);

function changedLines(before: string, after: string): string[] {
  const old = new Set(before.split("\n"));
  return after.split("\n").filter((line) => !old.has(line));
}

test("a word typed stands in the real page beside it, in one line of the draft, and not in content", async ({
  page,
  desk,
}) => {
  test.setTimeout(90_000);
  const before = online(desk, FILE);
  await openPage(page, desk, PAGE);
  const seen = page.frameLocator(".see iframe");
  await seen.locator("article, main").first().waitFor({ timeout: 60_000 });
  await page.locator(".ProseMirror > p").first().click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("Xưởng ");
  await expect(seen.locator(".prose")).toContainText("Xưởng ");
  await expect.poll(() => changedLines(before, draftText(desk, FILE) ?? before)).toHaveLength(1);
  await saved(page);
  expect(online(desk, FILE)).toBe(before);
  await page.keyboard.press("Control+z");
  await expect.poll(() => draftText(desk, FILE)).toBeNull();
});

test("what the desk refuses is said, also where no screen asks for it", async ({ page, desk }) => {
  const refusal = "Nhật ký đang được chép đi chỗ khác.";
  await openPage(page, desk, PAGE);
  await page.getByLabel(/^Tiêu đề/).fill("Standee đặt ở cửa");
  await saved(page);
  await page.goto(`${desk.address}/nhat-ky`);
  await page.route("**/api/journal/restore?*", (route) => route.fulfill({ status: 409, json: { error: refusal } }));
  await page.getByRole("button", { name: "Lấy lại bản này" }).first().click();
  await expect(page.getByRole("status").filter({ hasText: refusal })).toBeVisible();
});

test("the journal of a desk that does not answer says so as long as it does not, and comes by a press or with the window", async ({
  page,
  desk,
}) => {
  const refusal = "Nhật ký đang được chép đi chỗ khác.";
  const ways = [
    () => page.getByRole("button", { name: "Thử lại" }).click(),
    () => page.evaluate(() => dispatchEvent(new Event("focus"))),
  ];
  for (const comeBack of ways) {
    await page.route("**/api/journal", (route) => route.fulfill({ status: 409, json: { error: refusal } }));
    await page.goto(`${desk.address}/nhat-ky`);
    await expect(page.getByRole("alert").filter({ hasText: refusal })).toBeVisible();
    await page.unroute("**/api/journal");
    await comeBack();
    await expect(page.getByRole("heading", { name: "Chưa có gì" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
});

test("a text that is opened, written in and brought back is the same byte for byte, whatever blocks it has", async ({
  page,
  desk,
}) => {
  test.setTimeout(120_000);
  for (const file of someTextFiles()) {
    const [folder, name] = file.split("/") as [keyof typeof SCREENS, string];
    await openPage(page, desk, `/${SCREENS[folder]}/${name.replace(/\.md$/, "")}`);
    await page.locator(".ProseMirror > p").first().click();
    await page.keyboard.press("Control+Home");
    const written = page.waitForResponse((response) => response.request().method() === "PUT");
    await page.keyboard.type("x");
    await written;
    expect(changedLines(online(desk, file), draftText(desk, file) ?? ""), file).toHaveLength(1);
    await page.keyboard.press("Backspace");
    await expect.poll(() => draftText(desk, file), { message: file }).toBeNull();
  }
});

test("whatever signs an owner types stay what they are", async ({ page, desk }) => {
  await openPage(page, desk, PAGE);
  await page.locator(".ProseMirror > p").first().click();
  await page.keyboard.press("Control+Home");
  for (const line of hostileLines) {
    await page.keyboard.insertText(line);
    await page.keyboard.press("Enter");
  }
  await saved(page);
  await page.reload();
  await page.locator('.text[data-ready="true"] .ProseMirror').waitFor();
  const lines = await page.locator(".ProseMirror > p").allInnerTexts();
  const plain = (text: string) => text.replace(/[\s\u00a0]+/g, " ").trim();
  expect(lines.slice(0, hostileLines.length).map(plain)).toEqual(hostileLines.map(plain));
});

test("a killed desk has every word that was saved, and takes up those it was not told", async ({ page, desk }) => {
  test.setTimeout(60_000);
  await openPage(page, desk, "/bai/vi-sao-mau-in-khac-mau-man-hinh");
  await page.locator(".ProseMirror > p").first().click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("Trước khi mất điện. ");
  await saved(page);
  await desk.kill();
  await page.keyboard.type("Trong lúc mất điện. ");
  await expect(page.locator(".saved")).toHaveText("Chưa lưu được");
  await expect(page.getByRole("alert").filter({ hasText: "vẫn còn trong cửa sổ này" })).toBeVisible();
  await desk.start();
  await page.reload();
  await expect(page.locator(".ProseMirror")).toContainText("Trước khi mất điện. Trong lúc mất điện. ");
  await expect
    .poll(() => draftText(desk, "articles/vi-sao-mau-in-khac-mau-man-hinh.md"))
    .toContain("Trong lúc mất điện.");
});

test("a page that was opened while the desk is down opens by itself once it is back, and by a press", async ({
  page,
  desk,
}) => {
  test.setTimeout(60_000);
  await page.goto(`${desk.address}/bai`);
  const link = page.locator("table.list a").first();
  await expect(link).toBeVisible();
  await desk.kill();
  await link.click();
  await expect(page.getByRole("heading", { name: "Chưa mở được" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Thử lại" })).toBeVisible();
  await desk.start();
  await page.locator('.text[data-ready="true"] .ProseMirror').waitFor({ timeout: 20_000 });
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a window loaded anew before the desk has answered loses no word, and none is called saved before it is", async ({
  page,
  desk,
}) => {
  await openPage(page, desk, PAGE);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let first = true;
  await page.route(/\/api\/page\?/, async (route) => {
    if (!first || route.request().method() !== "PUT") return route.continue();
    first = false;
    const response = await route.fetch(); // the desk has heard it
    await held;
    await route.fulfill({ response }).catch(() => {}); // the window that asked is gone
  });
  await page.locator(".ProseMirror > p").first().click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.insertText("Một. ");
  await expect.poll(() => draftText(desk, FILE)).toContain("Một. ");
  await page.keyboard.insertText("Hai. ");
  await expect(page.locator(".saved")).toHaveText(/^Đang lưu/);
  await page.reload();
  answer();
  await expect(page.locator(".ProseMirror")).toContainText("Một. Hai. ");
  await expect.poll(() => draftText(desk, FILE)).toContain("Một. Hai. ");
  await expect(page.getByText("được để riêng")).toHaveCount(0);
});

test("the mark says saved only when the last word typed is", async ({ page, desk }) => {
  await openPage(page, desk, PAGE);
  const answers: (() => void)[] = [];
  await page.route(/\/api\/page\?/, async (route) => {
    if (route.request().method() !== "PUT") return route.continue();
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.continue();
  });
  await page.locator(".ProseMirror > p").first().click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.insertText("Một. ");
  await expect.poll(() => answers.length).toBe(1);
  await page.keyboard.insertText("Hai. ");
  const said = await page.locator(".saved").evaluateHandle((mark) => {
    const all: (string | null)[] = [];
    new MutationObserver(() => all.push(mark.textContent)).observe(mark, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    return all;
  });
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  expect((await said.jsonValue()).filter((words) => words?.startsWith("Đã lưu"))).toEqual([]);
  answers[1]?.();
  await saved(page);
  expect(draftText(desk, FILE)).toContain("Một. Hai. ");
});

test.describe("what is saved by hand while the desk still answers is kept in the journal all the same", () => {
  const certainly = (request: Request) => request.method() === "PUT" && request.postDataJSON()?.certain === true;

  for (const [who, goOn] of [
    ["who stays", async () => {}],
    ["who leaves at once", (page: Page) => page.getByRole("link", { name: "Nhật ký", exact: true }).click()],
  ] as const)
    test(who, async ({ page, desk }) => {
      await openPage(page, desk, PAGE);
      const held = Promise.withResolvers<void>();
      await page.route(/\/api\/page\?/, async (route) => {
        if (route.request().method() === "PUT") await held.promise;
        await route.continue();
      });
      const asked = page.waitForRequest((request) => request.method() === "PUT");
      await page.getByLabel("Tiêu đề").fill("Standee mất chữ");
      await asked;
      await page.keyboard.press("Control+s");
      const kept = page.waitForResponse((answer) => certainly(answer.request()) && answer.ok());
      await goOn(page);
      held.resolve();
      await kept;
    });
});

test("blocks come by the keyboard alone, and a wrong field says so beside itself", async ({ page, desk }) => {
  await openPage(page, desk, "/bai/hashtag-cam-tay-cho-tiec-cuoi-va-le-tot-nghiep");
  await page.locator(".ProseMirror > p").first().click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("/");
  await expect(page.getByRole("menu", { name: "Thêm khối" })).toBeVisible();
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  // The mark may still tell of the state before: the draft itself is waited for.
  await expect
    .poll(() => draftText(desk, "articles/hashtag-cam-tay-cho-tiec-cuoi-va-le-tot-nghiep.md"))
    .toContain(":::meo\n");
  const description = page.getByLabel(/^Mô tả ngắn/);
  await description.fill("");
  await expect(page.locator("#description-wrong")).toBeVisible();
  expect(await description.getAttribute("aria-describedby")).toContain("description-wrong");
});

test("the first job done comes by the list: a title, its photo and what it was, without an address of its own", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.address}/viec`);
  await expect(page.getByRole("heading", { name: "Chưa có việc nào" })).toBeVisible();
  await page.getByRole("button", { name: "Thêm việc" }).click();
  await page.getByLabel("Tên", { exact: true }).fill("Bạt khai trương tiệm bánh");
  await page.keyboard.press("Enter");
  await page.getByLabel(/^Thuộc loại in/).selectOption({ value: "in-bat-hiflex" });
  await page.getByLabel(/^Treo ở đâu/).fill("Cầu Giấy");
  await saved(page);
  await expect(page.getByLabel(/^Khách đã đồng ý cho đăng/)).not.toBeChecked();
  await expect(page.locator("#agreed-wrong")).toContainText("chỉ đăng khi khách đã đồng ý".replace("c", "C"));
  await expect(page.locator(".addr")).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Việc đã làm" }).click();
  await expect(page.getByRole("link", { name: /Bạt khai trương tiệm bánh.*In bạt Hiflex · Cầu Giấy/ })).toBeVisible();
});

test("lists tell of a page as it was left, also while the preview beside it is still on its way", async ({
  page,
  desk,
}) => {
  await page.route("**/api/page/seen?*", () => {}); // never answered
  await page.goto(`${desk.address}/bai/hashtag-cam-tay-cho-tiec-cuoi-va-le-tot-nghiep`);
  const title = page.getByLabel(/^Tiêu đề/);
  await title.fill("Standee đặt ở cửa");
  await saved(page);
  await page.getByRole("banner").getByRole("link", { name: "Bài viết" }).click();
  await expect(page.getByRole("link", { name: "Standee đặt ở cửa" })).toBeVisible();
  // Left in the middle of a word, before anything was saved.
  await page.getByRole("link", { name: "Standee đặt ở cửa" }).click();
  await title.fill("Standee đặt ở cổng");
  await page.getByRole("banner").getByRole("link", { name: "Bài viết" }).click();
  await expect(page.getByRole("link", { name: "Standee đặt ở cổng" })).toBeVisible();
});

test("a list that was searched is found so again by Back from one of its pages, and whole by its name", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.address}/bai`);
  await page.getByRole("button", { name: /^Tất cả/ }).waitFor();
  const whole = await page.locator("tbody tr").count();
  await page.getByLabel("Tìm trong bài viết").pressSequentially("bang ron");
  const found = page.locator("tbody tr", { hasText: "Treo băng rôn khai trương" });
  await expect(page.locator("tbody tr")).toHaveCount(2);
  await found.getByRole("link").click();
  await expect(page.getByLabel(/^Tiêu đề/)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Tìm trong bài viết")).toHaveValue("bang ron");
  await expect(page.locator("tbody tr")).toHaveCount(2);
  await found.getByRole("link").click();
  await page.getByRole("banner").getByRole("link", { name: "Bài viết" }).click();
  await expect(page.locator("tbody tr")).toHaveCount(whole);
});

test("a day's hours are told in words, and a sample leaves its list once its value is changed", async ({
  page,
  desk,
}) => {
  // Whatever the owner has filled in by now.
  const shop = path.join(desk.content, "settings.yml");
  const whole = online(desk, "settings.yml");
  writeFileSync(
    shop,
    whole
      .replace(/^sample: .*$/m, "sample: [phones, email]")
      .replace(/^phones: .*$/m, 'phones: ["0900 000 001", "0900 000 002"]')
      .replace(/^email: .*$/m, 'email: "lienhe@example.com"')
      .replace(/^( {4}sunday:).*$/gm, "$1 closed"),
  );
  try {
    await tellOfHoursAndSamples(page, desk);
  } finally {
    writeFileSync(shop, whole);
  }
});

test("a price is typed with its point, and taken away again it leaves nothing behind", async ({ page, desk }) => {
  const file = "categories/in-standee.md";
  const whole = online(desk, file);
  writeFileSync(path.join(desk.content, file), whole.replace(/^priceFrom:.*(?:\n +.*)*$/m, "priceFrom: null"));
  try {
    await page.goto(`${desk.address}/danh-muc/in-standee`);
    const [amount, per] = [page.locator('[id="priceFrom.amount"]'), page.locator('[id="priceFrom.per"]')];
    await amount.fill("65.000");
    await per.fill("tấm");
    await expect.poll(() => draftText(desk, file)).toMatch(/amount: 65000/);
    await expect(amount).toHaveValue("65.000");
    await expect(page.locator('[id="o-priceFrom"] .say')).toHaveCount(0);
    await amount.fill("");
    await per.fill("");
    await expect.poll(() => draftText(desk, file)).toBeNull();
    await expect(page.locator('[id="o-priceFrom"] .say')).toHaveCount(0);
  } finally {
    writeFileSync(path.join(desk.content, file), whole);
  }
});

async function tellOfHoursAndSamples(page: Page, desk: RunningDesk): Promise<void> {
  await page.goto(`${desk.address}/cua-hang`);
  const samples = page.getByRole("region", { name: "Còn thiếu trước khi lên mạng" });
  await expect(samples.getByRole("listitem").filter({ hasText: "lienhe@example.com" })).toBeVisible();
  await page.locator("#email").fill("in@example.vn");
  await page.locator('[id="hours.workshop.sunday"]').selectOption({ label: "Mở, có giờ" });
  await page
    .locator('[id="o-hours.workshop.sunday"]')
    .getByLabel(/mở lúc$/)
    .fill("08:00");
  await page
    .locator('[id="o-hours.workshop.sunday"]')
    .getByLabel(/đóng lúc$/)
    .fill("12:00");
  await expect.poll(() => draftText(desk, "settings.yml")).toContain('sunday: "08:00–12:00"');
  expect(draftText(desk, "settings.yml")).not.toMatch(/^sample:.*email/m);
  await expect(samples.getByRole("listitem").filter({ hasText: "Email" })).toHaveCount(0);
  await page.locator("#phones").fill("0912 345 678\n0900 000 002");
  const phones = samples.getByRole("listitem").filter({ hasText: "Số điện thoại" });
  await expect(phones).toContainText("còn là mẫu: 0900 000 002.");
  await page.reload();
  await expect(samples.getByRole("listitem").filter({ hasText: "example.com" })).toHaveCount(0);
}

test("what the machine of the site lacks stands on the first screen, with a way out for whoever built it", async ({
  page,
  desk,
}) => {
  await answered(page, /\/health$/, () => page.goto(`${desk.address}/hom-nay`));
  const card = page.getByRole("region", { name: "Tình trạng trang" });
  const mail = card.getByRole("listitem").filter({ hasText: "Thư báo có khách" });
  await mail.getByText("Cách sửa, cho người dựng trang").click();
  await expect(mail.locator("code")).toContainText("SMTP_URL");
});

test("a page that was broken by hand is shown with its line, and its last readable state comes back by a button", async ({
  page,
  desk,
}) => {
  const file = "articles/hashtag-cam-tay-cho-tiec-cuoi-va-le-tot-nghiep.md";
  const screen = `${desk.address}/bai/hashtag-cam-tay-cho-tiec-cuoi-va-le-tot-nghiep`;
  const words = "Hashtag cầm tay: khổ nào vừa tay, chữ to cỡ nào thì đọc được trong ảnh chụp cả nhóm.";
  const whole = online(desk, file);
  await page.goto(screen);
  await page.getByLabel(/^Mô tả ngắn/).fill(words);
  await expect.poll(() => draftText(desk, file)).toContain(words);
  await page.goto("about:blank");
  // What was written is let go of: what customers see is the last state that the journal kept.
  const letGo = { method: "DELETE", headers: { [OWN_HEADER]: "1" } };
  expect((await fetch(`${desk.address}/api/page?file=${file}`, letGo)).ok).toBe(true);
  const broken = whole.replace(/^(description: ".*)"$/m, "$1");
  writeFileSync(path.join(desk.content, file), broken);
  try {
    await page.goto(screen);
    await expect(page.locator(".broken-line [data-here]")).toHaveText(/^5 +description: "/);
    await page.getByRole("button", { name: "Lấy lại bản đọc được" }).click();
    await expect(page.getByLabel(/^Mô tả ngắn/)).toBeVisible();
    expect(draftText(desk, file)).toBe(whole);
    expect(online(desk, file)).toBe(broken);
  } finally {
    writeFileSync(path.join(desk.content, file), whole);
  }
});

test("words typed on a broken file outlive the window, and a change of the file outside puts them in the journal", async ({
  page,
  desk,
}) => {
  const name = "articles/hashtag-cam-tay-cho-tiec-cuoi-va-le-tot-nghiep.md";
  const whole = online(desk, name);
  const broken = whole.replace(/\n---\n/, "\n");
  const box = page.getByLabel("Cả tệp, sửa rồi bấm Lưu");
  writeFileSync(path.join(desk.content, name), broken);
  try {
    await page.goto(`${desk.address}/bai/${path.basename(name, ".md")}`);
    await box.fill(`${broken}Câu đang gõ.`);
    await page.reload();
    await expect(box).toHaveValue(`${broken}Câu đang gõ.`);
    expect(draftText(desk, name)).toBeNull();
    writeFileSync(path.join(desk.content, name), `${broken}Câu của người khác.\n`);
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(box).toHaveValue(/Câu của người khác/);
    await expect(page.getByText("Chữ gõ dở ở cửa sổ trước được để riêng.")).toBeVisible();
    await page.getByRole("button", { name: "Nhật ký trang này" }).click();
    await expect(page.getByText("Gõ ở cửa sổ khác, để riêng", { exact: true })).toBeVisible();
  } finally {
    writeFileSync(path.join(desk.content, name), whole);
  }
});

test("a text that the editor would not hold whole opens as text with the place, and keeps every word", async ({
  page,
  desk,
}) => {
  test.setTimeout(90_000);
  const file = "articles/gui-file-tu-canva-xuat-the-nao-de-in-khong-vo.md";
  const whole = online(desk, file);
  const [, front = ""] = /^(---\n[\s\S]*?\n---\n)/.exec(whole) ?? [];
  const badly: [string, RegExp][] = [
    [whole.replace(/\n:::\n/, "\n"), /:::con-so/],
    [
      `${front}\nMột.\n\n:::bang{chu="Tên"}\nCâu trước bảng.\n\n| Một | Hai |\n| --- | --- |\n| a | b |\n:::\n`,
      /:::bang/,
    ],
    [`${front}\nMột.\n\n:::bang\n| Một | Hai |\n| --- | --- |\n| a | b |\n\n:::meo\nMẹo.\n:::\n`, /:::bang/],
    [`${front}\nMột.\n\n:::kho{chu="Tên"}\nKhông gạch đầu dòng.\n:::\n`, /:::kho/],
    [`${front}\nMột.\n\n::::kho\n:::meo\nMẹo.\n:::\n::::\n`, /::::kho/],
    [`${front}\nMột.\n\n:::con-so{so="5"}\n- Gạch đầu dòng.\n:::\n`, /:::con-so/],
  ];
  try {
    for (const [text, place] of badly) {
      writeFileSync(path.join(desk.content, file), text);
      await page.goto(`${desk.address}/bai/gui-file-tu-canva-xuat-the-nao-de-in-khong-vo`);
      await expect(page.locator(".broken-line [data-here]")).toHaveText(place);
      await expect(page.getByLabel("Cả tệp, sửa rồi bấm Lưu")).toHaveValue(text);
      const written = page.waitForResponse((response) => response.request().method() === "PUT");
      await page.keyboard.press("Control+s");
      await written;
      expect(draftText(desk, file)).toBeNull();
    }
    await page.getByLabel("Cả tệp, sửa rồi bấm Lưu").fill(whole);
    await page.getByRole("button", { name: "Lưu", exact: true }).click();
    await page.locator('.text[data-ready="true"] .ProseMirror').waitFor();
    expect(draftText(desk, file)).toBe(whole);
  } finally {
    writeFileSync(path.join(desk.content, file), whole);
  }
});

test.describe("a publication that nobody saw end", () => {
  const begun = {
    ...{ what: "publish", stage: "pages", began: 1, pages: [FILE], ended: null, failed: null, notAhead: null },
    ...{ coming: [], withdrawn: [] },
  };

  test.beforeEach(async ({ desk }) => {
    const { revision, fields } = await fetch(`${desk.address}/api/page?file=${FILE}`).then((answer) => answer.json());
    const edit = {
      fields: { ...fields, description: "Chân standee nuốt mấy phân cuối, chừa ra là xong." },
      body: null,
    };
    await tell(desk, "PUT", `page?file=${FILE}`, { edit, revision });
    await tell(desk, "PUT", `page/place?file=${FILE}`, { place: "tray" });
  });

  test("and that failed is told to whoever comes back", async ({ page, desk }) => {
    const failed = { stage: "pages", sentence: "Ổ đĩa đầy.", problems: [], said: "" };
    await page.route("**/api/tray?*", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), run: { ...begun, ended: 2, failed } } });
    });
    test.setTimeout(60_000); // the tray is checked by the preview, which may just be starting
    await page.goto(`${desk.address}/len-mang`);
    await expect(page.getByRole("alert").filter({ hasText: "Ổ đĩa đầy." })).toBeVisible({ timeout: 30_000 });
    await page.getByRole("button", { name: "Để sau" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.getByRole("link", { name: "Nhật ký", exact: true }).click();
    // Back before the journal has come would find the tray that was closed, which stays so.
    await expect(page.getByRole("heading", { name: "Nhật ký", level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("alert").filter({ hasText: "Ổ đĩa đầy." })).toBeVisible();
  });

  test("and that ended with the desk is called broken off, its page in the tray", async ({ page, desk }) => {
    test.setTimeout(60_000); // as above
    await page.route("**/api/publish", (route) => route.fulfill({ status: 202, json: { run: begun } }));
    const opened = Promise.withResolvers<void>();
    await page.route("**/api/run", async (route) => {
      await opened.promise; // the desk itself has no such run: as after a new start
      await route.continue();
    });
    await page.goto(`${desk.address}/len-mang`);
    await page.getByRole("button", { name: "Đưa 1 trang lên mạng" }).click({ timeout: 30_000 });
    await expect(page.getByRole("heading", { name: "Đang đưa 1 trang lên mạng" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await desk.kill();
    opened.resolve();
    await expect(page.getByRole("alert").filter({ hasText: "Bàn làm việc không trả lời" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Đang đưa 1 trang lên mạng" })).toHaveCount(0);
    await desk.start();
    await expect(page.getByRole("alert").filter({ hasText: "1 trang vẫn nằm trong khay chờ" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Đưa 1 trang lên mạng" })).toBeVisible();
  });
});

/** Asks the desk as its window does. */
async function tell(desk: RunningDesk, method: "POST" | "PUT", address: string, body: object) {
  const headers = { [OWN_HEADER]: "1", "Content-Type": "application/json" };
  const answer = await fetch(`${desk.address}/api/${address}`, { method, headers, body: JSON.stringify(body) });
  return answer.json();
}

test("an article that is online is told to leave the site by an hour to come: before, in the tray, and once it is online", async ({
  page,
  desk,
}) => {
  test.setTimeout(60_000); // the tray is checked by the preview, which may just be starting
  await openPage(page, desk, PAGE);
  await page.getByRole("button", { name: /^Trạng thái/ }).click();
  await page.getByRole("menuitem", { name: "Gỡ xuống, hẹn ngày lên lại…" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("khách không thấy bài nữa cho đến giờ ấy");
  await dialog.getByLabel("Ngày").fill("01/03/2100");
  await dialog.getByRole("button", { name: "Hẹn giờ này" }).click();
  await saved(page);
  await page.getByRole("button", { name: /^Cho vào khay/ }).click();
  await page.getByRole("link", { name: /^Đưa lên mạng/ }).click();
  await expect(page.locator(".tr")).toContainText("đang trên mạng, sẽ khuất đến 8:00 ngày 01/03/2100", {
    timeout: 30_000,
  });
  const at = Date.parse("2100-03-01T01:00:00Z");
  const coming = [{ file: FILE, title: "Standee", what: "article", at, state: "far" }];
  const ended = { ended: 2, failed: null, notAhead: null, coming, withdrawn: [FILE] };
  await page.route("**/api/publish", (route) =>
    route.fulfill({
      status: 202,
      json: { run: { what: "publish", stage: "sending", began: 1, pages: [FILE], ...ended } },
    }),
  );
  await page.getByRole("button", { name: "Đưa 1 trang lên mạng" }).click();
  const done = page.locator(".done");
  await expect(done).toContainText("“Standee” trước đang trên mạng, nay khách không thấy nữa cho đến giờ hẹn.");
  await expect(done).toContainText("hẹn hiện lúc 8:00 ngày 01/03/2100");
  await expect(done).not.toContainText("tự hiện");
  await expect(done).not.toContainText("khách chưa thấy gì khác");
});

test("what was scheduled and waits nowhere stands on the first screen, with a press where one helps", async ({
  page,
  desk,
}) => {
  const at = Date.parse("2100-03-01T01:00:00Z");
  const one = { file: FILE, title: "Standee", what: "article", at };
  await page.route("**/api/coming", (route) =>
    route.fulfill({
      json: {
        coming: [
          { ...one, state: "far" },
          { ...one, title: "Bạt", state: "unbuilt" },
        ],
      },
    }),
  );
  await page.goto(`${desk.address}/hom-nay`);
  const note = page.getByRole("status").filter({ hasText: "Có phần đã hẹn mà chưa chờ sẵn" });
  await expect(note).toContainText("“Bạt” hẹn hiện lúc 8:00 ngày 01/03/2100");
  await expect(note).not.toContainText("“Standee”");
  await expect(note.getByRole("button", { name: "Đưa lên mạng lại" })).toBeVisible();
  const health = page.getByRole("region", { name: "Tình trạng trang" });
  await expect(health).toContainText("“Standee” hẹn hiện lúc 8:00 ngày 01/03/2100, còn hơn 60 ngày");
  await expect(health).not.toContainText("Mọi thứ đang ổn.");
});

test("a row of the tray says that a page goes, and how many mistakes one has; what was let go comes back from its row", async ({
  page,
  desk,
}) => {
  test.setTimeout(60_000); // as above
  await tell(desk, "PUT", `page/retire?file=${FILE}`, { to: "/tin-tuc" });
  const { summary } = await tell(desk, "POST", "page", { kind: "jobs", title: "Bạt khai trương" });
  await tell(desk, "PUT", `page/place?file=${summary.file}`, { place: "tray" });
  await page.goto(`${desk.address}/len-mang`);
  const row = (title: string) => page.locator(".tr").filter({ hasText: title });
  await expect(row("Standee cuốn bị mất chữ")).toContainText("gỡ khỏi trang", { timeout: 30_000 });
  await expect(row("Bạt khai trương")).toContainText(/Chưa điền mục này, và \d+ chỗ nữa\./);
  await page.goto(`${desk.address}/viec/${summary.file.replace(/^jobs\/|\.md$/g, "")}`);
  await page.getByRole("button", { name: /^Trạng thái/ }).click();
  await page.getByRole("menuitem", { name: "Bỏ trang này" }).click();
  await expect(page).toHaveURL(/\/viec$/);
  await page.goto(`${desk.address}/nhat-ky`);
  await page.getByRole("button", { name: "Lấy lại bản vừa bỏ" }).click();
  await expect.poll(() => draftText(desk, summary.file)).toContain("Bạt khai trương");
});

test("what stands beside a label, and the mistakes of several lines, do not run together; nothing chosen is not called finished", async ({
  page,
  desk,
}) => {
  test.setTimeout(60_000); // as above
  await page.goto(`${desk.address}/cua-hang`);
  await page.getByLabel(/^Số nhà, tên đường/).fill("x".repeat(110));
  await expect(page.locator('[id="o-address.street"] label')).toHaveText(
    "Số nhà, tên đường còn 10 ký tự · không bắt buộc",
  );
  const phones = page.locator("#o-phones");
  await phones.getByRole("textbox").fill("0900 001\n0900 002");
  await expect(phones.locator(".say > span > span")).toHaveCount(2);
  await expect.poll(() => phones.locator(".say > span").innerText()).toMatch(/\S\n\S/);
  await tell(desk, "PUT", `page/retire?file=${FILE}`, { to: "/tin-tuc" });
  await page.goto(`${desk.address}/len-mang`);
  await page.getByRole("checkbox", { name: /^Đưa lên/ }).uncheck({ timeout: 30_000 });
  await expect(page.locator(".checks")).toContainText("chưa chọn trang nào");
});

const EVERY_SCREEN = [
  "/hom-nay",
  "/bai",
  PAGE,
  "/danh-muc",
  "/danh-muc/in-standee",
  "/viec",
  "/cua-hang",
  "/anh",
  "/trang",
  "/trang/home",
  "/len-mang",
  "/nhat-ky",
  "/bat-dau",
  "/huong-dan",
  "/them",
];

test("every screen of the desk keeps WCAG 2.2 AA and is as wide as its window, on a computer and on a phone", async ({
  page,
  desk,
}) => {
  test.setTimeout(180_000);
  const found: string[] = [];
  for (const screen of EVERY_SCREEN) {
    await page.goto(desk.address + screen);
    await page.locator(".bar h1:not(:empty)").first().waitFor();
    if (screen === PAGE) await page.locator('.text[data-ready="true"]').waitFor();
    found.push(...(await faults(page, screen, WCAG)));
  }
  expect(found).toEqual([]);
});
