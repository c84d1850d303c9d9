/** A test that has an owner's desk to itself. */
import { test as base } from "@playwright/test";
import { type RunningDesk, runningDesk } from "./running-desk.ts";

/** @param prepare as for {@link runningDesk} */
export function testWithDesk(prepare?: Parameters<typeof runningDesk>[0]) {
  return base.extend<{ desk: RunningDesk }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    desk: async ({}, use) => {
      const desk = await runningDesk(prepare);
      await use(desk);
      await desk.end();
    },
  });
}
