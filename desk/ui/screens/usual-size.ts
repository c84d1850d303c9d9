import { formatNumber } from "../../../app/try-size/figures.ts";
import { METRES_IN } from "../../../app/try-size/measures.ts";
import type { Summary } from "../../drafts/pages.ts";
import type { Print } from "../parts/scale-drawing.tsx";

/** @returns the size a category is mostly printed in, in metres and in words ("80 × 200 cm"); null while its file does not say so */
export function usualSize({ sizes }: Summary["fields"]): { print: Print; words: string } | null {
  const list = Array.isArray(sizes) ? (sizes as Record<string, unknown>[]) : []; // an invalid size is reported where the category is written
  const usual = list.find((size) => size?.usual === true);
  const [width, height] = [Number(usual?.width), Number(usual?.height)];
  const metres = (METRES_IN as Record<string, number>)[String(usual?.unit)]; // a file may name a unit that is none
  if (!usual || !metres || !(width > 0) || !(height > 0)) return null;
  return {
    print: { width: width * metres, height: height * metres },
    words:
      typeof usual.shownAs === "string"
        ? usual.shownAs
        : `${formatNumber(width)} × ${formatNumber(height)} ${String(usual.unit)}`,
  };
}
