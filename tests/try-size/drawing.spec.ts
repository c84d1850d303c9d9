/** /thu-kho, its drawing: print and person to scale, pulled, walked up to, and by keyboard (rules in app/try-size). */
import type { Page } from "@playwright/test";
import { shown } from "../clock.ts";
import { categories } from "../content.ts";
import { pullBesideResting, pullByFinger } from "../finger.ts";
import { open } from "../inside.ts";
import { expect, test } from "../site.ts";
import { boxOf, grip, height, printBox, row, width } from "./parts.ts";

/**
 * Waits until the drawn print has the shape of the size, and is in scale with the person of 1.6 m; to 3 %, because a stroke has a width.
 *
 * @param size in millimetres
 */
async function expectProportions(page: Page, category: string, size: { width: number; height: number }) {
  const near = (ratio: number) => Math.abs(ratio - 1) < 0.03;
  await expect
    .poll(async () => {
      const print = await printBox(page);
      const millimetre = (await boxOf(page, "[data-person]")).height / 1600;
      return {
        shape: near(print.width / print.height / (size.width / size.height)),
        scale: near(print.width / millimetre / size.width),
      };
    }, category)
    .toEqual({ shape: true, scale: true });
}

/** Takes the corner of a print 80 cm wide by the mouse, a little outside the print, and pulls it to 120 cm; the mouse button stays pressed. */
async function pullTo120(page: Page): Promise<void> {
  const print = await printBox(page);
  const corner = { x: print.x + print.width + 4, y: print.y - 4 };
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  await page.mouse.move(corner.x + print.width / 2, corner.y, { steps: 4 });
  await expect(width(page)).toHaveValue("120");
}

test.describe("the drawing", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("print and person stand in true proportion to the figures of the address and the typed ones, in every category @phone", async ({
    page,
  }) => {
    const sized = categories.map(({ slug, title, sizes }) => {
      const [usual, other] = [sizes.find(({ usual }) => usual), sizes.findLast(({ usual }) => !usual)];
      if (!usual || !other) throw new Error(`${slug} has no usual size, or no other.`);
      return { slug, kind: page.getByRole("radio", { name: title.slice(3) }), usual, other };
    });
    const [first, ...others] = sized as [(typeof sized)[number], ...typeof sized]; // there are nine
    await open(page, `/thu-kho?in=${first.slug.slice(3)}&n=${first.usual.width / 10}&c=${first.usual.height / 10}`);
    await expect(first.kind).toBeChecked();
    await expectProportions(page, first.slug, first.usual);
    await row(page, "Khổ").getByRole("radio", { name: "cm", exact: true }).check();
    const type = async (size: { width: number; height: number }) => {
      await width(page).fill(String(size.width / 10));
      await height(page).fill(String(size.height / 10));
    };
    await type(first.other);
    await expectProportions(page, first.slug, first.other);
    for (const { slug, kind, usual, other } of others) {
      await kind.check();
      for (const size of [usual, other]) {
        await type(size);
        await expectProportions(page, slug, size);
      }
    }
  });

  test("typing a side draws it, and the other side keeps its metres @computer", async ({ page }) => {
    await open(page, "/thu-kho?in=bat-hiflex&n=300&c=100");
    await width(page).fill("6");
    await expect
      .poll(async () => {
        const box = await printBox(page);
        return Math.round((box.width / box.height) * 10) / 10;
      })
      .toBe(6);
    await expect(row(page, "Khổ")).toContainText(/6\s×\s1\sm/);
  });

  test("from 2 m a print looks twice as large as from 4 m, and the verdict follows the walk @computer", async ({
    page,
  }) => {
    await open(page, "/thu-kho?in=standee&n=80&c=200&xa=2");
    const slider = page.getByRole("slider", { name: /Người xem đứng cách/ });
    await slider.press("ArrowRight");
    await expect(slider).toHaveAttribute("aria-valuetext", "3 mét");
    await slider.press("ArrowRight");
    await expect(page).toHaveURL(/xa=4/);
    const far = (await printBox(page)).width;
    await slider.press("ArrowLeft");
    await slider.press("ArrowLeft");
    await expect(page).toHaveURL(/xa=2/);
    await expect.poll(async () => Math.round(((await printBox(page)).width / far) * 20) / 20).toBe(2);
    await page.getByRole("button", { name: "Xem cả cảnh" }).click();
    await expect(grip(page)).toBeVisible();
  });

  test("the right mouse button pulls nothing; the corner stays under the hand, and the fields show the size that was pulled @computer", async ({
    page,
  }) => {
    await open(page, "/thu-kho?in=standee&n=80&c=200");
    await grip(page).hover(); // waits until the drawing has taken its place
    const { x = 0, y = 0 } = (await grip(page).boundingBox()) ?? {};
    await page.mouse.down({ button: "right" });
    await page.mouse.move(x + 60, y + 60, { steps: 4 });
    await page.mouse.up({ button: "right" });
    await expect(page.locator("[data-pulling]")).toHaveCount(0);
    await expect(width(page)).toHaveValue("80");

    const before = await printBox(page);
    await pullTo120(page);
    const pulled = await printBox(page);
    expect(Math.abs(pulled.x - before.x)).toBeLessThan(1);
    expect(Math.abs(pulled.width - before.width * 1.5)).toBeLessThan(before.width * 0.03);
    await page.mouse.up();
    await expect(page).toHaveURL(/n=120&c=200/);
  });

  test("a pull ends with the size it had when the screen is turned @computer", async ({ page }) => {
    await open(page, "/thu-kho?in=standee&n=80&c=200");
    await grip(page).hover();
    await pullTo120(page);
    await page.setViewportSize({ width: 800, height: 1200 });
    await page.mouse.move(500, 600, { steps: 3 });
    await page.mouse.up();
    await expect(width(page)).toHaveValue("120");
    await expect(grip(page)).toHaveAccessibleName(/120\s×\s200/);
  });
});

