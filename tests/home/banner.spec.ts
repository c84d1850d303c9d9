/** The banner carousel of home (specification §3, §4, §9; open point on things that move; W3C carousel pattern). */
import type { Locator, Page } from "@playwright/test";
import { carouselCalled, current, dragByFinger, dragByMouse, slidesInView, slidesOf } from "../carousel.ts";
import { pass, passFrames, reduceMotion, shown, stopTime } from "../clock.ts";
import { spreadFingers } from "../finger.ts";
import { holdBack } from "../held-back.ts";
import { open } from "../inside.ts";
import { expect, test } from "../site.ts";

/** The script that draws the track. */
const EMBLA = /\/assets\/embla-carousel[^/]*\.js$/;

const banner = (page: Page) => carouselCalled(page, "Giới thiệu nhanh");
const dot = (page: Page) => current(banner(page));
const button = (page: Page, name: string) => banner(page).getByRole("button", { name });

async function begin(page: Page, givesSign = (): Promise<void> => page.mouse.move(2, 2, { steps: 2 })): Promise<void> {
  await stopTime(page);
  await open(page, "/");
  await givesSign(); // a sign of a visitor: the script that draws the slides is fetched
  await expect(slidesInView(banner(page))).toHaveCount(1);
}

test("the banner's time: slides follow each other, a press begins it anew, what holds it and what does not @computer", async ({
  page,
}) => {
  await begin(page);
  await test.step("three slides follow each other every 5000 ms, and the first follows the last; those out of view are inert, and all carry their place", async () => {
    const slides = slidesOf(banner(page));
    await expect(slides).toHaveCount(3);
    for (const [place, slide] of (await slides.all()).entries()) {
      await expect.soft(slide).toHaveAccessibleName(`${place + 1} trên 3`);
      await expect.soft(slide).toHaveAttribute("aria-roledescription", "tấm");
    }
    await expect.soft(slides.and(page.locator("[inert]"))).toHaveCount(2);
    await expect(dot(page)).toHaveAccessibleName("Tấm 1");
    for (const slide of [2, 3, 1]) {
      const before = (await dot(page).getAttribute("aria-label")) ?? "";
      await pass(page, 4999);
      await expect(dot(page)).toHaveAccessibleName(before);
      await pass(page, 1);
      await expect(dot(page)).toHaveAccessibleName(`Tấm ${slide}`);
      await expect.soft(slidesInView(banner(page))).toHaveAccessibleName(`${slide} trên 3`);
      await expect.soft(slides.and(page.locator("[inert]"))).toHaveCount(2);
    }
  });
  const pause = button(page, "Tạm dừng");
  await test.step("hover and focus hold the banner", async () => {
    await banner(page).hover();
    await pass(page, 20_000);
    await expect(dot(page)).toHaveAccessibleName("Tấm 1");
    await page.mouse.move(2, 2);
    await slidesInView(banner(page)).getByRole("link").first().focus();
    await pass(page, 20_000);
    await expect(dot(page)).toHaveAccessibleName("Tấm 1");
    await page.getByRole("main").focus();
    await pass(page, 5000);
    await expect(dot(page)).toHaveAccessibleName("Tấm 2");
  });
  await test.step("the pause button is visible and comes first in the tab order", async () => {
    await expect(pause).toBeVisible();
    await pause.focus();
    await page.keyboard.press("Shift+Tab");
    expect(await banner(page).evaluate((carousel) => carousel.contains(document.activeElement))).toBe(false);
    await page.keyboard.press("Tab");
    await expect(pause).toBeFocused();
  });
  await test.step("the pause button holds the banner until it is pressed again", async () => {
    await pause.click();
    await page.mouse.move(2, 2);
    await page.getByRole("main").focus();
    await pass(page, 20_000);
    await expect(dot(page)).toHaveAccessibleName("Tấm 2");
    await button(page, "Chạy tiếp").click();
    await pass(page, 5000);
    await expect(dot(page)).toHaveAccessibleName("Tấm 3");
  });
  await button(page, "Tấm 1").click();
  await page.getByRole("main").focus();
  await page.mouse.move(2, 2);
  await test.step("each dot shows its slide and begins its time anew, pressed by mouse or, as by a screen reader, by neither mouse nor finger", async () => {
    await pass(page, 4000);
    await button(page, "Tấm 3").click();
    await expect(dot(page)).toHaveAccessibleName("Tấm 3");
    await expect(slidesInView(banner(page))).toHaveAccessibleName("3 trên 3");
    await page.getByRole("main").focus();
    await page.mouse.move(2, 2);
    await pass(page, 4999);
    await expect(dot(page)).toHaveAccessibleName("Tấm 3");
    await pass(page, 1);
    await expect(dot(page)).toHaveAccessibleName("Tấm 1");

    await pass(page, 4000);
    await button(page, "Tấm 2").evaluate((dot: HTMLButtonElement) => dot.click()); // without a pointer, which would hold the time
    await expect(dot(page)).toHaveAccessibleName("Tấm 2");
    await pass(page, 4999);
    await expect(dot(page)).toHaveAccessibleName("Tấm 2");
    await pass(page, 1);
    await expect(dot(page)).toHaveAccessibleName("Tấm 3");
  });
  await test.step("a press of a dot or an arrow with the mouse does not stop the banner", async () => {
    for (const [name, shown, next] of [
      ["Tấm 3", 3, 1],
      ["Tấm sau", 2, 3],
    ] as const) {
      await button(page, name).click();
      await expect(dot(page)).toHaveAccessibleName(`Tấm ${shown}`);
      await page.mouse.move(2, 2);
      await pass(page, 5000);
      await expect(dot(page)).toHaveAccessibleName(`Tấm ${next}`);
    }
  });
  await button(page, "Tấm 1").click();
  await page.mouse.move(2, 2);
  await test.step("the banner stands still under reduced motion and still turns by hand", async () => {
    await reduceMotion(page);
    await pass(page, 20_000);
    await expect(dot(page)).toHaveAccessibleName("Tấm 1");
    await button(page, "Tấm 2").click();
    await expect(slidesInView(banner(page))).toHaveAccessibleName("2 trên 3");
    await expect(slidesInView(banner(page))).toBeInViewport({ ratio: 0.5 });
  });
});

