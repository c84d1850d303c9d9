/** Pictures and drawings of the laid-over content: brought as they are from the content and from what the desk has taken in. */
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { bringInside, folderInside, type House, namesIn, removeInside } from "../files/house.ts";
import { newPictures } from "../pictures/picture-files.ts";

/** @param folder where they are laid @returns whether anything came or went */
export function layFiles(house: House, folder: string): boolean {
  const drawings = path.join(house.content, "drawings");
  const online = path.join(house.content, "pictures");
  const taken = newPictures(house);
  return [
    bringFiles(drawings, folder, "drawings"),
    takeGone(folder, "drawings", [drawings]),
    bringFiles(online, folder, "pictures"),
    bringFiles(taken, folder, "pictures", online),
    takeGone(folder, "pictures", [online, taken]),
  ].some(Boolean);
}

/** Source, size and time of each file that was brought, by its place: a file that was replaced under its name is brought again. */
const brought = new Map<string, string>();

/**
 * Brings the files that are not there yet, or have changed since.
 *
 * @param folder where they are laid, in its folder `to`
 * @param before folder whose files of the same name are taken instead
 * @returns whether anything came
 */
function bringFiles(from: string, folder: string, to: "drawings" | "pictures", before?: string): boolean {
  if (!existsSync(from)) return false;
  folderInside(folder, to);
  let came = false;
  for (const file of readdirSync(from)) {
    if (file.endsWith(".new") || (before !== undefined && existsSync(path.join(before, file)))) continue;
    const name = path.join(to, file);
    const [source, place] = [path.join(from, file), path.join(folder, name)];
    const about = statSync(source, { throwIfNoEntry: false });
    // A folder, or a link to nothing: no picture, whatever it is called.
    if (!about?.isFile()) {
      came = existsSync(place) || came;
      removeInside(folder, name);
      continue;
    }
    const { size, mtimeMs } = about;
    const state = `${source} ${size} ${mtimeMs}`;
    if (brought.get(place) === state && existsSync(place)) continue;
    bringInside(folder, name, source);
    brought.set(place, state);
    came = true;
  }
  return came;
}

/** Takes away what none of the sources holds any more. @returns whether anything went */
function takeGone(folder: string, from: "drawings" | "pictures", sources: readonly string[]): boolean {
  const there = new Set(sources.flatMap((source) => namesIn(source, "")));
  const gone = namesIn(path.join(folder, from), "").filter((file) => !there.has(file));
  for (const file of gone) removeInside(folder, path.join(from, file));
  return gone.length > 0;
}
