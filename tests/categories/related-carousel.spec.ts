/** The carousel of related categories below the news (specification §2, §4, §9; open point on things that move). */
import type { Page } from "@playwright/test";
import { carouselCalled, current, dragByFinger, dragByMouse, slidesInView } from "../carousel.ts";
import { pass, passFrames, stopTime } from "../clock.ts";
import { categories } from "../content.ts";
import { open } from "../inside.ts";
import { expect, test } from "../site.ts";

const carousel = (page: Page) => carouselCalled(page, "Danh mục liên quan");
const slides = (page: Page) => slidesInView(carousel(page));
const firstInView = (page: Page) => current(carousel(page));

async function begin(page: Page): Promise<void> {
  await stopTime(page);
  await open(page, "/tin-tuc");
  await page.getByRole("heading", { name: "Danh mục liên quan" }).scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2, { steps: 2 }); // a sign of a visitor: the script that draws the slides is fetched
  await expect(slides(page)).not.toHaveCount(categories.length);
}

test("it moves on by itself, begins anew after the last slide, rests while it is held, and shows as many slides as the width has room for @computer", async ({
  page,
}) => {
  await begin(page);
  await test.step("it moves on every 3 s and begins anew after the last slide", async () => {
    await expect(firstInView(page)).toHaveAccessibleName("Tấm 1");
    await pass(page, 2999);
    await expect(firstInView(page)).toHaveAccessibleName("Tấm 1");
    await pass(page, 1);
    await expect(firstInView(page)).toHaveAccessibleName("Tấm 2");
    for (let slide = 3; slide <= categories.length; slide++) await pass(page, 3000);
    await expect(firstInView(page)).toHaveAccessibleName(`Tấm ${categories.length}`);
    await pass(page, 3000);
    await expect(firstInView(page)).toHaveAccessibleName("Tấm 1");
  });
  await test.step("it can be paused by its button, by hover, by focus and by a finger, and goes on afterwards", async () => {
    await carousel(page).getByRole("button", { name: "Tấm 3" }).hover();
    await pass(page, 7000);
    await expect(firstInView(page)).toHaveAccessibleName("Tấm 1");
    await page.mouse.move(2, 2);
    await carousel(page).getByRole("button", { name: "Tạm dừng" }).focus();
    await pass(page, 7000);
    await expect(firstInView(page)).toHaveAccessibleName("Tấm 1");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Trang sau" }).focus();
    await pass(page, 7000);
    await expect(firstInView(page)).toHaveAccessibleName("Tấm 1");
    await carousel(page).getByRole("button", { name: "Chạy tiếp" }).click();
    await page.mouse.move(2, 2);
    await pass(page, 3000);
    await expect(firstInView(page)).toHaveAccessibleName("Tấm 2");
    await dragByFinger(page, slides(page).nth(1), -200, async () => {
      await pass(page, 7000);
      await expect(firstInView(page)).toHaveAccessibleName("Tấm 2");
    });
    await expect(firstInView(page)).toHaveAccessibleName("Tấm 3");
  });
  await test.step("it shows one slide, two from 768 px, three from 992 px and four from 1100 px", async () => {
    for (const [width, count] of [
      [767, 1],
      [768, 2],
      [991, 2],
      [992, 3],
      [1099, 3],
      [1100, 4],
      [1600, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await carousel(page).scrollIntoViewIfNeeded();
      await passFrames(page, 300);
      await expect(slides(page)).toHaveCount(count);
      for (const slide of await slides(page).all()) await expect(slide).toBeInViewport({ ratio: 0.1 });
    }
  });
});

test("arrows and dots change the slide, in a ring, and a click on one goes to its category", async ({ page }) => {
  await begin(page);
  await carousel(page).getByRole("button", { name: "Tấm trước" }).click();
  await expect(firstInView(page)).toHaveAccessibleName(`Tấm ${categories.length}`);
  await carousel(page).getByRole("button", { name: "Tấm sau" }).click();
  await expect(firstInView(page)).toHaveAccessibleName("Tấm 1");
  for (const slide of [4, 2]) {
    await carousel(page)
      .getByRole("button", { name: `Tấm ${slide}` })
      .click();
    await expect(firstInView(page)).toHaveAccessibleName(`Tấm ${slide}`);
    await expect(slides(page).first()).toBeVisible();
    await expect(carousel(page).getByRole("group", { name: `${slide} trên` })).not.toHaveAttribute("inert");
  }
  await slides(page).first().getByRole("link").click();
  await expect(page).toHaveURL(`/danh-muc-in/${categories[1]?.slug}`);
});

test("a swipe while the track still turns goes on from the slide that it turns to, however far that is", async ({
  page,
  isMobile,
}) => {
  await begin(page);
  for (const [pixels, slide] of [
    [12, 4],
    [-12, 6],
  ] as const) {
    await carousel(page).getByRole("button", { name: "Tấm 5" }).click(); // the clock stands: the track has not begun to move
    await (isMobile ? dragByFinger : dragByMouse)(page, carousel(page), pixels);
    await expect(firstInView(page)).toHaveAccessibleName(`Tấm ${slide}`);
    await passFrames(page, 1000);
    await expect(firstInView(page)).toHaveAccessibleName(`Tấm ${slide}`);
  }
});
