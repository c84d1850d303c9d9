/** What the screen shows of a file that was read: its picture, and what is said of it. Comes with the first file, in one piece. */
import type { PrintFile } from "../../../print-file/facts.ts";
import { decodePicture } from "./decode-picture.ts";
import { saidOfRead } from "./said-of-read.ts";

/** @returns without a picture where the browser cannot draw it */
export async function showFile(file: Blob, found: PrintFile) {
  return { picture: await decodePicture(file, found), say: saidOfRead };
}
