/** The print by itself, as a picture to be hung in a photo: the visitor's file as it lies on the print, or a yellow sheet with its size. */

import * as inks from "../../../styles/inks.ts";
import { saySize } from "../../../try-size/figures.ts";
import { FITS } from "../../../try-size/loupe.ts";
import { groundUnder, type Lying } from "../../../try-size/lying.ts";
import { placed } from "../../../try-size/placement.ts";
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
  else writeSize(context, canvas, print);
  return canvas;
}

/** @param scale pixels of the canvas a metre */
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

function writeSize(context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement, print: Print): void {
  const words = saySize(print.width, print.height, print.unit).replace(/\s?c?m$/, "");
  const letter = Math.min(width / (words.length * 0.62), height * 0.42);
  const seam = Math.min(width, height);
  context.fillStyle = inks.ink;
  context.font = `900 ${letter}px ${getComputedStyle(document.documentElement).getPropertyValue("--font-display") || "sans-serif"}`;
  context.textAlign = "center";
  context.fillText(words, width / 2, height / 2 + letter * 0.34);
  context.strokeStyle = "rgb(19 32 28 / 0.25)";
  context.lineWidth = seam * 0.012;
  context.setLineDash([seam * 0.05]);
  context.strokeRect(width * 0.03, height * 0.03, width * 0.94, height * 0.94);
}
