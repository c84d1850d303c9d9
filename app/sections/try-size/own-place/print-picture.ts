/** The print alone, as a picture to hang in a photo: the visitor's file as it lies on the print, or a yellow sheet with its size. */

import * as inks from "../../../styles/inks.ts";
import { FITS } from "../../../try-size/loupe.ts";
import { groundUnder, type Lying } from "../../../try-size/lying.ts";
import { placed } from "../../../try-size/placement.ts";
import { sizedSheet } from "../../../try-size/sized-sheet.ts";
import type { Wish } from "../../../try-size/wish.ts";
import { contextOf } from "../file/context-of.ts";
import type { Picture } from "../file/picture.ts";

/** Longest side in pixels. */
const SIDE = 1200;

type Print = Pick<Wish, "width" | "height" | "unit" | "fit">;

/**
 * @param lying how the picture lies on the print
 * @throws where the picture cannot be decoded, or no canvas is left
 */
export async function printOnCanvas(
  print: Print,
  picture: Picture | undefined,
  lying: Lying,
): Promise<HTMLCanvasElement> {
  const scale = SIDE / Math.max(print.width, print.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(2, Math.round(print.width * scale));
  canvas.height = Math.max(2, Math.round(print.height * scale));
  const context = contextOf(canvas);
  context.fillStyle = picture ? "#fff" : inks.yellow;
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (picture) await layPicture(context, scale, picture, { ...print, ...lying });
  else writeSize(context, scale, print);
  return canvas;
}

/** @param scale pixels of the canvas per metre */
async function layPicture(
  context: CanvasRenderingContext2D,
  scale: number,
  picture: Picture,
  { width, height, fit, beyond, turned }: Print & Lying,
): Promise<void> {
  const image = new Image();
  image.src = picture.src;
  await image.decode();
  const metres = placed(picture, groundUnder({ beyond, turned }, { width, height }), FITS[fit]);
  const [wide, tall] = [picture.width * metres * scale, picture.height * metres * scale];
  context.imageSmoothingQuality = "high";
  context.save();
  context.translate((width * scale) / 2, (height * scale) / 2);
  if (turned) context.rotate(Math.PI / 2);
  context.drawImage(image, -wide / 2, -tall / 2, wide, tall);
  context.restore();
}

/** @param scale pixels of the canvas per metre */
function writeSize(context: CanvasRenderingContext2D, scale: number, print: Print): void {
  const { words, letters, seam } = sizedSheet(print, scale);
  context.fillStyle = inks.ink;
  context.font = `900 ${letters.size}px ${getComputedStyle(document.documentElement).getPropertyValue("--font-display") || "sans-serif"}`;
  context.textAlign = "center";
  context.fillText(words, letters.middle, letters.baseline);
  context.strokeStyle = "rgb(19 32 28 / 0.25)";
  context.lineWidth = seam.stroke;
  context.setLineDash([seam.dash]);
  context.strokeRect(seam.x, seam.y, seam.width, seam.height);
}
