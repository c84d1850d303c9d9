/** Nothing moves while a page comes: neither by fonts and pictures that come late, nor by what stands below its first view, nor as the script takes over. */
import { open } from "../inside.ts";
import { screens } from "../screens.ts";
import { expect, test } from "../site.ts";

/** As browsers tell it; the share of the window that has moved, times how far. */
interface Shift {
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    /** How far something has moved, and what. */
    moved: [number, ...string[]][];
  }
}

/** Far below what is called good (0.1, web.dev/articles/cls), and more than a letter's width between two fonts. */
const SEEN = 0.01;

for (const { name, address, status } of screens()) {
  test(`nothing moves on the ${name} screen`, async ({ page }) => {
    test.skip(status !== undefined, "is the same page as others");
    await page.addInitScript(() => {
      window.moved = [];
      new PerformanceObserver((list) => {
        // Those of the first half second, too, in which a window that was just made counts as changed by its user.
        for (const { value, sources } of list.getEntries() as (PerformanceEntry & Shift)[])
          window.moved.push([value, ...sources.map(({ node }) => node?.nodeName ?? "gone")]);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await open(page, address);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate((seen) => window.moved.filter(([value]) => value > seen), SEEN)).toEqual([]);
  });
}
