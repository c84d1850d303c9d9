/**
 * What holds for every kind of screen, those that found nothing too: nothing moves as it comes, WCAG 2.2 AA, the order for a screen reader, the budgets of
 * tests/budgets.json, no word out of sight. Each screen is loaded once, into an empty cache, and checked in turn: loading costs more than any of the checks.
 */
import type { Page } from "@playwright/test";
import { CATEGORIES } from "../../app/addresses.ts";
import { pageAddresses } from "../../app/data/prerendered-addresses.build.ts";
import { PHONE, weighPage } from "../../bench/instruments/page-weight.ts";
import { axeFindings, WCAG } from "../axe.ts";
import { badLine } from "../bad-line.ts";
import budgets from "../budgets.json" with { type: "json" };
import { shown } from "../clock.ts";
import { everyScreen, expectFound } from "../every-screen.ts";
import { open } from "../inside.ts";
import { doubleLetters, nothingOutOfSight, usualLetters } from "../out-of-sight.ts";
import { screens } from "../screens.ts";
import { expectNothingMoved, watchShifts } from "../shifts.ts";
import { expect, hydrated, test } from "../site.ts";

// The project "phone" brings the rest of the phone that the budgets are for.
test.use({ deviceScaleFactor: ({ isMobile }, use) => use(isMobile ? PHONE.deviceScaleFactor : 1) });

/** The screens that have a budget; a screen that found nothing is the same page as another. */
const weighed = screens().map(({ name }) => name);

for (const { name, address, status } of everyScreen) {
  test.describe(() => {
    // A browser writes the status of a page that is not there into its console.
    test.use({ allowed: status === undefined ? null : /status of 404/ });

    test(`the ${name} screen comes without moving and keeps WCAG 2.2 AA, and on a phone its budgets and its words, in large letters and in those of the device`, async ({
      page,
      isMobile,
    }, { annotations }) => {
      test.slow();
      await watchShifts(page);
      await page.emulateMedia({ reducedMotion: "reduce" }); // a banner that turned meanwhile would take the first heading out of view
      if (isMobile && weighed.includes(name)) {
        const weight = await weighPage(page, address);
        await test.step("it is within its budgets and asks no other host", () => {
          for (const [kind, limit] of LIMITS) {
            const aim = AIMS[kind];
            if (aim && weight[kind] > aim)
              annotations.push({ type: "aim", description: `${kind}: ${weight[kind]} of ${aim} bytes` });
            expect.soft(weight[kind], `${kind}, bytes`).toBeLessThanOrEqual(limit + (MORE[name]?.[kind] ?? 0));
          }
          expect.soft(weight.foreign).toEqual([]);
        });
      } else {
        await page.goto(address);
        await page.waitForLoadState("networkidle");
      }
      await hydrated(page);
      await test.step("nothing has moved", async () => {
        if (status === undefined) await expectNothingMoved(page); // otherwise it is the same page as another
      });
      await expectFound(page, address);
      await test.step("it keeps WCAG 2.2 AA and reads in order", async () => {
        expect.soft(await axeFindings(page, { only: WCAG })).toEqual([]);
        await expectOrder(page);
      });
      await test.step("every list is one in Safari, too, which takes none for a list whose style is `none`", async () => {
        const styles = await page
          .locator("ul, ol")
          .evaluateAll((all) => all.map((list) => getComputedStyle(list).listStyleType));
        expect.soft(styles).not.toContain("none");
      });
      if (!isMobile) return;
      await test.step("it never scrolls sideways at 320 px", async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        await expect.soft.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      });
      await test.step("it is no wider than the window and cuts no word, in the site's letters and in those of the device, twice as large too", async () => {
        await page.evaluate(doubleLetters);
        for (const width of [390, 320]) await nothingOutOfSight(page, `${name}, large`, width);
        await page.evaluate(takeFaces);
        for (const width of [390, 320]) await nothingOutOfSight(page, `${name}, large, in a face of the device`, width);
        await page.evaluate(usualLetters);
        for (const width of [360, 320]) await nothingOutOfSight(page, `${name}, in a face of the device`, width);
      });
    });
  });
}

test("where a page comes piece by piece, what stands there already does not move for the rest", async ({ page }) => {
  test.slow();
  await using site = await badLine(async (html, response) => {
    for (const piece of piecesOf(html)) {
      response.write(piece);
      await shown(page).catch(() => {}); // at first there is no page yet that could say so
    }
    response.end();
  });
  await watchShifts(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { name, address } of screens().filter(({ status }) => status === undefined))
    await test.step(`the ${name} screen`, async () => {
      await open(page, site.origin + address);
      await expectNothingMoved(page);
    });
});

