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

const GROUND = 0.14;
const FILLS = ["print-1", "print-2", "print-3"];
const escapeMarkup = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
const round = (metres: number) => Math.round(metres * 1000) / 1000;

/**
 * @param sizes what to draw, in the order of the text
 * @returns one `<svg role="img">`; one unit is one metre, type is sized in proportion to the whole so that it reads the same in every panel
 */
export function drawSizes(sizes: Size[]): string {
  const tallest = Math.max(PERSON_HEIGHT, ...sizes.map((size) => size.height)) + 0.15;
  const personWidth = 0.75;
  const gap = Math.max(0.25, tallest * 0.14);
  // Letters are a share of the whole width: count it first with the prints alone, then give each at least its label's width.
  const printsWide = sizes.reduce((sum, size) => sum + size.width + gap, personWidth + gap);
  const letter = Math.max(0.1, Math.max(printsWide, tallest * 2.4) * 0.027);
  const columns = sizes.map((size) =>
    Math.max(size.width, letter * 0.58 * Math.max(size.measure.length, size.label.length)),
  );
  let x = personWidth + gap;
  const shapes = sizes.map((size, index) => {
    const left = x;
    x += (columns[index] ?? size.width) + gap;
    const bottom = size.height < 1.2 ? Math.max(0, PERSON_HEIGHT - 0.35 - size.height) : 0;
    const top = round(tallest - bottom - size.height);
    return `<rect class="${FILLS[index % FILLS.length]}" x="${round(left)}" y="${top}" width="${round(size.width)}" height="${round(size.height)}"/><text x="${round(left)}" y="${round(tallest + GROUND + letter)}" font-size="${round(letter)}" font-weight="600">${escapeMarkup(size.measure)}</text><text x="${round(left)}" y="${round(tallest + GROUND + letter * 2.35)}" font-size="${round(letter * 0.9)}">${escapeMarkup(size.label)}</text>`;
  });
  const width = round(x - gap + 0.05);
  const height = round(tallest + GROUND + letter * 2.8);
  const label = `Các khổ vẽ cùng tỉ lệ bên người cao 1,6 m: ${sizes.map((s) => `${s.measure} (${s.label})`).join("; ")}`;
  return `<svg class="sizes" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeMarkup(label)}"><path class="person" transform="translate(0.05 ${round(tallest - PERSON_HEIGHT)}) scale(.02)" d="${personPath}"/><path class="ground" d="M0 ${tallest}H${width}"/>${shapes.join("")}</svg>`;
}
