/** Time in a test: it stands still from before the page is opened and passes only by `page.clock.runFor`. */
import type { Page } from "@playwright/test";

const OPENED = new Date("2026-11-21T09:00:00+07:00").getTime();
const HOUR = 3_600_000;

/** Call before the first address is opened. Timers, dates and animation frames of the page then wait for `page.clock`. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: OPENED - HOUR });
  await page.clock.pauseAt(OPENED);
}

/** Lets so many milliseconds pass in steps of a frame, for what moves by animation frames and states in turn. */
export async function passFrames(page: Page, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 50) await page.clock.runFor(50);
}
