/** Sizes as they are said in a shop, and whole ones in the field of one side: more than measures.ts reads, and only where the ticket is written. */
import { withoutDiacritics } from "../../contract/slug.ts";
import { formatNumber } from "./figures.ts";
import { METRES_IN, MIN_SIDE, parseSide, sideError, type Unit } from "./measures.ts";

const PAIR = /^([^x×*]+)[x×*]([^x×*]+)$/;
const BARE = /^[\d.,\s]+$/;
/** Sheets of ISO 216 upright, in metres. */
const SHEETS: Record<string, [width: number, height: number]> = {
  a0: [0.841, 1.189],
  a1: [0.594, 0.841],
  a2: [0.42, 0.594],
  a3: [0.297, 0.42],
  a4: [0.21, 0.297],
};

/**
 * Reads a side as it is typed or said: what `parseSide` reads, and "3 mét 2", "1m rưỡi", "2m40cm", "80 phân", "8 tấc", "900 ly".
 *
 * @returns metres, not yet bounded; NaN where it is not one number
 */
export function parseSaidSide(text: string, unit: Unit): number {
  return parseSide(inShort(text), unit);
}

/**
 * Reads a whole size: "60x160", "3m x 1m2", "1200 × 800 mm", "A1", "A2 ngang". A unit behind the second side is that of both.
 *
 * @returns metres, not yet bounded; undefined where it is not two sides
 */
export function parseSize(text: string, unit: Unit): { width: number; height: number } | undefined {
  const [name = "", turned] = plain(text).split(/\s+/);
  const sheet = SHEETS[name];
  if (sheet && (turned === undefined || turned === "ngang" || turned === "dung")) {
    const [width, height] = turned === "ngang" ? sheet.toReversed() : sheet;
    return { width, height } as { width: number; height: number }; // a sheet has two sides
  }
  const [, across = "", down = ""] = PAIR.exec(plain(text))?.map((side) => inShort(side)) ?? [];
  const said = BARE.test(across) ? (/mm|cm|m/.exec(down)?.[0] ?? "") : "";
  const [width, height] = [parseSide(across + said, unit), parseSide(down, unit)];
  return Number.isNaN(width) || Number.isNaN(height) ? undefined : { width, height };
}

/**
 * What is wrong with a typed side, for the visitor; undefined where nothing is. Figures alone that would do as metres are asked about.
 *
 * @param metres as it was read
 */
export function saidSideError(metres: number, text: string, unit: Unit): string | undefined {
  const asMetres = metres / METRES_IN.cm;
  const meant = metres < MIN_SIDE && unit === "cm" && BARE.test(text) && asMetres >= MIN_SIDE;
  const why = sideError(metres);
  return meant ? `${why} Tính bằng mét thì ghi ${formatNumber(asMetres, 3)} m.` : why;
}

/** Small letters without marks, figures of any width as they are usual. */
const plain = (text: string) => withoutDiacritics(text.normalize("NFKC")).trim();

/** In the units that are written: a "phân" is a centimetre, a "tấc" ten of them, a "ly" a millimetre. */
function inShort(text: string): string {
  return plain(text)
    .replace(/(\d)\s*met\b/, "$1m")
    .replace(/(\d)\s*phan\b/, "$1cm")
    .replace(/(\d)\s*l[iy]\b/, "$1mm")
    .replace(/^(\d+)\s*tac$/, "$10cm")
    .replace(/^(\d+)\s*m\s*ruoi$/, "$1m5")
    .replace(/^(\d+)\s*m\s*(\d{1,2})\s*cm$/, (_, metres, more) => `${Number(metres) * 100 + Number(more)}cm`)
    .replace(/^(\d+)\s*m\s*(\d+)$/, "$1m$2");
}
