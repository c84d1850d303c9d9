/** What is to be settled besides the print itself, asked as long as the shop has not said what its price holds. */
import type { Stance } from "../try-size/standing.ts";

/** By the way a print is put up. */
const BY_STANCE: Record<Stance, string> = {
  hang: "Chỉ tấm in, hay cả mép, khoen và công treo?",
  hand: "Chỉ tấm in, hay cả cán màng, bồi, khung?",
  floor: "Chỉ tấm in, hay cả chân, khung và công dựng?",
  van: "Chỉ decal, hay cả cán màng và công dán?",
};

/** Categories that are put up as others and finished otherwise: no light box has eyelets, no canvas is laminated. */
const BY_CATEGORY: Record<string, string> = {
  "in-backlit": "Chỉ tấm in, hay cả hộp, đèn và công lắp?",
  "in-lua-canvas": "Chỉ tấm in, hay cả căng khung, may mép?",
  "in-hastag-cam-tay": "Chỉ bảng, hay cả cán cầm?",
};

export function includedAsked({ slug, stance }: { slug: string; stance: Stance }): string {
  return BY_CATEGORY[slug] ?? BY_STANCE[stance];
}
