/**
 * Paths (ISO 32000-1, 8.5) by the rectangle around them: which picture a clipping path certainly hides, and whether a page has lines and
 * areas at all. A curve lies within its points, so the rectangle is never too small.
 */
import { type Box, isEmpty, overlap, pointUnder } from "./box.ts";
import type { Matrix } from "./matrix.ts";
import type { Value } from "./objects/values.ts";

const BUILT_BY = new Set(["m", "l", "c", "v", "y", "h", "re"]);
const ENDED_BY = new Set(["S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "n"]);

/** The path under way, in the page's own points. */
export class Path {
  #around: Box | undefined;
  /** The path has more than a starting point. */
  #drawn = false;
  #clips = false;

  /** @returns whether the operator belongs to a path that goes on */
  take(word: string, operands: readonly (Value | undefined)[], matrix: Matrix): boolean {
    if (word === "W" || word === "W*") {
      this.#clips = true;
      return true;
    }
    if (!BUILT_BY.has(word)) return false;
    const numbers = operands.filter((value) => typeof value === "number");
    if (word === "re") {
      const [x = 0, y = 0, width = 0, height = 0] = numbers;
      for (const corner of [x, x + width]) for (const edge of [y, y + height]) this.#reach(corner, edge, matrix);
    } else for (let at = 0; at + 1 < numbers.length; at += 2) this.#reach(numbers[at], numbers[at + 1], matrix);
    if (word !== "m" && word !== "h") this.#drawn = true;
    return true;
  }

  /**
   * @param clip what can be seen so far
   * @returns undefined for an operator that ends no path, otherwise what can be seen from here on, and whether the path was painted within it
   */
  end(word: string, clip: Box): { clip: Box; painted: boolean } | undefined {
    if (!ENDED_BY.has(word)) return undefined;
    const around = this.#drawn ? this.#around : undefined;
    const [clips, within] = [this.#clips, around && overlap(around, clip)];
    this.#around = undefined;
    this.#drawn = this.#clips = false;
    if (!within) return { clip, painted: false };
    // A straight line has no height, and its stroke is seen all the same.
    const outside = within[2] < within[0] || within[3] < within[1] || isEmpty(clip);
    return { clip: clips ? within : clip, painted: word !== "n" && !outside };
  }

  #reach(x = 0, y = 0, matrix: Matrix): void {
    const [across, up] = pointUnder(x, y, matrix);
    const [left, bottom, right, top] = this.#around ?? [across, up, across, up];
    this.#around = [Math.min(left, across), Math.min(bottom, up), Math.max(right, across), Math.max(top, up)];
  }
}
