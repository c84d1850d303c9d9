/**
 * The check of a print file: what it is and what can be known, from slices, without decoding a picture or running anything in it.
 * The same code runs in a worker of the browser and on the command line.
 */
import type { ByteSource } from "./byte-source.ts";
import { type Format, type PrintFile, Unreadable } from "./facts.ts";
import { readPdf } from "./pdf/read-pdf.ts";
import { readHeif } from "./raster/heif.ts";
import { readJpeg } from "./raster/jpeg.ts";
import { readPng } from "./raster/png.ts";
import { readPsd } from "./raster/psd.ts";
import { readTiff } from "./raster/tiff.ts";
import { readWebp } from "./raster/webp.ts";
import { recognise } from "./recognise.ts";
import { LimitReached, Slices } from "./slices.ts";
import { readCorelDraw } from "./vector/corel-draw.ts";
import { readPostscript } from "./vector/postscript.ts";
import { readSvg } from "./vector/svg.ts";

const READERS: Partial<Record<Format, (file: Slices) => Promise<PrintFile | undefined>>> = {
  jpeg: readJpeg,
  png: readPng,
  webp: readWebp,
  tiff: readTiff,
  psd: readPsd,
  heic: readHeif,
  pdf: readPdf,
  ps: readPostscript,
  svg: readSvg,
  cdr: readCorelDraw,
};

/**
 * @param source the file; its name plays no part
 * @returns format, readability and facts. A broken, cut or hostile file is an answer, not an error: this throws only what
 *   `source.read` throws (a file that vanished, a disk that fails)
 */
export async function readPrintFile(source: ByteSource): Promise<PrintFile> {
  if (source.size === 0) return { format: "none", readable: "no", trouble: "empty", facts: {} };
  const file = new Slices(source);
  const found = await recognise(file);
  if (typeof found !== "string") return found;
  try {
    return (await READERS[found]?.(file)) ?? unread(found, "unknown", false);
  } catch (error) {
    const trouble = error instanceof Unreadable ? error.trouble : error instanceof LimitReached ? "damaged" : undefined;
    if (trouble === undefined) throw error;
    return unread(found, trouble, error instanceof LimitReached);
  }
}

/** A file of a known format of which nothing can be told. */
function unread(format: Format, trouble: Unreadable["trouble"], partial: boolean): PrintFile {
  // The format decides the type of the facts; empty facts fit every type.
  return { format, readable: "no", trouble, ...(partial && { partial }), facts: {} } as PrintFile;
}
