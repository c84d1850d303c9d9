/** Tapes that are true to the drawing: ticks every 10 cm, half metre and metre, as far apart as the scale says. */
import type { View } from "./view.ts";

/** Ticks nearer than this many pixels would run into a grey band. */
const NEAREST = 5;

/** Finest step of a tape that can still be told apart, in metres. */
export function tickStep(scale: number): number {
  return scale * 0.1 >= NEAREST ? 0.1 : scale * 0.5 >= NEAREST ? 0.5 : 1;
}

const isMultiple = (value: number, of: number) => Math.abs(value / of - Math.round(value / of)) < 1e-6;

/** A tick: metres from the tape's beginning, and how long it is, as a share of the tape's thickness. */
export interface Tick {
  at: number;
  long: number;
}

/** Ticks of a tape between its ends. @param length metres */
export function ticksOf(length: number, scale: number): Tick[] {
  const step = tickStep(scale);
  const ticks: Tick[] = [];
  for (let count = 1; count * step < length - 1e-6; count++) {
    const at = count * step;
    ticks.push({ at, long: isMultiple(at, 1) ? 0.72 : isMultiple(at, 0.5) ? 0.5 : 0.32 });
  }
  return ticks;
}

/**
 * The tape along the ground, over the whole width of the stage.
 *
 * @param zero metre that the tape counts from
 * @returns pixel and length of each tick, and the metres that get a figure: none below zero, none where figures would touch
 */
export function groundTape({ scale, left }: View, stageWidth: number, zero: number) {
  const first = Math.floor(-left / scale) - 1;
  const last = Math.ceil((stageWidth - left) / scale) + 1;
  const every = [1, 2, 5, 10, 20].find((metres) => metres * scale > 20) ?? 50;
  const fine = scale * 0.1 >= 4;
  const ticks: { x: number; long: number }[] = [];
  const figures: { x: number; metres: number }[] = [];
  for (let metre = first; metre <= last; metre++) {
    const x = left + metre * scale;
    if (scale >= 4 || metre % every === 0) ticks.push({ x, long: 0.55 });
    if (fine)
      for (let tenth = 1; tenth < 10; tenth++)
        ticks.push({ x: x + (tenth * scale) / 10, long: tenth === 5 ? 0.34 : 0.2 });
    const metres = metre - zero;
    if (metres >= 0 && metres % every === 0) figures.push({ x, metres });
  }
  return { ticks, figures };
}
