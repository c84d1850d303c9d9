/** The desk on narrow screens: names and sentences are read to their end, and nothing runs into its neighbour. */
import { expect, type Locator } from "@playwright/test";
import { ARTICLE, answered, expectSaved, goTo, letterArrives, ON_A_PHONE, test } from "./desk.ts";
import { draftText } from "./running-desk.ts";

const HOUR = 3_600_000;

const isWhole = (words: Locator) =>
  words.evaluate((box) => box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight + 1);

test("on a phone what is wrong with a page is read to its end in its row of the tray", async ({ page, desk }) => {
  await page.goto(`${desk.address}/bai/standee-cuon-bi-mat-chu-o-chan`);
  await page.locator("#description").fill("Chữ ".repeat(60));
  // By a double click, as icons of Windows are opened: its second press must not hit what has come under the hand by then.
  await page.getByRole("button", { name: /^Cho vào khay/ }).click();
  await page.getByRole("link", { name: /^Đưa lên mạng/ }).hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(page.locator("#description")).toBeVisible();
  await page.setViewportSize(ON_A_PHONE);
  await answered(page, /\/tray$/, () => page.goto(`${desk.address}/len-mang`));
  const said = page.locator(".tr small.say");
  await expect(said).toHaveText(/^Mô tả ngắn: .*ký tự, đang là \d+\.$/);
  await expect(said).toHaveCSS("color", await page.locator(".stop").evaluate((stop) => getComputedStyle(stop).color));
  await expect(page.getByText("Bấm vào dòng đỏ, rồi bấm “Mở ra sửa”.")).toBeVisible(); // there is no other page to go online
  await page.evaluate(() => document.fonts.ready);
  expect(await isWhole(said)).toBe(true);
  expect(await isWhole(page.locator(".tr b"))).toBe(true);
});

test("on a phone the shop's name is whole above its screen, before and while it is written", async ({ page, desk }) => {
  await page.setViewportSize(ON_A_PHONE);
  await page.goto(`${desk.address}/cua-hang`);
  await test.step("on a phone the screen of the shop has its whole name above it, beside its buttons", async () => {
    const name = page.getByRole("heading", { name: "Cửa hàng", level: 1 });
    await expect(page.locator("#o-phones")).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    expect(await isWhole(name)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
  await test.step("on a phone the journal of a page, for which its bar has no room, opens from its state", async () => {
    for (const screen of ["/cua-hang", ARTICLE.screen]) {
      await goTo(page, desk, screen);
      await page.getByRole("button", { name: "Trạng thái: Trên mạng" }).click();
      await page.getByRole("menuitem", { name: "Nhật ký trang này" }).click();
      await expect(page.getByRole("dialog", { name: "Nhật ký trang này" })).toBeVisible();
      await page.keyboard.press("Escape");
    }
    await goTo(page, desk, "/cua-hang");
  });
  await test.step("on a phone the shop's name and the buttons of its page stand within the screen while it is written", async () => {
    await page.locator("#founded").fill("2015");
    await expectSaved(page);
    await expect(page.getByRole("button", { name: "Trạng thái: Đang viết" })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    for (const screen of ["/cua-hang", ARTICLE.screen]) {
      if (screen !== "/cua-hang") await page.goto(desk.address + screen);
      await page.getByRole("button", { name: /^Cho vào khay/ }).waitFor();
      const bar = await page.locator(".bar").boundingBox();
      expect(bar?.height, `${screen}: one row`).toBeLessThan(2 * 44);
    }
  });
});

test("on a phone each of two versions says whose it is", async ({ page, desk, online }) => {
  await page.goto(desk.address + ARTICLE.screen);
  await page.getByLabel(/^Mô tả ngắn/).fill("Chân standee cuốn nuốt mấy phân cuối của tấm in.");
  await expect.poll(() => draftText(desk, ARTICLE.file)).toContain("nuốt mấy phân cuối");
  online.put(ARTICLE.file, online.text(ARTICLE.file).replace(/^title: .*$/m, 'title: "Standee mất chữ"'));
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await page.getByRole("button", { name: "Xem hai bản cạnh nhau" }).click();
  const whose = page.getByRole("dialog").getByText("Bản trên bàn", { exact: false });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole("radio", { name: /^Bản sửa ở ngoài: Standee mất chữ$/ })).toBeVisible();
    const seen = await whose.evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().width > 1).length);
    expect(seen, String(width)).toBeGreaterThan(0);
  }
});

