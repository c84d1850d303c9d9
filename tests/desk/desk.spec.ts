/** The screens of the desk: its lists, its fields, the journal, and what is said where something is refused or missing. */
import { expect } from "@playwright/test";
import sharp from "sharp";
import { WCAG } from "../axe.ts";
import { ARTICLE, answered, expectSaved, faults, goTo, openPage, test } from "./desk.ts";
import { draftText } from "./running-desk.ts";

test("blocks come by the keyboard alone and stand in their order; a wrong field says so beside itself", async ({
  page,
  desk,
}) => {
  test.setTimeout(90_000);
  await openPage(page, desk, "/bai/hashtag-cam-tay-cho-tiec-cuoi-va-le-tot-nghiep");
  await page.locator(".ProseMirror > p").first().click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("/");
  await expect(page.getByRole("menu", { name: "Thêm khối" })).toBeVisible();
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  // Each block comes below the one before, also below a drawing, in which no caret can stand.
  for (const part of ["Bản vẽ", "Con số lớn"]) {
    await page.locator(".parts").getByRole("button", { name: part }).focus();
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("combobox", { name: "Bản vẽ" }).last().locator(":checked")).toHaveText(
    /^Người xem cao 1,6 m đứng cách tấm in/,
  );
  // Waits for the draft itself: the mark may still show the state before.
  await expect
    .poll(() => draftText(desk, "articles/hashtag-cam-tay-cho-tiec-cuoi-va-le-tot-nghiep.md"))
    .toMatch(/:::meo\n.*::ban-ve\{.*:::con-so\{.*:::\s*$/s);
  const description = page.getByLabel(/^Mô tả ngắn/);
  await description.fill("");
  await expect(page.locator("#description-wrong")).toBeVisible();
  expect(await description.getAttribute("aria-describedby")).toContain("description-wrong");
  // The check of the site would report the later of two pages with one address; the desk reports it at the page that is being written.
  const other = await page.evaluate(async (file) => {
    const answer = await fetch(`/ban-lam-viec/api/page?file=${encodeURIComponent(file)}`);
    return (await answer.json()).fields.title as string;
  }, "articles/vi-sao-mau-in-khac-mau-man-hinh.md");
  await page.getByLabel("Tiêu đề").fill(other);
  await expect(page.locator("#title-wrong")).toContainText(`Trang “${other}” đang có địa chỉ này`, { timeout: 60_000 });
  const looked = page.waitForResponse(/page\/seen/);
  await page.getByLabel("Tiêu đề").fill("");
  await looked;
  await expect(page.locator("#title-wrong")).toHaveText("Chưa điền mục này.");
  await page.locator(".ProseMirror > p").first().click();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Đưa lên mạng" })).toBeVisible();
});

test("the first job done comes by the list: a title, its photo and what it was, without an address of its own", async ({
  page,
  desk,
}) => {
  test.setTimeout(90_000);
  await page.goto(`${desk.address}/viec`);
  await expect(page.getByRole("heading", { name: "Chưa có việc nào" })).toBeVisible();
  await page.getByRole("button", { name: "Thêm việc" }).click();
  await page.getByLabel("Tên", { exact: true }).fill("Bạt khai trương tiệm bánh");
  await page.keyboard.press("Enter");
  const note = page.locator(".see-note");
  await expect(note).toContainText("đứng tạm ở trang của một loại khác", { timeout: 60_000 });
  await page.getByLabel(/^Thuộc loại in/).selectOption({ value: "in-bat-hiflex" });
  await expect(note).toContainText("ảnh tạm");
  const [width, height] = [page.getByLabel(/^Ngang/), page.getByLabel(/^Cao/)];
  await width.fill("3m x 2m");
  await expect(height).toHaveValue("2");
  await height.fill("120cm");
  await page.getByLabel(/^Treo ở đâu/).fill("Cầu Giấy");
  await expect(width).toHaveValue("3"); // as it was understood
  await expect(height).toHaveValue("1,2");
  await expectSaved(page);
  await expect(page.getByLabel(/^Khách đã đồng ý cho đăng/)).not.toBeChecked();
  await expect(page.locator("#agreed-wrong")).toContainText("chỉ đăng khi khách đã đồng ý".replace("c", "C"));
  await expect(page.locator(".addr")).toHaveCount(0);
  await test.step("the preview shows the job where it will stand: on the page of its category", async () => {
    const seen = page.frameLocator(".see iframe");
    await expect(seen.locator("main h1")).toHaveText("In bạt hiflex", { timeout: 60_000 });
    const blue = { create: { width: 1600, height: 1200, channels: 3, background: "#28c" } } as const;
    const buffer = await sharp(blue).jpeg().toBuffer();
    await page.getByRole("button", { name: "Chọn ảnh" }).click();
    await expect(page.getByRole("dialog")).toContainText("Ảnh chụp đang có 0"); // the pictures that the site shows are drawn
    await page.locator('input[type="file"]').setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer });
    await page.getByLabel("Trong ảnh có gì?").fill("Bạt trước tiệm bánh");
    await page.getByRole("button", { name: "Dùng ảnh này" }).click();
    const job = seen.getByRole("heading", { name: "Bạt khai trương tiệm bánh" });
    await expect(job).toBeInViewport({ timeout: 60_000 });
    for (const [slug, title] of [
      ["in-standee", "In standee"],
      ["in-bat-hiflex", "In bạt hiflex"],
    ] as const) {
      await page.getByLabel(/^Thuộc loại in/).selectOption({ value: slug });
      await expect(seen.locator("main h1")).toHaveText(title);
      await expect(job).toBeInViewport({ ratio: 1 });
    }
    await expectSaved(page);
  });
  await page.getByRole("banner").getByRole("link", { name: "Việc đã làm" }).click();
  const row = page.getByRole("link", { name: /Bạt khai trương tiệm bánh.*In bạt hiflex · Cầu Giấy/ });
  await expect(row).toBeVisible();
  await test.step("among hundreds it is found by its name, its kind or its place, without accents too, and by its state", async () => {
    const find = page.getByLabel("Tìm trong việc đã làm");
    await find.fill("cau giay hiflex");
    await expect(row).toBeVisible();
    await find.fill("standee");
    await expect(row).toHaveCount(0);
    await expect(page.getByRole("status").filter({ hasText: "Không thấy việc nào có chữ ấy" })).toBeVisible();
    await find.fill("");
    await page.getByRole("button", { name: /^Đang viết\s*1$/ }).click();
    await expect(row).toBeVisible();
    await page.getByRole("button", { name: "Chờ lên mạng" }).click();
    await expect(row).toHaveCount(0);
  });
});

