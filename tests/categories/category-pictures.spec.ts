/** The strip of pictures under a category's first, and the large view it opens. */
import type { Page } from "@playwright/test";
import { pictureAddress } from "../../app/content/pictures.build.ts";
import { isPhotograph, jpegAddress } from "../../app/content/pictures.ts";
import { categories } from "../content.ts";
import { pullByFinger, spreadFingers } from "../finger.ts";
import { open } from "../inside.ts";
import { expect, test } from "../site.ts";

/** A category with four pictures; where the owner has more or fewer in each, another one with close-ups. */
const category =
  categories.find(({ closeUps }) => closeUps.length === 3) ?? categories.find(({ closeUps }) => closeUps.length > 0);
const [closeUp] = category?.closeUps ?? [];
const ADDRESS = `/danh-muc-in/${category?.slug}`;
const LABELS = ["Toàn cảnh", ...(category?.closeUps ?? []).map(({ label }) => label)];
/** What the large view says of the picture at a place of the strip, from 0. */
const said = (place: number) => `${LABELS[place]} · ${place + 1}/${LABELS.length}`;

const strip = (page: Page) => page.getByRole("list", { name: "Ảnh xem gần" });
const view = (page: Page) => page.getByRole("dialog", { name: "Ảnh lớn" });
/** The picture that the large view shows: the others are inert. */
const shown = (page: Page) => view(page).getByRole("figure").and(page.locator(":not([inert])"));

test("by finger: the large view comes when it is asked for, and a picture pulled aside brings the next @phone", async ({
  page,
}) => {
  await test.step("the large view comes with the first picture asked for, and nothing of it before", async () => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await open(page, ADDRESS);
    expect(asked.filter((url) => url.includes("large-view"))).toEqual([]);
    await strip(page).getByRole("link").nth(1).tap();
    await expect(view(page)).toBeVisible();
    expect(asked.filter((url) => url.includes("large-view")).length).toBeGreaterThan(0);
    await expect(view(page).getByText(said(1))).toBeVisible();
    await expect(view(page)).toBeFocused();
    await expect(view(page)).toHaveCSS("outline-style", "none");
    await expect(shown(page)).toContainText(closeUp?.caption ?? "");
    const drawn = !isPhotograph(pictureAddress(closeUp?.image ?? ""));
    await expect(shown(page).getByText("Hình minh họa")).toHaveCount(drawn ? 1 : 0);
  });
  await view(page).getByRole("button", { name: "Đóng" }).tap();
  await test.step("a picture pulled aside brings the next with its name; only the whole, whose metres are known, has the tape", async () => {
    await expect(view(page)).toHaveCount(0);
    await strip(page).getByRole("link", { name: LABELS[0] }).tap();
    await expect(view(page).getByText(said(0))).toBeVisible();
    await expect(shown(page)).toContainText("Vạch trên thước: mét.");
    await pullByFinger(page, shown(page), { x: -250, y: 0 });
    await expect(view(page).getByText(said(1))).toBeVisible();
    await expect(shown(page).getByText("Vạch trên thước")).toHaveCount(closeUp?.metres ? 1 : 0);
    await view(page).getByRole("button", { name: "Đóng" }).tap();
    await expect(view(page)).toHaveCount(0);
  });
});

