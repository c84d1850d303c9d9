/** What moves on a page as it comes. */
import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

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

/**
 * Has each page that is opened from now on note what moves: by fonts and pictures that come late, by what stands below its first view, as the script takes
 * over.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = [];
    new PerformanceObserver((list) => {
      // Those of the first half second, too, in which a window that was just made counts as changed by its user.
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & Shift)[])
        window.moved.push([value, ...sources.map(({ node }) => node?.nodeName ?? "gone")]);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Since the page was opened, which must have been watched. */
export async function expectNothingMoved(page: Page): Promise<void> {
  expect.soft(await page.evaluate((seen) => window.moved.filter(([value]) => value > seen), SEEN)).toEqual([]);
}
