/** What a visitor sees while the script of a screen is on its way. */
import { NEWS_PER_PAGE } from "../../app/limits.ts";
import { pass, shown, stopTime } from "../clock.ts";
import { articles } from "../content.ts";
import { holdBack } from "../held-back.ts";
import { follow, open } from "../inside.ts";
import { expect, test } from "../site.ts";

test("the menu's mark, the hook on the tape and a placeholder answer a click before the screen's script has come", async ({
  page,
  isMobile,
}) => {
  await open(page, "/lien-he");
  const come = await holdBack(page, /\/introduction.*\.js$/);
  await page.evaluate(() => window.scrollTo(0, 300));
  const header = page.getByRole("banner");
  if (isMobile) await page.getByRole("button", { name: "Mở menu" }).click();
  const menu = isMobile
    ? page.getByRole("dialog", { name: "Menu" })
    : header.getByRole("navigation", { name: "Chính" });
  const link = menu.getByRole("link", { name: "Giới thiệu" });
  const quiet = await link.evaluate((item) => getComputedStyle(item).color);
  await link.click();
  await expect(header).toHaveAttribute("data-leaving", "true");
  await expect(link).not.toHaveCSS("color", quiet);
  const main = page.getByRole("main");
  await expect(main.getByText("Đang mở trang…")).toBeInViewport();
  await expect(main.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.locator("[data-arrived]"), "told to those who do not see it").toHaveText("Đang mở trang…");
  const box = header.getByRole("searchbox");
  if (isMobile) {
    await menu.getByRole("button", { name: "Đóng" }).click();
    await page.getByRole("button", { name: "Mở menu" }).click();
  } else await box.pressSequentially("bạt");
  come();
  await expect(page).toHaveURL("/gioi-thieu");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main.getByText("Đang mở trang…")).toHaveCount(0);
  await expect(header).not.toHaveAttribute("data-leaving");
  await test.step("what was typed or opened meanwhile stays, with the focus", async () => {
    await expect(page.locator("[data-arrived]")).toHaveText(await page.title());
    if (isMobile) return expect(menu).toBeVisible();
    await expect(box).toHaveValue("bạt");
    await expect(box).toBeFocused();
  });
});

test("a tenth of a second after the click there is the placeholder, no later @computer", async ({ page }) => {
  await stopTime(page);
  await open(page, "/lien-he");
  await page.route(/\/introduction.*\.js$/, () => {}); // never answered
  await page.getByRole("navigation", { name: "Chính" }).getByRole("link", { name: "Giới thiệu" }).click();
  await expect(page.getByRole("banner")).toHaveAttribute("data-leaving", "true");
  await pass(page, 100);
  await expect(page.getByRole("main").getByText("Đang mở trang…")).toBeVisible();
});

test("who turns back to the screen in view is no longer told that another is on its way @computer", async ({
  page,
}) => {
  await open(page, "/lien-he");
  await page.route(/\/introduction.*\.js$/, () => {}); // never answered
  const menu = page.getByRole("navigation", { name: "Chính" });
  const told = page.locator("[data-arrived]");
  await menu.getByRole("link", { name: "Giới thiệu" }).click();
  await expect(told).toHaveText("Đang mở trang…");
  await menu.getByRole("link", { name: "Liên hệ" }).click();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(told).toBeEmpty();
});