test("a name without blanks is broken where it begins a page and in its list", async ({ page, desk }) => {
  await page.goto(`${desk.address}/bai`);
  await page.getByRole("button", { name: "Viết bài mới" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Tên").fill("banggia".repeat(12));
  for (const width of [1366, 360]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await isWhole(dialog.getByText("Địa chỉ: /tin-tuc/")), String(width)).toBe(true);
  }
  await dialog.getByRole("button", { name: "Mở bàn viết" }).click();
  await expect(page).toHaveURL(/\/bai\/banggia/);
  await goTo(page, desk, "/bai");
  await expect(page.getByRole("link", { name: /^banggia/ })).toBeVisible();
  for (const width of [1366, 360]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("a small laptop, and one that is enlarged four times, leave room for what is there", async ({ page, desk }) => {
  await page.setViewportSize({ width: 1093, height: 500 });
  await page.goto(`${desk.address}/danh-muc/in-standee`);
  await test.step("a small laptop's sidebar names its screens, the last as well", async () => {
    const last = page.getByRole("navigation", { name: "Các ngăn" }).getByText("Nhật ký", { exact: true });
    await expect(last).toBeInViewport({ ratio: 1 });
    expect((await last.boundingBox())?.width).toBeGreaterThan(40);
  });
  await test.step("the page as a computer shows it leaves the form its room", async () => {
    await page.locator(".see").getByRole("button", { name: "Máy tính" }).click();
    for (const width of [1093, 1024, 900, 768]) {
      await page.setViewportSize({ width, height: 500 });
      expect((await page.locator(".sheet-in").boundingBox())?.width, String(width)).toBeGreaterThan(250);
    }
  });
  await test.step("on a tablet the last drawer of the articles lies whole, whatever room the search takes", async () => {
    await goTo(page, desk, "/bai");
    await expect(page.getByRole("button", { name: "Đang ẩn" })).toBeInViewport({ ratio: 0.9 });
    await goTo(page, desk, "/danh-muc/in-standee");
  });
  await page.setViewportSize({ width: 320, height: 256 });
  await test.step("enlarged four times on a laptop, a page's bar holds its ways and leaves the page in view", async () => {
    await expect(page.locator("#description")).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.locator("#description").focus();
    await expect(page.locator(".bar")).not.toBeInViewport();
    await expect(page.locator(".tabbar")).not.toBeInViewport();
  });
  await test.step("enlarged four times, a dialog's head goes with what is scrolled", async () => {
    await page.locator("#image").click();
    const dialog = page.getByRole("dialog", { name: "Ảnh" });
    await dialog.locator(".pic-have button").last().scrollIntoViewIfNeeded();
    await expect(dialog.getByRole("heading", { name: "Ảnh", exact: true })).not.toBeInViewport();
  });
});

test("letters on a narrow screen: in a list beside one, and one at a time", async ({ page, desk }) => {
  const now = Date.now();
  for (let hours = 1; hours <= 20; hours++) {
    const letter = { from_name: `Khách ${hours}`, from_phone: "0900 000 117", from_email: "k@vidu.vn", message: "Bạt" };
    await letterArrives(desk, letter, now - hours * HOUR);
  }
  const letter = {
    from_name: "Công ty TNHH Thương mại Ánh Dương Việt Nam",
    from_phone: "0900 000 117",
    from_email: "anhduong@vidu.vn",
    message: "In: Standee",
  };
  await letterArrives(desk, letter, now - 20 * 60_000);
  await page.setViewportSize({ width: 900, height: 844 });
  await answered(page, /\/letters$/, () => page.goto(`${desk.address}/thu-khach`));
  await test.step("beside an open letter all four drawers are in view, and a long name ends before the time", async () => {
    const lead = page.locator(".lead").first();
    await expect(lead).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const list = await page.getByRole("region", { name: "Danh sách thư" }).boundingBox();
    const last = await page.getByRole("button", { name: "Rác" }).boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((list?.x ?? 0) + (list?.width ?? 0));
    const [name, time] = [await lead.locator("b").boundingBox(), await lead.locator(".when").boundingBox()];
    expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(time?.x ?? 0);
  });
  const last = page.locator(".lead").filter({ hasText: "Khách 20" });
  await test.step("on a phone a letter from the end of a long list opens at its top, and Back leads to where it lay in the list", async () => {
    await page.setViewportSize(ON_A_PHONE);
    await last.scrollIntoViewIfNeeded();
    const down = await page.evaluate(() => scrollY);
    expect(down).toBeGreaterThan(844);
    await last.click();
    await expect(page.getByRole("heading", { name: "Khách 20", level: 2 })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(last).toBeInViewport();
  });
  await test.step("in a narrow window what is done with all letters, the search and the keys are in reach", async () => {
    await page.setViewportSize({ width: 700, height: 844 });
    await page.getByRole("button", { name: "Việc với cả hộp thư" }).click();
    for (const name of ["Đọc trên điện thoại", "Gửi thư thử", "Xuất ra Excel"])
      await expect(page.getByRole("menuitem", { name })).toBeVisible();
    await page.getByRole("menuitem", { name: "Xuất ra Excel" }).click();
    await expect(page.getByRole("dialog").getByRole("link", { name: "Lưu tệp Excel" })).toBeVisible();
    await page.keyboard.press("Escape");
    await goTo(page, desk, "/them");
    for (const name of ["Tìm, nhảy đến", "Phím tắt"]) {
      await page.getByRole("main").getByRole("button", { name }).click();
      await expect(page.getByRole("dialog", { name })).toBeVisible();
      await page.keyboard.press("Escape");
    }
    await page.goBack();
  });
  await test.step("enlarged four times, neither the drawers nor the ways to answer stay over what is read", async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await last.scrollIntoViewIfNeeded();
    await expect(page.locator(".in-tabs")).not.toBeInViewport();
    await last.click();
    await expect(page.getByRole("heading", { name: "Khách 20", level: 2 })).toBeInViewport();
    await expect(page.getByRole("link", { name: /^Gọi/ })).toHaveCount(1);
    await expect(page.locator(".thumb")).toBeHidden();
  });
});

test("on a phone the bar and the tabs of a page cover nothing", async ({ page, desk }) => {
  await page.goto(`${desk.address}/trang/home`);
  await test.step("on a phone the way back from a page that has no menu of states ends before its mark", async () => {
    const back = page.locator(".bar").getByRole("link", { name: "Trang khác" });
    const mark = page.locator(".bar .saved");
    await mark.waitFor();
    for (const width of [390, 360]) {
      await page.setViewportSize({ ...ON_A_PHONE, width });
      await page.evaluate(() => document.fonts.ready);
      const { end, right } = await page.locator(".bar").evaluate((bar) => {
        const words = document.createRange();
        words.selectNodeContents(bar.querySelector(".crumb a") ?? bar);
        return {
          end: words.getBoundingClientRect().right,
          right: bar.querySelector(".saved")?.getBoundingClientRect().left ?? 0,
        };
      });
      expect(end, String(width)).toBeLessThanOrEqual(right);
      expect((await back.boundingBox())?.width).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
  await test.step("on a phone with a keyboard what has the focus is not under the tabs", async () => {
    await page.setViewportSize(ON_A_PHONE);
    const first = page.getByLabel(/^Mô tả ngắn/);
    await first.focus();
    const tabs = await page.locator(".tabbar").boundingBox();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab");
      const place = await page.locator(":focus").boundingBox();
      expect((place?.y ?? 0) + Math.min(place?.height ?? 0, 40)).toBeLessThanOrEqual(tabs?.y ?? 0);
    }
  });
});

test("on a wide touch screen whatever is pressed is as large as a finger", async ({ browser, desk, watch }) => {
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  watch(page);
  await page.goto(desk.address + ARTICLE.screen);
  for (const [screen, itsOwn] of [
    [ARTICLE.screen, "main.edit .sheet-in"],
    ["/danh-muc", ".cats"],
    ["/cua-hang", "main.edit .sheet-in"],
    ["/len-mang", "main.page .card"],
  ] as const) {
    if (screen !== ARTICLE.screen) await goTo(page, desk, screen);
    const boxes = page.locator(".btn, .in, .nav a, .seg button, .g-move, .crumb a").filter({ visible: true });
    await expect(page.locator(itsOwn).first()).toBeVisible();
    const small = await boxes.evaluateAll((all) =>
      all
        .map((one) => ({ said: one.textContent, height: one.getBoundingClientRect().height }))
        .filter(({ height }) => height < 44),
    );
    expect(small, screen).toEqual([]);
    const larger = await page
      .locator(".btn.big, textarea.in")
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).minHeight)));
    expect(Math.min(...larger, 999), `${screen}: what is larger than a finger stays so`).toBeGreaterThan(44);
  }
  await test.step("where the states of a list are wider than a phone together, none runs into the next", async () => {
    await page.setViewportSize({ ...ON_A_PHONE, width: 360 });
    await goTo(page, desk, "/bai");
    const tabs = page.locator(".tabs button");
    await expect(tabs.last()).toBeAttached();
    const within = await tabs.evaluateAll((all) => all.map((tab) => tab.scrollWidth <= tab.clientWidth));
    expect(within).toEqual(within.map(() => true));
    await page.keyboard.press("Tab");
    await tabs.first().focus();
    await expect(tabs.first(), "the row cuts off a ring that lies outside").toHaveCSS("outline-offset", "-2px");
  });
  await context.close();
});
