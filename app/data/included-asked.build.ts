/** The question which work besides the print itself is wanted: a page asks it as long as the shop has not said what its price includes. */
import type { CategoryFields } from "../content/schema/category.build.ts";
import type { Stance } from "../content/types.ts";

/** By the way a print is put up: the questions for categories without one of their own. */
const BY_STANCE: Record<Stance, string> = {
  hang: "Chỉ tấm in, hay cả mép, khoen và công treo?",
  hand: "Chỉ tấm in, hay cả cán màng, bồi, khung?",
  floor: "Chỉ tấm in, hay cả chân, khung và công dựng?",
  van: "Chỉ decal, hay cả cán màng và công dán?",
};

/** @returns the question; empty where the category says what its price includes */
export function includedAskedOf({
  included,
  includedAsked,
  stance,
}: Pick<CategoryFields, "included" | "includedAsked" | "stance">): string {
  return included.length > 0 ? "" : (includedAsked ?? BY_STANCE[stance]);
}