test("of a long low print neither the button for a file nor a measure covers the corner, the size or another measure", async ({
  page,
}) => {
  for (const [kind, wide, high] of [
    ["decal-pp", 1000, 100],
    ["decal-o-to", 300, 50],
    ["standee", 500, 60],
    ["backdrop", 3000, 100],
  ] as const) {
    await open(page, `/thu-kho?in=${kind}&n=${wide}&c=${high}`);
    await expect(grip(page)).toBeVisible();
    const covered = () =>
      page.evaluate(() => {
        const boxes = (selector: string, named: RegExp) =>
          [...document.querySelectorAll(selector)].filter(({ textContent }) => named.test(textContent));
        const labels = boxes("main svg text", /\d\s(cm|m)$/).map(
          ({ previousElementSibling }) => previousElementSibling,
        );
        const parts = {
          grip: document.querySelector('button[aria-label^="Góc tấm in"] > span'),
          button: boxes("main label", /^Ướm file/)[0],
          sign: boxes("main svg text", /\d\s×\s\d/)[0],
          across: labels[0],
          up: labels[1],
        };
        const found = Object.entries(parts).flatMap(([name, part]) =>
          part ? [{ name, box: part.getBoundingClientRect() }] : [],
        );
        if (found.length < (parts.sign ? 5 : 4)) return ["not all drawn"]; // a very low print has no size written on it
        return found.flatMap(({ name, box }, place) =>
          found
            .slice(place + 1)
            .filter(
              ({ box: other }) =>
                box.left < other.right - 1 &&
                other.left < box.right - 1 &&
                box.top < other.bottom - 1 &&
                other.top < box.bottom - 1,
            )
            .map((other) => `${name} and ${other.name}`),
        );
      });
    await expect.poll(covered, kind).toEqual([]);
  }
});

