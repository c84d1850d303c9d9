/** The block `kho`: usual sizes drawn to one scale beside a person of 1.6 m, side by side or, on a phone, in rows. */
import { escapeMarkup } from "../../../contract/escape-markup.ts";
import { PERSON_HEIGHT, PERSON_SAID, personPath } from "../person.ts";

interface Size {
  /** Metres; in the front matter millimetres. */
  width: number;
  height: number;
  /** As the editor wrote it, e.g. "60 × 160 cm". */
  measure: string;
  label: string;
}

/**
 * @param lines e.g. `3 × 1 m: Khai trương` or `60 × 160 cm: Chữ X` (width × height; decimal comma)
 * @returns the sizes in metres, and the lines that are not of that form
 */
export function parseSizes(lines: string[]): { sizes: Size[]; wrong: string[] } {
  const sizes: Size[] = [];
  const wrong: string[] = [];
  for (const line of lines.map((text) => text.replaceAll("\u00a0", " "))) {
    const match = /^(\d+(?:,\d+)?)\s*[×x]\s*(\d+(?:,\d+)?)\s*(m|cm)\s*:\s*(.+)$/u.exec(line);
    const [, across = "", up = "", unit, label = ""] = match ?? [];
    const metre = unit === "cm" ? 0.01 : 1;
    const toMetres = (figures: string) => Math.round(Number(figures.replace(",", ".")) * metre * 1000) / 1000;
    const [width, height] = [toMetres(across), toMetres(up)];
    // A line that is not of that form has no sides: both are 0.
    if (width > 0 && height > 0) sizes.push({ width, height, measure: `${across} × ${up} ${unit}`, label });
    else wrong.push(line);
  }
  return { sizes, wrong };
}

/** A size of the front matter (millimetres) as one of the text. */
export function inMetres({ width, height, measure, label }: Size): Size {
  return { width: width / 1000, height: height / 1000, measure, label };
}

/** Prints below this height hang, others stand on the ground; a print below it in height and width is small. Metres. */
const SMALL = 1.2;
/** Metres above the ground to which the upper edges of hung prints reach. */
const HUNG_TOP = 1.45;
/** Metres of air below the lowest print where all are small: what lies deeper is cut off, because otherwise the drawing would be mostly legs. */
const CLOSE_AIR = 0.1;
/** Metres of the person that a close view always shows. */
const BUST = 0.7;
/** Metres of width for the person. */
const PERSON_WIDTH = 0.6;
/** Metres of air above the tallest. */
const AIR = 0.08;
/** A phone's rows together are at most TALLEST times as high as its panel is wide; with many sizes, TALLEST_EACH times for each of them. */
const TALLEST = 1.8;
const TALLEST_EACH = 0.35;
/** Height of letters as a share of a phone's row, the best first; the last is 12 px on a phone of 360 px. */
const LETTERS = [0.054, 0.05, 0.046, 0.0425] as const;
const SMALLEST_LETTERS = LETTERS[3];
/** Widths in letter heights: a character, and the space before a print. */
const CHARACTER = 0.58;
const SPACE = 1.1;
/** Letter heights below the ground or the cut: to each of two lines of text, and to the lower edge. */
const FIRST_LINE = 1.5;
const SECOND_LINE = 2.8;
const LOWER_EDGE = 3.2;
/** A line of more letter heights than this is too long for a tablet: there too the sizes stand in rows, two abreast. */
const LONG = 47;
const ROUNDING = 1e-9;
const FILLS = ["print-1", "print-2", "print-3"];
const lowerEdge = ({ height }: Size) => (height < SMALL ? Math.max(0, HUNG_TOP - height) : 0);

/** Metres above the ground where the drawing begins: 0 unless all prints are small. */
function cutBelow(sizes: Size[]): number {
  if (sizes.some(({ width, height }) => width >= SMALL || height >= SMALL)) return 0;
  return Math.max(0, Math.min(PERSON_HEIGHT - BUST, ...sizes.map((size) => lowerEdge(size) - CLOSE_AIR)));
}

/** Metres from the drawing's upper edge down to where it begins. */
const baseOf = (row: Size[], cut: number) =>
  Math.max(PERSON_HEIGHT, ...row.map((size) => lowerEdge(size) + size.height)) + AIR - cut;

/** Metres of width for a print: its own or its label's, which never takes more than a row. */
function columnOf({ width, measure, label }: Size, row: number, letter: number): number {
  const text = letter * CHARACTER * Math.max(measure.length, label.length);
  return Math.max(width, Math.min(text, row - PERSON_WIDTH - letter * SPACE));
}

