/** The verdict on a print file at a size and a distance: one mark, the figures behind it, the ways out. Pure; its words stand in `say.ts`. */

import { groundOf, placed } from "../../try-size/placement.ts";
import type { Shape, Sides } from "../../try-size/shape.ts";
import type { Millimetres, PdfFile, PdfPage, PlacedPicture, PrintFile, SvgFile } from "../facts.ts";
import { MM_PER_PX } from "../vector/svg-geometry.ts";
import { decidingPictures } from "./deciding-pictures.ts";
import { type DrawnPage, drawnPageOf, scaleOfPage, shapeOf, shapeOfPage } from "./lying.ts";
import { fairFrom, linesAt, METRES_PER_INCH, markOf } from "./sharpness.ts";
import { squarePixels } from "./square-pixels.ts";
import { unexaminedIn } from "./unexamined-in.ts";
import type { Sharpness, Verdict, Wanted } from "./verdict.ts";

/** @returns the verdict; a file that is cut, damaged, locked or not read to its end is never called sharp */
export function judge(file: PrintFile, wanted: Wanted): Verdict {
  // A browser that cannot draw a file changes nothing about its pixels.
  const sound = file.readable === "yes" || file.trouble === "not-drawable";
  // The page of an .ai without PDF content is Illustrator's notice, not the drawing.
  if (file.trouble === "notice-only") return { kind: "unread" };
  if (!sound) return { kind: "unread", ...pageOf(file, wanted) };
  if (file.format === "pdf" || file.format === "svg") return judgeDrawing(file, wanted);
  const { width, height } = squarePixels(file);
  if (width === 0 || height === 0) return { kind: "unread" };
  const shape = shapeOf({ width, height }, wanted);
  const ground = groundOf(shape, wanted.print);
  const ppi = METRES_PER_INCH / placed({ width, height }, ground, wanted.fit);
  const pixels = (side: number) => Math.round((side / METRES_PER_INCH) * linesAt(wanted.distance).good);
  const needed = { width: pixels(ground.width), height: pixels(ground.height) };
  return settled(file, { ...sharpnessOf(ppi, wanted), wanted: needed }, { shape });
}

function judgeDrawing(file: PdfFile | SvgFile, wanted: Wanted): Verdict {
  const rest = pageOf(file, wanted);
  if (!rest.shape) return { kind: "unread" };
  const [worst] = picturesOnPrint(file, wanted, rest.shape).sort((a, b) => a.ppi - b.ppi);
  if (worst) {
    const { ppi, page } = worst;
    const several = file.format === "pdf" && (file.facts.pages ?? 1) > 1;
    return settled(file, { ...sharpnessOf(ppi, wanted), ...(several && { page }) }, rest);
  }
  if (isUnfinished(file)) return { kind: "unfinished", ...rest };
  return isBlank(file) ? { kind: "unread", blank: true, ...rest } : { kind: "vector", ...rest };
}

/** Whether a part was not read or not examined: it may hold anything. */
function isUnfinished(file: PrintFile): boolean {
  return file.partial === true || unexaminedIn(file).length > 0;
}

function isBlank(file: PdfFile | SvgFile): boolean {
  const shows = (lines: boolean | undefined, pictures: PlacedPicture[] = []) =>
    lines !== false || pictures.some(({ unseen }) => !unseen);
  if (file.format === "svg") return !shows(file.facts.lines, file.facts.images);
  return !(file.facts.page ?? []).some((page) => shows(page.lines, picturesOf(page)));
}

/** A file that was not read to its end may still be bad; it is never good. */
function settled(file: PrintFile, sharpness: Sharpness, rest: Pick<Verdict, "shape" | "page">): Verdict {
  const good = sharpness.mark === "sharp" || sharpness.mark === "fair";
  return { kind: isUnfinished(file) && good ? "unfinished" : "pixels", sharpness, ...rest };
}

function sharpnessOf(ppi: number, { print, distance }: Wanted): Sharpness {
  const lines = linesAt(distance);
  const factor = ppi / lines.low;
  return {
    ppi,
    lines,
    mark: markOf(ppi, distance),
    largest: { width: print.width * factor, height: print.height * factor },
    fairFrom: fairFrom(ppi),
  };
}

/**
 * ppi of every picture that decides, at the size of the print, and the number of its page, from 1.
 *
 * @param shape that of a drawing without pages; pages of a PDF have their own
 */
function picturesOnPrint(file: PdfFile | SvgFile, wanted: Wanted, shape: Shape): { ppi: number; page: number }[] {
  const area = wanted.print.width * wanted.print.height;
  const onPage = (pictures: PlacedPicture[], sides: Sides, own: Shape, lines: boolean | undefined, page = 1) => {
    const scale = placed(sides, groundOf(own, wanted.print), wanted.fit);
    const deciding = decidingPictures(pictures, { scale, area, alone: lines === false });
    return deciding.map(({ ppi }) => ({ ppi: Math.min(...ppi) / scale, page }));
  };
  if (file.format === "pdf")
    return (file.facts.page ?? []).flatMap((page, at) => {
      const sides = drawnPageOf(page);
      return onPage(picturesOf(page), sides, shapeOfPage(sides, wanted), page.lines, at + 1);
    });
  const { images = [], lines, shown_mm, shape: px } = file.facts;
  const size = sidesOf(shown_mm ?? (px && [px[0] * MM_PER_PX, px[1] * MM_PER_PX]));
  return size ? onPage(images, size, shape, lines) : [];
}

/** The pictures that the drawing of a page and its patterns show. */
export function picturesOf({ images, pattern_images = [] }: PdfPage): PlacedPicture[] {
  return [...images, ...pattern_images];
}

function pageOf(file: PrintFile, wanted: Wanted): Pick<Verdict, "shape" | "page"> {
  const page = drawnPage(file);
  if (page) {
    const shape = shapeOfPage(page, wanted);
    return { shape, page: scaleOfPage(page, shape, wanted) };
  }
  const sides = file.format === "svg" ? sidesOf(file.facts.shape) : undefined;
  return sides ? { shape: shapeOf(sides, wanted) } : {};
}

function drawnPage(file: PrintFile): DrawnPage | undefined {
  if (file.format === "svg" || file.format === "ps") {
    const sides = sidesOf(file.facts.shown_mm);
    return sides && { ...sides, trimmed: false };
  }
  const first = file.format === "pdf" ? file.facts.page?.[0] : undefined;
  return first && drawnPageOf(first);
}

function sidesOf(mm: Millimetres | undefined): Sides | undefined {
  return mm && mm[0] > 0 && mm[1] > 0 ? { width: mm[0] / 1000, height: mm[1] / 1000 } : undefined;
}
