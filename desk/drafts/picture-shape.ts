/** Size and shape of a picture by its header. */
import { closeSync, openSync, readSync } from "node:fs";
import { sizeOfJpeg } from "../../app/content/pictures.build.ts";
import { type PictureShape, shapeOfSize } from "../../app/content/pictures.ts";
import { untilItChanges } from "../files/remembered.ts";

type Size = { width: number; height: number };

/** Headers come first; pictures with a large profile have theirs within this. */
const HEAD = 256 * 1024;

/** @returns its pixels, or null for what is no JPEG, whatever it is called */
export const sizeAt: (file: string) => Size | null = untilItChanges((file) => {
  const handle = openSync(file, "r");
  const bytes = Buffer.alloc(HEAD);
  const length = readSync(handle, bytes, 0, HEAD, 0);
  closeSync(handle);
  return sizeOfJpeg(bytes.subarray(0, length));
});

/** @returns its shape, or null for none of ours and for what is no JPEG */
export function shapeAt(file: string): PictureShape | null {
  const size = sizeAt(file);
  return (size && shapeOfSize(size)) ?? null;
}
