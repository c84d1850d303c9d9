/** The frame of every page: header, navigation, drawer, search box, footer, floating contacts (specification §2, §4, §9). */
import type { Page } from "@playwright/test";
import { internationalPhone } from "../../app/content/phone.ts";
import { pass, stopTime } from "../clock.ts";
import { articles, categories, policies, settings } from "../content.ts";
import { holdBack } from "../held-back.ts";
import { open, placeholder } from "../inside.ts";
import { doubleLetters, overlaps } from "../out-of-sight.ts";
import { watchScrolling } from "../scrolling.ts";
import { BASE_URL, expect, hydrated, test } from "../site.ts";

const [firstPhone, ...otherPhones] = settings.phones;
/** The telephone numbers in the header. */
const headerPhones = settings.phones.slice(0, 2);

test.describe("on wide screens @computer", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/lien-he");
    await hydrated(page);
  });

  test("the header holds two telephone links, the e-mail and the marked navigation in one bar of 72 px, scrolled or not", async ({
    page,
  }) => {
    const header = page.getByRole("banner");
    const navigation = header.getByRole("navigation", { name: "Chính" });
    await test.step("it holds two telephone links and the e-mail", async () => {
      await expect
        .soft(header.getByRole("link", { name: firstPhone }).first())
        .toHaveAttribute("href", `tel:${internationalPhone(firstPhone)}`);
      for (const [place, phone] of otherPhones.entries()) {
        const link = header.getByRole("listitem").getByRole("link", { name: phone });
        if (place === 0) await expect.soft(link).toHaveAttribute("href", `tel:${internationalPhone(phone)}`);
        else await expect.soft(link).toHaveCount(0); // the bar has room for two
      }
      await expect
        .soft(header.getByRole("link", { name: settings.email }))
        .toHaveAttribute("href", `mailto:${settings.email}`);
    });
    await test.step("the active item is marked", async () => {
      await expect.soft(navigation.getByRole("link", { name: "Liên hệ" })).toHaveAttribute("aria-current", "page");
      await expect.soft(navigation.locator("[aria-current]")).toHaveCount(1);
    });
    const parts = [
      header.getByRole("link", { name: settings.name }).first(),
      navigation,
      header.getByRole("searchbox"),
      ...[...headerPhones, settings.email].map((name) => header.getByRole("link", { name })),
    ];
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const place of [0, 600]) {
        await page.evaluate((top) => window.scrollTo(0, top), place);
        await expect.poll(async () => (await header.boundingBox())?.height, `at ${width} px`).toBe(72);
        for (const part of parts) await expect(part.filter({ visible: true }).first()).toBeInViewport({ ratio: 1 });
        await expect.poll(() => overlaps(parts), `at ${width} px`).toEqual([]);
      }
    }
  });

  test("the menu of categories by mouse and by keyboard, the contacts' tooltips, the search box where it stands", async ({
    page,
  }) => {
    await test.step("hovering opens all categories, leaving closes them, and so does the button, which opens them again", async () => {
      const panel = page.locator("#size-menu");
      const item = page.getByRole("navigation", { name: "Chính" }).getByRole("link", { name: "Danh mục in" });
      const button = page.getByRole("button", { name: "Các danh mục in" });
      await item.hover();
      for (const { title } of categories) await expect(panel.getByRole("link", { name: title })).toBeVisible();
      await expect(panel.locator("li a")).toHaveCount(categories.length);
      await page.mouse.move(700, 880);
      await expect(panel).toBeHidden();
      await item.hover();
      await expect(panel).toBeVisible();
      await button.click();
      await expect(panel).toBeHidden();
      await button.click();
      await expect(panel).toBeVisible();
      await page.mouse.move(700, 880);
      await expect(panel).toBeHidden();
    });
    await test.step("keyboard focus opens the categories, Escape closes them and keeps the focus on their button", async () => {
      const panel = page.locator("#size-menu");
      const item = page.getByRole("navigation", { name: "Chính" }).getByRole("link", { name: "Danh mục in" });
      await page.getByRole("navigation", { name: "Chính" }).getByRole("link", { name: "Giới thiệu" }).focus();
      await page.keyboard.press("Tab");
      await expect(item).toBeFocused();
      await expect(panel).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      await expect(page.getByRole("button", { name: "Các danh mục in" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(panel).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(panel.getByRole("link").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
    });
    const contacts = page.getByRole("navigation", { name: "Liên hệ nhanh" });
    await test.step("each floating contact shows its tooltip on hover and on focus", async () => {
      for (const name of ["Gọi điện", "Chat Zalo", "Gửi email", "Messenger"]) {
        const tip = contacts.getByText(name, { exact: true });
        await expect(tip).toHaveCSS("opacity", "0");
        await contacts.getByRole("link", { name }).hover();
        await expect(tip).toHaveCSS("opacity", "1");
        await page.mouse.move(300, 300);
        await contacts.getByRole("link", { name }).focus();
        await page.keyboard.press("Shift+Tab");
        await page.keyboard.press("Tab");
        await expect(tip).toHaveCSS("opacity", "1");
      }
    });
    await test.step("a tooltip stays while the mouse goes over to it, and one that is not shown is not in the way", async () => {
      const tip = contacts.getByText("Gửi email", { exact: true });
      const { x, y, width, height } = (await tip.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const middle = [x + width / 2, y + height / 2] as const;
      await page.mouse.move(...middle);
      await expect(tip).toHaveCSS("opacity", "0");
      await contacts.getByRole("link", { name: "Gửi email" }).hover();
      await expect(tip).toHaveCSS("opacity", "1");
      await page.mouse.move(x + width + 4, y + 2); // in the gap, beside its arrow
      await page.mouse.move(...middle);
      expect(await tip.evaluate((shown) => shown.matches(":hover"))).toBe(true);
      await expect(tip).toHaveCSS("opacity", "1");
      await page.mouse.move(300, 300);
      await expect(tip).toHaveCSS("opacity", "0");
    });
    await test.step("the search box works where it stands, at every width", async () => {
      for (const width of [1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => window.scrollTo(0, 600));
        const box = page.getByRole("banner").getByRole("searchbox");
        await box.click();
        await expect.poll(async () => (await box.boundingBox())?.width, `at ${width} px`).toBeGreaterThan(100);
        const last = page.getByRole("navigation", { name: "Chính" }).getByRole("link", { name: "Liên hệ" });
        const [from, link] = [await box.boundingBox(), await last.boundingBox()];
        const ends = link && link.x + link.width;
        expect(from?.x, `beside the last link of the bar at ${width} px`).toBeGreaterThanOrEqual(ends ?? Number.NaN);
        const place = () => page.evaluate(() => window.scrollY);
        await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" })); // the click of a test moves the page
        const before = await place();
        await page.keyboard.type(`bạt ${width}`);
        expect(await place(), `the page below stays while one writes, at ${width} px`).toBe(before);
        await page.getByRole("banner").getByRole("button", { name: "Tìm" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toContainText(`bạt ${width}`);
      }
    });
    await test.step("the open search leaves the last link whole in the device's letters, too, and the contacts' names stand on a line", async () => {
      await page.setViewportSize({ width: 1024, height: 900 });
      await page.evaluate(() =>
        document.documentElement.style.setProperty("--font-display", '"Phudu stand-in", sans-serif'),
      );
      const header = page.getByRole("banner");
      await header.getByRole("searchbox").click();
      await expect
        .poll(() => overlaps([header.getByRole("searchbox"), header.getByRole("link", { name: "Liên hệ" })]))
        .toEqual([]);
      const names = header.getByRole("list", { name: "Liên hệ" }).locator("small");
      await expect(names).not.toHaveCount(0);
      for (const name of await names.all()) await expect(name).toHaveCSS("text-wrap-mode", "nowrap");
      await page.evaluate(() => document.documentElement.style.removeProperty("--font-display"));
    });
    await test.step("going to a category closes the panel and marks the item", async () => {
      await page.getByRole("link", { name: "Danh mục in", exact: true }).first().hover();
      await page.locator("#size-menu").getByRole("link", { name: "In standee" }).click();
      await expect(page).toHaveURL("/danh-muc-in/in-standee");
      await page.mouse.move(700, 880);
      await expect(page.locator("#size-menu")).toBeHidden();
      const item = page
        .getByRole("navigation", { name: "Chính" })
        .getByRole("link", { name: "Danh mục in", exact: true });
      await expect(item).toHaveAttribute("aria-current", "page");
    });
  });
});

test.describe("on narrow screens @phone", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/lien-he");
    await hydrated(page);
  });

  test("the drawer, by finger and by key", async ({ page }) => {
    await test.step("the drawer keeps the focus, Escape closes it and gives the focus back; a finger opens it without a ring, a key at its first link", async () => {
      const opener = page.getByRole("button", { name: "Mở menu" });
      const drawer = page.getByRole("dialog", { name: "Menu" });
      await opener.tap();
      await expect(drawer).toBeFocused();
      await expect(drawer).toHaveCSS("outline-style", "none");
      await page.keyboard.press("Tab");
      await expect(drawer.getByRole("link").first()).toBeFocused();
      for (let press = 0; press < 20; press++) {
        await page.keyboard.press("Tab");
        const inside = await page.evaluate(() => {
          const focused = document.activeElement;
          return focused === document.body || Boolean(focused?.closest("dialog"));
        });
        expect(inside).toBe(true);
      }
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.press("Enter");
      await expect(drawer.getByRole("link").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();
    });
    await test.step("the drawer lists eight categories, without backdrop, one section open at a time, and leads to the page of all", async () => {
      await page.getByRole("button", { name: "Mở menu" }).click();
      const drawer = page.getByRole("dialog", { name: "Menu" });
      const links = drawer.getByRole("link");
      await expect(drawer).toBeVisible();
      await drawer.getByText("Danh mục in", { exact: true }).click();
      for (const { title, slug } of categories) {
        await expect(drawer.getByRole("link", { name: title })).toHaveCount(slug === "in-backdrop" ? 0 : 1);
      }
      await drawer.getByText("Chính sách", { exact: true }).click();
      await expect(drawer.getByRole("link", { name: "In standee" })).toBeHidden();
      await expect(drawer.getByRole("link", { name: "Chính sách giao hàng" })).toBeVisible();
      await drawer.getByText("Chính sách", { exact: true }).click();
      await expect(drawer.getByRole("link", { name: "Chính sách giao hàng" })).toBeHidden();
      await expect(links.first()).toBeVisible();
      const all = drawer.getByRole("link", { name: "Xem tất cả danh mục" });
      await drawer.getByText("Danh mục in", { exact: true }).click();
      await all.click();
      await expect(page).toHaveURL("/danh-muc-in");
      await page.reload();
      await hydrated(page);
      await page.getByRole("button", { name: "Mở menu" }).click();
      await drawer.getByText("Danh mục in", { exact: true }).click();
      await expect(all).toHaveAttribute("aria-current", "page");
    });
  });

  test("a touch beside the drawer and its close button close it, and so do following a link and a window that has room for the menu", async ({
    page,
  }) => {
    const opener = page.getByRole("button", { name: "Mở menu" });
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await opener.click();
    await page.touchscreen.tap(10, 400);
    await expect(drawer).toBeHidden();
    await opener.click();
    await drawer.getByRole("button", { name: "Đóng" }).click();
    await expect(drawer).toBeHidden();
    await opener.click();
    await drawer.getByRole("link", { name: "Giới thiệu" }).click();
    await expect(page).toHaveURL("/gioi-thieu");
    await expect(drawer).toBeHidden();
    await opener.click();
    await page.setViewportSize({ width: 1180, height: 820 }); // a tablet that is turned
    await expect(drawer).toBeHidden();
  });

  test("the bar, the contacts where an on-screen keyboard leaves little room, and the columns of the footer", async ({
    page,
  }) => {
    await test.step("the three columns of the footer open and close", async () => {
      const footer = page.getByRole("contentinfo");
      const columns = [
        [settings.name, footer.getByText(settings.email)],
        ["Dịch vụ in", footer.getByRole("link", { name: "In standee" })],
        ["Chính sách", footer.getByRole("link", { name: policies[0]?.title })],
      ] as const;
      for (const [title, content] of columns) {
        const button = footer.getByRole("button", { name: title });
        await expect(content).toBeHidden();
        await button.click();
        await expect(button).toHaveAttribute("aria-expanded", "true");
        await expect(content).toBeVisible();
        await button.click();
        await expect(content).toBeHidden();
      }
    });
    await test.step("where an on-screen keyboard leaves little of a window, the floating contacts make room for what is written", async () => {
      const contacts = page.getByRole("navigation", { name: "Liên hệ nhanh" });
      const field = page.getByRole("main").getByLabel("Họ và tên");
      await field.focus();
      await expect(contacts).toBeVisible();
      await page.setViewportSize({ width: 640, height: 180 });
      await expect(contacts).toBeHidden();
      await field.blur();
      await expect(contacts).toBeVisible();
    });
    await test.step("in a low and narrow window, a computer's at four times the size, each contact has its sign and its word in its own place", async () => {
      await page.setViewportSize({ width: 360, height: 225 });
      const contacts = page.getByRole("navigation", { name: "Liên hệ nhanh" });
      const cut = await contacts.getByRole("link").evaluateAll((links) =>
        links.flatMap((link) => {
          const place = link.getBoundingClientRect();
          const inside = (box: DOMRect) =>
            box.left >= place.left && box.right <= place.right && box.top >= place.top && box.bottom <= place.bottom;
          return [...link.children].filter((part) => !inside(part.getBoundingClientRect())).map(() => link.textContent);
        }),
      );
      expect(cut).toEqual([]);
    });
    await test.step("the bar holds logo, call, search and menu, and the search opens in place", async () => {
      const header = page.getByRole("banner");
      const box = header.getByRole("searchbox");
      const parts = [
        header.getByRole("link", { name: settings.name }).first(),
        header.getByRole("link", { name: `Gọi ${firstPhone}` }),
        box,
        header.getByRole("button", { name: "Mở menu" }),
      ];
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
        await expect.poll(() => overlaps(parts), `at ${width} px`).toEqual([]);
        await box.tap();
        await expect(box).toBeFocused();
        await expect.poll(async () => (await box.boundingBox())?.width).toBeGreaterThan(200);
        await page.getByRole("main").focus();
        await expect.poll(async () => (await box.boundingBox())?.width).toBeLessThan(50);
      }
      await box.tap();
      await page.keyboard.insertText("in bạt");
      await header.getByRole("button", { name: "Tìm" }).tap();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("in bạt");
    });
  });

  test("the glass of a phone: nothing to be read lies beside its camera, and the line for the thumb puts nothing under the contacts", async ({
    page,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await test.step("held sideways, no word begins beside the camera, on whichever side it is", async () => {
      const camera = 59; // pixels, of a Dynamic Island; the window's width is that of the same phone
      await devtools.send("Emulation.setSafeAreaInsetsOverride", {
        insets: { left: camera, right: camera, bottom: 21 },
      });
      await page.setViewportSize({ width: 852, height: 393 });
      for (const address of ["/", "/lien-he", "/danh-muc-in/in-standee"]) {
        await open(page, address);
        const beside = await page.getByRole("main").evaluate((main, edge) => {
          const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          const found: string[] = [];
          for (let text = words.nextNode(); text; text = words.nextNode()) {
            // Slides and drawings run on beyond the edge.
            if (
              text.parentElement?.closest("svg, [aria-roledescription], .visually-hidden") ||
              !text.parentElement?.checkVisibility() ||
              !text.textContent?.trim()
            )
              continue;
            range.selectNodeContents(text);
            const { left, right, width } = range.getBoundingClientRect();
            if (width > 1 && (left < edge - 1 || right > innerWidth - edge + 1)) found.push(text.textContent);
          }
          return found;
        }, camera);
        expect.soft(beside, address).toEqual([]);
      }
    });
    await test.step("upright, the last line and whatever takes the focus stand above the contacts", async () => {
      await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets: { bottom: 34 } });
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, "/lien-he");
      const contacts = await page.getByRole("navigation", { name: "Liên hệ nhanh" }).boundingBox();
      const top = contacts?.y ?? Number.NaN;
      expect(contacts?.height).toBe(94);
      const below = page.getByRole("contentinfo").getByRole("button", { name: "Chính sách" });
      await below.focus();
      const box = await below.boundingBox();
      expect(box ? box.y + box.height + 6 : Number.NaN).toBeLessThanOrEqual(top); // with its ring
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const last = page.getByRole("contentinfo").getByText(/^©/);
      await expect.poll(() => last.evaluate((line) => line.getBoundingClientRect().bottom)).toBeLessThanOrEqual(top);
    });
  });

  test("the way back to the top stands in the bar of contacts, with letters twice as large", async ({ page }) => {
    await page.evaluate(doubleLetters);
    await page.evaluate(() => window.scrollTo(0, 300));
    const button = page.getByRole("button", { name: "Lên đầu trang" });
    await expect(button).toBeVisible();
    const bar = await page.getByRole("navigation", { name: "Liên hệ nhanh" }).boundingBox();
    const box = await button.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(bar?.y ?? Number.NaN);
  });
});

