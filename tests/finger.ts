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

/** Two fingers on the middle of an element, spread from 60 pixels to 240: the page is then four times as large. */
export async function spreadFingers(page: Page, on: Locator): Promise<void> {
  const box = await on.boundingBox();
  if (!box) throw new Error("There is nothing to put two fingers on");
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart: number) =>
    devtools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: [-apart / 2, apart / 2]
        .slice(type === "touchEnd" ? 2 : 0)
        .map((aside, id) => ({ x: box.x + box.width / 2 + aside, y: box.y + box.height / 2, id })),
    });
  await touch("touchStart", 60);
  for (const apart of [80, 110, 140, 170, 200, 240]) await touch("touchMove", apart);
  await touch("touchEnd", 240);
}
