/** The size a visitor is thinking of, at the head of a category. */
import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import type { OrderFacts } from "../../../content/types.ts";
import { keepRecordInTab, recordKeptInTab } from "../../../tab-memory.ts";
import { ownUnitOf, type Unit, unitFor } from "../../../try-size/measures.ts";
import { clampQuantity } from "../../../try-size/quantity.ts";
import type { Sides } from "../../../try-size/shape.ts";

/** A size of the trade, in millimetres. */
export type TradeSize = OrderFacts["sizes"][number];

/** A size as it stands on the screen. */
export interface Size {
  /** Metres. */
  width: number;
  height: number;
  /** The unit its sides are read and typed in. */
  unit: Unit;
  quantity: number;
  /** The day on which the print is needed, in the visitor's words; may be empty. */
  day: string;
  /** The unit that the visitor has chosen. */
  chosen?: Unit;
}

/** The same, and the ways to change it. */
export interface SizeInHand extends Size {
  /** Takes a size from a pull or from the sizes of the trade. Its unit is the one that suits the size, unless the visitor has chosen a unit. */
  resize: (width: number, height: number) => void;
  /** Takes a typed side, or both. The unit stays, otherwise the next figure would be read in another unit. */
  type: (sides: Partial<Sides>) => void;
  /** As {@link ownUnitOf} has it. */
  ownUnit: Unit | undefined;
  /** The visitor chooses the unit, which stays from then on. */
  speakIn: (unit: Unit) => void;
  count: (pieces: number) => void;
  needBy: (day: string) => void;
}

const MILLIMETRES = 1000;

/** The unit in which the trade says this size; a size written in millimetres is shown in centimetres. */
const spokenIn = ({ measure }: TradeSize): Unit => (/\dm$|\sm$/.test(measure) ? "m" : "cm");

/** @returns sides in metres */
export const inMetres = ({ width, height }: TradeSize) => ({
  width: width / MILLIMETRES,
  height: height / MILLIMETRES,
});

/**
 * The size that the visitor has chosen for a category. It is kept as long as the tab is open, through Back, links and reloads.
 *
 * @param slug of the category
 * @param sizes of the trade, the usual one first
 */
export function useSize(slug: string, sizes: TradeSize[]): SizeInHand {
  const [first] = useState(() => firstOf(sizes));
  const [size, setSize] = useState<Size>(first);
  const name = `size-of-${slug}`;
  // Restores the kept size, which the build could not know. What was typed before the script came is newer and stays.
  useLayoutEffect(() => {
    const kept: Partial<Size> = recordKeptInTab(name);
    if (kept.width) setSize((now) => (now === first ? { ...now, ...kept } : now));
  }, [name, first]);
  useEffect(() => {
    if (size !== first) keepRecordInTab(name, size);
  }, [name, size, first]);
  const usual = sizes[0] ? spokenIn(sizes[0]) : "cm";
  const needBy = useCallback((day: string) => setSize((now) => ({ ...now, day })), []);
  const take = (changed: Partial<Size>) => setSize((now) => ({ ...now, ...changed }));
  return {
    ...size,
    ownUnit: ownUnitOf(size, usual),
    resize: (width, height) => take({ width, height, unit: size.chosen ?? unitFor(width, height, usual) }),
    type: take,
    speakIn: (unit) => take({ unit, chosen: unit }),
    count: (pieces) => take({ quantity: clampQuantity(pieces) }),
    needBy,
  };
}

function firstOf([usual]: TradeSize[]): Size {
  if (!usual) return { width: 1, height: 1, unit: "m", quantity: 1, day: "" };
  const { width, height } = inMetres(usual);
  return { width, height, unit: unitFor(width, height, spokenIn(usual)), quantity: 1, day: "" };
}
