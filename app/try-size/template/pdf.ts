/**
 * A template as a PDF of one page, written by hand: boxes for trim and bleed, guides in their own layer, no font, no picture, no script.
 * ISO 32000-1: 7.5 (file structure), 8.11 (optional content), 14.11.2 (page boxes).
 */

import type { Box, Ink, Template } from "./guides.ts";
import { plotText } from "./plotter-letters.ts";

const POINTS = 72 / 25.4;
/** Inks in CMYK, as a printer's file should be. */
const COLOURS: Record<Ink, string> = { red: "0 .9 1 .2", ink: "0 0 0 1", green: ".8 .2 .6 .2" };
/** Bézier handle of a quarter circle of radius 1. */
const HANDLE = 0.5523;

const num = (value: number) => String(Math.round(value * 1000) / 1000);

/** @returns the bytes of the file, all of them ASCII */
export function templatePdf(template: Template): string {
  const { page, trim, title } = template;
  // Millimetres from the trim's upper left corner, downwards, become points from the page's lower left corner, upwards.
  const toPoints = ({ x, y, width, height }: Box) => {
    const left = (x - page.x) * POINTS;
    const bottom = (page.y + page.height - y - height) * POINTS;
    return [left, bottom, left + width * POINTS, bottom + height * POINTS].map(num).join(" ");
  };
  const content = drawing(template);
  return assemble([
    "<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [5 0 R] /D << /ON [5 0 R] /Order [5 0 R] >> >> >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [${toPoints(page)}] /BleedBox [${toPoints(page)}] /TrimBox [${toPoints(trim)}] /Contents 4 0 R /Resources << /Properties << /Guides 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Type /OCG /Name ${utf16("Hướng dẫn")} >>`,
    `<< /Title ${utf16(title)} >>`,
  ]);
}

/** Operators of the page: one matrix, then everything in millimetres of the template. */
function drawing({ page, trim, safe, taken, eyelets, labels, line }: Template): string {
  const matrix = [POINTS, 0, 0, -POINTS, -page.x * POINTS, (page.y + page.height) * POINTS].map(num).join(" ");
  const rect = ({ x, y, width, height }: Box) => `${[x, y, width, height].map(num).join(" ")} re`;
  const inside = {
    x: page.x + line / 2,
    y: page.y + line / 2,
    width: page.width - line,
    height: page.height - line,
  };
  const operators = [
    `/OC /Guides BDC q ${matrix} cm ${num(line)} w`,
    ...taken.map((box) => `0 .3 .3 0 k ${COLOURS.red} K ${rect(box)} B`),
    `${COLOURS.red} K ${rect(inside)} S`,
    `${COLOURS.ink} K ${rect(trim)} S`,
    ...eyelets.map(({ x, y, r }) => circle(x, y, r)),
    `${COLOURS.green} K [${num(line * 12)} ${num(line * 8)}] 0 d ${rect(safe)} S [] 0 d 1 J 1 j`,
    ...labels.map(({ x, y, height, ink, text }) => {
      const strokes = plotText(text).map((stroke) =>
        stroke
          .map(([u, v], at) => `${num(x + (u * height) / 10)} ${num(y - (v * height) / 10)} ${at ? "l" : "m"}`)
          .join(" "),
      );
      return `${COLOURS[ink]} K ${num(height / 9)} w ${strokes.join(" ")} S`;
    }),
    "Q EMC",
  ];
  return operators.join("\n");
}

function circle(x: number, y: number, r: number): string {
  const h = r * HANDLE;
  const curve = (...points: number[]) => `${points.map(num).join(" ")} c`;
  return [
    `${num(x + r)} ${num(y)} m`,
    curve(x + r, y + h, x + h, y + r, x, y + r),
    curve(x - h, y + r, x - r, y + h, x - r, y),
    curve(x - r, y - h, x - h, y - r, x, y - r),
    curve(x + h, y - r, x + r, y - h, x + r, y),
    "s",
  ].join(" ");
}

/** A PDF string that may hold more than ASCII: UTF-16 with its byte order mark, as hexadecimal digits. */
function utf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, "0"));
  return `<feff${units.join("")}>`;
}

/** Numbers the objects from 1, writes their table and the trailer. The first is the catalogue, the last the document's information. */
function assemble(objects: string[]): string {
  let file = "%PDF-1.5\n";
  const offsets: number[] = [];
  for (const [at, object] of objects.entries()) {
    offsets.push(file.length);
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