test("arrows turn the pictures round, Escape closes and gives the focus back @computer", async ({ page }) => {
  await open(page, ADDRESS);
  const last = LABELS.length - 1;
  const link = strip(page)
    .getByRole("link")
    .nth(last - 1);
  await test.step("the strip cuts nothing off the ring around its first picture", async () => {
    await page.keyboard.press("Tab");
    await strip(page).getByRole("link").first().focus();
    const [ring, ...room] = await strip(page).evaluate((row) => {
      const first = row.querySelector("a") ?? row;
      const [box, around, style] = [
        first.getBoundingClientRect(),
        row.getBoundingClientRect(),
        getComputedStyle(first),
      ];
      const reach = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth);
      return [reach, box.left - around.left, box.top - around.top, around.bottom - box.bottom];
    });
    expect(ring).toBeGreaterThan(0);
    expect(Math.min(...room)).toBeGreaterThanOrEqual(ring ?? 0);
    const [first, text] = [strip(page).getByRole("link").first(), strip(page).locator("xpath=preceding-sibling::p[1]")];
    expect((await first.boundingBox())?.x).toBe((await text.boundingBox())?.x);
  });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(view(page).getByText(said(last - 1))).toBeVisible();
  for (const [key, place] of [
    ["ArrowRight", last],
    ["ArrowRight", 0],
    ["ArrowLeft", last],
  ] as const) {
    await page.keyboard.press(key);
    await expect(view(page).getByText(said(place))).toBeVisible();
  }
  await test.step("of two quick presses neither is lost", async () => {
    await view(page).getByRole("button", { name: "Ảnh trước" }).dblclick();
    await expect(view(page).getByText(said(Math.abs(last - 2)))).toBeVisible();
    await view(page).getByRole("button", { name: "Ảnh sau" }).dblclick();
    await expect(view(page).getByText(said(last))).toBeVisible();
  });
  await test.step("the ring of what has the focus is seen on the dark ground", async () => {
    await page.keyboard.press("Tab");
    const button = view(page).getByRole("button", { name: "Ảnh sau" });
    await button.focus();
    const ground = await view(page).evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
    await expect(button).toHaveCSS("outline-style", "solid");
    await expect(button).not.toHaveCSS("outline-color", ground);
  });
  await page.keyboard.press("Escape");
  await expect(view(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(ADDRESS);
});

test("the whole picture is within the window, with the button that closes it", async ({ page }) => {
  await open(page, ADDRESS);
  await strip(page).getByRole("link", { name: LABELS[0] }).click();
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  for (const part of [shown(page).getByRole("img").last(), view(page).getByRole("button", { name: "Đóng" })]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    const box = await part.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(window.width + 1);
  }
});

test.describe("on a screen of three dots a pixel", () => {
  test.use({ deviceScaleFactor: 3 });
  test("a picture spread by two fingers is fetched with twice the dots @phone", async ({ page }) => {
    await open(page, ADDRESS);
    await strip(page).getByRole("link", { name: LABELS[0] }).click();
    const picture = shown(page).getByRole("img").last();
    const file = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(file).toMatch(/\/1200\.avif$/);
    await spreadFingers(page, picture);
    await expect.poll(file).toMatch(/\/2400\.avif$/);
  });
});

test.describe("on a line that breaks", () => {
  // Errors about what did not come, and about the style in the browser's own page for a picture.
  test.use({ allowed: /^(?:console|failed): .*(?:large-view|ERR_FAILED|inline style)/ });
  test("where the large view cannot come the link leads to the picture, unless the visitor has gone on meanwhile @computer", async ({
    page,
  }) => {
    await open(page, ADDRESS);
    const known = Promise.withResolvers<void>();
    await page.route("**/large-view*.js", async (route) => {
      await known.promise;
      await route.abort();
    });
    await strip(page).getByRole("link").nth(1).click();
    await page.getByRole("navigation", { name: "Chính" }).getByRole("link", { name: "Liên hệ" }).click();
    await expect(page).toHaveURL("/lien-he");
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("large-view"));
    known.resolve();
    await failed;
    await page.goBack();
    await expect(page).toHaveURL(ADDRESS);
    await strip(page).getByRole("link").nth(1).click();
    await expect(page).toHaveURL(jpegAddress(pictureAddress(closeUp?.image ?? "")));
  });

  test("who follows a link out of the site before the large view fails arrives there @computer", async ({ page }) => {
    const [leaving, failed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // As WebKit does: it gives up what a page was asking for as soon as a link leads out of it.
    await page.route("**/large-view*.js", async (route) => {
      await leaving.promise;
      await route.abort();
    });
    await page.route("https://xuong.example/", async (route) => {
      leaving.resolve();
      await failed.promise;
      await route.fulfill({ contentType: "text/html", body: "<title>elsewhere</title>" });
    });
    page.on("requestfailed", (request) => request.url().includes("large-view") && failed.resolve());
    await open(page, ADDRESS);
    await strip(page).getByRole("link").nth(1).click();
    const link = page.locator("main article p a").first();
    await link.evaluate((its) => its.setAttribute("href", "https://xuong.example/"));
    await link.click({ noWaitAfter: true });
    await expect(page).toHaveTitle("elsewhere");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, allowed: /\.js csp$/ });
  test("each small picture is a link to its large one @computer", async ({ page, request }) => {
    await page.goto(ADDRESS);
    for (const link of await strip(page).getByRole("link").all()) {
      const answer = await request.get((await link.getAttribute("href")) ?? "");
      expect(answer.headers()["content-type"]).toBe("image/jpeg");
    }
    await expect(strip(page).getByRole("link")).toHaveCount(LABELS.length);
  });
});
