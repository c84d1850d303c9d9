/** WCAG 2.2 AA on every screen and in every open state, and the ways of a keyboard through the site (issue "Everybody can use it"). */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { screens } from "../scripts/bench/screens.ts";
import { categories, policies } from "./content.ts";
import { open } from "./inside.ts";
import { expect, test } from "./site.ts";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What does not hold, as one line each. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}

const kinds = [
  ...screens(),
  { name: "empty search", address: "/tim-kiem?q=xe+t%C4%83ng" },
  { name: "search without query", address: "/tim-kiem" },
  { name: "missing category", address: "/danh-muc-in/khong-co", status: 404 },
  { name: "missing article", address: "/tin-tuc/khong-co", status: 404 },
  { name: "missing policy", address: "/chinh-sach/khong-co", status: 404 },
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { name, address, status = 200 } of kinds) {
  test.describe(() => {
    test.use({ allowed: status === 200 ? null : /status of 404/ });

    test(`the ${name} screen keeps WCAG 2.2 AA and never scrolls sideways at 320 px`, async ({ page, isMobile }) => {
      test.slow();
      await open(page, address);
      if (address.startsWith("/tim-kiem?"))
        await expect(page.getByText(/Không tìm thấy kết quả|bài viết\./)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      if (!isMobile) return;
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });
}

test("the open menu or drawer keeps WCAG 2.2 AA", async ({ page, isMobile }) => {
  await open(page, "/lien-he");
  if (isMobile) {
    await page.getByRole("button", { name: "Mở danh mục" }).click();
    await page.getByRole("dialog").getByText("Danh mục in", { exact: true }).click();
  } else {
    await page.getByRole("navigation", { name: "Chính" }).getByRole("link", { name: "Danh mục in" }).hover();
    await expect(page.locator("#size-menu")).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
});

/** Whether what has the focus is in view and nothing lies over its middle. */
async function focusHiddenBy(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const boxes = [...focused.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    // WCAG 2.2, 2.4.11 (AA): not entirely hidden. Nine points of each box; one that is free will do.
    const free = boxes.some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const over = document.elementFromPoint(left + width * x, top + height * y);
          return over && (focused.contains(over) || over.contains(focused) || focused.closest("label")?.contains(over));
        }),
      ),
    );
    return free ? null : focused.outerHTML.slice(0, 160);
  });
}

for (const address of [
  "/",
  `/danh-muc-in/${categories[0]?.slug}`,
  "/tin-tuc",
  "/lien-he",
  `/chinh-sach/${policies[0]?.slug}`,
]) {
  test(`a keyboard goes through ${address} and back, and what has the focus is never hidden`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, "needs a keyboard");
    test.slow();
    await open(page, address);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Tới nội dung chính" })).toBeFocused();
    const hidden: string[] = [];
    let steps = 0;
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let press = 0; press < 160; press++) {
        await page.keyboard.press(key);
        steps++;
        const found = await focusHiddenBy(page);
        if (found) hidden.push(`${key}: ${found}`);
        if (await page.evaluate(() => document.activeElement === document.body)) break;
      }
    }
    expect(steps).toBeGreaterThan(40);
    expect(hidden).toEqual([]);
  });
}

test("the keyboard skips to the content, pauses and turns the banner", async ({ page, isMobile }) => {
  test.skip(isMobile, "needs a keyboard");
  await open(page, "/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  const banner = page.getByRole("region", { name: "Giới thiệu nhanh" });
  await expect(banner.getByRole("button").first()).toBeFocused();
  await banner.getByRole("button", { name: "Slide 2" }).focus();
  await page.keyboard.press("Enter");
  await expect(banner.locator("[aria-current]")).toHaveAccessibleName("Slide 2");
});

test("the keyboard opens the drawer, goes through it and comes back", async ({ page, isMobile }) => {
  test.skip(!isMobile, "wide screens have the bar");
  await open(page, "/lien-he");
  await page.getByRole("button", { name: "Mở danh mục" }).press("Enter");
  const drawer = page.getByRole("dialog", { name: "Danh mục" });
  await expect(drawer).toBeVisible();
  await drawer.locator("summary").first().press("Enter");
  await drawer.getByRole("link", { name: "In standee" }).press("Enter");
  await expect(page).toHaveURL("/danh-muc-in/in-standee");
});

test("the keyboard goes to page two of the news and sends the form", async ({ page, isMobile }) => {
  test.skip(isMobile, "needs a keyboard");
  await page.route("**/send-form", (route) => route.fulfill({ contentType: "text/plain", body: "OK" }));
  await open(page, "/tin-tuc");
  await page.getByRole("link", { name: "Trang 2" }).press("Enter");
  await expect(page).toHaveURL("/tin-tuc/trang/2");
  await open(page, "/lien-he");
  await page.locator("main [name=from_name]").focus();
  for (const [name, value] of [
    ["from_name", "Hà"],
    ["from_phone", "0912345678"],
    ["from_email", "ha@vidu.vn"],
    ["message", "Bạt"],
  ]) {
    await expect(page.locator(`main [name=${name}]`)).toBeFocused();
    await page.keyboard.type(value ?? "");
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByText("Email đã được gửi thành công!")).toBeVisible();
});

test("with forced colours every control keeps an edge or an underline", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/lien-he");
  const bare = await page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll("input:not([type=hidden]):not([tabindex='-1']), textarea, button")]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { borderTopWidth, borderBottomWidth, borderTopStyle, borderBottomStyle } = getComputedStyle(control);
        const edge = (width: string, style: string) => Number.parseFloat(width) > 0 && style !== "none";
        return !(edge(borderTopWidth, borderTopStyle) || edge(borderBottomWidth, borderBottomStyle));
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
  expect(bare).toEqual([]);
});
