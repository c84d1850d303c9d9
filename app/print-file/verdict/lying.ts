/** How a file is meant for the print: with its bleed or without, upright or on its side. */
import { compareShapes, groundOf, isPrintable, WAYS_TO_LIE } from "../../try-size/placement.ts";
import type { Shape, Sides } from "../../try-size/shape.ts";
import type { PdfPage } from "../facts.ts";
import { guessScale, scaleInName, scaleWithBleed } from "./scale.ts";
import type { Verdict, Wanted } from "./verdict.ts";

/** A file that has a size in metres, not only a shape. */
export type DrawnPage = Sides & {
  /** A TrimBox says that the bleed lies outside of this size, so no bleed is looked for within it. */
  trimmed: boolean;
};

/** @param file its sides in pixels, or sides of which only the ratio is known */
export function shapeOf(file: Sides, { print, fit, bleed, leastBleed }: Wanted): Shape {
  return compareShapes(file, print, fit, bleed, leastBleed);
}

/** How a page lies on the print. Its size decides, because print and print with bleed may have like shapes; where no size fits, its shape decides. */
export function shapeOfPage(
  page: DrawnPage,
  { print, fit, bleed, leastBleed: least = bleed, name = "" }: Wanted,
): Shape {
  const most = page.trimmed ? 0 : bleed;
  const sized = WAYS_TO_LIE.flatMap((way) => {
    const bare = groundOf(way, print);
    const scale = guessScale(page, bare);
    const around = most > 0 ? scaleWithBleed(page, bare, { least, most }) : undefined;
    return [
      ...(scale ? [{ way, scale }] : []),
      ...(around ? [{ way: { ...way, bled: around.bled }, scale: around.scale }] : []),
    ];
  });
  // A small print is more likely drawn at 1:1 than at 1:2 with a bleed as wide as itself. At the same scale the way with bleed wins: it is measured closer.
  const isBled = ({ way }: (typeof sized)[number]) => Number(way.bled !== undefined);
  const [likely] = sized.sort((a, b) => a.scale - b.scale || isBled(b) - isBled(a));
  if (likely?.way.bled) return likely.way;
  const byShape = compareShapes(page, print, fit, likely ? 0 : most, least);
  // At a known scale the bleed would have been found by its size: it is a narrower or a wider one, which only has a like shape.
  const bledAtScale = byShape.same && byShape.bled && guessScale(page, groundOf(byShape, print));
  const shape = bledAtScale ? compareShapes(page, print, fit) : byShape;
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
export function scaleOfPage(page: DrawnPage, shape: Shape, { print, name = "" }: Wanted): Verdict["page"] {
  const { width, height } = page;
  return { width, height, scale: guessScale(page, groundOf(shape, print)), named: scaleInName(name) };
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
