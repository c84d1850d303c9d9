/** What moves on a page while it loads. */
import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

/** A layout shift as browsers report it; its value is the share of the window that has moved, times how far it moved. */
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

/** Far below what is called good (0.1, web.dev/articles/cls), but above the shift by one letter's width in another font. */
const SEEN = 0.01;

/**
 * Makes each page that is opened from now on record what moves: when fonts and pictures come late, when what stands below the first view comes, when the
 * script takes over.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = [];
    new PerformanceObserver((list) => {
      // Shifts of the first half second count, too, though browsers mark them as the user's doing: a new window counts as just resized by its user.
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & Shift)[])
        window.moved.push([value, ...sources.map(({ node }) => node?.nodeName ?? "gone")]);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Expects that nothing has moved since the page was opened, after {@link watchShifts}. */
export async function expectNothingMoved(page: Page): Promise<void> {
  expect.soft(await page.evaluate((seen) => window.moved.filter(([value]) => value > seen), SEEN)).toEqual([]);
}
