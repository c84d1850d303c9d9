/**
 * The time between the first paint and the script, on a line of 400 kbit/s: nothing a visitor does in it is lost. The scripts are held until the
 * visitor has done it, so that it always is done before they come, however fast the processor.
 */

import type { Locator, Page } from "@playwright/test";
import { PAGE_SCRIPTS } from "../../app/before-script.ts";
import { carouselCalled, current } from "../carousel.ts";
import { articles, categories, settings, standees } from "../content.ts";
import { holdBack } from "../held-back.ts";
import { asNewVisitor, open } from "../inside.ts";
import { ORIGIN } from "../outside/built-pages.ts";
import { BASE_URL, expect, hydrated, test } from "../site.ts";

/** Bytes a second of a line of 400 kbit/s. */
const LINE = 50_000;

test.beforeEach(() => test.slow()); // as slow as the line

/** Opens a page without its scripts. @returns lets the scripts come, and waits until they have taken over */
async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const line = (latency: number, throughput: number) =>
    devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  await line(100, LINE);
  const scripts = Promise.withResolvers<void>();
  // Pictures and fonts never come: they would keep the line busy for minutes while the scripts wait. Aborted, they hold back no script.
  await page.route(/\/pictures\/|\.woff2$/, async (route) => {
    await scripts.promise;
    await route.abort("aborted");
  });
  // The style sheets come just before the scripts: too late for a visitor who opens something now.
  await page.route(/\/assets\/.*\.(?:js|css)$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.getByText(/^© \d{4}/).waitFor({ state: "attached" }); // the last line of the page has come
  return async () => {
    // The visitor is done: how slowly the scripts come now does not matter any more.
    await line(0, -1);
    scripts.resolve();
    await hydrated(page);
  };
}

const banner = (page: Page) => carouselCalled(page, "Giới thiệu nhanh");

test("a page that was left before its script came, and that the browser kept for Back, is loaded anew on Back, unless something was typed @phone", async ({
  page,
}) => {
  const comeAlive = await openEarly(page, "/lien-he");
  // The event that WebKit sends after Back; Chromium keeps no page for Back in a test.
  const comeBack = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  const opened = (how: string) =>
    page.waitForFunction((type) => performance.getEntriesByType("navigation")[0]?.toJSON().type === type, how);
  const email = page.getByRole("textbox", { name: "Email" });
  await email.pressSequentially("thuha");
  await email.blur();
  await comeBack();
  await comeAlive();
  await opened("navigate");
  await expect(email).toHaveValue("thuha");
  await asNewVisitor(page);
  const comeAliveAgain = await openEarly(page, "/lien-he");
  await comeBack();
  await opened("reload");
  const message = page.getByRole("textbox", { name: "Bạn cần in gì?" });
  await message.pressSequentially("Bạt");
  await message.blur();
  await page.evaluate(() => document.documentElement.setAttribute("data-of-before", ""));
  await comeBack();
  await comeAliveAgain();
  await expect(page.locator("[data-of-before]")).toHaveCount(1);
  await expect(message).toHaveValue("Bạt");
});

test("a small picture tapped early opens large as soon as the script can @phone", async ({ page }) => {
  const { slug = "", closeUps = [] } = categories.find((category) => category.closeUps.length > 0) ?? {};
  const address = `/danh-muc-in/${slug}`;
  const comeAlive = await openEarly(page, address);
  await page.getByRole("list", { name: "Ảnh xem gần" }).getByRole("link").nth(1).click();
  await expect(page).toHaveURL(address);
  await comeAlive();
  const place = `${closeUps[0]?.label} · 2/${closeUps.length + 1}`;
  await expect(page.getByRole("dialog", { name: "Ảnh lớn" }).getByText(place)).toBeVisible();
});

