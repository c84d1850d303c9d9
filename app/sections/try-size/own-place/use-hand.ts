/** A hand on the photo: it drags a mark, or chooses one by a tap and puts it elsewhere by the next. */
import { type PointerEvent, useRef, useState } from "react";
import type { Point } from "../../../try-size/own-place/homography.ts";
import type { Mark } from "./handle.tsx";

/** Screen pixels from a mark within which a hand takes hold of it: a thumb is no needle. */
const REACH = 64;
/** Within so many a tap means the mark itself, unless that is the one to be put elsewhere: a little further is elsewhere, too. */
const ON_MARK = 24;
/** Screen pixels that a finger may move in a tap. */
const SLOP = 6;

/** What the hand holds, from the press to the release. */
interface Hold {
  /** Place of the mark among those of the step. */
  at: number;
  /** From the mark to where it was pressed, in pixels of the photo. */
  from: Point;
  pressed: Point;
  /** It is near enough to move the mark. */
  moves: boolean;
  /** It has not moved further than in a tap. */
  taps: boolean;
  /** A tap would mean this mark, not a place to put another at. */
  chooses: boolean;
}

/**
 * @param marks those that can be taken; `step` tells which these are, so that a choice among others is forgotten
 * @param scale screen pixels for one of the photo
 * @param begin called before a mark is moved: all until the release is one step to be undone
 * @returns `hand`: handlers for the photo; `held`: place of the mark that is dragged; `chosenAt`: of the one that was pressed or reached by keyboard last
 */
export function useHand<Step>(
  marks: readonly Mark[],
  { step, scale, begin }: { step: Step; scale: number; begin: () => void },
) {
  const hold = useRef<Hold>(null);
  const [held, setHeld] = useState<number>();
  const [chosen, setChosen] = useState<{ step: Step; at: number }>();
  const chosenAt = chosen?.step === step ? chosen.at : undefined;
  const choose = (at: number) => setChosen({ step, at });

  const pointIn = (event: PointerEvent): Point => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale };
  };
  function take(event: PointerEvent) {
    if (event.button !== 0) return; // its menu takes the release
    const point = pointIn(event);
    const away = marks.map(({ at }) => Math.hypot(at.x - point.x, at.y - point.y));
    const nearest = away.indexOf(Math.min(...away));
    const mark = marks[nearest];
    if (!mark) return;
    // The print is taken anywhere; a mark only near it.
    const moves = mark.kind === "print" || (away[nearest] ?? 0) * scale <= REACH;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = { x: point.x - mark.at.x, y: point.y - mark.at.y };
    const chooses = Math.hypot(from.x, from.y) * scale <= (nearest === chosenAt ? SLOP : ON_MARK);
    hold.current = { at: nearest, from, pressed: point, moves, taps: true, chooses };
    if (chooses) choose(nearest);
    if (moves && mark.kind !== "print") setHeld(nearest);
  }
  function drag(event: PointerEvent) {
    if (!hold.current) return;
    const point = pointIn(event);
    const { at, from, pressed, moves, taps } = hold.current;
    if (taps && Math.hypot(point.x - pressed.x, point.y - pressed.y) * scale > SLOP) {
      hold.current.taps = false;
      if (moves) begin();
    }
    if (moves && !hold.current.taps) marks[at]?.move({ x: point.x - from.x, y: point.y - from.y });
  }
  /** A tap on a mark chooses it, the next one puts it where that is: nobody has to drag (WCAG 2.2, 2.5.7). Without a chosen one it is the nearest. */
  function lift() {
    if (hold.current?.taps && !hold.current.chooses) {
      const { at, pressed } = hold.current;
      begin();
      marks[chosenAt ?? at]?.move(pressed);
    }
    letGo();
  }
  function letGo() {
    hold.current = null;
    setHeld(undefined);
  }
  return {
    hand: {
      onPointerDown: take,
      onPointerMove: drag,
      onPointerUp: lift,
      onPointerCancel: letGo,
      onLostPointerCapture: letGo,
    },
    held,
    chosenAt,
    choose,
  };
}
