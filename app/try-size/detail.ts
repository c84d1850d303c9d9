/** Where a picture has most detail: there the loupe is laid first. */

/** Side of the square that the picture is reduced to before it is looked at, in pixels. */
export const DETAIL_SIDE = 192;

/** Patches of this many pixels are compared, one every {@link STRIDE} pixels, away from the rims. */
const PATCH = 8;
const STRIDE = 4;
const RIM = 12;
/** One hard edge must not outweigh a patch of small letters. */
const CAP = 60;

/**
 * Sum of the Laplacian of the green channel in each patch.
 *
 * @param pixels RGBA of a square of {@link DETAIL_SIDE}
 * @returns the middle of the patch with the largest sum, as shares of width and height; near the middle where nothing is drawn
 */
export function busiestPatch(pixels: Uint8ClampedArray): { u: number; v: number } {
  const green = (x: number, y: number) => pixels[(y * DETAIL_SIDE + x) * 4 + 1] ?? 0;
  const edge = (x: number, y: number) =>
    Math.min(CAP, Math.abs(4 * green(x, y) - green(x + 1, y) - green(x - 1, y) - green(x, y + 1) - green(x, y - 1)));
  let most = 0;
  let found = { u: 0.5, v: 0.4 };
  for (let y = RIM; y < DETAIL_SIDE - RIM - PATCH; y += STRIDE)
    for (let x = RIM; x < DETAIL_SIDE - RIM - PATCH; x += STRIDE) {
      let sum = 0;
      for (let dy = 0; dy < PATCH; dy++) for (let dx = 0; dx < PATCH; dx++) sum += edge(x + dx, y + dy);
      if (sum <= most) continue;
      most = sum;
      found = { u: (x + PATCH / 2) / DETAIL_SIDE, v: (y + PATCH / 2) / DETAIL_SIDE };
    }
  return found;
}