test("a journal that does not answer, and what the desk refuses, are said", async ({ page, desk }) => {
  const refusal = "Nhật ký đang được chép đi chỗ khác.";
  await page.goto(`${desk.address}/bai`);
  const ways = [
    () => page.getByRole("button", { name: "Thử lại" }).click(),
    () => page.evaluate(() => dispatchEvent(new Event("focus"))),
  ];
  await test.step("the journal of a desk that does not answer says so as long as it does not, and comes by a press or with the window", async () => {
    for (const comeBack of ways) {
      await page.route("**/api/journal", (route) => route.fulfill({ status: 409, json: { error: refusal } }));
      await goTo(page, desk, "/bai");
      await expect(page.getByRole("heading", { name: "Bài viết", level: 1 })).toBeVisible();
      await goTo(page, desk, "/nhat-ky");
      await expect(page.getByRole("alert").filter({ hasText: refusal })).toBeVisible();
      await page.unroute("**/api/journal");
      await comeBack();
      await expect(page.getByRole("heading", { name: "Chưa có gì" })).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
    }
  });
  await test.step("so do the pictures", async () => {
    for (const comeBack of ways) {
      await page.route("**/api/pictures", (route) => route.fulfill({ status: 409, json: { error: refusal } }));
      await goTo(page, desk, "/bai");
      await expect(page.getByRole("heading", { name: "Bài viết", level: 1 })).toBeVisible();
      await goTo(page, desk, "/anh");
      await expect(page.getByRole("alert").filter({ hasText: refusal })).toBeVisible();
      await page.unroute("**/api/pictures");
      await comeBack();
      await expect(page.locator(".gallery li").first()).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
    }
  });
  await test.step("what the desk refuses is said, also where no screen asks for it", async () => {
    await goTo(page, desk, ARTICLE.screen);
    await page.getByLabel(/^Tiêu đề/).fill("Standee đặt ở cửa");
    await expectSaved(page);
    await goTo(page, desk, "/nhat-ky");
    await page.route("**/api/journal/restore?*", (route) => route.fulfill({ status: 409, json: { error: refusal } }));
    await page.getByRole("button", { name: "Lấy lại bản này" }).first().click();
    await expect(page.getByRole("status").filter({ hasText: refusal })).toBeVisible();
    await page.unroute("**/api/journal/restore?*");
  });
  await test.step("the line that was picked stays picked when the journal has been asked for again", async () => {
    await page.locator(".ev").filter({ hasText: "Trước khi sửa" }).click();
    await page.getByRole("button", { name: "Lấy lại bản này" }).click();
    await expect(page.locator(".ev").first()).toContainText("Lấy lại bản cũ");
    await expect(page.locator('.ev[aria-current="true"]')).toContainText("Trước khi sửa");
  });
});

