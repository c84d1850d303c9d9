/**
 * Pictures as the build sees them: a source in `content/pictures/` has one address, made of its name and its
 * content, under which every width and format stands. A changed picture gets a new address, so browsers may keep the old one for good.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { CONTENT_FOLDER } from "./content-files.server.ts";
import { PICTURE_FOLDER, type PictureShape, shapeOfSize } from "./pictures.ts";

/** Sources of all pictures, relative to the project. */
export const PICTURE_SOURCES = path.join(CONTENT_FOLDER, "pictures");

/** Raise when the widths, formats or qualities change: it is part of every picture's address. */
const PIPELINE_VERSION = "1";

const addresses = new Map<string, string>();

/**
 * The address of a picture's folder.
 *
 * @param file name of a JPEG in `content/pictures/`
 * @returns e.g. `/pictures/hiflex-3f9a01bc`, without a slash at the end
 * @throws when the file does not exist
 */
export function pictureAddress(file: string): string {
  const known = addresses.get(file);
  if (known) return known;
  const bytes = readFileSync(path.join(PICTURE_SOURCES, file));
  const hash = createHash("sha256").update(PIPELINE_VERSION).update(bytes).digest("hex").slice(0, 8);
  const made = `${PICTURE_FOLDER}/${path.basename(file, ".jpg")}-${hash}`;
  addresses.set(file, made);
  return made;
}

/** Whether a source exists; the content check asks before anything reads it. */
export function pictureExists(file: string): boolean {
  return existsSync(path.join(PICTURE_SOURCES, file));
}

/** All sources, by file name. */
export function pictureFiles(): string[] {
  return readdirSync(PICTURE_SOURCES)
    .filter((file) => file.endsWith(".jpg"))
    .sort();
}

/** Width and height in pixels of a JPEG, from its start-of-frame header; null for bytes that are none. */
export function sizeOfJpeg(bytes: Buffer): { width: number; height: number } | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // SOF0…SOF15 carry the size; C4, C8 and CC are tables (ITU T.81, table B.1).
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** The shape of a source, or undefined when it is none of ours. @throws when the bytes are no JPEG */
export function shapeOf(image: string): PictureShape | undefined {
  const size = sizeOfJpeg(readFileSync(path.join(PICTURE_SOURCES, image)));
  if (!size) throw new Error(`${PICTURE_SOURCES}/${image} is not a JPEG file: save it as JPEG and try again.`);
  return shapeOfSize(size);
}
