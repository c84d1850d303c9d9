/** Pictures that stand in the contents themselves: where they end is not written anywhere and has to be found. */
import type { PlacedPicture } from "../facts.ts";
import type { Value } from "./objects/values.ts";

const PLAUSIBLE_BEHIND = 12;
const TILDE = 126;

/**
 * @param at just behind `ID`
 * @param picture its size, to step over data that are not packed
 * @param filters as its dictionary names them, the first one to be undone first
 * @returns where the contents go on, behind `EI`; undefined where no such place is found
 */
export function skipInlineData(
  bytes: Uint8Array,
  at: number,
  picture: PlacedPicture | undefined,
  filters: Value | undefined,
): number | undefined {
  const [filter] = Array.isArray(filters) ? filters : [filters];
  const raw =
    picture && !filter ? Math.ceil((picture.px[0] * picture.bits * picture.components) / 8) * picture.px[1] : 0;
  // ASCII85 data are letters, too, and end with "~>".
  const letters = filter === "A85" || filter === "ASCII85Decode" ? tildeFrom(bytes, at) : at;
  for (let from = Math.max(at + 1 + raw, letters); from < bytes.length; from++) {
    // Not every program writes a space before `EI` (8.9.7 asks for none).
    const found = bytes[from] === 69 && bytes[from + 1] === 73 && isSpace(bytes[from + 2] ?? 32);
    // The letters `EI` may also stand within the data: behind the true end come words, not binary numbers.
    if (found && bytes.subarray(from + 2, from + 2 + PLAUSIBLE_BEHIND).every(isText)) return from + 2;
  }
  return undefined;
}

/** Contents in which no tilde stands from some place on: they are not looked through to their end again for each picture. */
const withoutTilde = new WeakMap<Uint8Array, number>();

function tildeFrom(bytes: Uint8Array, at: number): number {
  if (at >= (withoutTilde.get(bytes) ?? Number.POSITIVE_INFINITY)) return -1;
  const found = bytes.indexOf(TILDE, at);
  if (found < 0) withoutTilde.set(bytes, at);
  return found;
}

function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9 || code === 0;
}

function isText(code: number): boolean {
  return (code >= 32 && code < 127) || isSpace(code);
}
