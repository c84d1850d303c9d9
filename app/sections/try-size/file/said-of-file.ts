/** What is said of the visitor's file, in whatever state it is (chosen-file.ts). */
import type { Wish } from "../../../try-size/wish.ts";
import type { ChosenFile, SaidOfFile } from "./chosen-file.ts";

/** A name is the visitor's own text: one line, of a length that a mail can bear. */
const LONGEST_NAME = 120;

/** @returns what there is to say of it for a wish; of one that was read, its verdict */
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
