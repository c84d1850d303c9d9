/** A finger on a touch screen, as the browser itself gets it: what scrolls the page and what is pulled is its own decision. */
import type { Locator, Page } from "@playwright/test";

/** Puts a finger on the middle of an element, moves it by so many pixels in a few steps, and lifts it. */
export async function pullByFinger(page: Page, from: Locator, by: { x: number; y: number }): Promise<void> {
  const box = await from.boundingBox();
  if (!box) throw new Error("There is nothing to put a finger on");
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", share: number) =>
    devtools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd"
          ? []
          : [{ x: box.x + box.width / 2 + by.x * share, y: box.y + box.height / 2 + by.y * share }],
    });
  await touch("touchStart", 0);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await touch("touchMove", share);
  await touch("touchEnd", 1);
}
