/** The street of the first banner: its prints lead to their categories, and it is lit by night in Hanoi. */
import { categories } from "../content.ts";
import { open } from "../inside.ts";
import { expect, test } from "../site.ts";

/** Windows of phones, and of an upright tablet. */
const PHONES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 412, height: 839 },
  { width: 768, height: 1024 },
];
const drawn = (isMobile: boolean) => (isMobile ? "phone" : "wide");

test("each print of the street is a link to its category, named as its label, and leads there without loading the page anew", async ({
  page,
  isMobile,
}) => {
  await open(page, "/");
  const links = page.locator(`[data-street="${drawn(isMobile)}"] a:visible`);
  const slugs = categories.map(({ slug }) => `/danh-muc-in/${slug}`);
  expect(await links.count()).toBeGreaterThan(5);
  for (const link of await links.all()) {
    expect(slugs).toContain(await link.getAttribute("href"));
    await expect(link).toHaveAccessibleName(/\p{L}{3}/u);
  }
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await links.and(page.locator('[href="/danh-muc-in/in-bang-ron"]')).click();
  await expect(page).toHaveURL("/danh-muc-in/in-bang-ron");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await page.goBack();
  await links.and(page.getByRole("link", { name: /Standee/ })).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/danh-muc-in/in-standee");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("each print is large enough for a finger, also where the fonts came too late", async ({ page, isMobile }) => {
  const windows = isMobile ? PHONES.slice(0, 2) : [{ width: 1440, height: 900 }];
  await page.emulateMedia({ reducedMotion: "reduce" }); // no other slide comes meanwhile
  await page.route("**/*.woff2", () => {});
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.locator(".below-first-view").first()).toBeVisible(); // until then the page ends with the street
  const street = page.locator(`[data-street="${drawn(isMobile)}"]`);
  for (const window of windows) {
    await page.setViewportSize(window);
    await street.evaluate((drawing) => drawing.scrollIntoView({ block: "center", behavior: "instant" }));
    // The 24 px that WCAG 2.2 AA asks for (2.5.8), to their edges.
    const missed = await street.locator("a").evaluateAll((links) => {
      const parts = [-11.9, 0, 11.9];
      return links.flatMap((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (x < 12 || x > innerWidth - 12) return []; // cut off, as the drawing is
        const places = parts.flatMap((across) => parts.map((down) => [x + across, y + down] as const));
        const lost = places.filter(([across, down]) => document.elementFromPoint(across, down)?.closest("a") !== link);
        return lost.length > 0 ? [`${link.getAttribute("aria-label")}: ${lost.length} of ${places.length}`] : [];
      });
    });
    expect.soft(missed, `at ${window.width} × ${window.height}`).toEqual([]);
  }
});

test("on phones of every height the street is high enough to read, stands above the dock, its cut goes through no print on the left, and no link of it is out of sight @phone", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" }); // no other slide comes meanwhile
  await open(page, "/");
  const street = page.locator('[data-street="phone"]');
  const links = street.locator("a");
  const dock = page.getByRole("navigation", { name: "Liên hệ nhanh" });
  const next = page.getByRole("button", { name: "Tấm 2" });
  // 320 × 256 is a window of 1280 × 1024 at 400 % (WCAG 2.2, 1.4.10).
  const low = [
    { width: 320, height: 256 },
    { width: 480, height: 400 },
  ];
  for (const window of [...PHONES, ...low]) {
    await page.setViewportSize(window);
    const at = `at ${window.width} × ${window.height}`;
    await expect(links.last()).toBeVisible();
    const cut = await links.evaluateAll((all) =>
      all
        .filter((link) => link.checkVisibility())
        .filter((link) => {
          const { left, right } = link.getBoundingClientRect();
          return Math.min(right, innerWidth) - Math.max(left, 0) < (right - left) / 3;
        })
        .map((link) => link.getAttribute("aria-label")),
    );
    expect.soft(cut, `out of sight ${at}`).toEqual([]);
    const [left, right] = await street.evaluate((drawing) => {
      const box = drawing.parentElement?.querySelector("img")?.getBoundingClientRect();
      return [box?.left, box?.right];
    });
    expect.soft([left, right], `where pictures do not load, the words in its place ${at}`).toEqual([0, window.width]);
    if (low.includes(window)) continue;
    const { top, bottom, through } = await street.evaluate((drawing) => {
      const box = drawing.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const prints = [...drawing.querySelectorAll("a")].map((link) => ({
        name: link.getAttribute("aria-label"),
        left: Number(link.querySelector("rect")?.getBoundingClientRect().left),
        right: Number(link.querySelector("rect")?.getBoundingClientRect().right),
      }));
      const through = prints.filter(({ left, right }) => left < box.left && right > box.left);
      return { top: box.top, bottom: box.bottom, through: through.map(({ name }) => name) };
    });
    expect.soft(through, at).toEqual([]);
    const edge = (await dock.boundingBox())?.y ?? 0;
    expect.soft(bottom, at).toBeLessThanOrEqual(edge);
    const button = await next.boundingBox();
    // The smallest phone has the buttons below its dock: there the street takes precedence.
    if (window.width >= 360) expect.soft((button?.y ?? 0) + (button?.height ?? 0), at).toBeLessThanOrEqual(edge);
    expect.soft(bottom - top, at).toBeGreaterThanOrEqual(window.width < 360 ? 112 : 140);
  }
});

test("by day in Hanoi the street is in daylight, by night it is lit, and nothing moves for it", async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        for (const { node } of entry.sources)
          if (node?.parentElement?.closest("main")) Object.assign(window, { shifted: node.nodeName });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [hour, lit] of [
    ["12:00", false],
    ["21:00", true],
  ] as const) {
    await test.step(`at ${hour}`, async () => {
      await page.clock.setFixedTime(new Date(`2026-11-21T${hour}:00+07:00`));
      await open(page, "/");
      await page.waitForLoadState("load");
      await expect(page.locator('img[src*="-night"]')).toHaveCount(lit ? 1 : 0);
      expect(await page.evaluate(() => (window as { shifted?: string }).shifted)).toBeUndefined();
      await page.emulateMedia({ media: "print" });
      await expect(page.locator('img[src*="-night"]:visible'), "on paper the night is only ink").toHaveCount(0);
      await page.emulateMedia({ media: "screen" });
    });
  }
});

test("in the widest window, too, the roofs and all prints of the street are in the picture @computer", async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await open(page, "/");
  const [width, height] = await page
    .locator("[data-street=wide]")
    .evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  const drawing = await page
    .locator('img[alt^="Một dãy phố"]')
    .evaluate((street) => [Number(street.getAttribute("width")), Number(street.getAttribute("height"))]);
  expect(Number(height) / Number(width)).toBeGreaterThanOrEqual(Number(drawing[1]) / Number(drawing[0]) - 0.002);
});
