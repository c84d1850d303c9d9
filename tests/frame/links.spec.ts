/** Links within the site, wherever they stand: followed without a full load, and left to the browser where that is its affair. */
import type { Page } from "@playwright/test";
import { categoryAddress } from "../../app/addresses.ts";
import { pass, stopTime } from "../clock.ts";
import { categories } from "../content.ts";
import { open } from "../inside.ts";
import { expect, test } from "../site.ts";

/** Puts a link at the head of the screen, as a text may hold it. */
const addLink = (page: Page, attributes: string) =>
  page.locator("main").evaluate((main, given) => {
    main.insertAdjacentHTML("afterbegin", `<p><a ${given}>Đường <b>dẫn</b></a></p>`);
  }, attributes);

/** Marks the page, so that a full load can be told. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stays: true }));
const stayed = (page: Page) => page.evaluate(() => "stays" in window);

test("links of a text and of the frame: what the browser does with them, and what the site does @computer", async ({
  page,
}) => {
  await open(page, "/lien-he");
  await mark(page);
  await test.step("files, downloads and other windows are the browser's affair", async () => {
    const handled = await page.evaluate(() => {
      const clicked = (attributes: string) => {
        document.body.insertAdjacentHTML("afterbegin", `<a ${attributes}>Đường dẫn</a>`);
        const link = document.body.firstElementChild as HTMLAnchorElement;
        let prevented = false;
        const look = (event: Event) => {
          prevented = event.defaultPrevented;
          event.preventDefault();
        };
        addEventListener("click", look, { once: true }); // the last listener of all
        link.click();
        link.remove();
        return prevented;
      };
      return [
        'href="/robots.txt"',
        'href="/gioi-thieu" target="_blank"',
        'href="/gioi-thieu" download',
        'href="//example.com/a"',
      ].map(clicked);
    });
    expect(handled).toEqual([false, false, false, false]);
  });
  await test.step("with Ctrl or Cmd a link opens a tab, and the page stays", async () => {
    const opened = page.context().waitForEvent("page");
    await page
      .getByRole("navigation", { name: "Chính" })
      .getByRole("link", { name: "Giới thiệu" })
      .click({ modifiers: ["ControlOrMeta"] });
    const tab = await opened;
    await expect(tab).toHaveURL("/gioi-thieu");
    await tab.close();
    await expect(page).toHaveURL("/lien-he");
  });
  const told = page.locator('script[type="application/ld+json"]');
  await expect(told, "what the loaded page told search engines of itself").not.toHaveCount(0);
  await test.step("a link of a text is followed within the page, and Back leads back", async () => {
    await addLink(page, 'href="/gioi-thieu"');
    await page.getByText("dẫn", { exact: true }).first().click();
    await expect(page).toHaveURL("/gioi-thieu");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await test.step("what the loaded page tells search engines about itself goes away with it", () =>
      expect(told).toHaveCount(0));
    expect(await stayed(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL("/lien-he");
    expect(await stayed(page)).toBe(true);
  });
  await test.step("a link to where one is adds nothing to go back to", async () => {
    await addLink(page, 'href="/lien-he"');
    const [entries, key] = await page.evaluate(() => [history.length, history.state.key]);
    await page.getByText("dẫn", { exact: true }).first().click();
    await page.waitForFunction((before) => history.state.key !== before, key);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
  await open(page, "/lien-he"); // without the added links
  await test.step("who follows a link by keyboard goes on at the beginning of the new screen, and its title is spoken", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Điều khoản dịch vụ" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/chinh-sach/dieu-khoan-dich-vu");
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page.locator("[data-arrived]")).toHaveText(await page.title());
    await page.keyboard.press("Tab");
    await expect(page.getByRole("navigation", { name: "Đường dẫn" }).getByRole("link").first()).toBeFocused();
  });
});

test("where a pointer or the keyboard rests on a link the screen's script is fetched @computer", async ({ page }) => {
  await stopTime(page);
  await test.step("where a pointer rests on a link the screen's script is fetched; who passes over it fetches nothing", async () => {
    const [category] = categories;
    await open(page, "/lien-he");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await addLink(page, `href="${categoryAddress(category?.slug ?? "")}"`);
    const link = page.getByText("dẫn", { exact: true });
    await link.hover();
    await page.getByRole("heading", { level: 1 }).hover();
    await pass(page, 200);
    expect(asked.filter((path) => path.startsWith("/assets/category-"))).toEqual([]);
    const script = page.waitForRequest(/\/assets\/category-.*\.js$/);
    await link.hover();
    await pass(page, 200);
    await script;
  });
  await test.step("where the keyboard rests on a link the screen's script is fetched", async () => {
    await page.mouse.move(2, 2);
    await open(page, "/lien-he");
    await addLink(page, `href="${categoryAddress(categories[0]?.slug ?? "")}"`);
    const script = page.waitForRequest(/\/assets\/category-.*\.js$/);
    await page.getByRole("main").focus();
    await page.keyboard.press("Tab");
    await expect(page.locator("a:focus")).toHaveText("Đường dẫn");
    await pass(page, 200);
    await script;
  });
});

test("where a link is pressed, the screen's script is fetched before the release, and the focus that a press brings does not delay it", async ({
  page,
  isMobile,
}) => {
  await stopTime(page);
  await open(page, "/lien-he");
  await addLink(page, `href="${categoryAddress(categories[0]?.slug ?? "")}"`);
  const link = page.getByText("dẫn", { exact: true });
  const script = page.waitForRequest(/\/assets\/category-.*\.js$/);
  if (isMobile) await link.dispatchEvent("pointerdown", { button: 0 });
  else {
    await link.hover();
    await page.mouse.down();
    await expect(page.locator("a:focus")).toHaveText("Đường dẫn");
  }
  await pass(page, 10); // after that time, resting on a link or focusing it would not fetch anything yet
  await script;
});
