import { useState } from "react";
import type { DeskLetter } from "../../letters/inbox.ts";

/** A place of a list; -1 is none. */
const NONE = -1;

/**
 * The way from letter to letter. One whose step takes it out of the list is still read: who goes on from there goes on from where it stood, not from the top.
 *
 * @param shown the list @param name of the list: a place in one says nothing about another @param open id of the letter that is read
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

/** @param found where the letter stands, or -1 @param stood where it stood last in this list, or -1 @returns the place to go to; the list's ends are not left */
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
  // What followed a letter that is gone has come to its place.
  const place = found !== NONE ? found + by : stood === NONE ? 0 : by === 1 ? stood : stood - 1;
  return Math.max(0, Math.min(count - 1, place));
}
