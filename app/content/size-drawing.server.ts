/** The block `kho`: usual sizes drawn side by side, to one scale, beside a person of 1.6 m. */
import { PERSON_HEIGHT, personPath } from "./person.ts";

interface Size {
  /** Metres. */
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
    const match = /^([\d,]+)\s*[×x]\s*([\d,]+)\s*(m|cm)\s*:\s*(.+)$/u.exec(line);
    const [, width, height, unit, label] = match ?? [];
    if (!width || !height || !label) {
      wrong.push(line);
      continue;
    }
    const metre = unit === "cm" ? 0.01 : 1;
    const toMetres = (figures: string) => Number(figures.replace(",", ".")) * metre;
    sizes.push({ width: toMetres(width), height: toMetres(height), measure: `${width} × ${height} ${unit}`, label });
  }
  return { sizes, wrong };
}

/** Metres between the ground and the letters. */
const GROUND = 0.14;
/** Prints below this height and width hang; larger ones stand on the ground. Metres. */
const SMALL = 1.2;
/** Metres above the ground to which the upper edges of hung prints reach. */
const HUNG_TOP = 1.45;
/** Metres of air below the lowest of nothing but small prints: what lies deeper is cut off, else the drawing would be mostly legs. */
const CLOSE_AIR = 0.1;
/** Metres of the person that a close view always shows. */
const BUST = 0.7;
const FILLS = ["print-1", "print-2", "print-3"];
const escapeMarkup = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
const round = (metres: number) => Math.round(metres * 1000) / 1000;
const lowerEdge = ({ height }: Size) => (height < SMALL ? Math.max(0, HUNG_TOP - height) : 0);

/** Metres above the ground where the drawing begins: 0 unless all prints are small. */
function cutBelow(sizes: Size[]): number {
  if (sizes.some(({ width, height }) => width >= SMALL || height >= SMALL)) return 0;
  return Math.max(0, Math.min(PERSON_HEIGHT - BUST, ...sizes.map((size) => lowerEdge(size) - CLOSE_AIR)));
}

/**
 * @param sizes what to draw, in the order of the text
 * @returns one `<svg role="img">`; one unit is one metre, type is sized in proportion to the whole so that it reads the same in every panel
 */
export function drawSizes(sizes: Size[]): string {
  const tallest = Math.max(PERSON_HEIGHT, ...sizes.map((size) => size.height)) + 0.15;
  const cut = cutBelow(sizes);
  const base = round(tallest - cut);
  const personWidth = 0.75;
  const gap = Math.max(0.25, base * 0.14);
  // Letters are a share of the whole width: count it first with the prints alone, then give each at least its label's width.
  const printsWide = sizes.reduce((sum, size) => sum + size.width + gap, personWidth + gap);
  const letter = Math.max(0.1, Math.max(printsWide, base * 2.4) * 0.027);
  const columns = sizes.map((size) =>
    Math.max(size.width, letter * 0.58 * Math.max(size.measure.length, size.label.length)),
  );
  let x = personWidth + gap;
  const shapes = sizes.map((size, index) => {
    const left = x;
    x += (columns[index] ?? size.width) + gap;
    const top = round(tallest - lowerEdge(size) - size.height);
    return `<rect class="${FILLS[index % FILLS.length]}" x="${round(left)}" y="${top}" width="${round(size.width)}" height="${round(size.height)}"/><text x="${round(left)}" y="${round(base + GROUND + letter)}" font-size="${round(letter)}" font-weight="600">${escapeMarkup(size.measure)}</text><text x="${round(left)}" y="${round(base + GROUND + letter * 2.35)}" font-size="${round(letter * 0.9)}">${escapeMarkup(size.label)}</text>`;
  });
  const width = round(x - gap + 0.05);
  const height = round(base + GROUND + letter * 2.8);
  const label = `Các khổ vẽ cùng tỉ lệ bên người cao 1,6 m: ${sizes.map((s) => `${s.measure} (${s.label})`).join("; ")}`;
  return `<svg class="sizes" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeMarkup(label)}">${drawPerson(tallest, cut)}<path class="ground" d="M0 ${base}H${width}"/>${shapes.join("")}</svg>`;
}

/** The person with the feet at the given height; what lies below the cut is clipped. The name of a clip says all it does, so two alike may share it. */
function drawPerson(feet: number, cut: number): string {
  const place = `transform="translate(0.05 ${round(feet - PERSON_HEIGHT)}) scale(.02)"`;
  if (!cut) return `<path class="person" ${place} d="${personPath}"/>`;
  const shown = round((PERSON_HEIGHT - cut) / 0.02);
  const clip = `person-${Math.round(shown)}`;
  return `<clipPath id="${clip}"><path d="M0 0h30v${shown}H0z"/></clipPath><path class="person" clip-path="url(#${clip})" ${place} d="${personPath}"/>`;
}
