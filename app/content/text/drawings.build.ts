/** The drawings that an editor can call by name. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { CONTENT_FOLDER } from "../files/content-files.build.ts";

/** @returns the SVG of a drawing in `content/drawings/`, or null where there is none of this name */
export function drawingOf(name: string): string | null {
  const file = path.join(CONTENT_FOLDER, "drawings", `${name}.svg`);
  return /^[a-z0-9-]+$/.test(name) && statSync(file, { throwIfNoEntry: false })?.isFile()
    ? readFileSync(file, "utf8").trim()
    : null;
}
