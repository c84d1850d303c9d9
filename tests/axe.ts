/** What axe finds in a page, asked in the quickest way that finds the same. */
import type { Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** WCAG 2.2 AA and what came before it, by axe's names. */
export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Each part that breaks a rule, as one line: rule, where it is, what is wrong.
 *
 * @param only - the tags of the rules that count; all rules without it
 * @param within - a selector; the whole page without it
 */
export async function axeFindings(page: Page, { only, within }: { only?: string[] | undefined; within?: string } = {}) {
  // Axe is loaded once into a page, and not into its frames: the map belongs to another host, and the page that the desk shows has tests of its own.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  // Axe would call a colour too pale while it is still changing into another.
  await page.emulateMedia({ reducedMotion: "reduce" });
  return page.evaluate(
    async ({ only, within }) => {
      const onTheWay = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(onTheWay.map(({ finished }) => finished));
      const { violations } = await window.axe.run(within ?? document, {
        iframes: false,
        resultTypes: ["violations"], // leaving out the rules that hold saves a third of the time
        ...(only && { runOnly: only }),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
      );
    },
    { only, within },
  );
}
