/** Which colour systems a page is drawn in (ISO 32000-1, 8.6 and 8.7): those of the colours that are set, of shadings, and of shading patterns. */
import { CMYK, type ColourSpace, GREY, RGB, readColourSpace } from "./colour-space.ts";
import type { Findings } from "./findings.ts";
import type { PdfDocument } from "./objects/document.ts";
import { type Dict, dictOf, type Value } from "./objects/values.ts";
import type { Resources } from "./resources.ts";

/** Spaces in which the next colours are given; undefined until one is set. */
export type Spaces = { fill: ColourSpace | undefined; stroke: ColourSpace | undefined };

/** Operators that name a space and a colour in it at once; capitals are for strokes. */
const AT_ONCE = new Map([
  ["g", GREY],
  ["rg", RGB],
  ["k", CMYK],
]);

/** Writes colours into the findings. */
export class Colours {
  readonly #pdf: PdfDocument;
  readonly #findings: Findings;
  /** Spaces by their names, for each /ColorSpace resource. */
  readonly #named = new Map<Dict, Map<string, ColourSpace>>();

  constructor(pdf: PdfDocument, findings: Findings) {
    this.#pdf = pdf;
    this.#findings = findings;
  }

  /**
   * `g`, `rg`, `k` and their capitals; any other operator is ignored.
   *
   * @param seen whether the colour is printed, and not part of a mask
   */
  setAtOnce(word: string, spaces: Spaces, seen: boolean): void {
    const space = AT_ONCE.get(word.toLowerCase());
    if (!space) return;
    spaces[sideOf(word)] = space;
    if (space.system && space.system !== "lab") this.#findings.vectorColour.add(space.system);
    if (seen) this.meet(space);
  }

  /** `cs` and `CS`. */
  async setSpace(word: string, name: Value | undefined, { spaces: named }: Resources, spaces: Spaces): Promise<void> {
    spaces[sideOf(word)] = typeof name === "string" ? await this.#space(name, named) : undefined;
  }

  /** `sc`, `scn` and their capitals. */
  setColour(word: string, spaces: Spaces): void {
    this.meet(spaces[sideOf(word)]);
  }

  /** @param shading a dictionary, or a stream of its points */
  async shade(shading: Value, { spaces }: Resources): Promise<void> {
    this.meet(await readColourSpace(this.#pdf, dictOf(shading).get("ColorSpace"), spaces));
  }

  meet(space: Pick<ColourSpace, "system"> | undefined): void {
    if (space?.system) this.#findings.drawnColour.add(space.system);
  }

  async #space(name: string, named: Dict): Promise<ColourSpace> {
    const known = this.#named.get(named) ?? new Map<string, ColourSpace>();
    this.#named.set(named, known);
    const space = known.get(name) ?? (await readColourSpace(this.#pdf, name, named));
    known.set(name, space);
    return space;
  }
}

function sideOf(word: string): keyof Spaces {
  return word === word.toLowerCase() ? "fill" : "stroke";
}
