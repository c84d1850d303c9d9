/**
 * Where the desk keeps and writes things. Nothing outside these folders is ever written: every write into them goes through the functions `…Inside`
 * here. What a build makes goes elsewhere: the window's files (`desk/server/build-window.ts`), and releases (`desk/publishing/`).
 */
import { createHash, randomUUID } from "node:crypto";
import {
  appendFileSync,
  chmodSync,
  constants,
  copyFileSync,
  type Dirent,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import {
  bytesOfText,
  linesOf,
  NoTextThere,
  textOfBytes,
  UnreadableText,
} from "../../app/content/files/text-file.build.ts";
import { fileOf, KINDS, kindOf } from "../documents/kinds.ts";
import { codeOf } from "./disk.ts";

/** Folders of one desk. */
export interface House {
  /** The content that the site is built from; changes only at publishing. */
  content: string;
  /** The desk's own: drafts, journal, preview, pictures not yet online. */
  desk: string;
}

/** The desk was asked to write or remove something outside its folders: a mistake in the program, or an attack. */
export class NotOurs extends Error {
  constructor(place: string) {
    super(`The desk writes only its own files, and this is none: ${place}`);
    this.name = "NotOurs";
  }
}

/**
 * Makes a folder that no other user of this machine can look into, or closes an existing one to them: notes on letters and what is not online yet are for
 * the owner alone.
 *
 * @throws Error where the folder cannot be made. On a disk that knows no users it stays as open as it is
 */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    chmodSync(folder, 0o700);
  } catch {
    // a disk that knows no users
  }
}

/**
 * Writes a whole file in one step: into a second file that is then renamed, so that a killed process leaves the old one or the new one.
 *
 * @param root one of the folders of a {@link House}
 * @param name path inside it
 * @throws NotOurs when the name, or a link in it, leads outside
 */
export function writeInside(root: string, name: string, bytes: string | Uint8Array): void {
  putWhole(placeToWrite(root, name), bytes, renameSync);
}

/**
 * Writes a whole file where there is none: of several processes that try at once, one succeeds, and nobody reads it half written.
 *
 * @returns whether it was written
 * @throws NotOurs as {@link writeInside}
 */
