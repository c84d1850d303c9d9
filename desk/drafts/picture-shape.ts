/** Size and shape of a picture by its header; remembered until its file changes. */
import { closeSync, openSync, readSync, statSync } from "node:fs";
import { sizeOfJpeg } from "../../app/content/pictures.build.ts";
import { type PictureShape, shapeOfSize } from "../../app/content/pictures.ts";

type Size = { width: number; height: number };

const sizes = new Map<string, { changed: number; size: Size | null }>();

/** Headers come first; pictures with a large profile have theirs within this. */
const HEAD = 256 * 1024;

/** @returns its pixels, or null for what is no JPEG */
export function sizeAt(file: string): Size | null {
  const about = statSync(file, { throwIfNoEntry: false });
  // A folder, or a link to nothing: no picture, whatever it is called.
  if (!about?.isFile()) return null;
  const known = sizes.get(file);
  if (known?.changed === about.mtimeMs) return known.size;
  const handle = openSync(file, "r");
  const bytes = Buffer.alloc(HEAD);
  const length = readSync(handle, bytes, 0, HEAD, 0);
  closeSync(handle);
  const size = sizeOfJpeg(bytes.subarray(0, length));
  sizes.set(file, { changed: about.mtimeMs, size });
  return size;
}

/** @returns its shape, or null for none of ours and for what is no JPEG */
export function shapeAt(file: string): PictureShape | null {
  const size = sizeAt(file);
  return (size && shapeOfSize(size)) ?? null;
}
