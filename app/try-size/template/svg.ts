/** A template as an SVG of real size: millimetres for width and height, so that Illustrator, Corel and Inkscape open it 1:1. */

import { escapeMarkup } from "../../../contract/escape-markup.ts";
import * as inks from "../../styles/inks.ts";
import type { Box, Ink, Template } from "./guides.ts";
import { plotText, type Stroke } from "./plotter-letters.ts";

const COLOURS: Record<Ink, string> = { red: inks.red, ink: inks.ink, green: inks.greenLight };

/** Hundredths of a millimetre are finer than any cutter. */
const mm = (value: number) => String(Math.round(value * 100) / 100);

/** @returns a whole SVG document */
export function templateSvg({ title, page, trim, safe, taken, eyelets, labels, line }: Template): string {
  const shape = ({ x, y, width, height }: Box) =>
    `x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}"`;
  const inside = { ...page, x: page.x + line / 2, y: page.y + line / 2 };
  const parts = [
    `<rect ${shape({ ...inside, width: page.width - line, height: page.height - line })} stroke="${COLOURS.red}"/>`,
    `<rect ${shape(trim)} stroke="${COLOURS.ink}"/>`,
    `<rect ${shape(safe)} stroke="${COLOURS.green}" stroke-dasharray="${mm(line * 12)} ${mm(line * 8)}"/>`,
    ...taken.map((box) => `<rect ${shape(box)} fill="${inks.pink}" fill-opacity=".5" stroke="${COLOURS.red}"/>`),
    ...eyelets.map(({ x, y, r }) => `<circle cx="${mm(x)}" cy="${mm(y)}" r="${mm(r)}" stroke="${COLOURS.ink}"/>`),
    ...labels.map(
      ({ x, y, height, ink, text }) =>
        `<path aria-label="${escapeMarkup(text)}" d="${plotText(text)
          .map((stroke) => pathOf(stroke, x, y, height))
          .join(
            "",
          )}" stroke="${COLOURS[ink]}" stroke-width="${mm(height / 9)}" stroke-linejoin="round" stroke-linecap="round"/>`,
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${mm(page.width)}mm" height="${mm(page.height)}mm" viewBox="${mm(page.x)} ${mm(page.y)} ${mm(page.width)} ${mm(page.height)}"><title>${escapeMarkup(title)}</title><g id="nen-tran"><rect ${shape(page)} fill="#fff"/></g><g id="huong-dan" fill="none" stroke-width="${mm(line)}">${parts.join("")}</g></svg>\n`;
}

function pathOf(stroke: Stroke, x: number, y: number, height: number): string {
  return `M${stroke.map(([u, v]) => `${mm(x + (u * height) / 10)} ${mm(y - (v * height) / 10)}`).join("L")}`;
}
