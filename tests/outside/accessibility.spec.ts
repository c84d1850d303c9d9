/** WCAG 2.2 AA in every open state, and the ways of a keyboard through the site (issue "Everybody can use it"); each screen as it comes: every-screen.spec.ts. */
import type { Page } from "@playwright/test";
import { axeFindings, WCAG } from "../axe.ts";
import { pass, stopTime } from "../clock.ts";
import { articles, categories, policies } from "../content.ts";
import { open } from "../inside.ts";
import { expect, test } from "../site.ts";

/** Milliseconds. */
const MINUTE = 60_000;

const MESSAGE = { from_name: "Hà", from_phone: "0912345678", from_email: "ha@vidu.vn", message: "Bạt" };

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SEND = "**/send-form";
const fillForm = async (page: Page, message: Partial<typeof MESSAGE> = {}) => {
  for (const [name, value] of Object.entries({ ...MESSAGE, ...message }))
    await page.locator(`main [name=${name}]`).fill(value);
};
const send = (page: Page) => page.getByRole("main").getByRole("button", { name: "Liên hệ ngay" }).click();

/** A state into which a page with the contact screen is brought. */
interface State {
  name: string;
  /** The window in which the state is examined; both without it. */
  on?: "computer" | "phone";
  reach(page: Page, isMobile: boolean): Promise<unknown>;
}

/** @param answer to the form that is sent */
const noticeAfter = (answer: { status?: number; contentType?: string; body: string }) => async (page: Page) => {
  await page.route(SEND, (route) => route.fulfill(answer));
  await fillForm(page);
  await send(page);
  // The pointer or the focus on a notice holds its time.
  await page.getByRole("button", { name: "Đóng thông báo" }).focus();
};

