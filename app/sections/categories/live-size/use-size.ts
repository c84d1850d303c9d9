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
  /** Whether its sides are what they were when the page came. */
  resize: (width: number, height: number) => void;
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
  const usual = sizes[0] ? spokenIn(sizes[0]) : "cm";
  return {
    ...size,
    resize: (width, height) => setSize((now) => ({ ...now, width, height, unit: unitFor(width, height, usual) })),
    speakIn: (unit) => setSize((now) => ({ ...now, unit })),
    count: (pieces) => setSize((now) => ({ ...now, quantity: clampQuantity(pieces) })),
  };
}

function firstOf([usual]: TradeSize[]): Size {
  if (!usual) return { width: 1, height: 1, unit: "m", quantity: 1 };
  const { width, height } = inMetres(usual);
  return { width, height, unit: unitFor(width, height, spokenIn(usual)), quantity: 1 };
}
