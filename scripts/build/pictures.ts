/**
 * The picture pipeline: every source of `content/pictures/` becomes AVIF and WebP in the widths of its shape (the large ones AVIF alone: nineteen
 * browsers of twenty know it, and WebP would cost as long again), and a JPEG and a
 * link preview (1200 × 630) where the shape is that of a page's picture. Made once and kept in `.cache/pictures/` under the picture's address,
 * which holds the hash of the source: a second build makes nothing again.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { ContentError, type Problem } from "../../app/content/files/content-files.build.ts";
import {
  PICTURE_SOURCES,
  pictureAddress,
  pictureFiles,
  shapeOf,
  UnusablePicture,
  widthsOf,
} from "../../app/content/pictures.build.ts";
import { JPEG_WIDTH, PICTURE_FOLDER, PICTURE_SHAPES, PREVIEW } from "../../app/content/pictures.ts";
import { endWithParent } from "./end-with-parent.ts";
import { isWritten } from "./files-in.ts";
import { ONE_HEAP, wordsOfEnd } from "./spare-memory.ts";

/** Where made pictures are kept between builds, relative to the project; holds folders named as in their address. */
export const PICTURE_CACHE = ".cache/pictures";

/** Bytes of memory that making one picture takes at most, measured. */
const MEMORY_OF_ONE = 400 * 1024 ** 2;

/** Widest files, in pixels, that phones with up to two pixels to a CSS pixel take: on a slow line these are waited for. */
const PHONE_WIDTH = 720;

/** No difference visible at 100 % in the shop's pictures. */
const QUALITY = {
  /** Effort 3: a quarter of the time of 4. */
  avif: { quality: 52, effort: 3 },
  /**
   * Taken by screens with two pixels or more to a CSS pixel. A twelfth fewer bytes than at 52. Effort 4 would take 3 % fewer and be 0.4 dB nearer (all pictures at
   * 480 and 640 px), in four times the time: a third of what all of a first build's pictures take.
   */
  phoneAvif: { quality: 49, effort: 3 },
  /**
   * For the large widths. They are taken by screens with two or three pixels to a CSS pixel, where colours at half the resolution still have one value for each
   * CSS pixel, and for a picture as large as a window. Effort 1: a third of the time of 2 for 4 % more bytes and a tenth of a decibel (four pictures at 2400
   * px: 2.6 s and 460 KB against 7.2 s and 443 KB), and so a quarter of the time of a first build's pictures.
   */
  largeAvif: { quality: 52, effort: 1, chromaSubsampling: "4:2:0" },
  webp: { quality: 76, effort: 4 },
  jpeg: { quality: 80, mozjpeg: true },
};

/** One for each processor where the memory is enough. */
function picturesAtOnce(): number {
  return Math.max(1, Math.min(availableParallelism(), Math.floor(process.availableMemory() / MEMORY_OF_ONE)));
}

/** @returns folders (relative to the cache) of all pictures, and the sources whose folders are missing or not whole */
async function picturesToMake() {
  await mkdir(PICTURE_CACHE, { recursive: true });
  const sources = pictureFiles().map((file) => ({ file, folder: path.basename(pictureAddress(file)) }));
  const made = await Promise.all(sources.map(({ folder }) => isWritten(path.join(PICTURE_CACHE, folder))));
  const missing = sources.filter((_, at) => !made[at]);
  return { folders: sources.map(({ folder }) => folder), missing };
}

/** How far the making of missing pictures has come. */
export interface PicturesMade {
  done: number;
  of: number;
}

/** Making this many pictures takes minutes, so the progress is told. */
const MANY = 10;

/** @returns what is said while many are made, before the first and after each tenth, so that nobody takes a build that works for one that hangs */
export function wordOfPictures({ done, of }: PicturesMade): string | undefined {
  if (of < MANY || done % MANY > 0) return undefined;
  return done === 0 ? `Pictures: ${of} to be made, which takes minutes…` : `Pictures: ${done} of ${of} made…`;
}

/**
 * Makes the pictures that are missing.
 *
 * @param tell is told before the first and after each
 * @returns folders (relative to the cache) of all present pictures, and how many had to be made
 * @throws ContentError with every source that cannot be opened to its end
 */
