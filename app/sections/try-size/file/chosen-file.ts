/** The visitor's file as the screen holds it: none, on its way, read, and what is said of it then. */
import type { PrintFile } from "../../../print-file/facts.ts";
import type { Mark } from "../../../print-file/verdict/sharpness.ts";
import type { Verdict, Wanted } from "../../../print-file/verdict/verdict.ts";
import type { Sides } from "../../../try-size/shape.ts";
import type { Wish } from "../../../try-size/wish.ts";
import type { Picture } from "./picture.ts";

interface Named {
  name: string;
  bytes: number;
  /** How many came with it at once, itself among them. */
  count: number;
}

/** Says of a file that was read what there is to say for a wish. */
type SayOfRead = (wish: Wish) => SaidOfFile;

/** What lies there, and how far the check of it has come. */
export type ChosenFile =
  | { state: "none" }
  | ({ state: "reading" } & Named)
  | ({ state: "read"; found: PrintFile; say: SayOfRead; picture?: Picture } & Named)
  /** The shop's own artwork: it shows the size and claims nothing about a file. */
  | { state: "sample"; name: string; picture: Picture }
  /** The check itself could not be loaded. */
  | ({ state: "lost" } & Named);

/** What is said of it: in its row, in the ticket, on the stamp. */
export interface SaidOfFile {
  /** One or two words. */
  short: string;
  /** Whether the visitor should still do something about it. */
  wanting: boolean;
  /** For the ticket; empty without a file. */
  inTicket: string;
  /** The stamp; absent where the file cannot be judged. */
  mark?: Mark;
  /** Of a file that was read: what was judged, and for what. */
  judged?: { found: PrintFile; verdict: Verdict; wanted: Wanted };
  /** And where its picture stands in the drawing of the print. */
  place?: PicturePlace;
}

/** Where a picture stands in a drawing whose unit is the metre, from the print's upper left corner. */
export interface PicturePlace extends Sides {
  x: number;
  y: number;
  transform?: string;
}
