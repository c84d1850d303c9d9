/** What axe finds in a page, asked in the quickest way that finds the same. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** WCAG 2.2 AA and what came before it, by axe's names. */
export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Each part that breaks a rule, as one line: rule, where it is, what is wrong.
 *
 * @param only - the tags of the rules that count; all rules without it
 * @param within - a selector; the whole page without it
 */
export async function axeFindings(page: Page, { only, within }: { only?: string[] | undefined; within?: string } = {}) {
  // No frame is looked into: the map is another host's, the page that the desk shows has tests of its own. So there is no need of a second page for the
  // report (legacy mode). What holds is not written down, a third of the time.
  const axe = new AxeBuilder({ page })
    .options({ iframes: false, resultTypes: ["violations"], ...(only && { runOnly: only }) })
    .setLegacyMode();
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}
