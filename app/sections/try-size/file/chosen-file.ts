/** The visitor's file as the screen holds it: none, being read, or read, and what is then said of it. */
import type { PrintFile } from "../../../print-file/facts.ts";
import type { Mark } from "../../../print-file/verdict/sharpness.ts";
import type { Verdict, Wanted } from "../../../print-file/verdict/verdict.ts";
import type { Sides } from "../../../try-size/shape.ts";
import type { Wish } from "../../../try-size/wish.ts";
import type { Picture } from "./picture.ts";

interface Named {
  name: string;
  bytes: number;
  /** How many files came at once, this one included. */
  count: number;
}

/** Gives what there is to say about a file that was read, for a wish. */
type SayOfRead = (wish: Wish) => SaidOfFile;

/** The file or sample that was chosen, and how far its check has come. */
export type ChosenFile =
  | { state: "none" }
  | ({ state: "reading" } & Named)
  | ({ state: "read"; found: PrintFile; say: SayOfRead; picture?: Picture } & Named)
  /** The shop's own artwork: it shows the size and claims nothing about a file. */
  | { state: "sample"; picture: Picture }
  /** The check itself could not be loaded. */
  | ({ state: "lost" } & Named);

/** What is said of the file: in its row, in the ticket, on the stamp. */
export interface SaidOfFile {
  /** One or two words for the row. */
  short: string;
  /** Whether the visitor should still do something about the file. */
  wanting: boolean;
  /** The file's line in the ticket; empty without a file. */
  inTicket: string;
  /** The stamp; absent where the file cannot be judged. */
  mark?: Mark;
  /** Only of a file that was read: the file, its verdict, and the print it was judged for. */
  judged?: { found: PrintFile; verdict: Verdict; wanted: Wanted };
  /** Only of a file that was read: where its picture stands in the drawing of the print. */
  place?: PicturePlace;
}

/** Where a picture stands in a drawing whose unit is the metre, from the print's upper left corner. */
export interface PicturePlace extends Sides {
  x: number;
  y: number;
  transform?: string;
}
