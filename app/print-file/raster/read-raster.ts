/** Pictures inside other files: JPEG, PNG and WebP, told by their bytes. */
import { type RasterFile, Unreadable } from "../facts.ts";
import { LimitReached, latin1, type Slices } from "../slices.ts";
import { readJpeg } from "./jpeg.ts";
import { readPng } from "./png.ts";
import { readWebp } from "./webp.ts";

/** @returns undefined when it is none of these, or cannot be read */
export async function readRaster(file: Slices): Promise<RasterFile | undefined> {
  const head = latin1(await file.some(0, 12));
  try {
    if (head.startsWith("\xff\xd8")) return await readJpeg(file);
    if (head.startsWith("\x89PNG")) return await readPng(file);
    if (/^RIFF[\s\S]{4}WEBP/.test(head)) return await readWebp(file);
  } catch (error) {
    if (!(error instanceof Unreadable || error instanceof LimitReached)) throw error;
  }
  return undefined;
}
