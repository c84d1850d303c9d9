/** Pictures that stand in the contents themselves: their end is not written anywhere, it has to be found. */
import type { PlacedPicture } from "../facts.ts";

const PLAUSIBLE_BEHIND = 12;

/**
 * @param at just behind `ID`
 * @param picture its size, to step over data that are not packed
 * @returns where the contents go on, behind `EI`
 */
export function skipInlineData(
  bytes: Uint8Array,
  at: number,
  picture: PlacedPicture | undefined,
  packed: boolean,
): number {
  const raw =
    picture && !packed ? Math.ceil((picture.px[0] * picture.bits * picture.components) / 8) * picture.px[1] : 0;
  for (let from = Math.min(at + 1 + raw, bytes.length); from < bytes.length; from++) {
    const found =
      bytes[from] === 69 && bytes[from + 1] === 73 && isSpace(bytes[from - 1]) && isSpace(bytes[from + 2] ?? 32);
    // The two letters may stand within the data: behind the true end go on words, not binary numbers.
    if (found && bytes.subarray(from + 2, from + 2 + PLAUSIBLE_BEHIND).every(isText)) return from + 2;
  }
  return bytes.length;
}

function isSpace(code: number | undefined): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9 || code === 0;
}

function isText(code: number): boolean {
  return (code >= 32 && code < 127) || isSpace(code);
}