test("lists are found again as they were searched, and show a page as it was left", async ({ page, desk }) => {
  await test.step("Back from a page finds its list as it was searched, and the list's name leads to the whole list", async () => {
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
  await test.step("lists show a page as it was left, also while the preview beside it is still on its way", async () => {
    await page.route("**/api/page/seen?*", () => {}); // never answered
    await goTo(page, desk, "/bai/hashtag-cam-tay-cho-tiec-cuoi-va-le-tot-nghiep");
    const title = page.getByLabel(/^Tiêu đề/);
    await title.fill("Standee đặt ở cửa");
    await expectSaved(page);
    await page.getByRole("banner").getByRole("link", { name: "Bài viết" }).click();
    await expect(page.getByRole("link", { name: "Standee đặt ở cửa" })).toBeVisible();
    // Left in the middle of a word, before anything was saved.
    await page.getByRole("link", { name: "Standee đặt ở cửa" }).click();
    await title.fill("Standee đặt ở cổng");
    await page.getByRole("banner").getByRole("link", { name: "Bài viết" }).click();
    await expect(page.getByRole("link", { name: "Standee đặt ở cổng" })).toBeVisible();
  });
});

test("hours are copied to the days after them and given in words, and a sample leaves its list once its value is changed", async ({
  page,
  desk,
  online,
}) => {
  const filledIn = online.text("settings.yml");
  online.put(
    "settings.yml",
    filledIn
      .replace(/^sample: .*$/m, "sample: [phones, email]")
      .replace(/^phones: .*$/m, 'phones: ["0900 000 001", "0900 000 002"]')
      .replace(/^email: .*$/m, 'email: "lienhe@example.com"')
      .replace(/^( {4}sunday:).*$/gm, "$1 closed"),
  );
  await page.goto(`${desk.address}/cua-hang`);
  await test.step("the hours of Monday are copied to the days after it, Sunday only when asked, and taken back", async () => {
    const week = page.getByRole("group", { name: "Giờ xưởng mở cửa" });
    await week.locator('[id="hours.workshop.monday"]').selectOption({ label: "Mở, có giờ" });
    const others = week.getByRole("button", { name: "Thứ Ba đến thứ Bảy cũng vậy" });
    await expect(others).toBeDisabled();
    await week.getByLabel("Thứ Hai, mở lúc").fill("8");
    await week.getByLabel("Thứ Hai, đóng lúc").fill("18h");
    await others.click();
    /** The days of the workshop: those of the phone stand above them. */
    const days = () =>
      draftText(desk, "settings.yml")
        ?.match(/workshop:[\s\S]*?sunday: .*/)?.[0]
        .replace(/\s*\n\s*/g, ", ")
        .replaceAll('"', "");
    const toSaturday = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
      .map((day) => `${day}: 08:00–18:00`)
      .join(", ");
    await expect.poll(days).toBe(`workshop:, ${toSaturday}, sunday: closed`);
    await week.getByRole("button", { name: "Cả tuần cũng vậy" }).click();
    await expect.poll(days).toBe(`workshop:, ${toSaturday}, sunday: 08:00–18:00`);
    await page.getByRole("button", { name: "Hoàn tác" }).click();
    await expect.poll(days).toBe(`workshop:, ${toSaturday}, sunday: closed`);
  });
  await test.step("a pause at noon keeps when the day opens and closes, and goes as it came", async () => {
    const week = page.getByRole("group", { name: "Giờ xưởng mở cửa" });
    const monday = () => draftText(desk, "settings.yml")?.match(/workshop:\s*monday: (.*)/)?.[1];
    await week.getByRole("button", { name: "Thứ Hai, nghỉ trưa" }).click();
    const noon = week.getByLabel("Thứ Hai, nghỉ trưa lúc");
    await expect(noon).toBeFocused();
    await expect(week.getByLabel("Thứ Hai, đóng lúc")).toHaveValue("18:00");
    await expect(noon, "an hour that is missing is asked for at its box").toHaveAccessibleDescription(/Cần giờ mở/);
    await noon.fill("12");
    await week.getByLabel("Thứ Hai, mở lại lúc").fill("13,30");
    await noon.focus();
    await expect.poll(monday).toBe('"08:00–12:00, 13:30–18:00"');
    await expect(week.getByText("giờ chiều sau giờ sáng")).toHaveCount(0);
    await week.getByRole("button", { name: "Thứ Hai, bỏ nghỉ trưa" }).click();
    await expect(week.getByRole("button", { name: "Thứ Hai, nghỉ trưa" })).toBeFocused();
    await expect.poll(monday).toBe('"08:00–18:00"');
    await page.getByRole("button", { name: "Hoàn tác" }).last().click();
    await expect.poll(monday).toBe('"08:00–12:00, 13:30–18:00"');
    const kind = page.locator('[id="hours.workshop.monday"]');
    await kind.selectOption({ label: "Nghỉ" });
    await kind.selectOption({ label: "Mở, có giờ" });
    await expect(noon).toHaveValue("12:00");
  });
  await test.step("a day's hours are given in words, and a sample leaves its list once its value is changed", async () => {
    const samples = page.getByRole("region", { name: "Thông tin còn là mẫu" });
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
    await expect(phones).toContainText("Số điện thoại 2 còn là mẫu: 0900 000 002.");
    await phones.getByRole("button").click(); // “Đúng rồi”: by mistake
    await expect(phones).toHaveCount(0);
    await page.getByRole("button", { name: "Hoàn tác" }).click();
    await expect(phones).toBeVisible();
    await page.reload();
    await expect(samples.getByRole("listitem").filter({ hasText: "example.com" })).toHaveCount(0);
  });
});

test("a category has its price and leaves it without a trace, and one that is not taken on any more is taken on again", async ({
  page,
  desk,
  online,
}) => {
  const file = "categories/in-standee.md";
  const whole = online.text(file);
  online.put(
    file,
    whole
      .replace(/^priceFrom:.*(?:\n +.*)*$/m, "priceFrom: null")
      .replace("\norder:", "\nretired: /danh-muc-in\norder:"),
  );
  await page.goto(`${desk.address}/danh-muc/in-standee`);
  await test.step("a price is typed with its thousands point, and leaves nothing behind when it is taken away", async () => {
    const [amount, per] = [page.locator('[id="priceFrom.amount"]'), page.locator('[id="priceFrom.per"]')];
    await amount.fill("1tr5");
    await per.fill("tấm");
    await expect(amount).toHaveValue("1.500.000");
    await amount.fill("65.000");
    await expect.poll(() => draftText(desk, file)).toMatch(/amount: 65000/);
    await expect(amount).toHaveValue("65.000");
    await expect(page.locator('[id="o-priceFrom"] .say')).toHaveCount(0);
    await amount.fill("");
    await per.fill("");
    await expect.poll(() => draftText(desk, file)).toBeNull();
    await expect(page.locator('[id="o-priceFrom"] .say')).toHaveCount(0);
  });
  await test.step("a category that has left the site stands apart from those that have a place on it", async () => {
    await page.goto(`${desk.address}/danh-muc`);
    await expect(page.locator("ol.cats a")).not.toHaveCount(0);
    await expect(page.locator("ol.cats").getByText("In standee")).toHaveCount(0);
    const behind = page.locator("ol.cats li").filter({ has: page.getByRole("link", { name: /^In backdrop/ }) });
    await behind.getByRole("button").click();
    const orderOf = (name: string) => /^order: (\d+)$/m.exec(draftText(desk, `categories/${name}.md`) ?? "")?.[1];
    await expect
      .poll(() => [orderOf("in-backdrop"), orderOf("in-hastag-cam-tay"), orderOf("in-standee")])
      .toEqual(["7", "9", undefined]);
    // A key that is pressed again before the desk has answered moves the category on from where the last press left it.
    await behind.getByRole("button").evaluate((grip) => {
      const up = () => new KeyboardEvent("keydown", { key: "ArrowUp", altKey: true, bubbles: true, cancelable: true });
      for (let press = 0; press < 3; press++) grip.dispatchEvent(up());
    });
    await expect.poll(() => orderOf("in-backdrop")).toBe("4");
    await expect(page.locator("ol.cats li").nth(3)).toContainText("In backdrop");
    await expect(page.locator(".toast")).toHaveText("In backdrop chuyển lên, chờ trong khay.");
    for (let press = 0; press < 4; press++) await behind.getByRole("button").press("Alt+ArrowDown");
    await expect(page.locator(".toast")).toHaveText("In backdrop chuyển xuống, lại đúng chỗ như trên mạng.");
    await page.getByRole("region", { name: "Đã ngừng nhận" }).getByRole("link", { name: "In standee" }).click();
    await expect(page.locator(".note").getByRole("button", { name: "Nhận lại" })).toBeVisible();
  });
  await test.step("a category that is not taken on any more says so, and is taken on again by its menu", async () => {
    await page.getByRole("button", { name: "Trạng thái: Ngừng nhận" }).click();
    await page.getByRole("menuitem", { name: /^Nhận lại/ }).click();
    await expect.poll(() => draftText(desk, file)).toMatch(/^(?![\s\S]*\nretired:)---\n/);
    await page.getByRole("button", { name: "Trạng thái: Đang viết" }).click();
    await expect(page.getByRole("menuitem", { name: "Ngừng nhận…" })).toBeVisible();
  });
});

test("what is not as it should be stands on the first screen, with a way out", async ({ page, desk }) => {
  const health = page.getByRole("region", { name: "Tình trạng trang" });
  const at = Date.parse("2100-03-01T01:00:00Z");
  const one = { file: ARTICLE.file, title: "Standee", what: "article", at };
  await page.route("**/api/coming", (route) =>
    route.fulfill({
      json: {
        coming: [
          { ...one, state: "far" },
          { ...one, title: "Bạt", state: "unbuilt" },
        ],
        last: "2099-01-01T05:00:00Z",
      },
    }),
  );
  await answered(page, /\/health$/, () => page.goto(`${desk.address}/hom-nay`));
  await test.step("what the machine of the site lacks is told, with what whoever built it does", async () => {
    const mail = health.getByRole("listitem").filter({ hasText: "Thư báo có khách" });
    await mail.getByText("Cách sửa, cho người dựng trang").click();
    await expect(mail.locator("code")).toContainText("SMTP_URL");
  });
  await test.step("what was scheduled and waits nowhere is told, with a press where one helps", async () => {
    const note = page.getByRole("status").filter({ hasText: "Có phần hẹn giờ phải đưa lên mạng lại" });
    await expect(note).toContainText("“Bạt” hẹn hiện lúc 8:00 ngày 01/03/2100");
    await expect(note).not.toContainText("“Standee”");
    await expect(note).toContainText("Đồng hồ máy này sai: máy đang chỉ"); // a press now takes away what came since the last publication
    await expect(note.getByRole("button", { name: "Đưa lên mạng lại" })).toBeVisible();
    await expect(health).toContainText("“Standee” hẹn hiện lúc 8:00 ngày 01/03/2100, còn hơn 60 ngày");
    await expect(health).not.toContainText("Mọi thứ đang ổn.");
  });
});

/** Address and name of each screen; pages have names of their own, and so none here. */
const EVERY_SCREEN = [
  ["/hom-nay", "Hôm nay"],
  ["/bai", "Bài viết"],
  [ARTICLE.screen, null],
  ["/danh-muc", "Danh mục in"],
  ["/danh-muc/in-standee", null],
  ["/viec", "Việc đã làm"],
  ["/cua-hang", null],
  ["/anh", "Ảnh"],
  ["/trang", "Trang khác"],
  ["/trang/home", null],
  ["/len-mang", "Đưa lên mạng"],
  ["/nhat-ky", "Nhật ký"],
  ["/bat-dau", "Bắt đầu"],
  ["/huong-dan", "Hướng dẫn"],
  ["/them", "Thêm"],
] as const;

test("every screen of the desk keeps WCAG 2.2 AA and is as wide as its window, on a computer and on a phone", async ({
  page,
  desk,
}) => {
  test.setTimeout(180_000);
  const found: string[] = [];
  await page.goto(`${desk.address}/hom-nay`);
  await page.getByRole("heading", { level: 1, name: "Hôm nay" }).waitFor();
  for (const [screen, name] of EVERY_SCREEN) {
    await goTo(page, desk, screen);
    await (name
      ? page.getByRole("heading", { level: 1, name, exact: true })
      : page.locator("main.edit .sheet-in")
    ).waitFor();
    if (screen === ARTICLE.screen) await page.locator('.text[data-ready="true"]').waitFor();
    found.push(...(await faults(page, screen, { only: WCAG })));
  }
  expect(found).toEqual([]);
});
