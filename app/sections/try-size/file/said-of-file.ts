/** What is said of the visitor's file: in its row, in the ticket, on the stamp. */
import type { PrintFile } from "../../../print-file/facts.ts";
import { judge, type Verdict, type Wanted } from "../../../print-file/verdict/judge.ts";
import { type Mark, STAMPS } from "../../../print-file/verdict/sharpness.ts";
import { formatNumber, plainSpaces, saySize } from "../../../try-size/figures.ts";
import { FITS } from "../../../try-size/loupe.ts";
import type { Wish } from "../../../try-size/wish.ts";
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
      return { short: "Không đọc được", wanting: true, inTicket: `${oneLine(chosen.name)}, trang chưa đọc được` };
    case "read":
      return ofRead(chosen.name, chosen.found, wish);
  }
}

function ofRead(fileName: string, found: PrintFile, { width, height, distance, fit }: Wish): SaidOfFile {
  const wanted = { print: { width, height }, distance, fit: FITS[fit], name: fileName };
  const verdict = judge(found, wanted);
  const { kind, sharpness } = verdict;
  const mark = kind === "pixels" ? sharpness?.mark : kind === "vector" ? ("sharp" as const) : undefined;
  const short = mark ? STAMPS[mark] : kind === "unfinished" ? "Chưa đọc hết" : "Không đọc được";
  const facts = [
    oneLine(fileName),
    pixelsOf(found),
    verdict.page && `trang ${saySize(verdict.page.width, verdict.page.height, "cm")}`,
    verdict.page?.scale && verdict.page.scale > 1 && `tỉ lệ 1:${verdict.page.scale}`,
    kind === "vector" && "vector",
    sharpness && `${formatNumber(Math.round(sharpness.ppi))} ppi ở khổ này`,
  ];
  const end = mark ? ` (${STAMPS[mark].toLowerCase()})` : `, trang chưa đọc được${kind === "unfinished" ? " hết" : ""}`;
  return {
    short,
    wanting: mark !== "sharp" && mark !== "fair",
    inTicket: plainSpaces(facts.filter(Boolean).join(", ") + end),
    ...(mark && { mark }),
    judged: { found, verdict, wanted },
  };
}

/** e.g. `4.800 × 12.000 điểm` */
export function pixelsOf({ facts }: PrintFile): string {
  const [width, height] = ("shown" in facts && facts.shown) || [0, 0];
  return width && height ? `${formatNumber(width)}\u00a0×\u00a0${formatNumber(height)} điểm` : "";
}

/** Control characters of a name would break the ticket's lines. */
function oneLine(name: string): string {
  return name.replace(/\p{Cc}+/gu, " ").slice(0, LONGEST_NAME);
}