/** In an order in which none finds what another has typed. */
const states: State[] = [
  {
    name: "the open drawer or the menu under the mouse",
    async reach(page, isMobile) {
      if (isMobile) {
        await page.getByRole("button", { name: "Mở menu" }).click();
        await page.getByRole("dialog").getByText("Danh mục in", { exact: true }).click();
      } else {
        await page.getByRole("navigation", { name: "Chính" }).getByRole("link", { name: "Danh mục in" }).hover();
        await pass(page, 100); // the menu opens once the mouse has stayed
        await expect(page.locator("#size-menu")).toBeVisible();
      }
    },
  },
  {
    name: "the menu opened by keyboard",
    on: "computer",
    async reach(page) {
      await page.getByRole("button", { name: "Các danh mục in" }).press("ArrowDown");
      await expect(page.locator("#size-menu").getByRole("link").first()).toBeFocused();
    },
  },
  {
    name: "a form the browser holds back",
    on: "phone",
    async reach(page) {
      await send(page);
      await expect(page.locator("main :invalid").nth(1)).toBeFocused();
    },
  },
  {
    name: "the open sections of the footer",
    on: "phone",
    async reach(page) {
      const folds = page.getByRole("contentinfo").locator("button[aria-expanded]");
      for (const fold of await folds.all()) await fold.click();
      await expect(folds.and(page.locator("[aria-expanded=true]"))).toHaveCount(3);
      // Back to the top: where the last click has scrolled to, the sticky header might cover part of a link.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    },
  },
  {
    name: "the floating contacts with their words and the way up",
    async reach(page, isMobile) {
      await page.evaluate(() => window.scrollTo(0, 600));
      await expect(page.getByRole("button", { name: "Lên đầu trang" })).toBeVisible();
      if (!isMobile) await page.getByRole("link", { name: "Chat Zalo" }).hover();
    },
  },
  { name: "the notice of success", on: "phone", reach: noticeAfter({ contentType: "text/plain", body: "OK" }) },
  { name: "the notice of failure", on: "phone", reach: noticeAfter({ status: 500, body: "" }) },
  {
    name: "a form on its way",
    on: "phone",
    async reach(page) {
      await page.route(SEND, () => {});
      await fillForm(page);
      await send(page);
      await expect(page.getByRole("button", { name: "Đang gửi…" })).toBeVisible();
    },
  },
];

test.describe("open states", () => {
  test.use({ allowed: /status of (?:400|500)|Error sending message/ });

  test("WCAG 2.2 AA holds in every open state of the contact screen and its frame", async ({ page, isMobile }) => {
    test.slow();
    await stopTime(page); // otherwise a notice goes after three seconds, however long the way to it takes
    for (const { name, on, reach } of states) {
      if (on && on !== (isMobile ? "phone" : "computer")) continue;
      await test.step(name, async () => {
        await page.mouse.move(2, 2); // nothing lies under the mouse as the page comes
        await open(page, "/lien-he");
        await reach(page, isMobile);
        await page.clock.resume(); // axe waits by the clock
        expect.soft(await axeFindings(page, { only: WCAG }), name).toEqual([]);
        await page.clock.pauseAt((await page.evaluate(() => Date.now())) + MINUTE);
      });
    }
  });

  test("WCAG 2.2 AA holds on the pages that answer a form sent without script @phone", async ({ page }) => {
    for (const [answer, from_name] of [
      ["names what is wrong", "   "],
      ["says that it was sent", MESSAGE.from_name],
    ] as const) {
      await test.step(answer, async () => {
        await open(page, "/lien-he");
        await fillForm(page, { from_name });
        // As a browser without script sends it: no handler hears of `submit()`.
        const form = page.getByRole("main").locator("form");
        await Promise.all([page.waitForURL("**/send-form"), form.evaluate((sent: HTMLFormElement) => sent.submit())]);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect.soft(await axeFindings(page, { only: WCAG })).toEqual([]);
      });
    }
  });
});

/**
 * Run in a page: whether the focus has left it, and what has the focus if it is out of view or something lies all over it, or if a part
 * that scrolls cuts its ring off on more than one side.
 */
function lookAtFocus(): { left: boolean; hiddenElement: string | null } {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { left: true, hiddenElement: null };
  const ring = getComputedStyle(focused);
  const reach = ring.outlineStyle === "none" ? 0 : Number.parseFloat(ring.outlineOffset) + 1;
  const box = focused.getBoundingClientRect();
  for (let part = focused.parentElement; reach > 0 && part && part !== document.body; part = part.parentElement) {
    if (getComputedStyle(part).overflow === "visible") continue;
    const room = part.getBoundingClientRect();
    const sides = [box.left - room.left, box.top - room.top, room.right - box.right, room.bottom - box.bottom];
    // On one side it may lie at the edge of what scrolls.
    if (sides.filter((side) => side < reach).length > 1)
      return { left: false, hiddenElement: `ring of ${focused.outerHTML.slice(0, 160)}` };
  }
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
  return { left: false, hiddenElement: free ? null : focused.outerHTML.slice(0, 160) };
}

for (const address of [
  "/",
  `/danh-muc-in/${categories[0]?.slug}`,
  "/tin-tuc",
  "/lien-he",
  `/chinh-sach/${policies[0]?.slug}`,
]) {
  test(`a keyboard goes through ${address} and back, and what has the focus is never hidden @computer`, async ({
    page,
  }) => {
    test.slow();
    await open(page, address);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Đến nội dung chính" })).toBeFocused();
    const hidden: string[] = [];
    let steps = 0;
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let press = 0; press < 160; press++) {
        await page.keyboard.press(key);
        steps++;
        const { left, hiddenElement } = await page.evaluate(lookAtFocus);
        if (hiddenElement) hidden.push(`${key}: ${hiddenElement}`);
        if (left) break;
      }
    }
    expect(steps).toBeGreaterThan(40);
    expect(hidden).toEqual([]);
  });
}

test("the keyboard skips to the content and turns the banner @computer", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  const banner = page.getByRole("region", { name: "Giới thiệu nhanh" });
  await expect(banner.getByRole("button").first()).toBeFocused();
  await banner.getByRole("button", { name: "Tấm 2" }).focus();
  await page.keyboard.press("Enter");
  await expect(banner.locator("[aria-current]")).toHaveAccessibleName("Tấm 2");
});

test("the keyboard opens the drawer, goes through it and leads on @phone", async ({ page }) => {
  await open(page, "/lien-he");
  await page.getByRole("button", { name: "Mở menu" }).press("Enter");
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer).toBeVisible();
  await drawer.locator("summary").first().press("Enter");
  await drawer.getByRole("link", { name: "In standee" }).press("Enter");
  await expect(page).toHaveURL("/danh-muc-in/in-standee");
});

test("the keyboard goes to page two of the news and sends the form @computer", async ({ page }) => {
  await page.route("**/send-form", (route) => route.fulfill({ contentType: "text/plain", body: "OK" }));
  await open(page, "/tin-tuc");
  await page.getByRole("link", { name: "Trang 2" }).press("Enter");
  await expect(page).toHaveURL("/tin-tuc/trang/2");
  await open(page, "/lien-he");
  await page.locator("main [name=from_name]").focus();
  for (const [name, value] of Object.entries(MESSAGE)) {
    await expect(page.locator(`main [name=${name}]`)).toBeFocused();
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByText("Email đã được gửi thành công!")).toBeVisible();
});