/** The sizes in rows of this many metres, or null when one is wider; a person leads each row. */
function wrap(sizes: Size[], width: number, letter: number): Size[][] | null {
  const rows: Size[][] = [];
  let room = 0;
  for (const size of sizes) {
    const need = letter * SPACE + columnOf(size, width, letter);
    if (PERSON_WIDTH + need > width + ROUNDING) return null;
    if (need > room) {
      rows.push([]);
      room = width - PERSON_WIDTH;
    }
    rows.at(-1)?.push(size);
    room -= need;
  }
  return rows;
}

/** The largest scale at which a phone's rows are not too high together; with it the largest letters that need no further row. */
function layOut(sizes: Size[], cut: number) {
  const tallest = Math.max(TALLEST, TALLEST_EACH * sizes.length);
  for (let width = 1; ; width *= 1.01) {
    const rows = wrap(sizes, width, width * SMALLEST_LETTERS);
    if (!rows) continue;
    const below = width * SMALLEST_LETTERS * (LOWER_EDGE + 2);
    if (rows.reduce((sum, row) => sum + baseOf(row, cut) + below, 0) > width * tallest) continue;
    const share = LETTERS.find((letters) => wrap(sizes, width, width * letters)?.length === rows.length);
    const letter = width * (share ?? SMALLEST_LETTERS);
    return { width, letter, rows: wrap(sizes, width, letter) ?? rows };
  }
}

/**
 * Rows for a phone, each with the person; on wider screens the same drawings stand in one line behind the first person. Their widths are
 * shares of a phone's row: there they give one scale, and in one line, where they are too wide together, all shrink alike. The page makes those of a line equally high:
 * a browser begins each at a whole pixel, and so the ground lies at the same pixel in all.
 *
 * @param sizes what to draw, in the order of the text
 * @returns one element of the role `img`; one unit is one metre, counted from the ground or from where the drawing begins above it
 */
export function drawSizes(sizes: Size[]): string {
  const cut = cutBelow(sizes);
  const { width, letter, rows } = layOut(sizes, cut);
  // Rounded by half a pixel of a phone or less, because every digit adds to the bytes of a page.
  const figures = width < 2.5 ? 1000 : 100;
  const round = (metres: number) => Math.round(metres * figures) / figures;
  const below = round(letter * LOWER_EDGE);
  const drawingOf = (wide: number, base: number, shapes: string) =>
    `<svg width="${Math.round((wide / width) * 1e4) / 100}%" viewBox="0 -${round(base)} ${round(wide)} ${round(base + below)}" preserveAspectRatio="xMidYMax">${shapes}<path class="ground" d="M0 0H${round(wide)}"/></svg>`;
  let drawn = 0;
  const lines = rows.map((row) => {
    let x = 0;
    const prints = row.map((size) => {
      x += letter * SPACE;
      const left = round(x);
      x += columnOf(size, width, letter);
      const upper = round(lowerEdge(size) + size.height - cut);
      return `<rect class="${FILLS[drawn++ % FILLS.length]}" x="${left}" y="${-upper}" width="${size.width}" height="${size.height}"/><text x="${left}" y="${FIRST_LINE}em" font-weight="600">${escapeMarkup(size.measure)}</text><text x="${left}" y="${SECOND_LINE}em">${escapeMarkup(size.label)}</text>`;
    });
    const person = drawingOf(PERSON_WIDTH, PERSON_HEIGHT + AIR - cut, drawPerson(cut, drawn === row.length));
    return `<div>${person}${drawingOf(x, baseOf(row, cut), `<g aria-hidden="true" font-size="${Math.round(letter * 1000) / 1000}">${prints.join("")}</g>`)}</div>`;
  });
  const line = rows.flat().reduce((sum, size) => sum + letter * SPACE + columnOf(size, width, letter), PERSON_WIDTH);
  const label = `Các khổ vẽ cùng tỉ lệ bên người cao ${PERSON_SAID}: ${sizes.map((s) => `${s.measure} (${s.label})`).join("; ")}`;
  return `<div class="sizes${line > letter * LONG ? " long" : ""}" role="img" aria-label="${escapeMarkup(label)}">${lines.join("")}</div>`;
}

/** The person, with what lies below the cut clipped. The id of a clip path says how it clips: those of one id are alike, and all rows use the first row's. */
function drawPerson(cut: number, first: boolean): string {
  const upper = Math.round((PERSON_HEIGHT - cut) * 1000) / 1000;
  const place = `transform="translate(0 -${upper}) scale(.02)"`;
  if (!cut) return `<path class="person" ${place} d="${personPath}"/>`;
  const shown = Math.round(upper * 50);
  const definition = first ? `<clipPath id="person-${shown}"><path d="M0 0h30v${upper * 50}H0z"/></clipPath>` : "";
  return `${definition}<path class="person" clip-path="url(#person-${shown})" ${place} d="${personPath}"/>`;
}