test("a finger pulls the corner: the print grows, and the page does not scroll @phone", async ({ page }) => {
  await open(page, "/thu-kho?in=standee&n=80&c=200");
  await grip(page).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await expect(page.getByRole("textbox", { name: /Dặn thêm/ })).toBeVisible(); // the docket is alive, and its fields say what is drawn
  await pullBesideResting(page, grip(page));
  await shown(page);
  await expect(grip(page)).toHaveAccessibleName(/Đang là 80\s×\s200\s/);
  await expect(width(page)).toHaveValue("80");
  await pullByFinger(page, grip(page), { x: 40, y: 30 });
  await expect.poll(async () => Number(await width(page).inputValue())).toBeGreaterThan(80);
  await expect.poll(async () => Number(await height(page).inputValue())).toBeLessThan(200);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test.describe("on a line that breaks", () => {
  test.use({ allowed: /ERR_FAILED/ }); // the browser writes the failed request into its console

  test("a scene that did not come is asked for again when the line is back; until then the one before it stays @computer", async ({
    page,
  }) => {
    const fence = page.locator("main svg").filter({ has: page.locator('[fill="#D9961F"]') });
    await open(page, "/thu-kho");
    await page.route("**/vehicle-*.js", (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/vehicle-"));
    await page.getByRole("radio", { name: "Decal ô tô" }).check();
    await failed;
    await expect(row(page, "In gì")).toContainText("Decal ô tô");
    await expect(fence).toHaveCount(0);
    await page.unroute("**/vehicle-*.js");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(fence).toHaveCount(1);
  });
});

test("the corner is not there before its place is known, so that nothing jumps @computer", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const corner = document.querySelector<HTMLElement>('button[aria-label^="Góc tấm in"]');
      if (corner && !("firstPlace" in window)) Object.assign(window, { firstPlace: corner.style.left });
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, "/thu-kho");
  await expect(grip(page)).toBeInViewport();
  const place = await grip(page).evaluate(({ style }) => style.left);
  expect(await page.evaluate(() => (window as { firstPlace?: string }).firstPlace)).toBe(place);
});

test("by keyboard alone: size, place, number and the corner, each with its name, and the focus seen on every ground @computer", async ({
  page,
}) => {
  await open(page, "/thu-kho?in=standee&n=80&c=200");
  await test.step("the focus is seen in the word's own colour within a field, in two inks around the rest", async () => {
    await page.keyboard.press("Tab");
    for (const name of ["Cảnh vẽ", "Trong nhà"]) {
      await page.getByRole("radio", { name }).focus();
      const ring = await page.getByRole("radio", { name }).evaluate(({ nextElementSibling }) => {
        const { color, outlineColor, outlineStyle, outlineOffset } = getComputedStyle(nextElementSibling as Element);
        return { isOfWord: color === outlineColor, outlineStyle, isWithin: Number.parseFloat(outlineOffset) < 0 };
      });
      expect(ring, name).toEqual({ isOfWord: true, outlineStyle: "solid", isWithin: true });
    }
    const more = page.getByRole("button", { name: "Thêm một" });
    await more.focus();
    const { outlineColor, boxShadow } = await more.evaluate((button) => ({ ...getComputedStyle(button) }));
    expect(outlineColor).toMatch(/^rgb/);
    expect(boxShadow).toMatch(/^rgb/);
    expect(boxShadow).not.toContain(outlineColor);
  });

  await grip(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(width(page)).toHaveValue("81");
  await page.keyboard.press("Shift+ArrowUp");
  await expect(height(page)).toHaveValue("210");
  await expect(grip(page)).toHaveAccessibleName(
    "Góc tấm in, kéo để đổi khổ. Đang là 81 × 210 cm".replace(/ (×|cm)/g, "\u00a0$1").replace("× ", "×\u00a0"),
  );
  await width(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(width(page)).toHaveValue("80");
  await page.getByRole("radio", { name: "Standee" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Backdrop" })).toBeChecked();
  await page.getByRole("radio", { name: "Trong nhà" }).focus();
  await page.keyboard.press("Space");
  await expect(row(page, "Chỗ dùng")).toContainText("Nên in");
  await page.getByRole("button", { name: "Thêm một" }).focus();
  await page.keyboard.press("Enter");
  await expect(row(page, "Số lượng, ngày cần")).toContainText("2 tấm");
});
