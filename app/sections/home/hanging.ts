/**
 * How prints hang on the wall of the home page, however many there are: the first one large, a tall one beside it, a long one across what is left of its row,
 * all others alike. No place stays empty, on wide screens (twelve columns) or narrow ones (six).
 */

/** Width divided by height: up to TALL a print hangs tall, from LONG on it hangs long. */
const TALL = 0.6;
const LONG = 5;

/** What the wall has to know of a print. */
export interface Shape {
  /** Width divided by height of the usual size; undefined where the size is not known. */
  ratio: number | undefined;
}

/** Where a print hangs. */
export interface Place {
  /** Columns on wide screens, of twelve: 3, 4, 6, 9 or 12. */
  columns: number;
  /** Rows on wide screens. */
  rows: 1 | 2;
  /** On narrow screens: the whole width, half of it, or half of it over two rows. */
  narrow: "whole" | "half" | "tall";
}

/** A print and where it hangs. */
export type Hung<Print> = Print & { place: Place };

/** @returns all prints with their places, in the order in which they hang */
export function hang<Print extends Shape>(prints: Print[]): Hung<Print>[] {
  const [lead, ...others] = prints;
  const tall = others.find(({ ratio = 1 }) => ratio <= TALL);
  const long = others.filter(({ ratio = 1 }) => ratio >= LONG);
  const alike = others.filter((print) => print !== tall && !long.includes(print));
  const besideLead = tall ? 2 : 4;
  const wide =
    !lead || alike.length < besideLead
      ? inThrees(prints)
      : [
          at(lead, 6, 2),
          ...(tall ? [at(tall, 3, 2)] : []),
          ...alike.slice(0, besideLead).map((print) => at(print, 3)),
          ...below(alike.slice(besideLead), long),
        ];
  const isWhole = (print: Print) => print === lead || long.includes(print);
  const isTall = (print: Print) => print === tall && alike.length > 1;
  // Prints of half the width stand in pairs: one that would be left over takes the whole width.
  const halves = wide.filter(({ print }) => !isWhole(print) && !isTall(print));
  const leftOver = halves.length % 2 === 1 && halves.at(-1)?.print;
  return wide.map(({ print, columns, rows }) => ({
    ...print,
    place: {
      columns,
      rows,
      narrow: isTall(print) ? "tall" : isWhole(print) || print === leftOver ? "whole" : "half",
    },
  }));
}

type Wide<Print> = { print: Print } & Pick<Place, "columns" | "rows">;
const at = <Print>(print: Print, columns: number, rows: Place["rows"] = 1): Wide<Print> => ({ print, columns, rows });

/** The rows under the large print: four to a row; those left over share the last row with a long print, or some prints grow. */
function below<Print>(alike: Print[], [long, ...longer]: Print[]): Wide<Print>[] {
  const over = alike.length % 4;
  const end = alike.length - over;
  const last = alike.slice(end).map((print) => at(print, over === 3 ? 4 : 3));
  if (long) last.unshift(at(long, over === 3 ? 12 : 12 - 3 * over));
  // Without a long print, as many prints as are left over (one or two) grow to four places each.
  const growing = long || over === 3 ? 0 : over;
  if (growing && end === 0 && growing === 1) return alike.map((print) => at(print, 12, 2));
  const grown = growing ? alike.map((print, place) => (place < growing ? at(print, 6, 2) : at(print, 3))) : null;
  return [
    ...(grown ?? [...alike.slice(0, end).map((print) => at(print, 3)), ...last]),
    ...longer.map((print) => at(print, 12)),
  ];
}

/** Few prints: three to a row, and those left over share the last row. */
function inThrees<Print>(prints: Print[]): Wide<Print>[] {
  return prints.map((print, place) => at(print, 12 / Math.min(3, prints.length - place + (place % 3)), 2));
}