test("the way back to the top appears past 20 px and scrolls there smoothly", async ({ page }) => {
  await page.goto("/gioi-thieu");
  await hydrated(page);
  const button = page.getByRole("button", { name: "Lên đầu trang" });
  await page.evaluate(() => window.scrollTo(0, 21));
  await expect(button).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 20));
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 900));
  const asked = await watchScrolling(page);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await asked()).toEqual(["smooth"]);
});

test("searching goes to the encoded query, blank text goes nowhere, and the box is empty afterwards @computer", async ({
  page,
}) => {
  await page.goto("/lien-he");
  await hydrated(page);
  const box = page.getByRole("banner").getByRole("searchbox");
  await expect(box).toHaveAttribute("placeholder", /mẫu sản phẩm thiết kế/);
  await box.fill("   ");
  await box.press("Enter");
  await expect(page).toHaveURL("/lien-he");
  await box.fill(" in bạt & 3×1 ");
  await box.press("Enter");
  await expect(page).toHaveURL(`/tim-kiem?q=${encodeURIComponent("in bạt & 3×1")}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("in bạt & 3×1");
  await expect(box).toHaveValue("");
  // Had the blank search gone anywhere, Back would lead there.
  await page.goBack();
  await expect(page).toHaveURL("/lien-he");
});

test("each change of address starts at the top, and Back returns to where one was @computer", async ({ page }) => {
  await page.goto("/tin-tuc");
  await hydrated(page);
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const card = page.getByRole("main").getByRole("article").nth(4);
  await card.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const left = await place();
  expect(left).toBeGreaterThan(0);
  await card.click();
  await expect(page).toHaveURL(/\/tin-tuc\/.+/);
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/tin-tuc");
  await expect.poll(place).toBe(left);
});

test("Back from a place further down the page returns to where the link to it was followed @computer", async ({
  page,
}) => {
  // As in WebKit: the page is already scrolled to that place when `popstate` comes.
  await page.addInitScript(() => {
    addEventListener("popstate", () => document.getElementById(location.hash.slice(1))?.scrollIntoView());
  });
  await page.goto("/");
  await hydrated(page);
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const link = page.getByRole("main").locator("a[href^='#']").first();
  await link.scrollIntoViewIfNeeded();
  const left = await place();
  await link.click();
  await expect.poll(place).toBeGreaterThan(left);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(place).toBe(left);
  await test.step("such a place is kept apart from those of other pages", async () => {
    await page.goForward();
    await expect(page).toHaveURL(/\/#/);
    const card = page.locator("main a[href^='/tin-tuc/']").first();
    await card.scrollIntoViewIfNeeded();
    const further = await place();
    await card.click();
    const section = page.locator("main a[href^='#']").nth(1);
    const heading = page.locator((await section.getAttribute("href")) ?? "");
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    await section.click();
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThanOrEqual(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/tin-tuc\/[^#]+$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/#/);
    await expect.poll(place).toBe(further);
  });
});

test("nothing is asked of another host while something short stands in place of a screen that is on its way @phone", async ({
  page,
}) => {
  await stopTime(page);
  await open(page, "/tin-tuc");
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(BASE_URL)) elsewhere.push(request.url());
  });
  /** Until all that watches for what comes into view has been told: a browser tells all of them in one frame. */
  const watched = () =>
    page.evaluate(
      () => new Promise<unknown>((told) => new IntersectionObserver(told).observe(document.documentElement)),
    );
  const come = await holdBack(page, /\/contact.*\.js$/);
  await page.locator('a[href="/lien-he"]').first().dispatchEvent("click"); // a click of the test's own would scroll to its link
  await expect(page.getByRole("banner")).toHaveAttribute("data-leaving", "true");
  await pass(page, 100);
  await expect(page.getByRole("main").getByText("Đang mở trang…")).toBeVisible();
  await watched();
  come();
  await expect(placeholder(page)).toBeVisible();
  await watched();
  await pass(page, 500);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(settings.name);
  await expect(page.getByTitle(/Bản đồ/)).toHaveCount(0);
  expect(elsewhere).toEqual([]);
});

test("home asks nothing of another host before the map comes near, and stands where it was left @computer", async ({
  page,
}) => {
  await test.step("nothing is asked of another host before the map comes near", async () => {
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(BASE_URL)) elsewhere.push(request.url());
    });
    await page.goto("/");
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect(elsewhere).toEqual([]);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.locator(`a[href="${settings.map.directions}"]`).scrollIntoViewIfNeeded();
    await expect(page.getByTitle(/Bản đồ/)).toBeVisible();
    await expect.poll(() => elsewhere).toContain(settings.map.embed);
  });
  await test.step("a page that the browser kept for Back and brings back stands where it was left", async () => {
    // As in WebKit; a browser under test keeps no page for Back.
    const place = await page.evaluate(() => {
      window.scrollTo({ top: 1500, behavior: "instant" });
      window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
      window.scrollTo({ top: 0, behavior: "instant" });
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      return window.scrollY;
    });
    expect(place).toBe(1500);
  });
});

test("what was tapped looks as before once the finger is gone: there is no pointer that still lies on it @phone", async ({
  page,
}) => {
  for (const [address, name] of [
    ["/tin-tuc", "Tấm sau"],
    [`/tin-tuc/${articles[0]?.slug}`, "Chép đường dẫn"],
    ["/thu-kho?in=bat-hiflex&n=300&c=100", "Xoay tấm"],
  ] as const) {
    await open(page, address);
    const button = page.getByRole("button", { name }).first();
    const looks = () =>
      button.evaluate((part) => {
        const { backgroundColor, color } = getComputedStyle(part);
        return { backgroundColor, color };
      });
    const before = await looks();
    await button.tap();
    expect(await looks(), `${name} on ${address}`).toEqual(before);
  }
});

test("no page grows wider than the window while one scrolls @phone", async ({ page }) => {
  for (const address of ["/", "/gioi-thieu", "/lien-he"]) {
    await page.goto(address);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    const { width } = page.viewportSize() ?? { width: 0 };
    await expect.poll(() => widthOf(page)).toBe(width);
  }
});

test.describe("with letters twice as large @phone", () => {
  test("call, search and menu stand in the bar as high as each other, and the drawer and its categories do not scroll sideways", async ({
    page,
  }) => {
    await open(page, "/lien-he");
    await page.evaluate(doubleLetters);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const heights = () =>
        page.evaluate(() => {
          const header = document.querySelector("header");
          const of = (part: string) => header?.querySelector(part)?.getBoundingClientRect().height;
          return [of("form"), of('a[href^="tel:"]')].map((height) => Math.round(height ?? 0));
        });
      await expect.soft.poll(async () => new Set(await heights()).size, `at ${width} px`).toBe(1);
      await page.getByRole("button", { name: "Mở menu" }).click();
      const drawer = page.getByRole("dialog", { name: "Menu" });
      for (const section of ["Danh mục in", "Chính sách"]) {
        await drawer.getByText(section, { exact: true }).click();
        const [wanted, given] = await drawer.evaluate((dialog) => [dialog.scrollWidth, dialog.clientWidth]);
        expect(wanted, `${section} at ${width} px`).toBe(given);
      }
      await page.keyboard.press("Escape");
    }
  });
});

/** Pixels from the left edge of the page to its right edge, including what is only reached by scrolling. */
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
