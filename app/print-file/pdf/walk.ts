/** Where a walk through contents is, and the graphics state it carries along (ISO 32000-1, 8.4). */
import type { Box } from "./box.ts";
import type { Spaces } from "./colours.ts";
import type { IsHidden } from "./layers.ts";
import type { Matrix } from "./matrix.ts";
import type { Value } from "./objects/values.ts";
import type { Placing } from "./pictures.ts";
import type { Resources } from "./resources.ts";

/** What holds for one piece of contents: its resources, where it lies, and the forms that lead to it. */
export type Walk = {
  resources: Resources;
  matrix: Matrix;
  /** What can be seen at most, in points of the page. */
  clip: Box;
  unit: number;
  /** Pictures in patterns are listed apart, those in soft masks are transparency, letters are only looked through. */
  within: "page" | "pattern" | "mask" | "letter";
  isHidden: IsHidden;
  /** Fonts that all fields of the document may use, by name; absent where the contents are not the look of one. */
  fieldFonts?: Resources["fonts"];
  /** Forms that are being walked through, so that a form that draws itself is not followed again. */
  way: ReadonlySet<number>;
};

/** What `q` saves and `Q` brings back. */
export type State = Spaces & {
  matrix: Matrix;
  /** Its key in the findings; undefined where none is set, or none is known by the name. */
  font: Value | undefined;
  clip: Box;
  /** Letters can be searched, not seen. */
  invisible: boolean;
};

/**
 * @param caller the state of the contents that draw a form, which begins with it (8.10.1); whatever else is drawn begins anew
 * @returns the state at the beginning of contents
 */
export function firstState({ matrix, clip }: Walk, caller?: State): State {
  return { font: undefined, fill: undefined, stroke: undefined, invisible: false, ...caller, matrix, clip };
}

/** @returns how a picture that is drawn now would lie */
export function placingOf({ matrix, clip }: State, { within, unit, resources: { spaces } }: Walk): Placing {
  return { type: within === "mask" ? "smask" : "image", unit, matrix, clip, spaces };
}

const MOST_MARKED = 10_000;

/** Marked contents under way: for each, whether it lies on a layer that is switched off. */
export class MarkedContents {
  readonly #off: boolean[] = [];
  #hidden = 0;

  /** Nothing is drawn now. */
  get isHidden(): boolean {
    return this.#hidden > 0;
  }

  begin(off: boolean): void {
    if (this.#off.length >= MOST_MARKED) return;
    this.#off.push(off);
    if (off) this.#hidden++;
  }

  end(): void {
    if (this.#off.pop()) this.#hidden--;
  }
}
