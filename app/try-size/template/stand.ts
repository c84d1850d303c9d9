/**
 * The room that the stand of a standee takes from its letters: the base and the bar of a roll-up, the eyelets of an X (docs/trade-facts.md, 9;
 * content/categories/in-standee.md).
 */
import { TABLETOP } from "../trades.ts";
import type { Wish } from "../wish.ts";

/** Lengths in metres; empty where the print has no stand, or one that takes no room. */
export interface Stand {
  /** A roll-up: its last stretch without letters, how much of it vanishes in the base, and what the bar at the top clips. */
  rollUp?: { foot: number; hidden: { least: number; most: number }; bar: number };
  /** An X, or cloth on a heavy base: a square at each corner, for its eyelet. */
  corner?: number;
}

const ROLL_UP = { foot: 0.15, hidden: { least: 0.07, most: 0.1 }, bar: 0.01 } as const;
const CORNER = 0.05;

/** @returns what the stand takes; the label of the size in the content says which stand it is, such as "Chữ X lớn" or "Cuốn" */
export function standOf({ trade, width, height, place }: Pick<Wish, "trade" | "width" | "height" | "place">): Stand {
  if (!trade.stands || height <= TABLETOP) return {};
  // Outside it is cloth, held by its corners (advice/material.ts).
  if (place === "ngoai") return { corner: CORNER };
  const label = trade.sizes.find((size) => size.width === width && size.height === height)?.use ?? "";
  const [isX, isRollUp] = [/chữ x/i.test(label), /cuốn/i.test(label)];
  // A size whose label names no stand may go on either.
  return { ...((isRollUp || !isX) && { rollUp: ROLL_UP }), ...((isX || !isRollUp) && { corner: CORNER }) };
}