/** Run in a page: the controls that forced colours leave without text, edge, underline or a visible drawing. */
function bareControls(): string[] {
  const edged = (element: Element, part?: "::before") => {
    const { borderTopWidth, borderBottomWidth, borderTopStyle, borderBottomStyle, textDecorationLine, outlineStyle } =
      getComputedStyle(element, part);
    const edge = (width: string, style: string) => Number.parseFloat(width) > 0 && style !== "none";
    return (
      edge(borderTopWidth, borderTopStyle) ||
      edge(borderBottomWidth, borderBottomStyle) ||
      textDecorationLine.includes("underline") ||
      outlineStyle !== "none"
    );
  };
  const shown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const written = (control: Element) => {
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      if (
        texts.currentNode.textContent?.trim() &&
        texts.currentNode.parentElement &&
        shown(texts.currentNode.parentElement)
      )
        return true;
    return false;
  };
  /** In a colour that differs from the ground's: what is drawn in the text's colour always does. */
  const drawn = (control: Element) =>
    [...control.querySelectorAll("svg *, img")].some((part) => {
      if (part instanceof HTMLImageElement) return shown(part);
      const { color } = getComputedStyle(control);
      const { fill, stroke } = getComputedStyle(part);
      return shown(part) && [fill, stroke].includes(color);
    });
  const typed = (control: Element) => control.matches("input, textarea");
  return [...document.querySelectorAll("a[href], button, summary, input:not([type=hidden]), textarea, [role=link]")]
    .filter(
      (control) => shown(control) && control.getClientRects().length > 0 && !control.closest("[aria-hidden=true]"),
    )
    .filter((control) =>
      // What one types into needs its edge, on itself or around it; other controls show their words, their drawing or their edge.
      typed(control)
        ? ![control, control.parentElement].some((element) => element && edged(element))
        : !(edged(control) || edged(control, "::before") || written(control) || drawn(control)),
    )
    .map((control) => control.outerHTML.slice(0, 200));
}

test("with forced colours every control keeps an edge, an underline, words or a drawing in the text's colour", async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.route(SEND, (route) => route.fulfill({ contentType: "text/plain", body: "OK" }));
  for (const address of ["/", "/tin-tuc", `/tin-tuc/${articles[0]?.slug}`, "/tim-kiem?q=b%E1%BA%A1t", "/lien-he"]) {
    await open(page, address);
    await page.evaluate(() => window.scrollTo(0, 300)); // the way back to the top is there
    await expect(page.getByRole("button", { name: "Lên đầu trang" })).toBeVisible();
    expect.soft(await page.evaluate(bareControls), address).toEqual([]);
    const fills = await page
      .getByRole("region", { name: "Giới thiệu nhanh" })
      .getByRole("button", { name: /^Tấm \d$/ })
      .evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot, "::before").backgroundColor));
    expect.soft(new Set(fills).size, "the dot of the slide shown is filled").toBe(address === "/" ? 2 : 0);
  }
  await open(page, "/thu-kho?in=standee&n=80&c=200");
  const inks = await page
    .getByRole("button", { pressed: true })
    .first()
    .locator("css=b, span")
    .evaluateAll((words) => words.map((word) => getComputedStyle(word).color));
  expect.soft(new Set(inks).size, "both lines of the chosen size in the ink of what is chosen").toBe(1);
  await open(page, `/danh-muc-in/${categories[0]?.slug}`);
  const clothes = page.getByRole("img", { name: /^Khổ .* bên một người/ }).locator("path");
  const seen = await clothes.evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fill));
  expect
    .soft(seen, "trousers in the text's colour")
    .toContain(await page.evaluate(() => getComputedStyle(document.body).color));
  await open(page, "/lien-he");
  await fillForm(page);
  await send(page);
  await expect(page.getByRole("button", { name: "Đóng thông báo" })).toBeVisible();
  expect.soft(await page.evaluate(bareControls), "notice").toEqual([]);
  if (isMobile) await page.getByRole("button", { name: "Mở menu" }).click();
  else await page.getByRole("button", { name: "Các danh mục in" }).press("ArrowDown");
  expect(await page.evaluate(bareControls), "menu").toEqual([]);
  await page.emulateMedia({ forcedColors: "none" });
  // If a browser darkened the page by itself, the yellow grounds would stay, under white words.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light only");
});
