/** A finger on a touch screen, as a browser gets it from the device: the browser itself decides whether it scrolls the page or pulls something. */
import type { Locator, Page } from "@playwright/test";

interface Point {
  x: number;
  y: number;
}

/** Puts fingers around the middle of an element, so many pixels from it, moves them from place to place, and lifts them. */
async function touch(page: Page, on: Locator, places: Point[][]): Promise<void> {
  const box = await on.boundingBox();
  if (!box) throw new Error("There is nothing to put a finger on");
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const devtools = await page.context().newCDPSession(page);
  for (const [at, fingers] of places.entries()) {
    const touchPoints = fingers.map(({ x, y }, id) => ({ x: middle.x + x, y: middle.y + y, id }));
    await devtools.send("Input.dispatchTouchEvent", { type: at === 0 ? "touchStart" : "touchMove", touchPoints });
  }
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Puts a finger on the middle of an element, moves it by so many pixels in a few steps, and lifts it. */
export async function pullByFinger(page: Page, from: Locator, by: Point): Promise<void> {
  await touch(
    page,
    from,
    [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => [{ x: by.x * share, y: by.y * share }]),
  );
}

/** A finger rests on the middle of an element; another one beside it is put down, pulled away and lifted with it. */
export async function pullBesideResting(page: Page, on: Locator): Promise<void> {
  const resting = { x: 0, y: 0 };
  await touch(page, on, [
    [resting],
    [resting, { x: 8, y: 8 }],
    [resting, { x: -30, y: 40 }],
    [resting, { x: -60, y: 80 }],
  ]);
}

/** Two fingers on the middle of an element, spread from 60 pixels to 240: the page is then four times as large. */
export async function spreadFingers(page: Page, on: Locator): Promise<void> {
  await touch(
    page,
    on,
    [60, 80, 110, 140, 170, 200, 240].map((apart) => [
      { x: -apart / 2, y: 0 },
      { x: apart / 2, y: 0 },
    ]),
  );
}
