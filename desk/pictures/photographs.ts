/** Which pictures are photographs, and which the studio made; remembered until a file changes. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { isIllustration } from "../../app/content/pictures.build.ts";
import type { House } from "../files/house.ts";

const told = new Map<string, { changed: number; photograph: boolean }>();

/** @param picture its name, and where it lies @returns false for what the studio made, and for what is no file */
export function isPhotographIn(house: House, { file, place }: { file: string; place: string }): boolean {
  const about = statSync(place, { throwIfNoEntry: false });
  if (!about?.isFile()) return false;
  const known = told.get(place);
  if (known?.changed === about.mtimeMs) return known.photograph;
  const photograph = !isIllustration(file, () => readFileSync(place), path.join(house.content, "pictures"));
  told.set(place, { changed: about.mtimeMs, photograph });
  return photograph;
}