test("the banner turns without a sign of a visitor, too, and fetches the script that draws its slides only then @computer", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const drawn = () => asked.filter((url) => url.includes("embla"));
  await stopTime(page);
  await open(page, "/");
  await pass(page, 4999);
  expect(drawn()).toEqual([]);
  await pass(page, 1);
  await expect(slidesInView(banner(page))).toHaveCount(1);
  await expect(slidesInView(banner(page))).toHaveAccessibleName("2 trên 3");
  await passFrames(page, 1000);
  await expect(slidesInView(banner(page))).toBeInViewport({ ratio: 0.5 });
  expect(drawn()).toHaveLength(1);
});

test("the banner's slides turn in 300 ms, by their words and by arrows in a ring; by width arrows and pictures change at 768 px @computer", async ({
  page,
}) => {
  await begin(page);
  const backToFirst = async () => {
    await button(page, "Tấm 1").click();
    await passFrames(page, 1000);
  };
  await test.step("a slide has come to its place after about 300 ms", async () => {
    await button(page, "Tấm 2").click();
    await expect(dot(page)).toHaveAccessibleName("Tấm 2");
    /** How far the slide is from its place, as a share of its width. */
    const away = async () => {
      const box = await banner(page).getByRole("group", { name: "2 trên 3" }).boundingBox();
      return box ? Math.abs(box.x) / box.width : Number.NaN;
    };
    await passFrames(page, 100);
    expect(await away()).toBeGreaterThan(0.1);
    await passFrames(page, 250);
    expect(await away()).toBeLessThan(0.1);
  });
  await backToFirst();
  await test.step("a slide that is drawn by its words leaves none of them marked", async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.getByRole("heading", { level: 1 }).boundingBox()) ?? {};
    await page.mouse.move(x + width * 0.7, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.68, y + height / 2, { steps: 3 });
    await page.mouse.move(x + width * 0.1, y + height / 2, { steps: 4 });
    expect(await page.evaluate(() => String(getSelection()))).toBe("");
    await page.mouse.up();
    await expect(dot(page)).toHaveAccessibleName("Tấm 2");
  });
  await backToFirst();
  await test.step("the arrows turn the slides in a ring and stand from 768 px up", async () => {
    await button(page, "Tấm trước").click();
    await expect(dot(page)).toHaveAccessibleName("Tấm 3");
    await button(page, "Tấm sau").click();
    await expect(dot(page)).toHaveAccessibleName("Tấm 1");
    await page.setViewportSize({ width: 768, height: 900 });
    for (const name of ["Tấm trước", "Tấm sau"]) await expect(button(page, name)).toBeVisible();
    await page.setViewportSize({ width: 767, height: 900 });
    for (const name of ["Tấm trước", "Tấm sau"]) await expect(button(page, name)).toBeHidden();
  });

  await test.step("its pictures are those for phones up to 768 px and the wide ones above", async () => {
    const images = banner(page).locator("img");
    const pictures = () =>
      images.evaluateAll((found) => found.map((picture) => (picture as HTMLImageElement).currentSrc));
    const ratios = () =>
      images.evaluateAll((found) =>
        found.slice(1).map((picture) => {
          const { naturalWidth, naturalHeight } = picture as HTMLImageElement;
          return naturalWidth > 0 && naturalWidth > naturalHeight ? "wide" : naturalWidth > 0 ? "tall" : "not loaded";
        }),
      );
    await page.setViewportSize({ width: 769, height: 900 });
    await expect.poll(ratios).toEqual(["wide", "wide"]);
    const wide = await pictures();
    await page.setViewportSize({ width: 768, height: 900 });
    await expect.poll(ratios).toEqual(["tall", "tall"]);
    // The drawn street is wide on phones, too: only its address says which of the two drawings has come.
    await expect.poll(async () => new Set([...wide, ...(await pictures())]).size).toBe(6);
  });

  await test.step("on the wall by day the ring around what has the focus is dark", async () => {
    await button(page, "Tấm 2").click();
    const link = slidesOf(banner(page)).nth(1).getByRole("link");
    await page.keyboard.press("Tab"); // from here on the browser knows that the keyboard is used
    await link.focus();
    await expect(link).toHaveCSS("outline-color", "rgb(19, 32, 28)");
  });
});