export async function makePictures(
  tell: (made: PicturesMade) => void = () => {},
): Promise<{ folders: string[]; made: number }> {
  const { folders, missing } = await picturesToMake();
  const of = missing.length;
  const atOnce = picturesAtOnce();
  // Where every processor has a picture of its own, threads within one only get in the way, and their files are larger by a hundredth.
  if (of >= atOnce) sharp.concurrency(1);
  let done = 0;
  const damaged: Problem[] = [];
  tell({ done, of });
  const next = async (): Promise<void> => {
    const source = missing.pop();
    if (!source) return;
    try {
      await makePicture(source.file, source.folder);
    } catch (error) {
      // Not for a damaged source: the disk may be full, or the picture is one that the content check does not let through.
      if (error instanceof UnusablePicture || (await opensToItsEnd(source.file))) throw error;
      damaged.push({ file: `content/pictures/${source.file}`, field: "tệp", expected: DAMAGED });
    }
    done += 1;
    tell({ done, of });
    return next();
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  if (damaged.length > 0) throw new ContentError(damaged);
  await removeAllBut(folders);
  return { folders, made: of };
}

/** Said of a file that is damaged in the middle, because the content check reads only the beginning and the end. */
const DAMAGED =
  "ảnh hỏng giữa chừng, máy không mở hết được; hãy chép ảnh gốc đè lên tệp này, vẫn vậy thì mở ảnh, lưu lại thành JPEG (.jpg) rồi chép đè";

/**
 * Whether every line of a picture can be read, found out by writing it anew into memory. sharp's `stats()` would not do: one time in fifty, beside another
 * picture, it ends before it is told that the last lines are wrong.
 */
async function opensToItsEnd(file: string): Promise<boolean> {
  try {
    await sharp(path.join(PICTURE_SOURCES, file)).jpeg().toBuffer();
    return true;
  } catch {
    return false;
  }
}

async function removeAllBut(folders: string[]): Promise<void> {
  for (const kept of await readdir(PICTURE_CACHE)) {
    if (!folders.includes(kept)) await rm(path.join(PICTURE_CACHE, kept), { recursive: true });
  }
}

/**
 * Makes the pictures that are missing, in a process of its own. The memory that this takes (600 MB for fifty) is given back only when the process ends, and on
 * a machine of 1 GB the pages could not be built beside it.
 *
 * @param tell is told before the first and after each; not where there is none to make
 * @returns how many had to be made
 * @throws ContentError with every source that cannot be opened to its end; Error when that process fails otherwise, with what it said
 */
export async function makePicturesApart(tell: (made: PicturesMade) => void): Promise<number> {
  const { folders, missing } = await picturesToMake();
  if (missing.length === 0) {
    await removeAllBut(folders);
    return 0;
  }
  const maker = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    stdio: ["ignore", "inherit", "pipe", "ipc"],
    env: { ...ONE_HEAP, ...process.env }, // half the memory
  });
  let damaged: Problem[] = [];
  maker.on("message", (word: PicturesMade | { damaged: Problem[] }) => {
    if ("damaged" in word) damaged = word.damaged;
    else tell(word);
  });
  const said: string[] = [];
  maker.stderr?.on("data", (text) => said.push(String(text)));
  const [code, signal] = (await once(maker, "close")) as [number | null, NodeJS.Signals | null];
  if (code === 0) return missing.length;
  if (damaged.length > 0) throw new ContentError(damaged);
  throw new Error(`The pictures could not be made: ${wordsOfEnd(code, signal)}.\n${said.join("")}`);
}

/** Writes into a folder of another name first, so that an interrupted build leaves no half picture behind. */
async function makePicture(file: string, folder: string): Promise<void> {
  const shape = shapeOf(file)?.shape;
  if (!shape) throw new Error(`${PICTURE_SOURCES}/${file} has none of the shapes in app/content/pictures.ts.`);
  const unfinished = path.join(PICTURE_CACHE, `${folder}.unfinished`);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished);
  // Upright, whatever way the phone was held; what is not of the shape is cut to it around what draws the eye.
  const source = sharp(path.join(PICTURE_SOURCES, file)).autoOrient();
  const ratio = PICTURE_SHAPES[shape].height / PICTURE_SHAPES[shape].width;
  const inShape = (width: number) => ({
    width,
    height: Math.round(width * ratio),
    fit: "cover" as const,
    position: sharp.strategy.attention,
  });
  for (const { width, large } of widthsOf(file, shape)) {
    // Brought to its size once for both formats.
    const sized = await source.clone().resize(inShape(width)).raw().toBuffer({ resolveWithObject: true });
    const pixels = () => sharp(sized.data, { raw: sized.info });
    await pixels()
      .avif(large ? QUALITY.largeAvif : width <= PHONE_WIDTH ? QUALITY.phoneAvif : QUALITY.avif)
      .toFile(path.join(unfinished, `${width}.avif`));
    if (large) continue;
    await pixels()
      .webp(QUALITY.webp)
      .toFile(path.join(unfinished, `${width}.webp`));
  }
  if (shape === "landscape") {
    await source
      .clone()
      .resize(inShape(JPEG_WIDTH))
      .jpeg(QUALITY.jpeg)
      .toFile(path.join(unfinished, `${JPEG_WIDTH}.jpg`));
    await source
      .clone()
      .resize(PREVIEW.width, PREVIEW.height)
      .jpeg(QUALITY.jpeg)
      .toFile(path.join(unfinished, PREVIEW.file));
  }
  const made = path.join(PICTURE_CACHE, folder);
  await rm(made, { recursive: true, force: true }); // what a power cut has left of it
  await rename(unfinished, made);
}

/** Folder of all pictures in a built site. */
export const publicPictures = (site: string): string => path.join(site, PICTURE_FOLDER);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  endWithParent();
  try {
    await makePictures((made) => process.send?.(made));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    process.send?.({ damaged: error.problems });
    process.exitCode = 1;
  }
}
