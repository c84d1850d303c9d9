/** What is said of a file that was read: its verdict in a word, and in a line of the ticket. Loaded with the first file. */
import type { PrintFile } from "../../../print-file/facts.ts";
import { judge } from "../../../print-file/verdict/judge.ts";
import { whatToMend, whyNotJudged } from "../../../print-file/verdict/say-short.ts";
import { sayPageSize, sayPpi } from "../../../print-file/verdict/say-size.ts";
import { STAMPS } from "../../../print-file/verdict/sharpness.ts";
import { bleedOf } from "../../../try-size/advice/material.ts";
import { plainSpaces } from "../../../try-size/figures.ts";
import { FITS } from "../../../try-size/loupe.ts";
import type { Wish } from "../../../try-size/wish.ts";
import type { SaidOfFile } from "./chosen-file.ts";
import { placeOf } from "./lying-of.ts";
import { pixelsOf } from "./pixels-of.ts";
import { oneLine } from "./said-of-file.ts";

/** @param fileName as the visitor has named it @returns the file's verdict for a wish, in all its forms: word, ticket line, stamp */
export function saidOfRead(fileName: string, found: PrintFile, wish: Wish): SaidOfFile {
  const { width, height, distance, fit } = wish;
  const { bleed, least } = bleedOf(wish);
  const print = { width, height };
  const wanted = { print, bleed: bleed / 100, leastBleed: least / 100, distance, fit: FITS[fit], name: fileName };
  const verdict = judge(found, wanted);
  const { kind, sharpness } = verdict;
  const mark = kind === "pixels" ? sharpness?.mark : kind === "vector" ? ("sharp" as const) : undefined;
  const short = mark ? STAMPS[mark] : kind === "unfinished" ? "Chưa đọc hết" : "Không đọc được";
  const facts = [
    oneLine(fileName),
    pixelsOf(found),
    verdict.page && `trang ${sayPageSize(verdict.page, "cm")}`,
    verdict.page?.scale && verdict.page.scale > 1 && `tỉ lệ 1:${verdict.page.scale}`,
    verdict.page?.named && !verdict.page.scale && `tên file ghi tỉ lệ 1:${verdict.page.named}`,
    verdict.shape?.same && verdict.shape.bled && "đã gồm tràn lề",
    verdict.shape?.same && verdict.shape.turned && "cần xoay 90°",
    kind === "vector" && "vector",
    sharpness && `${sayPpi(sharpness.ppi)} ppi ở khổ này${sharpness.page ? `, trang ${sharpness.page}` : ""}`,
  ];
  const why = whyNotJudged(found, verdict, fileName);
  const unread = `, trang web chưa đọc được${kind === "unfinished" ? " hết" : ""}${why ? `: ${why}` : ""}`;
  const line = facts.filter(Boolean).join(", ") + (mark ? ` (${STAMPS[mark].toLowerCase()})` : unread);
  return {
    short,
    wanting: mark !== "sharp" && mark !== "fair",
    inTicket: plainSpaces([line, ...whatToMend(found).map(oneLine)].join(", ")),
    ...(mark && { mark }),
    judged: { found, verdict, wanted },
    place: placeOf(verdict, wanted),
  };
}
