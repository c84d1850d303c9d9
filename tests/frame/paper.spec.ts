/** What is printed of every page: the letterhead, the ruler, the text (app/styles/print.css). */
import { articles } from "../content.ts";
import { open } from "../inside.ts";
import { expect, test } from "../site.ts";

const SHEET = 680; // pixels: A4 between its margins

test("what is printed of each kind of page: its ruler, its order, its cards, its steps @computer", async ({ page }) => {
  await test.step("the ruler lies on the first sheet, between letterhead and text, ten centimetres long", async () => {
    const MILLIMETRE = 96 / 25.4;
    for (const address of ["/lien-he", `/tin-tuc/${articles[0]?.slug}`]) {
      await open(page, address);
      await page.emulateMedia({ media: "print" });
      const ruler = page.getByText(/^Thước này dài đúng 10 cm/);
      const box = async (part: typeof ruler) => (await part.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
      const [head, its, text] = [
        await box(page.getByRole("banner")),
        await box(ruler),
        await box(page.getByRole("heading", { level: 1 })),
      ];
      expect(its.y, address).toBeGreaterThanOrEqual(head.y + head.height);
      expect(text.y, address).toBeGreaterThanOrEqual(its.y + its.height);
      const length = await ruler.evaluate((element) => Number.parseFloat(getComputedStyle(element, "::before").width));
      expect(length / MILLIMETRE).toBeCloseTo(100.4, 1); // ten centimetres and the line they end with
      await page.emulateMedia({ media: "screen" });
    }
  });
  await test.step("nothing makes a page wider than the sheet, for it would be printed smaller, and the ruler would be none; of the banner the slide in view is printed", async () => {
    await open(page, "/");
    await page.getByRole("button", { name: "Tấm 3", exact: true }).click();
    const banner = page.getByRole("region", { name: "Giới thiệu nhanh" });
    await expect(banner.locator("[inert]")).toHaveCount(2);
    await page.emulateMedia({ media: "print" });
    const slides = banner.getByRole("group", { name: /^\d trên 3$/ });
    await expect(slides).toHaveCount(1);
    await expect(slides).toHaveAccessibleName("3 trên 3");
    await expect(slides).toBeInViewport();
    const track = await slides.evaluate(({ parentElement }) => ({
      content: parentElement?.scrollWidth,
      width: parentElement?.clientWidth,
    }));
    expect(track.content).toBe(track.width);
    // The note in the corner of the picture, whether the browser prints grounds or not.
    const note = slides.getByText("Hình minh họa").filter({ visible: true });
    await expect(note).toHaveCSS("print-color-adjust", "exact");
    await expect(note).not.toHaveCSS("color", "rgb(0, 0, 0)");
  });
  await page.emulateMedia({ media: "screen" });
  await test.step("the box of an order lies on white, and asks for nothing that paper cannot take", async () => {
    await open(page, "/danh-muc-in/in-standee");
    await page.emulateMedia({ media: "print" });
    const box = page.getByRole("region", { name: "Thông tin đặt in" });
    await expect(box.getByText(/^Ghi vào đây|^Bấm/)).toHaveCount(2);
    for (const hint of await box.getByText(/^Ghi vào đây|^Bấm/).all()) await expect(hint).toBeHidden();
    await expect(box.locator("dl")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  });
  await page.emulateMedia({ media: "screen" });
  await test.step("the list of news is printed three in a row", async () => {
    await open(page, "/tin-tuc");
    await page.emulateMedia({ media: "print" });
    const tops = await page
      .getByRole("main")
      .getByRole("article")
      .evaluateAll((cards) => cards.slice(0, 4).map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(tops[1]).toBe(tops[0]);
    expect(tops[2]).toBe(tops[0]);
    expect(tops[3]).toBeGreaterThan(tops[0] ?? Number.NaN);
  });
  await page.emulateMedia({ media: "screen" });
  await test.step("a browser that asks a wide window, not the sheet, how wide it is leaves no column empty and cuts no word, as Safari did", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const onASheet = async (address: string) => {
      await open(page, address);
      await page.emulateMedia({ media: "print" });
      await page.locator("body").evaluate((body, width) => {
        body.style.width = `${width}px`;
      }, SHEET);
    };
    for (const address of ["/danh-muc-in/in-bat-hiflex", `/tin-tuc/${articles[0]?.slug}`, "/gioi-thieu"]) {
      await onASheet(address);
      const empty = await page
        .locator("main .prose > p, main div:has(> dl), main figure > figcaption:first-child > p:first-child")
        .evaluateAll((parts) => {
          const end = (of: Element) => Math.round(of.getBoundingClientRect().right);
          return parts.map((part) => end(part.closest("figure") ?? document.body) - end(part));
        });
      expect(empty, address).not.toEqual([]);
      expect(empty, address).toEqual(empty.map(() => 0));
      await page.emulateMedia({ media: "screen" });
    }
    await onASheet("/");
    const words = page.getByRole("region", { name: "Vì sao chọn chúng tôi" }).locator("li > p:first-child");
    const cut = await words.evaluateAll((all) =>
      all.filter((word) => word.scrollWidth > (word.parentElement?.clientWidth ?? 0)).map((word) => word.textContent),
    );
    expect(cut).toEqual([]);
    await expect(words).not.toHaveCount(0);
  });
  await page.emulateMedia({ media: "screen" });
  await test.step("all steps of the work are on the sheet", async () => {
    await page.setViewportSize({ width: SHEET, height: 960 });
    await open(page, "/gioi-thieu");
    await page.emulateMedia({ media: "print" });
    const steps = page.getByRole("region", { name: /^Năm bước/ }).getByRole("listitem");
    const ends = await steps.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().right));
    expect(ends.length).toBe(5);
    expect(Math.max(...ends)).toBeLessThanOrEqual(SHEET);
  });
});
