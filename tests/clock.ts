/** Time in a test: it stands still from before the page is opened and passes only by {@link pass}. */
import type { Page } from "@playwright/test";

const OPENED = new Date("2026-11-21T09:00:00+07:00").getTime();
const HOUR = 3_600_000;

/** Call before the first address is opened. Timers, dates and animation frames of the page then wait for {@link pass}. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: OPENED - HOUR });
  await page.clock.pauseAt(OPENED);
}

/** Lets so many milliseconds pass after the page has finished its pending tasks: a timer must be set before it can fire. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(finishTasks);
  await page.clock.runFor(milliseconds);
}

/** Lets so many milliseconds pass in steps of 50, for what moves by animation frames and changes of React's state in turn. */
export async function passFrames(page: Page, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 50) await pass(page, 50);
}

/** Resolves once what stands in a page now has been drawn: one frame calls back before it is drawn, the next one after. Never after {@link stopTime}. */
export async function shown(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
}

/** Asks for reduced motion and waits until the page has been told: browsers report the change with a frame, not at once. */
export async function reduceMotion(page: Page): Promise<void> {
  const heard = await page.evaluateHandle(() => {
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    // Called after the site's own listeners: they are called in the order in which they were added.
    return { change: new Promise<unknown>((tell) => query.addEventListener("change", tell, { once: true })) };
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await heard.evaluate(async ({ change }) => void (await change));
}

/**
 * Run in a page. React postpones what may wait (a render after a hover, effects after a render) by posting messages. They arrive in the
 * order in which they were sent, and no fake clock holds them back: once a message sent now has arrived, all earlier ones have. The second
 * message waits for a render's effects, the third for what these ask for.
 */
async function finishTasks(): Promise<void> {
  for (let message = 0; message < 3; message++)
    await new Promise((come) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = come;
      port2.postMessage(null);
    });
}
