/** Few bytes that truly hold, or pretend to hold, a picture which would fill a machine's memory when decoded. */

/** 16,384 × 16,384: beyond what any browser draws. */
const LARGE = 268_435_456;
/** Photos hold two to fifty pixels in a byte; flat artwork a few hundred. */
const PIXELS_A_BYTE = 1000;

/**
 * @param pixels width times height, as declared
 * @param bytes of the file
 */
export function isBomb(pixels: number, bytes: number): boolean {
  return pixels > LARGE && pixels > bytes * PIXELS_A_BYTE;
}
