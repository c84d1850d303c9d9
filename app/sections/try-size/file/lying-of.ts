/** How the visitor's file lies on the print, by its verdict. Loaded with the first file, or with the visitor's own place. */
import type { Verdict, Wanted } from "../../../print-file/verdict/verdict.ts";
import { AS_IT_IS, groundUnder, type Lying, lyingAs } from "../../../try-size/lying.ts";
import type { Wish } from "../../../try-size/wish.ts";
import type { ChosenFile, PicturePlace } from "./chosen-file.ts";

/** How the chosen file lies; the shop's samples lie as they are. */
export function lyingOf(chosen: ChosenFile, wish: Wish): Lying {
  const judged = chosen.state === "read" ? chosen.say(wish).judged : undefined;
  return judged ? lyingAs(judged.verdict.shape) : AS_IT_IS;
}

/** Where the file's picture stands: the bleed lies outside of the print and is clipped; a file on its side is turned upright. */
export function placeOf({ shape }: Verdict, { print }: Wanted): PicturePlace {
  const lying = lyingAs(shape);
  const { beyond, turned } = lying;
  const ground = groundUnder(lying, print);
  if (!turned) return { x: -beyond, y: -beyond, ...ground };
  return { x: 0, y: 0, ...ground, transform: `translate(${ground.height - beyond} ${-beyond}) rotate(90)` };
}
