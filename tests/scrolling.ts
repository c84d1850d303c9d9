/** How the window gets from one place to another. */
import type { Page } from "@playwright/test";

/** @returns asks for the places between where the window stands now and the top that it has passed since */
export async function watchScrolling(page: Page): Promise<() => Promise<number[]>> {
  const watch = await page.evaluateHandle(() => {
    const from = window.scrollY;
    const places: number[] = [];
    addEventListener("scroll", () => places.push(window.scrollY));
    return { from, places };
  });
  return async () => {
    const { from, places } = await watch.jsonValue();
    return places.filter((place) => place > 0 && place < from);
  };
}