test("drawing by finger or mouse turns the slide past 10 px and not before", async ({ page, isMobile }) => {
  await begin(page, isMobile ? () => pressTakenAway(page) : undefined);
  if (isMobile)
    await test.step("a finger that was taken away, as by a long press, is none when one taps elsewhere", async () => {
      await page.getByRole("button", { name: "Mở menu" }).tap();
      await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Đóng" }).tap();
    });
  const draw = (pixels: number) => (isMobile ? dragByFinger : dragByMouse)(page, slidesInView(banner(page)), pixels);
  for (const [pixels, slide] of [
    [-10, 1],
    [-12, 2],
    [10, 2],
    [12, 1],
    [120, 3],
    [-120, 1],
  ] as const) {
    await draw(pixels);
    await expect(dot(page)).toHaveAccessibleName(`Tấm ${slide}`);
    await passFrames(page, 1000);
    await expect(dot(page)).toHaveAccessibleName(`Tấm ${slide}`);
  }
  if (isMobile)
    await test.step("two fingers make the page larger and turn nothing", async () => {
      await spreadFingers(page, slidesInView(banner(page)));
      await passFrames(page, 1000);
      await expect(dot(page)).toHaveAccessibleName("Tấm 1");
    });
});

/** A finger on the banner's left side, which the browser takes for itself. */
async function pressTakenAway(page: Page): Promise<void> {
  const { x = 0, y = 0 } = (await banner(page).boundingBox()) ?? {};
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + 30, y: y + 60 }] });
  await devtools.send("Input.dispatchTouchEvent", { type: "touchCancel", touchPoints: [] });
  await pass(page, 150); // until the track counts as lying still
}

test("a swipe while the track still turns from the last one turns it one slide further", async ({ page, isMobile }) => {
  await begin(page);
  const draw = (pixels: number) => (isMobile ? dragByFinger : dragByMouse)(page, banner(page), pixels);
  for (const [pixels, slides] of [
    [-12, [2, 3, 1]],
    [12, [3, 2, 1]],
  ] as const) {
    for (const slide of slides) {
      await draw(pixels); // the clock stands: the track has not begun to move
      await expect(dot(page)).toHaveAccessibleName(`Tấm ${slide}`);
    }
    await passFrames(page, 1000);
    await expect(dot(page)).toHaveAccessibleName(`Tấm ${slides[2]}`);
  }
});

