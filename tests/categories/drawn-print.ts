/** The print as the head of a category draws it, measured by the person beside it. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "../site.ts";

/** Height of the person beside every print, in metres (docs/look.md). */
const PERSON = 1.6;

/** The box of what is drawn, in pixels. Throws where nothing is. */
export async function boxOf(of: Locator) {
  const box = await of.boundingBox();
  if (!box) throw new Error("nothing is drawn");
  return box;
}

/** Sides of the drawn print in metres, by the person beside it. */
async function drawn(page: Page) {
  const stage = page.locator("[data-stage] svg").first();
  const print = await boxOf(stage.locator("rect[data-print]"));
  const person = await boxOf(stage.locator("g[transform*=scale]").first());
  const metre = person.height / PERSON;
  return { width: print.width / metre, height: print.height / metre };
}

/** A size in metres, as {@link expectDrawn} asks for it. */
export const metres = (width: number, height: number) => async () => ({ width, height });

/** Waits until both drawn sides, measured by the person, are those of a size to within 3 %: a hundredth, and the rounding of pixels. */
export async function expectDrawn(page: Page, size: () => Promise<{ width: number; height: number }>) {
  await expect
    .poll(async () => {
      const [{ width, height }, sides] = [await size(), await drawn(page)];
      return Math.max(Math.abs(sides.width / width - 1), Math.abs(sides.height / height - 1));
    })
    .toBeLessThan(0.03);
}
