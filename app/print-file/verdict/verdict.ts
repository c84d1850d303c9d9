/** What a file is wanted for, and what is found of it (by judge.ts): a mark, the figures behind it, the ways out. */
import type { Fit, Shape, Sides } from "../../try-size/shape.ts";
import type { Scale } from "./scale.ts";
import type { Lines, Mark } from "./sharpness.ts";

/** What the file is wanted for. Metres. */
export type Wanted = {
  print: Sides;
  /** A side that the ground runs on beyond the print's edge; 0 where the trade asks for none. */
  bleed: number;
  /** From where people look at it. */
  distance: number;
  fit: Fit;
  /** The file's name: a scale written in it, and whether Illustrator saved it, are taken from it. */
  name?: string;
};

/** Figures of a file whose pixels are known. */
export type Sharpness = {
  /** Pixels per inch of the print; of a page with pictures, the smallest of them. */
  ppi: number;
  /** In a file of several pages the one, from 1, where that picture is. */
  page?: number;
  lines: Lines;
  mark: Mark;
  /** The largest print of this shape that is still fair from here, in metres. */
  largest: Sides;
  /** Metres from which this size is fair. */
  fairFrom: number;
  /** Pixels that the print would need to be good from here, with its bleed and lying as the file does; absent of a drawing, which has none itself. */
  wanted?: { width: number; height: number };
};

/** What is found of a file for what it is wanted. */
export type Verdict = {
  /** `vector`: sharp at every size · `unfinished`: good as far as it was read, which is not said of the rest · `unread`: nothing can be judged. */
  kind: "pixels" | "vector" | "unfinished" | "unread";
  sharpness?: Sharpness;
  /** Absent when nothing is known of the file's shape. */
  shape?: Shape;
  /** Of a drawing: its trimmed size in metres, the scale at which that is the print, and the scale that the file's name states. */
  page?: Sides & { scale?: Scale; named?: Scale };
  /** Nothing is drawn in it. */
  blank?: true;
};
