import type { Summary } from "../../drafts/pages.ts";
import type { Print } from "../parts/scale-drawing.tsx";

/** Metres of a unit. */
const METRES: Record<string, number> = { mm: 0.001, cm: 0.01, m: 1 };

/** @returns the size a category is mostly printed in, in metres and in words ("80 × 200 cm"); null while its file does not tell */
export function usualSize({ sizes }: Summary["fields"]): { print: Print; words: string } | null {
  const list = Array.isArray(sizes) ? (sizes as Record<string, unknown>[]) : []; // what is no size in it is told where the category is written
  const usual = list.find((size) => size?.usual === true);
  const [width, height] = [Number(usual?.width), Number(usual?.height)];
  const metres = METRES[String(usual?.unit)];
  if (!usual || !metres || !(width > 0) || !(height > 0)) return null;
  const said = (figure: number) => figure.toLocaleString("vi-VN");
  return {
    print: { width: width * metres, height: height * metres },
    words: typeof usual.shownAs === "string" ? usual.shownAs : `${said(width)} × ${said(height)} ${String(usual.unit)}`,
  };
}
