/**
 * The budgets of tests/budgets.json: bytes as sent to a browser that knows brotli, before the visitor does anything, on a phone of
 * 390 × 844 at two device pixels. Bytes only; times are measured by `npm run bench`.
 */
import { CATEGORIES } from "../../app/addresses.ts";
import { pageAddresses } from "../../app/data/prerendered-addresses.build.ts";
import { PHONE, weighPage } from "../../bench/page-weight.ts";
import budgets from "../budgets.json" with { type: "json" };
import { screens } from "../screens.ts";
import { expect, test } from "../site.ts";

// The project "phone" brings the rest of it.
test.use({ viewport: PHONE.viewport, deviceScaleFactor: PHONE.deviceScaleFactor });
test.skip(({ isMobile }) => !isMobile, "the budgets are those of a phone");

type Budgeted = keyof typeof budgets.limits;
const LIMITS = Object.entries(budgets.limits) as [Budgeted, number][];
const AIMS: Partial<Record<Budgeted, number>> = budgets.aims;
/**
 * What a screen may weigh beyond the limits of all: a category, whose head is in the visitor's hands; the screen that tries a size
 * is a tool, and is nothing of the others' weight.
 */
const MORE: Record<string, Partial<Record<Budgeted, number>> | undefined> = budgets.more;

for (const { name, address, status = 200 } of screens()) {
  test.describe(() => {
    // A browser writes the status of a page that is not there into its console.
    test.use({ allowed: status === 200 ? null : /status of 404/ });

    test(`the ${name} screen is within its budgets and asks no other host`, async ({ page }, { annotations }) => {
      const weight = await weighPage(page, address);
      for (const [kind, limit] of LIMITS) {
        const aim = AIMS[kind];
        if (aim && weight[kind] > aim)
          annotations.push({ type: "aim", description: `${kind}: ${weight[kind]} of ${aim} bytes` });
        expect.soft(weight[kind], `${kind}, bytes`).toBeLessThanOrEqual(limit + (MORE[name]?.[kind] ?? 0));
      }
      expect(weight.foreign).toEqual([]);
    });
  });
}

test("the HTML of every page is within its budget", async ({ request }) => {
  for (const address of pageAddresses()) {
    const answer = await request.head(address, { headers: { "Accept-Encoding": "br" } });
    expect
      .soft(Number(answer.headers()["content-length"]), `${address}, bytes`)
      .toBeLessThanOrEqual(
        budgets.limits.html + (address.startsWith(`${CATEGORIES.to}/`) ? budgets.more.category.html : 0),
      );
  }
});
