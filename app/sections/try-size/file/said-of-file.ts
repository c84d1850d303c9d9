/** What is said of the visitor's file: in its row, in the ticket, on the stamp. */
import type { PrintFile } from "../../../print-file/facts.ts";
import type { Verdict, Wanted } from "../../../print-file/verdict/judge.ts";
import type { Mark } from "../../../print-file/verdict/sharpness.ts";
import type { Wish } from "../../../try-size/wish.ts";
import type { PicturePlace } from "./lying-of.ts";
import type { ChosenFile } from "./use-print-file.ts";

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

/** A name is the visitor's own text: one line, of a length that a mail can bear. */
const LONGEST_NAME = 120;

export function saidOfFile(chosen: ChosenFile, wish: Wish): SaidOfFile {
  switch (chosen.state) {
    case "none":
      return { short: "chưa có", wanting: true, inTicket: "" };
    case "sample":
      return { short: "mẫu thử", wanting: true, inTicket: "" };
    case "reading":
      return { short: "đang đọc…", wanting: false, inTicket: oneLine(chosen.name) };
    case "lost":
      return { short: "Không đọc được", wanting: true, inTicket: `${oneLine(chosen.name)}, trang web chưa đọc được` };
    case "read":
      return chosen.say(wish);
  }
}

/** Control characters of a name would break the ticket's lines. */
export function oneLine(name: string): string {
  return name.replace(/\p{Cc}+/gu, " ").slice(0, LONGEST_NAME);
}
