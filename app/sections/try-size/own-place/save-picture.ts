/** The photo with the print in it, as a picture to keep and to send. */
import * as inks from "../../../styles/inks.ts";
import { sayLength } from "../../../try-size/figures.ts";
import type { Lying } from "../../../try-size/lying.ts";
import type { Point, Quad } from "../../../try-size/own-place/homography.ts";
import { meshOf } from "../../../try-size/own-place/mesh.ts";
import type { Wish } from "../../../try-size/wish.ts";
import { saveFile } from "../docket/acts/save-file.ts";
import { contextOf } from "../file/context-of.ts";
import type { Picture } from "../file/picture.ts";
import { type Photo, photoOnCanvas, SAVED_SIDE } from "./photo.ts";
import { printOnCanvas } from "./print-picture.ts";

const QUALITY = 0.9;
/** Pixels by which triangles overlap, because otherwise the photo would shine through between them. */
const OVERLAP = 0.75;

/**
 * @param quad where the print lies, in pixels of the photo's copy
 * @throws where the browser has not enough memory for the picture, or the photo is no longer where it was
 */
export async function savePicture(
  photo: Photo,
  wish: Wish,
  { picture, lying }: { picture: Picture | undefined; lying: Lying },
  quad: Quad,
): Promise<void> {
  const canvas = await photoOnCanvas(photo, SAVED_SIDE);
  const scale = canvas.width / photo.width;
  const large = quad.map(({ x, y }) => ({ x: x * scale, y: y * scale })) as unknown as Quad; // four in, four out
  const context = contextOf(canvas);
  layInPerspective(context, await printOnCanvas(wish, picture, lying), large);
  writeMeasures(context, canvas, wish, large);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", QUALITY));
  if (!blob) throw new Error("The browser could not make a JPEG of the canvas");
  const centimetres = (metres: number) => Math.round(metres * 100);
  saveFile(`treo-thu-${centimetres(wish.width)}x${centimetres(wish.height)}cm.jpg`, blob, blob.type);
}

function layInPerspective(context: CanvasRenderingContext2D, print: HTMLCanvasElement, quad: Quad): void {
  context.imageSmoothingQuality = "high";
  for (const { corners, matrix } of meshOf(print, quad)) {
    const middle = {
      x: (corners[0].x + corners[1].x + corners[2].x) / 3,
      y: (corners[0].y + corners[1].y + corners[2].y) / 3,
    };
    context.save();
    context.beginPath();
    for (const corner of corners) {
      const { x, y } = outwards(corner, middle);
      context.lineTo(x, y);
    }
    context.clip();
    context.transform(...matrix);
    context.drawImage(print, 0, 0);
    context.restore();
  }
}

function outwards(corner: Point, middle: Point): Point {
  const away = Math.hypot(corner.x - middle.x, corner.y - middle.y) || 1;
  const by = 1 + OVERLAP / away;
  return { x: middle.x + (corner.x - middle.x) * by, y: middle.y + (corner.y - middle.y) * by };
}

/** Width above the upper edge, height beside the right one. */
function writeMeasures(
  context: CanvasRenderingContext2D,
  { width, height }: HTMLCanvasElement,
  wish: Wish,
  [upperLeft, upperRight, lowerRight]: Quad,
): void {
  const letter = Math.max(16, Math.round(Math.max(width, height) / 60));
  context.font = `600 ${letter}px ${getComputedStyle(document.documentElement).getPropertyValue("--font-text") || "sans-serif"}`;
  const tag = (words: string, x: number, y: number) => {
    const wide = context.measureText(words).width + letter;
    const left = Math.min(width - wide - 4, Math.max(4, x - wide / 2));
    const top = Math.min(height - letter * 1.8 - 4, Math.max(4, y - letter * 0.9));
    context.fillStyle = inks.ink;
    context.fillRect(left, top, wide, letter * 1.8);
    context.fillStyle = inks.paper;
    context.fillText(words, left + letter / 2, top + letter * 1.25);
  };
  const wide = sayLength(wish.width, wish.unit);
  const tall = sayLength(wish.height, wish.unit);
  tag(wide, (upperLeft.x + upperRight.x) / 2, (upperLeft.y + upperRight.y) / 2 - letter * 1.3);
  tag(tall, (upperRight.x + lowerRight.x) / 2 + letter * 2.2, (upperRight.y + lowerRight.y) / 2);
}
