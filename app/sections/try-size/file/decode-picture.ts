/** Decodes the visitor's own picture for the drawing, on the visitor's device; nothing of it leaves the browser. */
import type { Pixels, PrintFile } from "../../../print-file/facts.ts";
import { MOST_PIXELS, previewable } from "../../../print-file/verdict/previewable.ts";
import { busiestPatch, DETAIL_SIDE } from "../../../try-size/detail.ts";
import { contextOf } from "./context-of.ts";
import type { Picture } from "./picture.ts";

/** Longest side of the copy in the drawing, in pixels: twice the widest stage. */
const COPY_SIDE = 1600;
const COPY_QUALITY = 0.86;

/**
 * @param found what the readers found: only a file that they found complete is given to a decoder
 * @returns undefined where the browser cannot draw it
 */
export async function decodePicture(file: Blob, found: PrintFile): Promise<Picture | undefined> {
  const as = previewable(found);
  if (!as) return;
  try {
    if (found.format === "svg") return await drawingOf(file);
    return await (as === "whole" ? photoOf(file, found) : reducedPhotoOf(file, found));
  } catch {
    // It is no error if the browser cannot decode the file (most cannot decode HEIC): the verdict rests on the facts of the file, and says so.
    return;
  }
}

async function photoOf(file: Blob, found: PrintFile): Promise<Picture | undefined> {
  const bitmap = await createImageBitmap(file);
  const [width, height] = ("shown" in found.facts && found.facts.shown) || [bitmap.width, bitmap.height];
  // Browsers do not agree in which formats they turn a picture as the file asks: one not turned would be drawn squeezed, and the lens would stay empty.
  if (bitmap.width > bitmap.height === width > height) return pictureOf(bitmap, [width, height]);
  bitmap.close();
  return;
}

/** Formats that every browser turns as the file asks. */
const TURNED_EVERYWHERE = ["jpeg", "heic"];
/** From this orientation on (EXIF) width and height change places. */
const ON_ITS_SIDE = 5;

/** Decoded and reduced in one go, so that no canvas grows beyond what a phone allows. */
async function reducedPhotoOf(file: Blob, found: PrintFile): Promise<Picture | undefined> {
  const orientation = ("orientation" in found.facts && found.facts.orientation) || 1;
  // Both sides are given to the decoder: a browser that does not turn the picture would squeeze it into them.
  if (orientation >= ON_ITS_SIDE && !TURNED_EVERYWHERE.includes(found.format)) return;
  const [width, height] = ("shown" in found.facts && found.facts.shown) || [0, 0];
  const scale = Math.sqrt(MOST_PIXELS / (width * height));
  const bitmap = await createImageBitmap(file, {
    resizeWidth: Math.floor(width * scale),
    resizeHeight: Math.floor(height * scale),
    resizeQuality: "medium",
  });
  // A turned picture gets no `whole`, because browsers do not agree on where a piece cut out of it lies.
  return { ...pictureOf(bitmap, [width, height]), ...(orientation === 1 && { whole: file }) };
}

/**
 * @param bitmap closed if this throws, because a phone's memory is full then
 * @throws where the browser has no canvas left to give
 */
function pictureOf(bitmap: ImageBitmap, [width, height]: Pixels): Picture {
  try {
    const copy = reduced(bitmap, bitmap.width, bitmap.height);
    return { src: copy.toDataURL("image/jpeg", COPY_QUALITY), width, height, bitmap, detail: detailOf(copy) };
  } catch (error) {
    bitmap.close();
    throw error;
  }
}

/** An SVG is only ever shown as a picture: there no script runs and nothing is loaded. */
async function drawingOf(file: Blob): Promise<Picture> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await file.text())}`;
  await image.decode();
  const [width, height] = [image.naturalWidth || 1000, image.naturalHeight || 1000];
  const enlarged = COPY_SIDE / Math.max(width, height);
  const copy = reduced(image, width * enlarged, height * enlarged);
  return { src: copy.toDataURL("image/jpeg", COPY_QUALITY), width, height, detail: { u: 0.5, v: 0.5 } };
}

/** A reduced copy on white, because a transparent background is printed on white paper. */
function reduced(source: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const scale = Math.min(1, COPY_SIDE / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = contextOf(canvas);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function detailOf(copy: HTMLCanvasElement): Picture["detail"] {
  const square = document.createElement("canvas");
  square.width = square.height = DETAIL_SIDE;
  const context = contextOf(square);
  context.drawImage(copy, 0, 0, DETAIL_SIDE, DETAIL_SIDE);
  return busiestPatch(context.getImageData(0, 0, DETAIL_SIDE, DETAIL_SIDE).data);
}
