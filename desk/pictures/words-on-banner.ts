/**
 * Whether the words of a banner can be read on the picture beneath them: known to both sides of the desk. Only the wide picture has words on it; on phones
 * they stand above the other one, in narrow windows beside it (tests/home/banner-pictures.spec.ts holds both, and that they stay in {@link WORDS_ZONE}).
 */
import * as inks from "../../app/styles/inks.ts";

/** Which inks the words of a banner have: black, or yellow and white. */
export type WordInk = "dark" | "light";

/** The part of the wide picture that words cover in any window in which they lie on it, in shares of its width and height. The button has a ground itself. */
export const WORDS_ZONE = { left: 0.03, top: 0.04, right: 0.47, bottom: 0.8 };

/** Pixels to which the picture is scaled for measuring: one is some two of a computer's window, as thin as the strokes of the smaller words. */
export const MEASURED = { width: 960, height: 400 };

/** What was measured, in shares of the zone. */
export interface Reading {
  /** Where words of this ink have less contrast than WCAG 2.2 asks for (1.4.3). */
  faint: number;
  /** Where the picture changes as much within the size of a letter as letters themselves do. */
  restless: number;
}

/** Least contrast that WCAG 2.2 asks for: of text, and of text as large as a banner's heading. */
const LEAST = { text: 4.5, large: 3 };
/** Pixels along a side of the squares that are measured one by one: the size of a letter of the smaller words. */
const LETTER = 16;
/** Standard deviation of the lightness (CIE L*, 0 to 100) within such a square. Plaster has 2, foliage and printed matter 12 and more. */
const UNREST = 10;

/** Shares of the zone above which a sentence says so: specks and a corner disturb nobody. The studio's own pictures have none of either. */
const TOLD = { faint: 0.06, restless: 0.2 };

/** The light of each of the 256 steps of a channel (IEC 61966-2-1). */
const LIGHT = Array.from({ length: 256 }, (_, step) => {
  const value = step / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * (LIGHT[red] ?? 0) + 0.7152 * (LIGHT[green] ?? 0) + 0.0722 * (LIGHT[blue] ?? 0);

/** @param ink `#13201C` @returns its relative luminance */
function inkLuminance(ink: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16));
  return luminance(red, green, blue);
}

const OFFSET = 0.05; // of WCAG's ratio
/** The darkest ground for black words, and the lightest for white and yellow words, whichever of the two becomes hard to read first. */
const DARKEST = LEAST.text * (inkLuminance(inks.ink) + OFFSET) - OFFSET;
const LIGHTEST = Math.min(
  (inkLuminance(inks.paper) + OFFSET) / LEAST.text - OFFSET,
  (inkLuminance(inks.yellow) + OFFSET) / LEAST.large - OFFSET,
);

const lightness = (light: number): number => (light > 216 / 24389 ? 116 * Math.cbrt(light) - 16 : (light * 24389) / 27);

/** @param pixels of a wide picture, {@link MEASURED}, four bytes each (red, green, blue, and one that is not read), as a canvas gives them */
export function readingOf(pixels: ArrayLike<number>, words: WordInk): Reading {
  const { width, height } = MEASURED;
  const [left, top] = [Math.round(WORDS_ZONE.left * width), Math.round(WORDS_ZONE.top * height)];
  const [right, bottom] = [WORDS_ZONE.right * width, WORDS_ZONE.bottom * height];
  let [squares, faint, restless] = [0, 0, 0];
  for (let y = top; y + LETTER <= bottom; y += LETTER) {
    for (let x = left; x + LETTER <= right; x += LETTER) {
      const square = squareAt(pixels, x, y, words);
      squares++;
      faint += square.faint;
      restless += Number(square.deviation > UNREST);
    }
  }
  return { faint: faint / squares, restless: restless / squares };
}

function squareAt(pixels: ArrayLike<number>, left: number, top: number, words: WordInk) {
  let [faint, sum, squared] = [0, 0, 0];
  for (let y = top; y < top + LETTER; y++) {
    for (let x = left; x < left + LETTER; x++) {
      const at = (y * MEASURED.width + x) * 4;
      const light = luminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
      if (words === "dark" ? light < DARKEST : light > LIGHTEST) faint++;
      const bright = lightness(light);
      sum += bright;
      squared += bright * bright;
    }
  }
  const count = LETTER * LETTER;
  return { faint: faint / count, deviation: Math.sqrt(Math.max(0, squared / count - (sum / count) ** 2)) };
}

const INK = {
  dark: { called: "chữ đen", ground: "tối", wanted: "sáng" },
  light: { called: "chữ vàng, trắng", ground: "sáng", wanted: "tối" },
};

/** @returns what makes the words hard to read and what would help, one sentence after the other; null where they are read well */
export function hardToRead({ faint, restless }: Reading, words: WordInk): string | null {
  const { called, ground, wanted } = INK[words];
  const said = [
    faint > TOLD.faint &&
      `${shareWords(faint)} chỗ đặt chữ ${ground} quá, ${called} chìm vào ảnh. Kéo hay phóng ảnh cho mảng ${wanted} nằm bên trái, hoặc lấy ảnh chụp ${wanted} hơn.`,
    restless > TOLD.restless &&
      "Chỗ đặt chữ nhiều nét vụn quá, chữ lẫn vào đó. Đưa mảng trơn (tường, trời, mặt vải) sang bên trái.",
  ].filter(Boolean);
  return said.length > 0 ? said.join(" ") : null;
}

function shareWords(share: number): string {
  const tenths = Math.round(share * 10);
  if (tenths >= 10) return "Cả";
  return tenths < 1 ? "Một góc" : `Chừng ${tenths} phần 10`;
}
