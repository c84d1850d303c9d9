/** How the visitor's file lies on the print, as it was judged. Comes with the first file. */
import type { Verdict, Wanted } from "../../../print-file/verdict/judge.ts";
import type { Lying, Sides } from "../../../try-size/placement.ts";
import type { Wish } from "../../../try-size/wish.ts";
import type { ChosenFile } from "./use-print-file.ts";

/** Where a picture stands in a drawing whose unit is the metre, from the print's upper left corner. */
export interface PicturePlace extends Sides {
  x: number;
  y: number;
  transform?: string;
}

/** The shop's samples lie as they are. */
export function lyingOf(chosen: ChosenFile, wish: Wish): Lying {
  const judged = chosen.state === "read" ? chosen.say(chosen.name, chosen.found, wish).judged : undefined;
  return judged ? lyingAs(judged.verdict, judged.wanted) : { beyond: 0, turned: false };
}

function lyingAs({ shape }: Verdict, { bleed }: Wanted): Lying {
  if (!shape?.same) return { beyond: 0, turned: false };
  return { beyond: shape.bled ? bleed : 0, turned: shape.turned === true };
}

/** The bleed lies outside of the print, where it is clipped; a file on its side is turned upright. */
export function placeOf(verdict: Verdict, wanted: Wanted): PicturePlace {
  const { beyond, turned } = lyingAs(verdict, wanted);
  const [across, down] = [wanted.print.width + 2 * beyond, wanted.print.height + 2 * beyond];
  if (!turned) return { x: -beyond, y: -beyond, width: across, height: down };
  return { x: 0, y: 0, width: down, height: across, transform: `translate(${across - beyond} ${-beyond}) rotate(90)` };
}