for (const [name, pixels, slide] of [
  ["a short swipe to the left", -16, 2],
  ["a long swipe to the left", -240, 2],
  ["a swipe to the right", 24, 3],
] as const) {
  test(`${name} turns the slide, though what draws the track comes in the middle of it`, async ({ page, isMobile }) => {
    const letCome = await holdBack(page, EMBLA);
    await open(page, "/");
    const come = page.waitForEvent("requestfinished", (request) => EMBLA.test(request.url()));
    const comes = async () => {
      letCome();
      await come;
      await shown(page); // it has run
    };
    // There was no sign of a visitor before: the swipe is the one that fetches the script.
    await (isMobile ? dragByFinger : dragByMouse)(page, slidesOf(banner(page)).first(), pixels, comes);
    await expect(dot(page)).toHaveAccessibleName(`Tấm ${slide}`);
    await expect(slidesInView(banner(page))).toHaveCount(1);
    await expect(slidesInView(banner(page))).toHaveAccessibleName(`${slide} trên 3`);
    await expect(slidesInView(banner(page))).toBeInViewport({ ratio: 0.9 });
    await expect(page).toHaveURL("/");
  });
}

test("the banner's controls stand below the street and, on phones, above the dock", async ({ page, isMobile }) => {
  await open(page, "/");
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  const street = banner(page).getByRole("img", { name: /phố Hà Nội/ });
  const dock = page.getByRole("navigation", { name: "Liên hệ nhanh" });
  for (const width of isMobile ? [390, 360] : [1024, 1440]) {
    await page.setViewportSize({ width, height: isMobile ? 780 : 900 });
    const controls = await button(page, "Tấm 1").boundingBox();
    expect(controls?.y, `at ${width} px`).toBeGreaterThanOrEqual(await bottomOf(street));
    if (isMobile)
      expect(await bottomOf(button(page, "Tấm 1"))).toBeLessThanOrEqual((await dock.boundingBox())?.y ?? Number.NaN);
  }
});

test("the banner's heading stands on one line from 768 px up; with letters and words set wider it wraps between its sentences and leaves the street its place @computer", async ({
  browser,
  watch,
}) => {
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: "reduce" }); // a reader's own style
  const page = await context.newPage();
  watch(page);
  await open(page, "/");
  const lines = () =>
    page.getByRole("heading", { level: 1 }).evaluate((title) => {
      const boxes = [...title.querySelectorAll("span")].flatMap((line) => [...line.getClientRects()]);
      return {
        count: new Set(boxes.map(({ top }) => Math.round(top))).size,
        whole: boxes.length === 3 && Math.max(...boxes.map(({ right }) => right)) <= innerWidth,
      };
    });
  for (const width of [768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await lines(), `at ${width} px`).toEqual({ count: 1, whole: true });
  }
  // A title with marks one above the other, as the owner may write: the lines keep clear of each other.
  const crowded = await page.getByRole("heading", { level: 1 }).evaluate((title) => {
    title.dataset.stacked = "true";
    const { font, fontSize, lineHeight } = getComputedStyle(title);
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) throw new Error("no canvas");
    pen.font = font;
    const ink = pen.measureText("Ổ").actualBoundingBoxAscent + pen.measureText("Ạ").actualBoundingBoxDescent;
    delete title.dataset.stacked;
    return ink / Number.parseFloat(fontSize) > 1 && ink > Number.parseFloat(lineHeight);
  });
  expect(crowded).toBe(false);
  // WCAG 2.2, 1.4.12
  await page.addStyleTag({
    content:
      "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }",
  });
  for (const width of [768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 720 });
    expect(await lines(), `at ${width} px`).toEqual({ count: 2, whole: true });
    const street = await page.locator("[data-street]:visible").boundingBox();
    expect(street?.height, `the street below it, at ${width} px`).toBeGreaterThanOrEqual(100);
  }
  await context.close();
});
