/** The three samples on the home page: standees that scroll while pointed at (specification §2, Home; §4; §9). */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { collection } from "../../app/content/collection.build.ts";
import { pass, reduceMotion, stopTime } from "../clock.ts";
import { holdBack } from "../held-back.ts";
import { open } from "../inside.ts";
import { expect, hydrated, test } from "../site.ts";

const samples = (page: Page) => page.getByRole("region", { name: "Mẫu thiết kế nổi bật" }).getByRole("group");
const first = (page: Page) => samples(page).first();
const scrolled = (page: Page) => first(page).evaluate((sample) => sample.scrollTop);
/** Pixels to the bottom. */
const wayDown = (page: Page) => first(page).evaluate((sample) => sample.scrollHeight - sample.clientHeight);

async function begin(page: Page): Promise<void> {
  await stopTime(page);
  await open(page, "/");
  await expect(samples(page)).toHaveCount(3);
  await first(page).scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBe(0);
}

test("a sample scrolls for a mouse and for the keyboard, and not under reduced motion @computer", async ({ page }) => {
  await begin(page);
  await test.step("a sample scrolls 1 px every 5 ms while hovered, whatever the frame rate, to the bottom, stops where it is when the mouse leaves, and begins at the top for a mouse that comes back to its bottom", async () => {
    await first(page).hover();
    await pass(page, 250);
    expect(Math.abs((await scrolled(page)) - 50)).toBeLessThan(5);
    await page.clock.fastForward(250); // one late frame in place of fifteen
    await pass(page, 16);
    expect(Math.abs((await scrolled(page)) - 103)).toBeLessThan(5);
    await page.mouse.move(2, 2);
    const place = await scrolled(page);
    await pass(page, 1000);
    expect(await scrolled(page)).toBe(place);
    await first(page).hover();
    const bottom = await wayDown(page);
    expect(bottom).toBeGreaterThan(103);
    await pass(page, bottom * 5);
    expect(await scrolled(page)).toBeGreaterThan(bottom - 1);
    await page.mouse.move(2, 2);
    await first(page).hover();
    await pass(page, 100);
    expect(Math.abs((await scrolled(page)) - 20)).toBeLessThan(5);
  });
  await page.mouse.move(2, 2);
  await test.step("a sample scrolls while it has the focus of the keyboard", async () => {
    await first(page).focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(first(page)).toBeFocused();
    const before = await scrolled(page);
    await pass(page, 300);
    expect((await scrolled(page)) - before).toBeGreaterThan(40);
    await page.keyboard.press("Tab");
    await pass(page, 50);
    const left = await scrolled(page);
    await pass(page, 1000);
    expect(await scrolled(page)).toBe(left);
  });
  await test.step("a sample stands still once reduced motion is asked for, and for a mouse that comes then", async () => {
    const before = await scrolled(page);
    await first(page).hover();
    await pass(page, 300);
    expect(await scrolled(page)).toBeGreaterThan(before);
    await reduceMotion(page);
    await pass(page, 100);
    const place = await scrolled(page);
    await pass(page, 1000);
    expect(await scrolled(page)).toBe(place);
    await page.mouse.move(2, 2);
    await first(page).hover();
    await pass(page, 1000);
    expect(await scrolled(page)).toBe(place);
  });
});

test("a sample scrolls after a touch and stops after a touch elsewhere @phone", async ({ page }) => {
  await begin(page);
  await first(page).tap();
  await pass(page, 300);
  expect(await scrolled(page)).toBeGreaterThan(40);
  await page.getByRole("heading", { name: "Mẫu thiết kế nổi bật" }).tap();
  const place = await scrolled(page);
  await pass(page, 1000);
  expect(await scrolled(page)).toBe(place);
  await first(page).tap();
  const bottom = await wayDown(page);
  await pass(page, bottom * 5);
  expect(await scrolled(page)).toBeGreaterThan(bottom - 1);
  await first(page).tap();
  await pass(page, 100);
  expect(Math.abs((await scrolled(page)) - 20)).toBeLessThan(5);
});

/** Centimetres: the width of a print, and the length of the rule beside the prints. */
const PRINT = 80;
const RULE = 200;

const section = (page: Page) => page.getByRole("region", { name: "Mẫu thiết kế nổi bật" });
const box = async (locator: import("@playwright/test").Locator) => {
  const found = await locator.boundingBox();
  if (!found) throw new Error("Not on the page");
  return found;
};

test("the samples stand in one scale with the rule, a third of each still rolled up between two of its lines, and each leads to what it is a sample of @computer", async ({
  page,
}) => {
  await open(page, "/");
  const { items } = collection().home.samples;
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await first(page).scrollIntoViewIfNeeded();
    const rule = await box(section(page).getByText("200", { exact: true }).locator(".."));
    for (const [place, sample] of (await samples(page).all()).entries()) {
      const frame = await box(sample);
      expect(rule.height / frame.width, `at ${width} px`).toBeCloseTo(RULE / PRINT, 1);
      expect(rule.y + rule.height, `one floor at ${width} px`).toBeCloseTo(frame.y + frame.height, 0);
      const shown = await sample.evaluate((element) => element.clientHeight / element.scrollHeight);
      expect(shown, `at ${width} px`).toBeLessThanOrEqual(2 / 3);
      const cut = await jumpsAcross(items[place]?.image ?? "", frame.height / frame.width);
      expect(cut, `rows of the picture that end at the base show no letters at ${width} px`).toBeLessThan(13);
    }
  }
  const links = section(page).getByRole("link");
  await expect(links).toHaveText([/In standee/, /In standee/, /In standee/]);
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const ends = await links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().bottom)));
    expect(new Set(ends).size, `on one line at ${width} px, below names of one line and of two`).toBe(1);
  }
  await links.first().click();
  await expect(page).toHaveURL("/danh-muc-in/in-standee");
});

/** How often the grey of a picture jumps along the row that the base cuts, and two rows around it: a line of text has dozens. */
async function jumpsAcross(picture: string, ratio: number): Promise<number> {
  const { data, info } = await sharp(`content/pictures/${picture}`)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = Math.round(info.width * ratio);
  const jumps = [row - 2, row, row + 2].map((y) => {
    const line = data.subarray(y * info.width, (y + 1) * info.width);
    return line.filter((grey, x) => x > 0 && Math.abs(grey - (line[x - 1] ?? 0)) > 24).length;
  });
  return Math.max(...jumps);
}

test("the hint names what works on the device; on a phone the first print stands whole beside the rule, before anything else", async ({
  page,
  isMobile,
}) => {
  await open(page, "/");
  if (isMobile) {
    await first(page).scrollIntoViewIfNeeded();
    const rule = await box(section(page).getByText("200", { exact: true }).locator(".."));
    const print = await box(first(page));
    expect.soft(print.x).toBeLessThan(rule.x + rule.width + 40);
    expect.soft(print.x).toBeGreaterThanOrEqual(rule.x + rule.width);
    expect.soft(print.x + print.width).toBeLessThan(390);
  }
  const { mouse, touch, still } = collection().home.samples.hints;
  await expect(section(page).getByText(mouse)).toBeVisible({ visible: !isMobile });
  await expect(section(page).getByText(touch)).toBeVisible({ visible: isMobile });
  await expect(section(page).getByText(still)).toBeHidden();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(section(page).getByText(still)).toBeVisible();
});

test("a mouse that rests on a sample before the script has come starts it when it comes @computer", async ({
  page,
}) => {
  const come = await holdBack(page, "**/assets/screen-*.js");
  await page.goto("/");
  await first(page).hover();
  come();
  await hydrated(page);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
});
