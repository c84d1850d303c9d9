/**
 * Pictures as the build sees them: a source in `content/pictures/` has one address, made of its name and its
 * content, under which every width and format stands. A changed picture gets a new address, so browsers may keep the old one for good.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, type Stats, statSync } from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import { CONTENT_FOLDER } from "./files/content-files.build.ts";
import { inMegabytes } from "./files/megabytes.ts";
import {
  LARGE_MARK,
  MOST_PICTURE_BYTES,
  PHOTOGRAPH_MARK,
  PICTURE_FOLDER,
  PICTURE_SHAPES,
  type PictureShape,
  shapeOfSize,
} from "./pictures.ts";

/** Sources of all pictures, relative to the project. */
export const PICTURE_SOURCES = path.join(CONTENT_FOLDER, "pictures");

/** Raise when the widths, formats or qualities change: it is part of every picture's address. */
const PIPELINE_VERSION = "2";

interface Size {
  width: number;
  height: number;
}

/** A file that is no picture to be published; the message is for the editor, in Vietnamese. */
export class UnusablePicture extends Error {}

/** What is remembered of each source until its file changes, because it is asked for again and again. */
interface Known {
  changed: number;
  address: string;
  size: Size | UnusablePicture;
}
const known = new Map<string, Known>();

function sourceOf(file: string): Known {
  const place = path.join(PICTURE_SOURCES, file);
  const about = statSync(place, { throwIfNoEntry: false });
  const changed = about?.mtimeMs ?? 0;
  const before = known.get(file);
  if (before?.changed === changed) return before;
  const refused = whyUnread(about);
  const bytes = refused ? Buffer.alloc(0) : readFileSync(place);
  const size = refused ?? usableSize(bytes);
  const source = { changed, address: addressOf(file, bytes, size), size };
  known.set(file, source);
  return source;
}

/** Why a source is not read at all; null where it is read. */
function whyUnread(about: Stats | undefined): UnusablePicture | null {
  if (!about) return new UnusablePicture("đây là một lối tắt (link) không dẫn đến tệp nào; hãy chép chính tấm ảnh vào");
  if (!about.isFile()) return new UnusablePicture("đây là một thư mục, không phải ảnh; hãy dời nó đi rồi chép ảnh vào");
  if (about.size > MOST_PICTURE_BYTES)
    return new UnusablePicture(`tệp nặng ${inMegabytes(about.size)} MB, ảnh chụp không nặng thế; ${SAVE_AGAIN}`);
  return null;
}

function addressOf(file: string, bytes: Buffer, size: Size | UnusablePicture): string {
  const hash = createHash("sha256").update(PIPELINE_VERSION).update(bytes).digest("hex").slice(0, 8);
  const large = !(size instanceof UnusablePicture) && largeWidths(size).length > 0 ? LARGE_MARK : "";
  return `${PICTURE_FOLDER}/${path.basename(file, ".jpg")}-${hash}${large}${isIllustration(file, () => bytes) ? "" : PHOTOGRAPH_MARK}`;
}

/** The large widths of its shape, where a source of this size has enough pixels for all of them; otherwise none. */
function largeWidths(size: Size): readonly number[] {
  const shape = cutShapeOf(size)?.shape;
  if (!shape) return [];
  const { large, width, height } = PICTURE_SHAPES[shape];
  const kept = Math.min(size.width, Math.round((size.height * width) / height));
  return kept >= (large.at(-1) ?? Number.POSITIVE_INFINITY) ? large : [];
}

/** Every width to be made of a source, in pixels, and whether it is one of the large, which are made in the first format only. @throws UnusablePicture */
export function widthsOf(file: string, shape: PictureShape): { width: number; large: boolean }[] {
  const large = largeWidths(pictureSize(file));
  return [...PICTURE_SHAPES[shape].widths, ...large].map((width) => ({ width, large: large.includes(width) }));
}

const SAVE_AGAIN = "hãy mở ảnh, lưu lại thành JPEG (.jpg) rồi chép đè";

function usableSize(bytes: Buffer): Size | UnusablePicture {
  if (bytes.length === 0) return new UnusablePicture("tệp ảnh trống (0 byte), chắc chép chưa xong; hãy chép lại");
  const type = typeOf(bytes);
  if (!type) return new UnusablePicture(`tệp này không phải ảnh, hoặc ảnh đã hỏng; ${SAVE_AGAIN}`);
  if (type !== "jpg")
    return new UnusablePicture(`tên là .jpg nhưng bên trong là ảnh ${type.toUpperCase()}; ${SAVE_AGAIN}`);
  const size = sizeOfJpeg(bytes);
  // The end of a JPEG (ITU T.81, EOI): a copy that was broken off has none.
  if (!size || bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < 2)
    return new UnusablePicture("ảnh bị cắt cụt khi chép; hãy chép lại từ máy ảnh hoặc điện thoại");
  return size;
}

