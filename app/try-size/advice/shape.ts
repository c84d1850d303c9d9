/** A picture whose shape is not the print's: what is cut off or stays blank, and the size that would fit it. */
import { toMillimetre } from "../measures.ts";
import type { Fit } from "../wish.ts";

/** Shapes nearer than this count as one: 1.2 % is 1 cm at the end of a print of 80 cm. */
const SAME = 0.012;

export interface Mismatch {
  /** At which ends. */
  ends: "hai bên" | "trên và dưới";
  /** Metres lost or left blank at each of the two ends. */
  each: number;
  /** Share of the picture that is lost, 0 where it lies whole. */
  lost: number;
  /** The print's size that would fit it, in metres. */
  fitting: { width: number; height: number };
}

/**
 * @param picture its two sides in any one unit
 * @param print in metres
 * @returns undefined where the shapes agree
 */
export function mismatchOf(
  picture: { width: number; height: number },
  print: { width: number; height: number },
  fit: Fit,
): Mismatch | undefined {
  const shape = picture.width / picture.height;
  const wanted = print.width / print.height;
  if (Math.abs(Math.log(shape / wanted)) < SAME) return;
  const wider = shape > wanted;
  const covers = fit === "phu";
  // Laid over the whole print a wider picture loses its sides; laid in whole it leaves strips above and below.
  const ends = wider === covers ? "hai bên" : "trên và dưới";
  const keepsWidth = { width: print.width, height: toMillimetre(print.width / shape) };
  const keepsHeight = { width: toMillimetre(print.height * shape), height: print.height };
  const fitting = wider ? keepsWidth : keepsHeight;
  if (!covers) {
    const rest = wider ? print.height - print.width / shape : print.width - print.height * shape;
    return { ends, each: rest / 2, lost: 0, fitting };
  }
  const whole = wider ? print.height * shape : print.width / shape;
  const cut = whole - (wider ? print.width : print.height);
  return { ends, each: cut / 2, lost: cut / whole, fitting };
}
