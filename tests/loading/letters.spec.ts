/** The letters of the site's own font (app/styles/fonts): a sign it lacks is looked for in all fonts of the device before the first view is laid out. */
import { expect, test } from "../site.ts";

test.skip(({ isMobile }) => isMobile, "does not depend on the width");

/** All letters of Vietnamese: each vowel by itself and with each of the five tones. */
const LETTERS = [..."aăâeêioôơuưy"].flatMap((vowel) => [
  vowel,
  ...[..."\u0300\u0301\u0303\u0309\u0323"].map((tone) => (vowel + tone).normalize("NFC")),
]);
const LOWER = [...LETTERS, ..."bcdđfghjklmnpqrstvwxz"];
/** Other signs that a print shop sets: sizes, thicknesses (µm), weights, temperatures, ranges, quotes. */
const SIGNS = "0123456789.,;:!?()[]%&@#/+*=<>'\"-–—…“”‘’×·•−±²³°µ€™";
/** A sign that the font does not have: shows that the test can tell. */
const LACKING = "→";

test("the text's font has every letter and sign that a print shop sets", async ({ page }) => {
  await page.goto("/");
  const lacking = await page.evaluate(
    async (all) => {
      const font = document.querySelector<HTMLLinkElement>('link[as="font"]'); // the font of the text comes first
      document.fonts.add(await new FontFace("Own", `url(${font?.href})`).load());
      const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
      const width = (sign: string, others: string) => {
        pen.font = `100px Own, ${others}`;
        return pen.measureText(sign).width;
      };
      return all.filter((sign) => width(sign, "monospace") !== width(sign, "serif"));
    },
    [...LOWER, ...LOWER.map((letter) => letter.toUpperCase()), ...SIGNS, LACKING],
  );
  expect(lacking).toEqual([LACKING]);
});
