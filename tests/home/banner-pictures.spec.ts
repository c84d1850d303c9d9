/** The photographs of the second and third banner: their prints are whole in every window, no word lies on them, and where words lie on a picture the desk measures it. */
import { PICTURE_SHAPES } from "../../app/content/pictures.ts";
import { MOBILE_BREAKPOINT } from "../../app/limits.ts";
import { WORDS_ZONE } from "../../desk/pictures/words-on-banner.ts";
import { open } from "../inside.ts";
import { expect, test } from "../site.ts";

/** Where cloth and light box hang in the studio's pictures of the two shapes, in shares of their width and height. */
const PRINTS = {
  wide: { left: 0.51, top: 0.28, right: 0.9, bottom: 0.6 },
  tall: { left: 0.11, top: 0.55, right: 0.88, bottom: 0.75 },
};

const PHONES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
];
const TABLETS = [
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
];

test("the prints are whole and bare in every window of a phone and a tablet", async ({ page, isMobile }) => {
  await open(page, "/");
  const pictures = page.locator("picture:has(+ div h2) > img");
  await expect(pictures).toHaveCount(2);
  for (const window of isMobile ? PHONES : TABLETS) {
    await page.setViewportSize(window);
    const dock = (await page.getByRole("navigation", { name: "Liên hệ nhanh" }).boundingBox())?.y ?? Number.NaN;
    const faults = await pictures.evaluateAll(
      async (all, { prints, dock }) => {
        const found: string[] = [];
        for (const picture of all as HTMLImageElement[]) {
          picture.loading = "eager";
          await picture.decode();
          // Where the shop has put a photograph in its place, nobody knows where the print is.
          if (!/\/hero-(?:1-hiflex|3-dem)/.test(picture.currentSrc)) continue;
          const { left, top, width, height } = picture.getBoundingClientRect();
          // As `object-fit: cover` lays the picture into its box.
          const ratio = picture.naturalWidth / picture.naturalHeight;
          const [wide, high] = [Math.max(width, height * ratio), Math.max(height, width / ratio)];
          const [x = 0, y = 0] = getComputedStyle(picture).objectPosition.split(" ").map(Number.parseFloat);
          const across = (share: number) => left + ((width - wide) * x) / 100 + share * wide;
          const down = (share: number) => top + ((height - high) * y) / 100 + share * high;
          const print = ratio > 1 ? prints.wide : prints.tall;
          const edges = {
            left: across(print.left),
            right: across(print.right),
            top: down(print.top),
            bottom: down(print.bottom),
          };
          if (edges.left < left || edges.right > left + width || edges.top < top || edges.bottom > top + height)
            found.push(`cut: ${JSON.stringify(edges)}`);
          const liesOn = (box: DOMRect) =>
            box.right > edges.left && box.left < edges.right && box.bottom > edges.top && box.top < edges.bottom;
          const note = picture.closest("div")?.querySelector("small")?.getBoundingClientRect();
          if (note && liesOn(note)) found.push("the note that it is an illustration lies on it");
          if (edges.bottom > dock) found.push(`under the dock: ${JSON.stringify(edges)}`);
          const words = document.createRange();
          words.selectNodeContents(picture.parentElement?.nextElementSibling ?? picture);
          for (const line of words.getClientRects())
            if (liesOn(line))
              found.push(`words: ${Math.round(line.top)} to ${Math.round(line.bottom)} on ${JSON.stringify(edges)}`);
        }
        return found;
      },
      { prints: PRINTS, dock },
    );
    expect.soft(faults, `at ${window.width} × ${window.height}`).toEqual([]);
  }
});

test("words lie on the wide picture only, where the desk measures whether they can be read, and otherwise above or beside the picture @computer", async ({
  page,
}) => {
  const windows = [
    [320, 568],
    [390, 844],
    [600, 960],
    [740, 360],
    [800, 1280],
    [844, 390],
    [1024, 768],
    [1280, 600],
    [1440, 900],
    [1920, 1080],
    [2560, 1300],
    [3440, 1300],
  ];
  await open(page, "/");
  const slides = page.locator("div:has(> picture ~ div h2)");
  await expect(slides).toHaveCount(2);
  for (const [width = 0, height = 0] of windows) {
    await page.setViewportSize({ width, height });
    const { width: wide, height: high } = PICTURE_SHAPES[width <= MOBILE_BREAKPOINT ? "phone" : "banner"];
    const faults = await slides.evaluateAll(
      (all, { ratio, zone }) =>
        all.flatMap((slide) => {
          const picture = slide.querySelector("img");
          const box = picture?.getBoundingClientRect();
          if (!picture || !box) return ["no picture"];
          // As `object-fit: cover` lays the picture into its box.
          const [across, down] = [Math.max(box.width, box.height * ratio), Math.max(box.height, box.width / ratio)];
          const [x = 0, y = 0] = getComputedStyle(picture).objectPosition.split(" ").map(Number.parseFloat);
          const left = box.left + ((box.width - across) * x) / 100;
          const top = box.top + ((box.height - down) * y) / 100;
          return [...slide.querySelectorAll("h2 > span, p")].flatMap((words) => {
            const range = document.createRange();
            range.selectNodeContents(words);
            const own = range.getBoundingClientRect();
            // The picture's first tenth is faded out.
            const beside = own.right <= box.left + box.width / 10;
            if (beside || own.bottom <= box.top) return [];
            const lies = {
              left: (own.left - left) / across,
              top: (own.top - top) / down,
              right: (own.right - left) / across,
              bottom: (own.bottom - top) / down,
            };
            const within =
              lies.left >= zone.left && lies.top >= zone.top && lies.right <= zone.right && lies.bottom <= zone.bottom;
            return ratio > 1 && within ? [] : [`${words.textContent}: ${JSON.stringify(lies)}`];
          });
        }),
      { ratio: wide / high, zone: WORDS_ZONE },
    );
    expect(faults, `${width} × ${height}`).toEqual([]);
  }
});
