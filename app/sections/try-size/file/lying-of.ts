import type { Lying } from "../../../try-size/placement.ts";
import type { Wish } from "../../../try-size/wish.ts";
import type { ChosenFile } from "./use-print-file.ts";

/** How the visitor's file lies on the print, as it was judged; the shop's samples lie as they are. */
export function lyingOf(chosen: ChosenFile, wish: Wish): Lying {
  const judged = chosen.state === "read" ? chosen.say(chosen.name, chosen.found, wish).judged : undefined;
  const shape = judged?.verdict.shape;
  if (!judged || !shape?.same) return { beyond: 0, turned: false };
  return { beyond: shape.bled ? judged.wanted.bleed : 0, turned: shape.turned === true };
}
