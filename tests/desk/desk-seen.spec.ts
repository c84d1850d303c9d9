/** The real page beside the form shows what was just written. */
import { expect as expectAtOnce } from "@playwright/test";
import { holdBack } from "../held-back.ts";
import { ARTICLE, expectSaved, goTo, ON_A_PHONE, test } from "./desk.ts";

/** The preview comes from a process of its own: on a busy machine it takes seconds. */
const expect = expectAtOnce.configure({ timeout: 60_000 });

/** As long as a name may be, nearly. */
const LONG_NAME = "Xưởng in quảng cáo khổ lớn và thiết kế Hoàng Gia Cầu Giấy";
/** Not a word of a language, but of a kind that owners paste: an address, a file's name. */
const UNBROKEN = "banggia".repeat(5);

test("what is written far down a form is seen: the page beside it goes there, and stays where some of it is in view already", async ({
  page,
  desk,
}) => {
  test.setTimeout(180_000);
  await page.goto(`${desk.address}/trang/home`);
  const seen = page.frameLocator(".see iframe");
  await seen.locator("main h1").waitFor({ timeout: 60_000 });
  const box = (field: string) => page.locator(`[id="${field}"]`);
  const scrolled = () => seen.locator("html").evaluate((html) => html.scrollTop);
  for (const field of ["values.3.title", "services.title", "work.blocks.1.title"]) {
    const words = seen.getByText(`Chữ của ${field}`);
    await box(field).fill(`Chữ của ${field}`);
    await expect(words).toBeInViewport();
    const stands = await scrolled();
    await box(field).fill(`Chữ của ${field}, lần nữa`);
    await expect(words).toHaveText(/lần nữa$/);
    expect(await scrolled()).toBe(stands);
  }
  await test.step("the largest words of the home page, as long as they may be, fit their places on a phone", async () => {
    await box("banners.0.title").fill("In nhanh.\nIn rõ.\nIn kịp."); // seven signs fit as they are
    await box("banners.1.title").fill("Khổ lớn không mối nối ạ!\nCăng dây.\nMở cửa.");
    await box("values.0.word").fill("100%");
    await box("values.1.word").fill("Nhanh");
    await box("values.2.title").fill(UNBROKEN);
    await box("news.title").fill(UNBROKEN);
    await expect(seen.getByText("Nhanh", { exact: true })).toBeAttached();
    await expect(seen.getByText(UNBROKEN)).toHaveCount(2);
    const cut = () =>
      seen.locator("main").evaluate((main) => {
        const all = document.createRange();
        const widthOf = (part: Element) => {
          all.selectNodeContents(part);
          return all.getBoundingClientRect().width;
        };
        return [...main.querySelectorAll("h1 span, h2 > span, p:has(+ h3)")]
          .filter((part) => widthOf(part) > ((part.closest("h1, h2") ?? part).parentElement?.clientWidth ?? 0))
          .map((part) => part.textContent);
      });
    await expect.poll(cut).toEqual([]);
    // Nor does a word without a place to break make the page wider than the window.
    expect(await seen.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
  });
  await test.step("at every width one press on the eye shows the page, and the next one puts it away", async () => {
    const eye = page.getByRole("button", { name: "Xem trước", exact: true });
    const pane = page.getByRole("complementary", { name: "Xem trước" });
    await eye.dispatchEvent("click");
    await expect(pane).toBeHidden();
    await page.setViewportSize({ width: 960, height: 844 }); // no wider than where the page stands in place of the form
    await eye.dispatchEvent("click");
    await expect(pane).toBeVisible();
    await expect(eye).toHaveAttribute("aria-pressed", "true");
    await eye.dispatchEvent("click");
    await expect(pane).toBeHidden();
    await expect(eye).toHaveAttribute("aria-pressed", "false");
  });
  await test.step("on a phone, too, where the page is hidden while the form is filled in", async () => {
    await page.setViewportSize(ON_A_PHONE);
    await box("values.2.title").fill("Chữ trên điện thoại");
    await expectSaved(page);
    // Not by the mouse: Playwright would scroll the form first, because it takes the button in the bar, which stays in view, to be far above.
    const look = () => page.getByRole("button", { name: "Xem trước", exact: true }).dispatchEvent("click");
    await look();
    await expect(seen.getByText("Chữ trên điện thoại")).toBeInViewport();
    await look();
    await expect(box("values.2.title")).toBeInViewport();
  });
});

test("a page that comes before the frame beside its form holds anything is shown once the frame does, and the form stays", async ({
  page,
  desk,
}) => {
  test.setTimeout(120_000);
  const isBegun = "begun";
  // As on a busy machine, where the frame begins with a blank page and its first word comes later.
  await page.addInitScript((begun) => {
    const { get } = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, "contentDocument") ?? {};
    Object.defineProperty(HTMLIFrameElement.prototype, "contentDocument", {
      get(this: HTMLIFrameElement) {
        return begun in this.dataset ? get?.call(this) : new Document();
      },
    });
  }, isBegun);
  const frame = page.locator(".see iframe");
  await page.goto(desk.address + ARTICLE.screen);
  await expect(frame).not.toHaveAttribute("hidden");
  await expect(page.getByLabel("Tiêu đề")).toBeVisible();
  await frame.evaluate((begins: HTMLIFrameElement, begun) => {
    begins.dataset[begun] = "";
    begins.dispatchEvent(new Event("load"));
  }, isBegun);
  await expect(page.frameLocator(".see iframe").locator("main h1")).toBeVisible();
});

