import type { PrintFile } from "../../../print-file/facts.ts";
import { formatNumber } from "../../../try-size/figures.ts";

/** e.g. `4.800 × 12.000 điểm` */
export function pixelsOf({ facts }: PrintFile): string {
  const [width, height] = ("shown" in facts && facts.shown) || [0, 0];
  return width && height ? `${formatNumber(width)}\u00a0×\u00a0${formatNumber(height)} điểm` : "";
}