test.describe("on narrow screens @phone", () => {
  test("columns of the footer opened early are open; the menu opened early stays open, with its submenu, and leads on", async ({
    page,
  }) => {
    const comeAlive = await openEarly(page, "/lien-he");
    const footer = page.getByRole("contentinfo");
    for (const title of ["Dịch vụ in", "Chính sách"]) await footer.getByRole("button", { name: title }).tap();
    await page.getByRole("button", { name: "Mở menu" }).tap();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await drawer.getByText("Danh mục in", { exact: true }).tap();
    const link = drawer.getByRole("link", { name: "In standee" });
    await expect(link, "the drawer is dressed").toHaveCSS("text-decoration-line", "none");
    await expect(link).toBeVisible();
    await comeAlive();
    for (const name of ["In standee", "Chính sách giao hàng"])
      await expect.soft(footer.locator("a", { hasText: name })).toBeVisible(); // under the menu
    await expect(link).toBeVisible();
    await link.tap();
    await expect(page).toHaveURL("/danh-muc-in/in-standee");
    await expect(drawer).toBeHidden();
  });

  test("the menu's button, pressed again by keyboard after it opened the menu early, opens it as a dialog", async ({
    page,
  }) => {
    const comeAlive = await openEarly(page, "/lien-he");
    const button = page.getByRole("button", { name: "Mở menu" });
    await button.press("Enter");
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expect(drawer).toBeVisible();
    await comeAlive();
    await button.press("Enter");
    expect(await drawer.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
  });
});

test.describe("on wide screens @computer", () => {
  const panel = (page: Page) => page.locator("#size-menu");

  test("the menu opens under a mouse and by its button, before the script and with it", async ({ page }) => {
    await test.step("the menu under a mouse that came early is open, before the script and with it", async () => {
      const comeAlive = await openEarly(page, "/lien-he");
      await page.getByRole("navigation", { name: "Chính" }).getByRole("link", { name: "Danh mục in" }).hover();
      await expect(panel(page)).toBeVisible();
      await comeAlive();
      await expect(panel(page)).toBeVisible();
      await page.mouse.move(700, 880);
      await expect(panel(page)).toBeHidden();
    });
    await asNewVisitor(page);
    await test.step("the menu's button works early, by mouse and by keyboard", async () => {
      const comeAlive = await openEarly(page, "/lien-he");
      const button = page.getByRole("button", { name: "Các danh mục in" });
      await button.press("Enter");
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await page.getByRole("main").focus();
      await expect(panel(page)).toBeHidden();
      await button.click();
      await comeAlive();
      await expect(panel(page)).toBeVisible();
      await page.mouse.move(700, 880);
      await expect(panel(page)).toBeHidden();
    });
  });
});

test("an early press of an arrow turns the carousel of categories @computer", async ({ page }) => {
  const comeAlive = await openEarly(page, "/tin-tuc");
  const carousel = carouselCalled(page, "Danh mục liên quan");
  await carousel.getByRole("button", { name: "Tấm sau" }).click();
  await comeAlive();
  await expect(current(carousel)).toHaveAccessibleName("Tấm 2");
});

test("each early press of an arrow turns the banner by one, an early press of a dot shows its slide, and a sample that a mouse or a finger has come to early scrolls", async ({
  page,
  isMobile,
}) => {
  const comeAlive = await openEarly(page, "/");
  const turn = (name: string) => banner(page).getByRole("button", { name }).click();
  const sample = page.getByRole("region", { name: "Mẫu thiết kế nổi bật" }).getByRole("group").first();
  if (isMobile) {
    await turn("Tấm 3"); // arrows stand on wide screens only
    await sample.tap();
  } else {
    for (let press = 0; press < 2; press++) await turn("Tấm sau");
    await sample.hover();
  }
  await comeAlive();
  await expect(current(banner(page))).toHaveAccessibleName("Tấm 3");
  await expect.poll(() => sample.evaluate((frame) => frame.scrollTop)).toBeGreaterThan(0);
});

test("the search while the script comes keeps every letter, and goes nowhere with blanks @computer", async ({
  page,
}) => {
  await test.step("what is typed into the search box while the script comes is there, letter for letter", async () => {
    const comeAlive = await openEarly(page, "/lien-he");
    const box = page.getByRole("banner").getByRole("searchbox");
    await box.focus();
    const typeOn = async (letters: string) => {
      for (const letter of letters) await page.keyboard.insertText(letter);
    };
    await typeOn("băng rôn ");
    await Promise.all([comeAlive(), typeOn("khung ")]);
    await typeOn("sắt");
    await expect(box).toBeFocused();
    await expect(box).toHaveValue("băng rôn khung sắt");
    await box.press("Enter");
    await expect(page).toHaveURL(`/tim-kiem?q=${encodeURIComponent("băng rôn khung sắt")}`);
  });
  await asNewVisitor(page);
  await test.step("a blank search goes nowhere, before the script and with it", async () => {
    const comeAlive = await openEarly(page, "/lien-he");
    const box = page.getByRole("banner").getByRole("searchbox");
    const search = async (text: string) => {
      await box.fill(text);
      await box.press("Enter");
    };
    for (const blank of ["", "   "]) {
      await search(blank);
      expect(await valid(box)).toBe(false); // the browser itself holds it back
    }
    await comeAlive();
    for (const blank of ["", "   "]) await search(blank);
    await search("bạt");
    await expect(page).toHaveURL(/\/tim-kiem\?q=b/);
    await page.evaluate(() => history.back()); // had a blank one gone anywhere, Back would lead there
    await expect(page).toHaveURL("/lien-he");
  });
});

test("sides, unit, number and day that are set before the script are those of the inquiry @computer", async ({
  page,
}) => {
  await test.step("the unit chosen early is the one that sides are read in", async () => {
    const comeAlive = await openEarly(page, "/danh-muc-in/in-standee");
    await page.getByText("m", { exact: true }).first().click();
    await comeAlive();
    const [usual] = standees;
    const metres = String((usual?.width ?? 0) / 100).replace(".", ",");
    await expect(page.getByRole("textbox", { name: "Ngang" })).toHaveValue(metres);
  });
  await asNewVisitor(page);
  await test.step("size, number and day that are typed and chosen early are those of the inquiry", async () => {
    const comeAlive = await openEarly(page, "/danh-muc-in/in-standee");
    await page.getByRole("textbox", { name: "Ngang" }).fill("95");
    await page.getByRole("textbox", { name: "Số lượng" }).fill("5");
    await page.getByRole("button", { name: "Thêm một" }).click();
    await page.getByRole("textbox", { name: "Ngày cần" }).fill("sáng thứ Sáu");
    await page.getByRole("button", { name: "Hỏi giá khổ này" }).click();
    await comeAlive();
    const message = page.getByRole("textbox", { name: "Bạn cần in gì?" });
    await expect(message).toHaveValue(/Khổ: 95 × [\s\S]*Số lượng: 6, [\s\S]*Cần: sáng thứ Sáu/);
    await expect(page.getByRole("textbox", { name: "Số lượng" })).toHaveValue("6");
  });
  await asNewVisitor(page);
  await test.step("both sides that are typed early are kept, in the unit that was chosen with them, also when a wrong side is typed after them", async () => {
    const comeAlive = await openEarly(page, "/danh-muc-in/in-bat-hiflex");
    const [width, height] = ["Ngang", "Cao"].map((name) => page.getByRole("textbox", { name })) as [Locator, Locator];
    await page.getByText("cm", { exact: true }).first().click();
    await width.fill("120");
    await height.fill("50");
    await page.getByRole("textbox", { name: "Ngày cần" }).fill("sáng thứ Sáu");
    await comeAlive();
    await expect(height).toHaveValue("50");
    await expect(width).toHaveValue("120");
    await width.fill("5");
    await width.blur();
    await expect(width).toHaveValue("120");
    await page.getByRole("button", { name: "Hỏi giá khổ này" }).click();
    await expect(page.getByRole("textbox", { name: "Bạn cần in gì?" })).toHaveValue(/Khổ: 120 × 50 cm/);
  });
});

test("what is typed into the form early replaces an older draft and is kept for Back, though nothing is typed after it @computer", async ({
  page,
}) => {
  const message = page.getByRole("textbox", { name: "Bạn cần in gì?" });
  await open(page, "/lien-he");
  await message.fill("Lời cũ");
  const comeAlive = await openEarly(page, "/lien-he");
  await message.fill("Bạt 3 × 1 m");
  await comeAlive();
  await expect(message).toHaveValue("Bạt 3 × 1 m");
  await page.getByRole("banner").getByRole("link", { name: settings.name }).click();
  await expect(page).toHaveURL("/");
  await page.evaluate(() => history.back());
  await expect(message).toHaveValue("Bạt 3 × 1 m");
});

test.describe("on a page that a translator has changed", () => {
  test.use({ allowed: /React error #418/ });

  test("what is typed early is kept in the page that React draws anew @computer", async ({ page }) => {
    const comeAlive = await openEarly(page, "/danh-muc-in/in-standee");
    const side = page.getByRole("textbox", { name: "Ngang" });
    const message = page.getByRole("textbox", { name: "Bạn cần in gì?" });
    await side.fill("95");
    await message.fill("Bạt 3 × 1 m");
    await page.evaluate(() => {
      const words = document.createElement("font");
      words.textContent = "Roll-up";
      document.querySelector("main h1")?.replaceChildren(words);
    });
    await comeAlive();
    await expect(side).toHaveValue("95");
    await expect(message).toHaveValue("Bạt 3 × 1 m");
  });
});

test("a page loaded anew is scrolled to where it was, and stays where the visitor scrolls it while the script comes @computer", async ({
  page,
}) => {
  await page.goto("/gioi-thieu");
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 600));
  const there = () => page.evaluate(() => scrollY);
  const come = await holdBack(page, "**/assets/*.js");
  await page.reload({ waitUntil: "commit" });
  await expect.poll(there).toBe(600);
  await page.waitForLoadState();
  await page.evaluate(() => scrollTo(0, 1100));
  come();
  await hydrated(page);
  expect(await there()).toBe(1100);
});

test("shared links carry the site's host before the script, though the build was not told it @computer", async ({
  page,
}) => {
  const address = `/tin-tuc/${articles[0]?.slug}`;
  // As a build without SITE_URL writes the page.
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    // The security policy of this page has no hash for the script that only such a build writes.
    const { "content-security-policy": _, ...headers } = response.headers();
    const body = (await response.text())
      .replaceAll(encodeURIComponent(ORIGIN), "")
      .replace("</body>", `<script>${PAGE_SCRIPTS[2]}</script></body>`);
    await route.fulfill({ response, headers, body });
  });
  await openEarly(page, address);
  const links = page.getByRole("region", { name: "Chia sẻ" }).getByRole("link", { name: /^Chia sẻ lên/ });
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    const shared = new URL((await link.getAttribute("href")) ?? "");
    expect([...shared.searchParams.values()]).toEqual([BASE_URL + address]);
  }
});

function valid(box: Locator): Promise<boolean> {
  return box.evaluate((input: HTMLInputElement) => input.checkValidity());
}