test("words that stand on another page are shown there as soon as their field has the focus, and the own page comes back with its own fields", async ({
  page,
  desk,
}) => {
  test.setTimeout(180_000);
  const seen = page.frameLocator(".see iframe");
  const title = seen.locator("main h1").first();
  for (const [form, own, fields] of [
    [
      "/trang/home",
      "news.title",
      ["ordering.sending", "categoriesLead", "newsLead", "contact.lead", "contact.noteSmall"],
    ],
    ["/cua-hang", "email", ["terms.deposit", "company.legalName"]],
  ] as const) {
    await page.goto(desk.address + form);
    await title.waitFor({ timeout: 60_000 });
    const called = (await title.textContent()) ?? "";
    for (const field of fields) {
      const box = page.locator(`[id="${field}"]`);
      const words = seen.getByText(`Chữ của ${field}`).first();
      // One field is filled in before the other page has its styles: that page is then as long as it is without styles.
      const styles = field === "newsLead" ? await holdBack(page, /critical\.css/) : null;
      await box.focus();
      await expect(title).not.toHaveText(called);
      await box.fill(`Chữ của ${field}`);
      await expect(words).toBeAttached();
      styles?.();
      await expect(words).toBeInViewport();
      await page.locator(`[id="${own}"]`).focus();
      await expect(title).toHaveText(called);
    }
  }
  await test.step("and a shop's name as long as it may be stands in the bar of a phone, beside its buttons", async () => {
    await page.locator('[id="name"]').fill(LONG_NAME);
    const bar = seen.locator("body > header > div:first-child");
    await expect(bar.getByText(LONG_NAME)).toBeVisible();
    const [name, row, call] = await Promise.all(
      [bar.getByText(LONG_NAME), bar, bar.locator("a[href^='tel']").first()].map((part) => part.boundingBox()),
    );
    if (!name || !row || !call) throw new Error("The bar has no name, or no telephone.");
    expect(name.y).toBeGreaterThanOrEqual(row.y);
    expect(name.y + name.height).toBeLessThanOrEqual(row.y + row.height);
    expect(name.x + name.width).toBeLessThanOrEqual(call.x);
  });
});

test("a window that stays open over midnight in Hanoi tells the new day, and what was done before as yesterday's @computer", async ({
  page,
  desk,
}) => {
  await page.clock.install();
  await page.goto(`${desk.address}${ARTICLE.screen}`);
  await page.locator("#title").fill("Bài sửa trước nửa đêm");
  await expectSaved(page);
  await page.goto(`${desk.address}/nhat-ky`);
  await expect(page.getByRole("heading", { name: "hôm nay", exact: true })).toBeVisible();
  await page.clock.fastForward("24:00:00");
  await expect(page.getByRole("heading", { name: "hôm qua", exact: true })).toBeVisible();
  await goTo(page, desk, ARTICLE.screen);
  await expect(page.locator(".saved")).toHaveText("Đã lưu hôm qua");
  await page.clock.setSystemTime("2026-12-31T23:50+07:00");
  await page.goto(desk.address);
  const day = page.locator(".bar-sub");
  await expect(day).toHaveText("Thứ Năm, 31/12/2026");
  await page.waitForLoadState("networkidle"); // an answer that comes later would draw the day anew
  await page.clock.fastForward("15:00");
  await expect(day).toHaveText("Thứ Sáu, 1/1/2027");
});
