/** The sheets of categories: on the wall of the home page, on the page of all categories (specification §2, Home and Categories page). */
import type { Locator, Page } from "@playwright/test";
import { categories } from "../content.ts";
import { changeData } from "../data-files.ts";
import { follow, open } from "../inside.ts";
import { expect, test } from "../site.ts";

test.skip(({ isMobile }) => isMobile, "each test sets its widths");

const WIDTHS = [360, 768, 1024, 1440];
/** Where the standee stands in its picture, as shares of its width and height: measured in content/pictures/standee.jpg. */
const STANDEE = { left: 0.31, right: 0.605, top: 0.075, bottom: 0.962 };

const wall = (page: Page) => page.getByRole("main").getByRole("region", { name: "Dịch vụ in" });
const sheetsOf = (page: Page, address: string) =>
  (address === "/" ? wall(page) : page.getByRole("main")).locator("a[data-category]");

for (const [address, also] of [
  ["/", ", and the wall shows the standee whole"],
  ["/danh-muc-in", ""],
] as const) {
  test(`${address} at ${WIDTHS.join(", ")} px: each label stands below its picture, with its pictogram, and pictures side by side end on one line${also}`, async ({
    page,
  }) => {
    await open(page, address);
    const sheets = sheetsOf(page, address);
    await expect(sheets).toHaveCount(categories.length);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const places = await sheets.evaluateAll((links) =>
        links.map((link) => ({
          sheet: link.getBoundingClientRect().toJSON(),
          picture:
            link.querySelector("img")?.parentElement?.parentElement?.getBoundingClientRect().bottom ?? Number.NaN,
          name: link.querySelector("b")?.getBoundingClientRect().top ?? Number.NaN,
          pictogram: link.querySelector("svg")?.getBoundingClientRect().toJSON(),
        })),
      );
      for (const { sheet, picture, name, pictogram } of places) {
        for (const beside of places.filter(
          (other) => other.sheet.top === sheet.top && other.sheet.bottom === sheet.bottom,
        ))
          expect.soft(beside.picture, `in one row at ${width} px`).toBeCloseTo(picture, 0);
        expect.soft(name, `at ${width} px`).toBeGreaterThanOrEqual(picture);
        expect.soft(pictogram.top, `at ${width} px`).toBeGreaterThanOrEqual(picture);
        expect.soft(pictogram.width, `at ${width} px`).toBeGreaterThan(10);
      }
      if (!also) continue;
      const standee = wall(page).locator('a[data-category="in-standee"] img');
      await standee.scrollIntoViewIfNeeded();
      const shown = await shownPart(standee);
      expect.soft(shown.left, `at ${width} px`).toBeLessThanOrEqual(STANDEE.left);
      expect.soft(shown.right, `at ${width} px`).toBeGreaterThanOrEqual(STANDEE.right);
      expect.soft(shown.top, `at ${width} px`).toBeLessThanOrEqual(STANDEE.top);
      expect.soft(shown.bottom, `at ${width} px`).toBeGreaterThanOrEqual(STANDEE.bottom);
    }
  });
}

test("a tenth category hangs with the others on phones and wide screens, and no place stays empty", async ({
  page,
}) => {
  await open(page, "/lien-he");
  await changeData<{ title: string }>(page, "categories", (all) => [...all, { ...all[0], title: "In một thứ mới" }]);
  await follow(page, "/");
  const sheets = wall(page).getByRole("listitem");
  await expect(sheets).toHaveCount(categories.length + 1);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await sheets.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().toJSON()));
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    for (const { top } of boxes) {
      const line = top + 8;
      const inLine = boxes.filter((box) => box.top < line && box.bottom > line).sort((one, other) => one.x - other.x);
      expect.soft(inLine[0].left, `at ${width} px`).toBeCloseTo(left, 0);
      expect.soft(inLine.at(-1).right, `at ${width} px`).toBeCloseTo(right, 0);
      for (const [place, box] of inLine.slice(1).entries())
        expect.soft(box.left - inLine[place].right, `at ${width} px`).toBeLessThan(24);
    }
  }
});

/** The part of a picture that its box shows under `object-fit: cover`, as shares of the picture's width and height. */
async function shownPart(picture: Locator) {
  return picture.evaluate((image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error("Not a picture");
    const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
    const box = image.clientWidth / image.clientHeight;
    const wide = Math.min(1, box / ratio);
    const high = Math.min(1, ratio / box);
    const [x = 0.5, y = 0.5] = getComputedStyle(image)
      .objectPosition.split(" ")
      .map((share) => Number.parseFloat(share) / 100);
    const left = x * (1 - wide);
    const top = y * (1 - high);
    return { left, right: left + wide, top, bottom: top + high };
  });
}
