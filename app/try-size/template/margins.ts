/** How the trade speaks of what lies around the edge of a print. */
import { formatNumber } from "../figures.ts";

/** Under one centimetre a printer speaks in millimetres. */
export function sayMargin(centimetres: number): string {
  return centimetres < 1 ? `${formatNumber(centimetres * 10, 1)} mm` : `${formatNumber(centimetres, 1)} cm`;
}
