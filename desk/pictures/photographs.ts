/** Which pictures are photographs, and which the studio made. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { isIllustration } from "../../app/content/pictures.build.ts";
import type { House } from "../files/house.ts";
import { untilItChanges } from "../files/remembered.ts";

const isPhotographAt = untilItChanges(
  (place, house: House, file: string) =>
    !isIllustration(file, () => readFileSync(place), path.join(house.content, "pictures")),
);

/** @param picture its name, and where it lies @returns false for what the studio made, and for what is no file */
export function isPhotographIn(house: House, { file, place }: { file: string; place: string }): boolean {
  return isPhotographAt(place, house, file) ?? false;
}
