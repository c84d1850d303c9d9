/** Letters in the drawings of texts (content/drawings/): as large as the smallest beside them, also on the narrowest phone. */
import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

/** Pixels: what is written in a drawing is no smaller than the least letters beside it. */
const LEAST = 12;

/** Fails softly where the page has a drawing with letters too small to read. @returns how many pieces of text its drawings have */
export async function drawnLettersCanBeRead(page: Page, address: string): Promise<number> {
  const letters = await page.locator(".prose .drawing text").evaluateAll((texts) =>
    texts.map((text) => ({
      words: text.textContent,
      size: Number.parseFloat(getComputedStyle(text).fontSize) * ((text as SVGTextElement).getScreenCTM()?.a ?? 1),
    })),
  );
  // Text that is turned on its side has no horizontal scale in its matrix: its size comes out as about 0.
  expect
    .soft(
      letters.filter(({ size }) => size > 1 && size < LEAST - 0.5),
      address,
    )
    .toEqual([]);
  return letters.length;
}
