/**
 * What a template is made of (laid out by template.ts). In millimetres of the file; x to the right and y downwards from the upper left corner of the finished
 * print.
 */

/** The colours of the guides. */
export type Ink = "red" | "ink" | "green";

/** A rectangle. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Everything that a template draws, and its names. */
export interface Template {
  /** The file is drawn 1 to this. */
  scale: 1 | 10;
  /** File name without its ending. */
  name: string;
  title: string;
  /** What is drawn, in words for the visitor. */
  shows: string[];
  /** The whole page, with bleed. */
  page: Box;
  trim: Box;
  safe: Box;
  /** Where the stand leaves no room for letters: of a roll-up the foot, within it the part in the base, and the bar; of an X the corners. */
  taken: Box[];
  /** Middles of the eyelets and their radius. */
  eyelets: { x: number; y: number; r: number }[];
  labels: { x: number; y: number /** Height of a capital. */; height: number; ink: Ink; text: string }[];
  /** Width of the guides' lines. */
  line: number;
}

/** Turns metres of the print into millimetres of the file. */
export type InFile = (metres: number) => number;