test("where something turns by itself nothing else moves as the page comes", async ({ page }) => {
  await watchShifts(page);
  for (const address of ["/", "/danh-muc-in/in-standee"]) {
    await open(page, address);
    await page.waitForLoadState("networkidle");
    await expectNothingMoved(page);
  }
});

/** Characters in a piece: some five pieces to a packet, so that a page is seen in most of its intermediate states. */
const PIECE = 2000;
/** Characters; more than the first view of any screen. */
const FIRST_VIEW = 24_000;

/** A page as it is written: all up to its main part, the first view of that in small pieces, the rest. */
function piecesOf(html: string): string[] {
  const main = html.indexOf("<main");
  const cuts = Array.from({ length: FIRST_VIEW / PIECE + 1 }, (_, piece) => main + piece * PIECE);
  return [0, ...cuts].map((cut, index) => html.slice(cut, cuts[index]));
}

type Budgeted = keyof typeof budgets.limits;
/**
 * What each screen may weigh. A new hash in the name of a script or a sheet alone changes a page's HTML by some 60 bytes, because brotli packs it differently:
 * the limit stands that much above what was reached.
 */
const LIMITS = Object.entries(budgets.limits) as [Budgeted, number][];
const AIMS: Partial<Record<Budgeted, number>> = budgets.aims;
/**
 * What two kinds of screens may weigh beyond the limits of all: a category, because the visitor can change the size in its head, and the screen
 * that tries a size, which is a tool; its weight is no part of the others'.
 */
const MORE: Record<string, Partial<Record<Budgeted, number>> | undefined> = budgets.more;

test("the HTML of every page is within its budget @phone", async ({ request }) => {
  for (const address of pageAddresses()) {
    const answer = await request.head(address, { headers: { "Accept-Encoding": "br" } });
    expect
      .soft(Number(answer.headers()["content-length"]), `${address}, bytes`)
      .toBeLessThanOrEqual(
        budgets.limits.html + (address.startsWith(`${CATEGORIES.to}/`) ? budgets.more.category.html : 0),
      );
  }
});

/** Run in a page: leaves it as it would stand had none of the site's fonts come. Faces of the device stay. */
function takeFaces(): void {
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
    for (let place = sheet.cssRules.length - 1; place >= 0; place--) {
      const rule = sheet.cssRules[place];
      if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue("src").includes("url("))
        sheet.deleteRule(place);
    }
}

/** What a screen reader is told of a page, in its order: landmarks with their names, headings with their levels. */
async function outline(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const landmarks: string[] = [];
  const headings: { level: number; name: string }[] = [];
  const visit = (id: string): void => {
    const node = byId.get(id);
    const role = String(node?.role?.value);
    const name = String(node?.name?.value ?? "").trim();
    if (!node?.ignored && LANDMARKS.includes(role)) landmarks.push(name ? `${role} “${name}”` : role);
    if (!node?.ignored && role === "heading") {
      const level = Number(node?.properties?.find((property) => property.name === "level")?.value.value);
      headings.push({ level, name });
    }
    for (const child of node?.childIds ?? []) visit(child);
  };
  visit(nodes[0]?.nodeId ?? "");
  return { landmarks, headings };
}

const LANDMARKS = ["banner", "navigation", "main", "complementary", "contentinfo", "region", "form", "search"];

/** A screen reader finds its landmarks by one name each, and headings without a gap. */
async function expectOrder(page: Page) {
  const { landmarks, headings } = await outline(page);
  const order = landmarks.map((landmark) => landmark.split(" ")[0]);
  const of = (role: string) => order.filter((one) => one === role);
  expect.soft(order[0], "begins with").toBe("banner");
  expect.soft(of("main")).toHaveLength(1);
  expect.soft(order.indexOf("contentinfo"), "main before footer").toBeGreaterThan(order.indexOf("main"));
  expect.soft(of("contentinfo")).toHaveLength(1);
  expect.soft(landmarks.toSorted(), "names").toEqual([...new Set(landmarks)].toSorted());
  expect.soft(headings.filter(({ level }) => level === 1)).toHaveLength(1);
  expect.soft(headings.filter(({ name }) => name === "")).toEqual([]);
  // "Giới thiệuIn ấn": two words whose blank got lost.
  expect.soft(headings.filter(({ name }) => /\p{Ll}\p{Lu}/u.test(name))).toEqual([]);
  const jumps = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1);
  expect.soft(jumps, "levels left out before").toEqual([]);
}
