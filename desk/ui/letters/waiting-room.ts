/**
 * The room that the customers of the first screen take: their letters come seconds after the screen, and what stands below them must not move away then from
 * under the hand. How high they were last is kept in the browser of this machine, because a first screen mostly shows what the one before it did.
 */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { boxOfBrowser } from "./kept-letter-words.ts";

const KEPT_AS = "desk-waiting-room";

/** @param known the letters have come @returns a ref for the element around them, and the height to keep for it, in pixels; undefined once they are known */
export function useWaitingRoom(known: boolean): { room: RefObject<HTMLDivElement | null>; kept: number | undefined } {
  const room = useRef<HTMLDivElement>(null);
  const [box] = useState(boxOfBrowser);
  const [kept] = useState(() => Number(box.getItem(KEPT_AS)) || undefined);
  useLayoutEffect(() => {
    if (!known) return;
    try {
      box.setItem(KEPT_AS, String(room.current?.getBoundingClientRect().height ?? ""));
    } catch {
      // A full storage: the next first screen keeps the room that stands there already.
    }
  });
  return { room, kept: known ? undefined : kept };
}
