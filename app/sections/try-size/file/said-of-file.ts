/** What is said of the visitor's file, in whatever state it is (chosen-file.ts). */
import type { Wish } from "../../../try-size/wish.ts";
import type { ChosenFile, SaidOfFile } from "./chosen-file.ts";

/** Characters. A file's name is the visitor's own text: it is cut to a length that a mail can bear. */
const LONGEST_NAME = 120;

/** @returns what there is to say about the file for a wish; for a file that was read, its verdict */
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

/** @returns the name without control characters, which would break the ticket's lines, and not too long */
export function oneLine(name: string): string {
  return name.replace(/\p{Cc}+/gu, " ").slice(0, LONGEST_NAME);
}
