import { useState } from "react";
import type { DeskLetter } from "../../letters/inbox.ts";

/** Stands for no place in a list. */
const NONE = -1;

/**
 * The way from letter to letter. A letter that its new step takes out of the list stays open: the way then goes on from its former place, not from the top.
 *
 * @param shown the list @param name of the list, because a place in one list says nothing about another @param open id of the letter that is read
 * @returns which letter is next (1) or before (-1); undefined where the list is empty
 */
export function usePlaceInList(
  shown: readonly DeskLetter[],
  name: string,
  open: string | undefined,
): (by: 1 | -1) => DeskLetter | undefined {
  const [last, setLast] = useState({ name, open, place: NONE });
  const found = shown.findIndex(({ id }) => id === open);
  if (found !== NONE && (last.name !== name || last.open !== open || last.place !== found))
    setLast({ name, open, place: found });
  const stood = last.name === name && last.open === open ? last.place : NONE;
  return (by) => shown[placeBeside({ found, stood, by, count: shown.length })];
}

/** @param found where the letter stands, or -1 @param stood where it last stood in this list, or -1 @returns the place to go to, always within the list */
export function placeBeside({
  found,
  stood,
  by,
  count,
}: {
  found: number;
  stood: number;
  by: 1 | -1;
  count: number;
}): number {
  // The letter that followed the one that is gone has moved up to its place.
  const place = found !== NONE ? found + by : stood === NONE ? 0 : by === 1 ? stood : stood - 1;
  return Math.max(0, Math.min(count - 1, place));
}
