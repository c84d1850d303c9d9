/** What a file is wanted for, and what judge.ts finds out about it: a mark, the figures behind the mark, the ways out. */
import type { Fit, Shape, Sides } from "../../try-size/shape.ts";
import type { Scale } from "./scale.ts";
import type { Lines, Mark } from "./sharpness.ts";

/** What the file is wanted for. Metres. */
export type Wanted = {
  print: Sides;
  /** How far the ground runs beyond each edge of the print; 0 where the trade asks for no bleed. */
  bleed: number;
  /** How little of the bleed is still enough; the bleed itself where the trade names a single figure. */
  leastBleed?: number;
  /** How far from the print people stand. */
  distance: number;
  fit: Fit;
  /** The file's name: a scale written in it, and whether Illustrator saved it, are taken from it. */
  name?: string;
};

/** Figures of a file whose pixels are known. */
export type Sharpness = {
  /** Pixels per inch of the print; on a page with pictures, that of the coarsest picture. */
  ppi: number;
  /** In a file of several pages: the number, from 1, of the page with that picture. */
  page?: number;
  lines: Lines;
  mark: Mark;
  /** The largest print of this shape that is still fair from here, in metres. */
  largest: Sides;
  /** Metres from which this size is fair. */
  fairFrom: number;
  /** Pixels that the file would need to be good from here, bleed included, in the file's own direction; absent for a drawing, which has no pixels itself. */
  wanted?: { width: number; height: number };
};

/** What is found out about a file, for the print it is wanted for. */
export type Verdict = {
  /** `vector`: sharp at every size · `unfinished`: good as far as it was read; the rest is not known · `unread`: nothing can be judged. */
  kind: "pixels" | "vector" | "unfinished" | "unread";
  sharpness?: Sharpness;
  /** Absent when nothing is known of the file's shape. */
  shape?: Shape;
  /** Of a drawing: its trimmed size in metres, the scale at which that is the print, and the scale that the file's name states. */
  page?: Sides & { scale?: Scale; named?: Scale };
  /** Nothing is drawn in it. */
  blank?: true;
};