export function createInside(root: string, name: string, text: string): boolean {
  try {
    putWhole(placeToWrite(root, name), text, linkOrCopy);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** Names of the files that {@link putWhole} writes first. */
const UNFINISHED = /^\..+\.[0-9a-f]{8}\.new$/;

/**
 * Writes beside the place first; `put` brings it there in one step. Hidden: killed in between, it would lie in `content/` as a file that is no page and no picture,
 * at which the site's check stops every build.
 */
function putWhole(place: string, bytes: string | Uint8Array, put: (unfinished: string, place: string) => void): void {
  const unfinished = path.join(path.dirname(place), `.${path.basename(place)}.${randomUUID().slice(0, 8)}.new`);
  try {
    writeFileSync(unfinished, bytes, { flush: true });
    put(unfinished, place);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Those of the lock (desk/server/lock.ts): the only ones that a desk writes before it has the lock. */
const UNFINISHED_LOCK = /^\.lock\./;

/**
 * Removes what a killed desk has left of files that it was writing, as far as the disk lets it. Only for the desk that has the lock; what is written of the lock
 * stays, because it may be that of another desk, which finds at this moment that it cannot have it.
 */
export function removeUnfinished({ content, desk }: House): void {
  try {
    for (const root of [content, desk]) {
      for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) {
        const file = path.basename(name);
        if (UNFINISHED.test(file) && !UNFINISHED_LOCK.test(file)) rmSync(path.join(root, name));
      }
    }
  } catch {
    // hidden, and in nobody's way
  }
}

/** Adds to the end of a file; short text is one step for every file system in use. @throws NotOurs as {@link writeInside} */
export function appendInside(root: string, name: string, text: string): void {
  appendFileSync(placeToWrite(root, name), text, { flush: true });
}

/** Gives a file that is only read from now on a second place, by a hard link or a copy. @throws NotOurs as {@link writeInside} */
export function bringInside(root: string, name: string, source: string): void {
  const place = placeToWrite(root, name);
  rmSync(place, { force: true });
  linkOrCopy(source, place);
}

/** A file system without hard links gets a copy. @throws Error with `EEXIST` where there is a file of that name */
function linkOrCopy(source: string, place: string): void {
  try {
    linkSync(source, place);
  } catch {
    copyFileSync(source, place, constants.COPYFILE_EXCL);
  }
}

/** Makes a folder; one that is there is fine. @throws NotOurs as {@link writeInside} */
export function folderInside(root: string, name: string): void {
  mkdirSync(placeInside(root, name), { recursive: true });
}

/** Takes a file away; one that is not there is fine. @throws NotOurs as {@link writeInside} */
export function removeInside(root: string, name: string): void {
  rmSync(placeInside(root, name), { force: true });
}

/** @returns the place, after its folder was made */
function placeToWrite(root: string, name: string): string {
  const place = placeInside(root, name);
  mkdirSync(path.dirname(place), { recursive: true });
  return place;
}

function placeInside(root: string, name: string): string {
  mkdirSync(root, { recursive: true });
  const top = realpathSync(root);
  const place = path.resolve(top, name);
  if (place === top || !place.startsWith(top + path.sep)) throw new NotOurs(name);
  // A folder on the way may be a link to elsewhere.
  let folder = path.dirname(place);
  while (folder.length > top.length) {
    const real = realPathOf(folder);
    if (real !== undefined && real !== folder) throw new NotOurs(name);
    folder = path.dirname(folder);
  }
  return place;
}

function realPathOf(folder: string): string | undefined {
  try {
    return realpathSync(folder);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** What the system says where there is no file of this name: nothing, a folder, a file on the way, a link to itself. */
const NO_FILE = ["ENOENT", "EISDIR", "ENOTDIR", "ELOOP"];
const isNoFile = (error: unknown) => NO_FILE.includes(codeOf(error));

/** @returns the text of a file, or null when there is none */
export function readIfThere(place: string): string | null {
  try {
    return readFileSync(place, "utf8");
  } catch (error) {
    if (isNoFile(error)) return null;
    throw error;
  }
}

/**
 * A content file as the owner sees it. A file that is not UTF-8 is read as well as possible, and `trouble` says in Vietnamese what is wrong with it: the
 * site's own check refuses such a file. Anything that cannot be a text (a folder, 300 MB) is not read, and `apart` is true.
 */
export function readContent(place: string): { text: string; trouble: string | null; apart: boolean } | null {
  let bytes: Uint8Array;
  try {
    bytes = bytesOfText(place);
  } catch (error) {
    if (error instanceof NoTextThere) return { text: "", trouble: sentence(error), apart: true };
    if (isNoFile(error)) return null;
    throw error;
  }
  try {
    textOfBytes(bytes);
    return { text: linesOf(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)), trouble: null, apart: false };
  } catch (error) {
    if (!(error instanceof UnreadableText)) throw error;
    const [first, second] = bytes;
    const encoding = first === 0xfe && second === 0xff ? "utf-16be" : bytes.includes(0) ? "utf-16le" : "windows-1258";
    const text = linesOf(new TextDecoder(encoding).decode(bytes).normalize("NFC"));
    return { text, trouble: sentence(error), apart: false };
  }
}

const sentence = ({ message }: UnreadableText) => `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;

/** @returns paths in `content/` of every page there is, kind by kind */
export function contentFiles({ content }: House): string[] {
  return KINDS.flatMap((kind) =>
    kind.many ? pageNames(path.join(content, kind.name)).map((name) => `${kind.name}/${name}`) : [fileOf(kind)],
  ).filter((file) => kindOf(file));
}

/** @returns the names of all entries that are called like a page, even of a folder or a link to nothing: reading it will tell what it is */
export function pageNames(folder: string): string[] {
  return entriesIn(folder)
    .map(({ name }) => name)
    .filter((name) => name.endsWith(".md") && !name.startsWith("_"));
}

/** @returns names of the files in a folder, and of links to files, with this ending, in order; none where there is no folder */
export function namesIn(folder: string, ending: string): string[] {
  const leads = (name: string) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile();
  return entriesIn(folder).flatMap((entry) =>
    entry.name.endsWith(ending) && (entry.isFile() || (entry.isSymbolicLink() && leads(entry.name)))
      ? [entry.name]
      : [],
  );
}

function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
  } catch (error) {
    if (isNoFile(error)) return [];
    throw error;
  }
}

/** A short name for a state of a file, the same for the same bytes. */
export function hashOf(bytes: string | Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 24);
}
