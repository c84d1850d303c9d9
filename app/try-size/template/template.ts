/**
 * The template of a print, for whoever lays it out: edge, bleed, safe area, eyelets and what vanishes in the base of a roll-up.
 * In millimetres of the file; x to the right and y downwards from the upper left corner of the finished print.
 */
import { formatNumber, saySize } from "../figures.ts";
import { tradeInQuery } from "../trade-query.ts";
import type { Wish } from "../wish.ts";

/** The colours of the guides. */
export type Ink = "red" | "ink" | "green";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Template {
  /** The file is drawn 1 to this. */
  scale: 1 | 10;
  /** File name without its ending. */
  name: string;
  title: string;
  /** The whole page, with bleed. */
  page: Box;
  trim: Box;
  safe: Box;
  /** What the base of a roll-up hides. */
  foot?: Box;
  /** Middles of the eyelets and their radius. */
  eyelets: { x: number; y: number; r: number }[];
  labels: { x: number; y: number /** Height of a capital. */; height: number; ink: Ink; text: string }[];
  /** Width of the guides' lines. */
  line: number;
}

/** A page of a PDF is at most 14,400 pt long, 5.08 m (sheet of trade facts, 1.3): larger prints are laid out at 1:10. */
const LONGEST_PAGE = 5.08;
/** Eyelets stand about every 60 cm, their middle 2.5 cm from the edge, 12 mm wide (sheet of trade facts, 2). */
const EYELET = { every: 0.6, inset: 25, radius: 6 } as const;
/** Under this height a standee stands on a table and has no base that hides anything. */
const TALL = 1;

/** @returns the template of the wished size, at 1:1 or, where no page is that long, at 1:10 */
export function templateOf({ trade, width, height, unit }: Wish): Template {
  const bleedMetres = trade.bleed / 100;
  const scale = Math.max(width, height) + 2 * bleedMetres > LONGEST_PAGE ? 10 : 1;
  const inFile = (metres: number) => Math.round((metres * 1e5) / scale) / 100;
  const trim = { x: 0, y: 0, width: inFile(width), height: inFile(height) };
  const bleed = inFile(bleedMetres);
  // Half of a small print stays free of the margin, or there would be no room for a letter.
  const inset = Math.min(inFile(trade.safe / 100), trim.width / 4, trim.height / 4);
  const hidden = trade.hiddenFoot && height > TALL ? inFile(trade.hiddenFoot / 100) : 0;
  const safe = { x: inset, y: inset, width: trim.width - 2 * inset, height: trim.height - 2 * inset - hidden };
  const foot = hidden ? { x: 0, y: trim.height - hidden, width: trim.width, height: hidden } : undefined;
  const centimetres = Math.round(width * 1000) / 10;
  return {
    scale,
    name: `khuon-${tradeInQuery(trade.slug)}-${centimetres}x${Math.round(height * 1000) / 10}cm-1-${scale}`,
    title: `Khuôn ${trade.name} ${saySize(width, height, unit)}, tỉ lệ 1:${scale}`,
    page: { x: -bleed, y: -bleed, width: trim.width + 2 * bleed, height: trim.height + 2 * bleed },
    trim,
    safe,
    ...(foot && { foot }),
    eyelets: trade.eyelets ? eyeletsAround(trim, width, height, scale) : [],
    labels: labelsOf({ trade, width, height, unit }, safe, foot, scale),
    line: Math.max(trim.width, trim.height) / 800,
  };
}

/** One at each corner, and along each edge no further apart than {@link EYELET}. */
function eyeletsAround(trim: Box, width: number, height: number, scale: number): Template["eyelets"] {
  const r = EYELET.radius / scale;
  // On a narrow strip the eyelets of two edges must not meet.
  const inset = Math.min(EYELET.inset / scale, trim.width / 4, trim.height / 4);
  const along = (metres: number, length: number) => {
    const gaps = Math.max(1, Math.ceil(metres / EYELET.every));
    return Array.from({ length: gaps + 1 }, (_, at) => inset + ((length - 2 * inset) * at) / gaps);
  };
  const rows = along(width, trim.width).flatMap((x) => [inset, trim.height - inset].map((y) => ({ x, y, r })));
  const columns = along(height, trim.height)
    .slice(1, -1)
    .flatMap((y) => [inset, trim.width - inset].map((x) => ({ x, y, r })));
  return [...rows, ...columns];
}

type Labelled = Pick<Wish, "trade" | "width" | "height" | "unit">;

function labelsOf({ trade, width, height, unit }: Labelled, safe: Box, foot: Box | undefined, scale: number) {
  const real = scale > 1 ? " ở khổ thật" : "";
  const lines: [Ink, string][] = [
    ["green", `Vùng chữ an toàn, lùi ${formatNumber(trade.safe)} cm${real}`],
    ["ink", `Khổ thành phẩm ${saySize(width, height, unit)}, file 1:${scale}`],
    ["red", `Nền kéo thêm ${formatNumber(trade.bleed)} cm mỗi cạnh${real}`],
  ];
  // A capital and its gap are about 8 units wide where it is 10 high; the longest line must fit, and so must all three.
  const longest = Math.max(...lines.map(([, text]) => text.length));
  const tall = Math.min(safe.width / (longest * 0.88 + 3), safe.height / 9, Math.max(safe.width, safe.height) / 60);
  const labels: Template["labels"] = lines.map(([ink, text], at) => ({
    x: safe.x + tall,
    y: safe.y + tall * (2.6 + at * 2.2),
    height: tall,
    ink,
    text,
  }));
  if (foot) {
    const text = "Phần chui vào đế: không đặt chữ";
    const letter = Math.min(tall, foot.height / 3, foot.width / (text.length * 0.88 + 2));
    labels.push({
      x: foot.x + safe.x + tall,
      y: foot.y + (foot.height + letter) / 2,
      height: letter,
      ink: "red",
      text,
    });
  }
  return labels;
}
