/** Pictures for the preview, made as they are asked for: a new one shows at once, in one size, instead of after the minutes that all formats take. */
import { createReadStream, existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import sharp from "sharp";
import { PICTURE_SOURCES, pictureAddress, pictureExists } from "../../app/content/pictures.build.ts";
import { PICTURE_CACHE } from "../../scripts/build/pictures.ts";

const ADDRESS = /^\/pictures\/(([a-z0-9-]+)-[0-9a-f]{8}l?p?)\/(\d+|preview)\.(avif|webp|jpg)$/;
const TYPES: Record<string, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };
/** Pixels that are wide enough beside a form. */
const WIDEST = 1200;

/** @returns whether the request was for a picture of the content and has been answered @throws Error for a picture that cannot be decoded or read */
export async function previewPicture(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const [, folder = "", name = "", width = "", format = ""] =
    ADDRESS.exec((request.url ?? "").replace(/\?.*$/, "")) ?? [];
  if (!folder) return false;
  const made = path.join(PICTURE_CACHE, folder, `${width}.${format}`);
  if (existsSync(made)) {
    response.writeHead(200, { "Content-Type": TYPES[format] });
    await pipeline(createReadStream(made), response);
    return true;
  }
  const file = `${name}.jpg`;
  if (!pictureExists(file) || path.basename(pictureAddress(file)) !== folder) return false;
  const source = path.join(PICTURE_SOURCES, file);
  const bytes = await sharp(source)
    .autoOrient() // as the build does
    .resize({ width: Math.min(Number(width) || WIDEST, WIDEST) })
    .jpeg({ quality: 80 })
    .toBuffer();
  // A JPEG whatever the address ends in: a browser shows it by its type and bytes.
  response.writeHead(200, { "Content-Type": "image/jpeg" }).end(bytes);
  return true;
}
