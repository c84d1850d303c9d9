import type { Framing } from "../view.ts";

/** A scene drawn around a print of one size; metres, the print's middle at x = 0, the ground at y = 0. */
export interface SceneDrawing {
  /** Markup behind the print and in front of it. */
  back: string;
  front: string;
  /** Lower left corner of the print. */
  x: number;
  y: number;
  framing: Framing;
  /** What lies below the tape along the ground. */
  floor: string;
  /** The print shines by itself, in the dark. */
  lit?: boolean;
}

/** @param width and height of the print in metres */
export type Scene = (width: number, height: number) => SceneDrawing;

/** Metres that are drawn to either side of the middle, and upwards: more than the view of the largest print shows. */
export const WIDE = 60;
export const HIGH = 40;
