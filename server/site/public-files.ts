/** Which files of a built site are public, and at which address each stands. */
import type { Dirent } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { ENCODINGS, type Encoding } from "../../contract/built-site.ts";

/** One form of a file on the disk: bytes, and time of change in ms. */
export interface PublicForm {
  path: string;
  size: number;
  changed: number;
}

/** A public file with the compressed forms that the build left beside it. */
export interface PublicFile {
  /** Path part of its URL, percent-encoded as a browser sends it. */
  address: string;
  ending: string;
  /** Whether it is a page, `…/index.html`. */
  page: boolean;
  forms: Partial<Record<Encoding, PublicForm>> & { identity: PublicForm };
}

/**
 * @param folder the public folder of a build
 * @returns its files in no particular order. Left out: hidden files and folders (but for `.well-known`),
 *   source maps, symbolic links, and the compressed forms, which have no address of their own
 */
export async function publicFiles(folder: string): Promise<PublicFile[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = new Set(entries.filter((entry) => entry.isFile()).map(pathOf));
  const files: PublicFile[] = [];
  for (const path of paths) {
    const place = relative(folder, path).split(sep);
    if (!isPublic(place) || isCompressedForm(path, paths)) continue;
    files.push({ ...(await formsOf(path, paths)), ...addressOf(place), ending: extname(path).toLowerCase() });
  }
  return files;
}

function pathOf(entry: Dirent): string {
  return join(entry.parentPath, entry.name);
}

function isPublic(place: string[]): boolean {
  return !place.some((name) => name.startsWith(".") && name !== ".well-known") && !place.at(-1)?.endsWith(".map");
}

function isCompressedForm(path: string, paths: Set<string>): boolean {
  return Object.values(ENCODINGS).some((ending) => path.endsWith(ending) && paths.has(path.slice(0, -ending.length)));
}

/** @param place names of the folders below the site, and of the file @returns the address at which it is public, and whether it is a page */
export function addressOf(place: string[]): Pick<PublicFile, "address" | "page"> {
  const page = place.at(-1) === "index.html";
  const names = page ? place.slice(0, -1) : place;
  return { page, address: `/${names.map(encodeURIComponent).join("/")}` };
}

async function formsOf(path: string, paths: Set<string>): Promise<Pick<PublicFile, "forms">> {
  const { br, gzip } = ENCODINGS;
  return {
    forms: {
      identity: await formOf(path),
      ...(paths.has(path + br) && { br: await formOf(path + br) }),
      ...(paths.has(path + gzip) && { gzip: await formOf(path + gzip) }),
    },
  };
}

async function formOf(path: string): Promise<PublicForm> {
  const { size, mtimeMs } = await stat(path);
  return { path, size, changed: mtimeMs };
}
