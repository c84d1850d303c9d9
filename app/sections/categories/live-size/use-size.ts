/** The size a visitor is thinking of, at the head of a category. */
import { useState } from "react";
import type { OrderFacts } from "../../../content/types.ts";
import { type Unit, unitFor } from "../../../try-size/measures.ts";
import { clampQuantity } from "../../../try-size/quantity.ts";

export type TradeSize = OrderFacts["sizes"][number];

export interface Size {
  /** Metres. */
  width: number;
  height: number;
  /** The unit its sides are read and typed in. */
  unit: Unit;
  quantity: number;
}

export interface SizeInHand extends Size {
  /** By a pull or a size of the trade, which are read in the unit that suits them as long as the visitor has chosen none. */
  resize: (width: number, height: number) => void;
  /** By typing a side: the unit stays, or the next figure would be read in another. */
  typeSide: (side: { width: number } | { height: number }) => void;
  /** The visitor chooses the unit, which stays from then on. */
  speakIn: (unit: Unit) => void;
  count: (pieces: number) => void;
}

const MILLIMETRES = 1000;

/** The unit a size of the trade is spoken of in; what is written in millimetres is read in centimetres. */
const spokenIn = ({ measure }: TradeSize): Unit => (/\dm$|\sm$/.test(measure) ? "m" : "cm");

/** @returns sides in metres */
export const inMetres = ({ width, height }: TradeSize) => ({
  width: width / MILLIMETRES,
  height: height / MILLIMETRES,
});

/** @param sizes of the trade, the usual one first */
export function useSize(sizes: TradeSize[]): SizeInHand {
  const [size, setSize] = useState<Size>(() => firstOf(sizes));
  const [chosen, setChosen] = useState<Unit>();
  const usual = sizes[0] ? spokenIn(sizes[0]) : "cm";
  const take = (changed: Partial<Size>) => setSize((now) => ({ ...now, ...changed }));
  return {
    ...size,
    resize: (width, height) => take({ width, height, unit: chosen ?? unitFor(width, height, usual) }),
    typeSide: take,
    speakIn(unit) {
      setChosen(unit);
      take({ unit });
    },
    count: (pieces) => take({ quantity: clampQuantity(pieces) }),
  };
}

function firstOf([usual]: TradeSize[]): Size {
  if (!usual) return { width: 1, height: 1, unit: "m", quantity: 1 };
  const { width, height } = inMetres(usual);
  return { width, height, unit: unitFor(width, height, spokenIn(usual)), quantity: 1 };
}
