/** How a file is meant for the print: with its bleed or without, upright or on its side. */
import { compareShapes, groundOf, isPrintable, waysToLie } from "../../try-size/placement.ts";
import type { SameShape, Shape, Sides } from "../../try-size/shape.ts";
import type { PdfPage } from "../facts.ts";
import { guessScale, scaleInName, scaleWithBleed } from "./scale.ts";
import type { Verdict, Wanted } from "./verdict.ts";

/** A file that has a size in metres, not only a shape. */
export type DrawnPage = Sides & {
  /** A TrimBox says that the bleed lies outside of this size, so no bleed is looked for within it. */
  trimmed: boolean;
};

/** @param file its sides in pixels, or sides of which only the ratio is known */
export function shapeOf(file: Sides, { print, fit, bleed }: Wanted): Shape {
  return compareShapes(file, print, fit, bleed);
}

/** How a page lies on the print. Its size decides, because print and print with bleed may have like shapes; where no size fits, its shape decides. */
export function shapeOfPage(page: DrawnPage, { print, fit, bleed, name = "" }: Wanted): Shape {
  const within = page.trimmed ? 0 : bleed;
  const groundFor = (way: SameShape) => groundOf(way, print, within);
  const ways = waysToLie(within);
  const sized = ways.flatMap((way) => {
    const scale = way.bled ? scaleWithBleed(page, groundFor(way), within) : guessScale(page, groundFor(way));
    return scale ? [{ way, scale }] : [];
  });
  // A small print is more likely drawn at 1:1 than at 1:2 with a bleed as wide as itself. At the same scale the way with bleed wins: it is measured closer.
  const [likely] = sized.sort((a, b) => a.scale - b.scale || Number(b.way.bled ?? false) - Number(a.way.bled ?? false));
  if (likely?.way.bled) return likely.way;
  const shape = compareShapes(page, print, fit, likely ? 0 : within);
  if (shape.same) return shape;
  const real = realSizeOf(page, print, name);
  return real ? { ...shape, suggested: real } : shape;
}

/** The real size of the page: at the scale of its size, at the scale in its name, or at 1:1, whichever is printable first; undefined where none is. */
function realSizeOf(page: Sides, print: Sides, name: string): Sides | undefined {
  const scales = [guessScale(page, print), scaleInName(name), 1];
  const sizes = scales.flatMap((scale) => (scale ? [{ width: page.width * scale, height: page.height * scale }] : []));
  return sizes.find(isPrintable);
}

/** Size and scale of a page, for the words. */
export function scaleOfPage(page: DrawnPage, shape: Shape, { print, bleed, name = "" }: Wanted): Verdict["page"] {
  const { width, height } = page;
  return { width, height, scale: guessScale(page, groundOf(shape, print, bleed)), named: scaleInName(name) };
}

/** The page as it will hang: its TrimBox where one is written, otherwise what a viewer shows. */
export function drawnPageOf(page: PdfPage): DrawnPage {
  const [across, down] = page.shown_mm;
  if (!page.bleed_mm) return { width: across / 1000, height: down / 1000, trimmed: false };
  const [width, height] = page.rotate % 180 === 0 ? page.trim_mm : [page.trim_mm[1], page.trim_mm[0]];
  // Some programs write a TrimBox along the edge of every page: such a box separates no bleed.
  const trimmed = page.bleed_mm.some((edge) => edge > 0);
  return { width: width / 1000, height: height / 1000, trimmed };
}
