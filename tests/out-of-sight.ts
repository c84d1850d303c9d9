/** What is drawn and not seen: what reaches beyond the window, words that are cut, parts that lie over each other. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "./site.ts";

/** Fails where a screen is wider than a window of `width` pixels, or cuts a word in it. Waits for what comes a moment after the first view. */
export async function nothingOutOfSight(page: Page, screen: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect.soft.poll(() => page.evaluate(partsOutOfPage), `${screen} at ${width} px`).toEqual([]);
  expect.soft(await page.evaluate(wordsOutOfSight), `${screen} at ${width} px`).toEqual([]);
}

/** Run in a page: what makes it wider than its window; empty where it is not wider. */
export function partsOutOfPage(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const beyond = [...document.querySelectorAll("body *")].filter(
    (part) => part.getBoundingClientRect().right > clientWidth + 0.5,
  );
  return [`${scrollWidth} px`, ...beyond.map((part) => part.outerHTML.slice(0, 120))];
}

/** Pairs of parts that lie over each other, by their places in the list. */
export async function overlaps(parts: Locator[]): Promise<string[]> {
  const boxes = await Promise.all(parts.map((part) => part.filter({ visible: true }).first().boundingBox()));
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other, further) => {
      if (!one || !other) return [];
      const apart = one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1;
      const stacked = one.y + one.height <= other.y + 1 || other.y + other.height <= one.y + 1;
      return apart || stacked ? [] : [`${index} and ${index + 1 + further}`];
    }),
  );
}

/** Run in a page: makes letters twice as large, as a visitor does in the settings of the browser. */
export function doubleLetters(): void {
  document.documentElement.style.fontSize = "200%";
}

/** Run in a page: takes {@link doubleLetters} back. */
export function usualLetters(): void {
  document.documentElement.style.fontSize = "";
}

/**
 * Words that end beyond the window or beyond a box that cuts what is outside of it. What can be scrolled to is in reach, and an
 * ellipsis shows that a text goes on.
 */
function wordsOutOfSight(): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (parent.closest(".visually-hidden, .skip-link, [aria-hidden=true], [inert], svg, script, style")) continue;
    let left = 0;
    let right = document.documentElement.clientWidth;
    let inReach = false;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(box);
      inReach ||= overflowX === "auto" || overflowX === "scroll" || textOverflow === "ellipsis";
      if (overflowX === "visible") continue;
      left = Math.max(left, box.getBoundingClientRect().left);
      right = Math.min(right, box.getBoundingClientRect().right);
    }
    if (inReach) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      if (line.width > 0 && (line.right > right + 1 || line.left < left - 1))
        found.add((text.textContent ?? "").trim());
    }
  }
  return [...found];
}
