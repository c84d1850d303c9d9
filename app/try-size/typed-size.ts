/** Sizes as visitors type, paste and say them, and what is wrong with one. Metres out. */
import { withoutDiacritics } from "../../contract/slug.ts";
import { formatNumber } from "./figures.ts";
import { MAX_SIDE, METRES_IN, MIN_SIDE, toMillimetre, type Unit } from "./measures.ts";

/** As units are said and written, without their marks: a "phân" is a centimetre, a "tấc" ten of them, a "ly" a millimetre. */
const SAID_IN: Record<string, number> = { ...METRES_IN, ly: 0.001, li: 0.001, phan: 0.01, tac: 0.1, met: 1 };
const ONE = /^(\d[\d.,]*)\s*(mm|ly|li|cm|phan|tac|met|m)?$/;
/** As it is said: "1m6" is 1.6 m, "2 mét 05" 2.05 m. */
const SPOKEN = /^(\d{1,3})\s*(?:met|m)\s*(\d{1,3})$/;
/** "1m rưỡi", "2 m 40 cm". */
const AND_MORE = /^(\d{1,3})\s*(?:met|m)\s*(?:(ruoi)|(\d[\d.,]*\s*(?:mm|ly|li|cm|phan|tac)))$/;
/** A dot before three figures parts thousands, as it does in Vietnamese; in metres no print has thousands. */
const THOUSANDS = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;
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
 * Reads a typed side: "80", "2,5", "2.5", "1m6", "3 mét 2", "1m rưỡi", "80 phân", "1.200 mm". A unit typed along wins over the unit of the field.
 *
 * @returns metres, not yet bounded; NaN where it is not one number
 */
export function parseSide(text: string, unit: Unit): number {
  return sideIn(plain(text), METRES_IN[unit]);
}

/**
 * Reads a whole size that is typed or pasted into the field of one side: "60x160", "3m x 1m2", "1200 × 800 mm", "A1", "A2 ngang". A unit behind the
 * second side is that of both.
 *
 * @returns metres, not yet bounded; undefined where it is not two sides
 */
export function parseSize(text: string, unit: Unit): { width: number; height: number } | undefined {
  const words = plain(text);
  const [name = "", turned] = words.split(/\s+/);
  const sheet = SHEETS[name];
  if (sheet && (turned === undefined || turned === "ngang" || turned === "dung")) {
    const [width, height] = turned === "ngang" ? sheet.toReversed() : sheet;
    return { width, height } as { width: number; height: number }; // a sheet has two sides
  }
  const [, across = "", down = ""] = PAIR.exec(words) ?? [];
  const [first, second] = [across.trim(), down.trim()];
  const said = /mm|ly|li|cm|phan|tac|met|m/.exec(second)?.[0];
  const each = SAID_IN[BARE.test(first) ? (said ?? unit) : unit] ?? METRES_IN[unit];
  const [width, height] = [sideIn(first, each), sideIn(second, METRES_IN[unit])];
  return Number.isNaN(width) || Number.isNaN(height) ? undefined : { width, height };
}

/** Small letters without marks, figures of any width as they are usual. */
const plain = (text: string) => withoutDiacritics(text.normalize("NFKC")).trim();

/** @param each metres of the unit that is meant where none is written */
function sideIn(text: string, each: number): number {
  const spoken = SPOKEN.exec(text);
  if (spoken) return toMillimetre(Number(`${spoken[1]}.${spoken[2]}`));
  const more = AND_MORE.exec(text);
  if (more) return toMillimetre(Number(more[1]) + (more[2] ? 0.5 : sideIn(more[3] ?? "", each)));
  const [, figures = "", written] = ONE.exec(text) ?? [];
  if (!figures) return Number.NaN;
  const metres = written ? (SAID_IN[written] ?? each) : each;
  const whole = metres < 1 && THOUSANDS.test(figures) ? figures.replaceAll(".", "") : figures;
  return toMillimetre(Number(whole.replace(",", ".")) * metres);
}

/**
 * What is wrong with a typed side, for the visitor; undefined where nothing is.
 *
 * @param metres as it was read
 * @param typed what was read, and in which unit: figures alone that would do as metres are asked about
 */
export function sideError(metres: number, typed?: { text: string; unit: Unit }): string | undefined {
  if (Number.isNaN(metres)) return "Ghi bằng số, ví dụ 80 hoặc 1,2 m.";
  if (metres > MAX_SIDE) return "Lớn nhất 30 m. To hơn thì gọi xưởng.";
  if (metres >= MIN_SIDE) return;
  const asMetres = metres / METRES_IN.cm;
  const meant = typed?.unit === "cm" && BARE.test(typed.text) && asMetres >= MIN_SIDE;
  return meant ? `Nhỏ nhất 10 cm. Tính bằng mét thì ghi ${formatNumber(asMetres, 3)} m.` : "Nhỏ nhất 10 cm.";
}
