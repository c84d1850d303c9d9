/** Size and shape of a picture by its header. */
import { closeSync, openSync, readSync } from "node:fs";
import { sizeOfJpeg } from "../../app/content/pictures.build.ts";
import { type PictureShape, shapeOfSize } from "../../app/content/pictures.ts";
import { untilItChanges } from "../files/remembered.ts";

type Size = { width: number; height: number };

/** Bytes from the start of a picture that are read: its header is among them, even behind a large colour profile. */
const HEAD = 256 * 1024;

/** @returns its size in pixels; null for a file that is no JPEG, whatever its name */
export const sizeAt: (file: string) => Size | null = untilItChanges((file) => {
  const handle = openSync(file, "r");
  const bytes = Buffer.alloc(HEAD);
  const length = readSync(handle, bytes, 0, HEAD, 0);
  closeSync(handle);
  return sizeOfJpeg(bytes.subarray(0, length));
});

/** @returns its shape; null where it has none of the site's shapes, and for a file that is no JPEG */
export function shapeAt(file: string): PictureShape | null {
  const size = sizeAt(file);
  return (size && shapeOfSize(size)) ?? null;
}
