/** What the owner's words and pictures may upset on the page of any one category: each is opened once, and all of it looked at. */
import { categories, standees } from "../content.ts";
import { drawnLettersCanBeRead } from "../drawn-letters.ts";
import { open } from "../inside.ts";
import { doubleLetters, partsOutOfPage, usualLetters } from "../out-of-sight.ts";
import { expect, test } from "../site.ts";
import { boxOf, expectDrawn, metres } from "./drawn-print.ts";

/** Windows of a phone that lies on its side. */
const ON_ITS_SIDE = [
  { width: 740, height: 360 },
  { width: 568, height: 320 },
] as const;

/** Height of the usual standee, in metres. */
const STANDEE = (standees[0]?.height ?? Number.NaN) / 100;

test("every category asks for its price within the first view, shows its pictures in one low row, whole when they are large, and is no longer than a reader's patience and no wider than the narrowest phone", async ({
  page,
  isMobile,
}) => {
  test.slow(); // loads a page for each category
  const ask = page.getByRole("button", { name: "Hỏi giá khổ này" });
  const call = page.getByRole("link", { name: "Gọi điện" }); // of the dock, at the lower edge of a phone
  const strip = page.getByRole("list", { name: "Ảnh xem gần" });
  /** The measures in the drawing that the grip in its corner covers. */
  const covered = () =>
    page.locator("[data-stage]").evaluate((stage) => {
      const grip = stage.querySelector("button svg")?.getBoundingClientRect();
      if (!grip) return ["no grip"];
      return [...stage.querySelectorAll("text")]
        .filter((label) => {
          const { left, right, top, bottom } = label.getBoundingClientRect();
          return left < grip.right && right > grip.left && top < grip.bottom && bottom > grip.top;
        })
        .map((label) => label.textContent);
    });

  const upright = page.viewportSize() ?? ON_ITS_SIDE[0];
  let drawn = 0;
  for (const { slug, title } of categories) {
    await open(page, `/danh-muc-in/${slug}`);

    await test.step(`${title}: several pictures stand in one low row, on phones under the first, else beside or under it`, async () => {
      // Measured at one moment: a picture's words may still take another line when their font comes.
      const { below, beside, height } = await strip.evaluate((row) => {
        const figure = document.querySelector("main figure")?.getBoundingClientRect() ?? new DOMRect(0, 1e6);
        const { top, right, height } = row.getBoundingClientRect();
        return { below: top - figure.bottom, beside: figure.left - right, height };
      });
      expect.soft(isMobile ? below : Math.max(below, beside), title).toBeGreaterThanOrEqual(0);
      expect.soft(height, title).toBeLessThanOrEqual(190);
      expect.soft(await strip.getByRole("link").count(), title).toBeGreaterThanOrEqual(2);
    });

    await test.step(`${title}: the page is no longer than a reader's patience`, async () => {
      // CSS pixels; what is only looked up, such as questions, is folded, and pictures stand beside the text where there is room.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, title).toBeLessThanOrEqual(isMobile ? 8_300 : 5_800);
    });

    await test.step(`${title}: the price is asked for within the first view, and the grip in the corner stands clear of both measures`, async () => {
      await expect(ask).toHaveCount(1);
      const button = await boxOf(ask);
      expect.soft(button.y + button.height, title).toBeLessThanOrEqual(isMobile ? (await boxOf(call)).y : 900);
      await expect.poll(covered, title).toEqual([]);
      const circles = await page.locator("[data-stage] circle").count();
      // A van has wheels; of all others only what is tied has eyelets, and a light box is not.
      if (slug !== "in-decal-o-to")
        expect.soft(circles > 0, title).toBe(["in-bat-hiflex", "in-bang-ron"].includes(slug));
      if (slug !== "in-standee") return;
      await page.getByRole("textbox", { name: /^Ngang/ }).fill("40");
      await expectDrawn(page, metres(0.4, STANDEE));
      expect(await covered(), "of a narrow print").toEqual([]);
    });

    if (!isMobile) continue;
    await test.step(`${title}: at 320 px no drawing has letters too small to read, and nothing is wider with letters twice as large`, async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await expect(page.getByRole("contentinfo")).toBeVisible(); // what stands below the first view comes a moment later
      drawn += await drawnLettersCanBeRead(page, title);
      await page.evaluate(doubleLetters);
      await expect.soft.poll(() => page.evaluate(partsOutOfPage), title).toEqual([]);
      await page.evaluate(usualLetters);
    });

    await test.step(`${title}: on a phone on its side tape, picture and words of the large view all stand above the buttons, none cut`, async () => {
      await strip.getByRole("link", { name: "Toàn cảnh" }).click();
      const view = page.getByRole("dialog", { name: "Ảnh lớn" });
      await expect(view.getByRole("figure").and(page.locator(":not([inert])"))).toBeVisible();
      for (const size of ON_ITS_SIDE) {
        await page.setViewportSize(size);
        const cut = await view.evaluate((dialog) => {
          const { top, bottom } =
            dialog.querySelector("figure")?.parentElement?.getBoundingClientRect() ?? new DOMRect();
          const parts = [...dialog.querySelectorAll("figure > svg, figure img, figcaption")];
          const outside = (part: Element) => {
            const box = part.getBoundingClientRect();
            return box.top < top - 1 || box.bottom > bottom + 1;
          };
          return parts.filter(outside).map((part) => part.textContent || part.tagName);
        });
        expect(cut, `${title}, ${size.width} × ${size.height}`).toEqual([]);
      }
      await page.setViewportSize(upright);
    });
  }
  if (isMobile) expect(drawn).toBeGreaterThan(50);
});
