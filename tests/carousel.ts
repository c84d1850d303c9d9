/** A carousel as a visitor has it: its parts by role, and drawing it sideways. */
import type { Locator, Page } from "@playwright/test";

/** A carousel by its accessible name. */
export function carouselCalled(page: Page, name: string): Locator {
  return page.getByRole("region", { name }).and(page.locator("[aria-roledescription]"));
}

/** Its slides, by the place that names each: `2 trên 3`. What stands in a slide may be a group too. */
export function slidesOf(carousel: Locator): Locator {
  return carousel.getByRole("group", { name: /^\d+ trên \d+$/ });
}

/** The slides that are there for a visitor; the others are inert. */
export function slidesInView(carousel: Locator): Locator {
  return slidesOf(carousel).and(carousel.page().locator(":not([inert])"));
}

/** The dot of the slide that stands first in view. */
export function current(carousel: Locator): Locator {
  return carousel.locator("[aria-current]");
}

/**
 * Draws something sideways with the mouse.
 *
 * @param halfway called and awaited halfway
 */
export async function dragByMouse(page: Page, over: Locator, pixels: number, halfway = async () => {}): Promise<void> {
  const { x, y } = await placeOn(over);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y);
  await halfway();
  await page.mouse.move(x + pixels, y);
  await page.mouse.up();
}

/** The same with a finger. */
export async function dragByFinger(page: Page, over: Locator, pixels: number, halfway = async () => {}): Promise<void> {
  const { x, y } = await placeOn(over);
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [{ x, y }]);
  await touch("touchMove", [{ x: x + pixels / 2, y }]);
  await halfway();
  await touch("touchMove", [{ x: x + pixels, y }]);
  await touch("touchEnd", []);
  await devtools.detach();
}

/** A place inside that is no link: a little right of the middle, near the top. */
async function placeOn(over: Locator): Promise<{ x: number; y: number }> {
  const box = await over.boundingBox();
  if (!box) throw new Error("Nothing to draw");
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height * 0.2) };
}