test("a screen that was left for one that has not come is as it was after Back @computer", async ({ page }) => {
  await open(page, "/tin-tuc");
  await page.route(/\/contact.*\.js$/, () => {}); // never answered
  await page.getByRole("navigation", { name: "Chính" }).getByRole("link", { name: "Giới thiệu" }).click();
  await expect(page).toHaveURL("/gioi-thieu");
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  const link = page.getByRole("navigation", { name: "Chính" }).getByRole("link", { name: "Liên hệ" });
  await link.evaluate((element: HTMLElement) => element.click()); // such a click does not scroll to the link first
  await expect(page.getByRole("main").getByText("Đang mở trang…")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/tin-tuc");
  await expect(heading).toHaveText("Tất cả bài viết");
  await page.goForward();
  await expect(page).toHaveURL("/gioi-thieu");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test("turning to another page of the list never takes the list away, however slow the machine @computer", async ({
  page,
}) => {
  const answered = page.waitForResponse("**/data/blogs.json");
  await open(page, "/tin-tuc");
  await (await answered).finished(); // a page that is not known yet has a placeholder while it is asked for
  await shown(page);
  const seen = await page.evaluateHandle(() => {
    const placeholders: string[] = [];
    new MutationObserver(() => {
      if (document.querySelector("main[aria-busy]")) placeholders.push(location.pathname);
    }).observe(document.querySelector("main") as Element, { attributes: true, childList: true, subtree: true });
    return placeholders;
  });
  const devtools = await page.context().newCDPSession(page);
  // Turning the page then takes many times longer than the frame waits before it shows a placeholder.
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 10 });
  const pages = page.getByRole("navigation", { name: "Phân trang" }).getByRole("link");
  await pages.filter({ hasText: "2" }).click();
  await expect(page.getByRole("main").getByRole("article").first()).toContainText(articles[NEWS_PER_PAGE]?.title ?? "");
  expect(await seen.jsonValue()).toEqual([]);
});

test("a screen reached by a link becomes the same as by its address, though its first view comes first @computer", async ({
  page,
}) => {
  const whole = () =>
    page.getByRole("main").evaluate((main) => ({
      words: (main as HTMLElement).innerText,
      links: [...main.querySelectorAll("a")].map((link) => link.getAttribute("href")),
      fields: [...main.querySelectorAll("input, textarea, button, label")].length,
    }));
  const opened = new Map<string, Awaited<ReturnType<typeof whole>>>();
  for (const address of ["/", "/thu-kho", "/danh-muc-in/in-bat-hiflex"]) {
    await open(page, address);
    for (const x of [20, 40]) await page.mouse.move(x, 200); // a sign of a visitor: what waits for one comes
    if (address === "/thu-kho") await expect(page.getByRole("textbox", { name: /Dặn thêm/ })).toBeVisible(); // the docket, alive
    await page.waitForLoadState("networkidle");
    opened.set(address, await whole());
  }
  await open(page, "/lien-he");
  for (const [address, its] of opened) {
    await follow(page, address);
    await expect.soft.poll(whole, address).toEqual(its);
  }
});

test("a click reaches its target below the first view, though the target had not come yet @computer", async ({
  page,
}) => {
  await open(page, "/lien-he");
  const file = await page.evaluateHandle(() => {
    const pressed = Promise.withResolvers<string>();
    new MutationObserver((_, observer) => {
      const label = document.querySelector<HTMLElement>("main label[for]:has(svg)");
      if (!label) return;
      observer.disconnect();
      const missing = !document.getElementById(label.getAttribute("for") ?? "");
      document.addEventListener(
        "click",
        ({ target }) =>
          target instanceof HTMLInputElement &&
          pressed.resolve(`${missing ? "was not there" : "was there"}: ${target.type}`),
      );
      label.click();
    }).observe(document.body, { childList: true, subtree: true });
    return { pressed: pressed.promise };
  });
  await follow(page, "/thu-kho");
  expect(await file.evaluate(({ pressed }) => pressed)).toBe("was not there: file");
});

test("the banner has its final height from its first view on", async ({ page, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 320, height: 568 }); // the words of a later slide take more lines there than the first one's
  await open(page, "/lien-he");
  const heights = await page.evaluateHandle(() => {
    const seen: number[] = [];
    new MutationObserver((_, observer) => {
      const banner = document.querySelector('[aria-label="Giới thiệu nhanh"]');
      if (!banner) return;
      observer.disconnect();
      new ResizeObserver(([entry]) => entry && seen.push(entry.contentRect.height)).observe(banner);
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  await follow(page, "/");
  await expect(page.getByLabel("Giới thiệu nhanh").locator("picture").first()).toBeAttached();
  // A change of size is reported after the layout of the next frame.
  await shown(page);
  expect(await heights.jsonValue()).toHaveLength(1);
});
