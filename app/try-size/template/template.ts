/**
 * The template of a print, for whoever lays it out: edge, bleed, safe area, eyelets and what its stand takes.
 * In millimetres of the file; x to the right and y downwards from the upper left corner of the finished print.
 */
import { bleedOf } from "../advice/material.ts";
import { EYELETS, spacesBetweenEyelets } from "../eyelets.ts";
import { saySize } from "../figures.ts";
import { LONGEST_PAGE } from "../measures.ts";
import { tradeInQuery } from "../trade-query.ts";
import { isFlag } from "../trades.ts";
import type { Wish } from "../wish.ts";
import type { Box, InFile, Template } from "./guides.ts";
import { labelsOf } from "./labels.ts";
import { type Stand, standOf } from "./stand.ts";

/** The middle of an eyelet is 2.5 cm from the edge, and it is 12 mm wide (docs/trade-facts.md, 2). */
const EYELET = { inset: 25, radius: 6 } as const;

/** @returns the template of the wished size, at 1:1 or, where no page is that long, at 1:10 */
export function templateOf(wish: Wish): Template {
  const { trade, width, height, unit } = wish;
  const { bleed } = bleedOf(wish);
  const scale = Math.max(width, height) + (2 * bleed) / 100 > LONGEST_PAGE ? 10 : 1;
  const inFile = (metres: number) => Math.round((metres * 1e5) / scale) / 100;
  const trim = { x: 0, y: 0, width: inFile(width), height: inFile(height) };
  const beyond = inFile(bleed / 100);
  // Half of a small print stays free of the margin, otherwise there would be no room for a letter.
  const inset = Math.min(inFile(trade.safe / 100), trim.width / 4, trim.height / 4);
  const stand = standOf(wish);
  const top = Math.max(inset, inFile(stand.rollUp?.bar ?? 0));
  const bottom = Math.max(inset, inFile(stand.rollUp?.foot ?? 0));
  const safe = { x: inset, y: top, width: trim.width - 2 * inset, height: trim.height - top - bottom };
  const corner = Math.min(inFile(stand.corner ?? 0), trim.width / 4);
  const eyelets = hasEyelets(wish) ? eyeletsAround(trim, wish, scale) : [];
  const centimetres = Math.round(width * 1000) / 10;
  return {
    scale,
    name: `file-mau-${tradeInQuery(trade.kind)}-${centimetres}x${Math.round(height * 1000) / 10}cm-1-${scale}`,
    title: `File mẫu ${trade.name} ${saySize(width, height, unit)}, tỉ lệ 1:${scale}`,
    shows: [
      "mép cắt, tràn lề, vùng chữ",
      eyelets.length > 0 && "chỗ đóng khoen",
      stand.rollUp && "phần chui vào đế",
      stand.corner && "bốn góc chừa khoen",
    ].filter((part) => typeof part === "string"),
    page: { x: -beyond, y: -beyond, width: trim.width + 2 * beyond, height: trim.height + 2 * beyond },
    trim,
    safe,
    taken: takenBy(stand, trim, corner, inFile),
    eyelets,
    labels: labelsOf(wish, { scale, bleed, inset, stand, trim, safe, corner, inFile }),
    // Of a long print with a small bleed, half of it at most: the line of the bleed would otherwise lie within the cut, or beyond the page.
    line: Math.min(Math.max(trim.width, trim.height) / 800, beyond / 2),
  };
}

/** A flag and a banner of cloth have rods or cords instead. */
const hasEyelets = ({ trade: { kind }, place, width, height }: Wish): boolean =>
  EYELETS[kind] === "long edges" ? place !== "trong" && !isFlag(width, height) : EYELETS[kind] !== undefined;

/** One eyelet at each corner, and more along each edge that has them, in as many spaces as {@link spacesBetweenEyelets} says. */
function eyeletsAround(trim: Box, { trade, width, height }: Wish, scale: number): Template["eyelets"] {
  const r = EYELET.radius / scale;
  // On a narrow strip the eyelets of two edges must not meet.
  const inset = Math.min(EYELET.inset / scale, trim.width / 4, trim.height / 4);
  const along = (metres: number, length: number) => {
    const bare = EYELETS[trade.kind] === "long edges" && metres < Math.max(width, height);
    const gaps = bare ? 1 : spacesBetweenEyelets(metres);
    return Array.from({ length: gaps + 1 }, (_, at) => inset + ((length - 2 * inset) * at) / gaps);
  };
  const rows = along(width, trim.width).flatMap((x) => [inset, trim.height - inset].map((y) => ({ x, y, r })));
  const columns = along(height, trim.height)
    .slice(1, -1)
    .flatMap((y) => [inset, trim.width - inset].map((x) => ({ x, y, r })));
  return [...rows, ...columns];
}

function takenBy({ rollUp }: Stand, { width, height }: Box, corner: number, inFile: InFile): Box[] {
  const across = (y: number, tall: number): Box => ({ x: 0, y, width, height: tall });
  const ofRollUp = rollUp && [
    ...[rollUp.foot, rollUp.hidden.most].map((metres) => across(height - inFile(metres), inFile(metres))),
    across(0, inFile(rollUp.bar)),
  ];
  const corners = [0, height - corner].flatMap((y) =>
    [0, width - corner].map((x) => ({ x, y, width: corner, height: corner })),
  );
  return [...(ofRollUp ?? []), ...(corner > 0 ? corners : [])];
}