function typeOf(bytes: Buffer): string | undefined {
  try {
    return imageSize(bytes).type;
  } catch {
    // A JPEG whose header is cut off says at least what it is.
    return bytes[0] === 0xff && bytes[1] === 0xd8 ? "jpg" : undefined;
  }
}

/**
 * Width and height in pixels of a JPEG as it is looked at: a phone held upright writes its picture lying, and says so (EXIF orientation 5–8).
 *
 * @param bytes the beginning of the file is enough
 * @returns null for bytes that are no JPEG
 */
export function sizeOfJpeg(bytes: Buffer): Size | null {
  try {
    const { type, width, height, orientation = 1 } = imageSize(bytes);
    if (type !== "jpg") return null;
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return null;
  }
}

/**
 * The address of a picture's folder.
 *
 * @param file name of a JPEG in `content/pictures/`
 * @returns e.g. `/pictures/hiflex-3f9a01bc`, without a slash at the end
 */
export function pictureAddress(file: string): string {
  return sourceOf(file).address;
}

/** Whether a source exists; the content check asks before anything reads it. */
export function pictureExists(file: string): boolean {
  return /^[\w-]+\.jpg$/.test(file) && existsSync(path.join(PICTURE_SOURCES, file));
}

/** All sources, by file name. */
export function pictureFiles(): string[] {
  return readdirSync(PICTURE_SOURCES)
    .filter((file) => file.endsWith(".jpg"))
    .sort();
}

/** Files beside the sources that no page can use, by name: photographs in other formats, things put there by mistake. */
export function strayFiles(): string[] {
  return readdirSync(PICTURE_SOURCES)
    .filter(
      (file) =>
        !/^[a-z0-9-]+\.jpg$/.test(file) && file !== ILLUSTRATIONS && !/^(?:\.|Thumbs\.db$|desktop\.ini$)/i.test(file),
    )
    .sort();
}

/** Width and height in pixels, as the picture is looked at. @throws UnusablePicture */
export function pictureSize(file: string): Size {
  const { size } = sourceOf(file);
  if (size instanceof UnusablePicture) throw size;
  return size;
}

/** Ratios that a landscape may be cut out of: from a phone held upright (3 : 4) to a film (16 : 9). */
const CUTTABLE = { from: 0.7, to: 1.8 };

/**
 * The shape of a source: by its ratio within one per cent, else `landscape`, which can be cut out of what a camera makes.
 *
 * @returns undefined for a picture too narrow or too wide for any of our shapes
 * @throws UnusablePicture
 */
export function shapeOf(file: string): { shape: PictureShape; cut: boolean } | undefined {
  return cutShapeOf(pictureSize(file));
}

function cutShapeOf(size: Size): { shape: PictureShape; cut: boolean } | undefined {
  const exact = shapeOfSize(size);
  if (exact) return { shape: exact, cut: false };
  const ratio = size.width / size.height;
  return ratio >= CUTTABLE.from && ratio <= CUTTABLE.to ? { shape: "landscape", cut: true } : undefined;
}

/** File beside the sources: the pictures that the studio (art/) made, and the hash of each as it left it. */
const ILLUSTRATIONS = "illustrations.json";

/**
 * Whether a picture is made, not a photograph: it is then called an illustration wherever it appears. A photograph that replaces one of
 * ours under the same name has another hash.
 *
 * @param bytes reads the file; not called for a name that none of ours has
 * @param sources folder of the content's pictures, which has the list of those that are made
 */
export function isIllustration(file: string, bytes: () => Buffer, sources = PICTURE_SOURCES): boolean {
  const made = readSigned(sources)?.[file];
  return made !== undefined && made === createHash("sha256").update(bytes()).digest("hex").slice(0, 12);
}

/** By folder; `made` is null while the list cannot be read. */
const lists = new Map<string, { changed: number; made: Record<string, string> | null }>();

/** @returns what is wrong with the list, for the editor; null when nothing is */
export function whyIllustrationsUnknown(): { file: string; reason: string } | null {
  if (readSigned(PICTURE_SOURCES)) return null;
  const reason =
    "máy dùng tệp này để biết ảnh nào là hình minh họa, nay không đọc được; hãy lấy lại tệp từ bản lưu (xóa đi thì mọi ảnh được coi là ảnh chụp)";
  return { file: `content/pictures/${ILLUSTRATIONS}`, reason };
}

function readSigned(sources: string): Record<string, string> | null {
  const place = path.join(sources, ILLUSTRATIONS);
  const about = statSync(place, { throwIfNoEntry: false });
  if (!about) return {};
  const before = lists.get(sources);
  if (before?.changed === about.mtimeMs) return before.made;
  const made = listAt(place);
  lists.set(sources, { changed: about.mtimeMs, made });
  return made;
}

function listAt(place: string): Record<string, string> | null {
  try {
    const made: unknown = JSON.parse(readFileSync(place, "utf8"));
    // The cast: written by art/illustrations.mjs, a hash by each name; a value that is none equals no hash.
    return made !== null && typeof made === "object" ? (made as Record<string, string>) : null;
  } catch {
    return null;
  }
}
