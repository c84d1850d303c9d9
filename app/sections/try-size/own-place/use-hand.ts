/** A hand on the photo: it drags a mark, or chooses a mark by a tap and puts it elsewhere by the next tap. */
import { type PointerEvent, useRef, useState } from "react";
import type { Point } from "../../../try-size/own-place/homography.ts";
import type { Mark } from "./handle.tsx";

/** Screen pixels from a mark within which a hand takes hold of it: a thumb is no needle. */
const REACH = 64;
/** Screen pixels from a mark within which a tap means the mark itself, unless that mark is the chosen one: it can be put elsewhere by a short distance, too. */
const ON_MARK = 24;
/** Screen pixels that a finger may move in a tap. */
const SLOP = 6;

/** What the hand holds, from the press to the release. */
interface Hold {
  /** Index of the mark among those of the step. */
  at: number;
  /** From the mark to where it was pressed, in pixels of the photo. */
  from: Point;
  pressed: Point;
  /** Whether the hand is near enough to move the mark. */
  moves: boolean;
  /** Whether the hand has not moved further than in a tap. */
  taps: boolean;
  /** Whether a tap here would choose this mark, instead of putting a mark here. */
  chooses: boolean;
}

/**
 * @param marks the marks that can be taken; `step` names the set they belong to, so that a choice made in another step is forgotten
 * @param scale screen pixels per pixel of the photo
 * @param begin called before a mark is moved: all until the release is one step to be undone
 * @returns `hand`: handlers for the photo; `held`: index of the mark that is dragged; `chosenAt`: index of the one that was pressed or reached by keyboard last
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
    // The context menu would take the release; a second finger is not primary, and does nothing.
    if (event.button !== 0 || !event.isPrimary) return;
    const point = pointIn(event);
    const away = marks.map(({ at }) => Math.hypot(at.x - point.x, at.y - point.y));
    const nearest = away.indexOf(Math.min(...away));
    const mark = marks[nearest];
    if (!mark) return;
    // The print can be taken anywhere in the photo; a mark only near it.
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
    if (!hold.current || !event.isPrimary) return;
    const point = pointIn(event);
    const { at, from, pressed, moves, taps } = hold.current;
    if (taps && Math.hypot(point.x - pressed.x, point.y - pressed.y) * scale > SLOP) {
      hold.current.taps = false;
      if (moves) begin();
    }
    if (moves && !hold.current.taps) marks[at]?.move({ x: point.x - from.x, y: point.y - from.y });
  }
  /** A tap on a mark chooses it, the next tap puts it there: nobody has to drag (WCAG 2.2, 2.5.7). If none is chosen, the tap moves the nearest mark. */
  function lift(event: PointerEvent) {
    if (!event.isPrimary) return;
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
      onPointerCancel: (event: PointerEvent) => event.isPrimary && letGo(),
      onLostPointerCapture: letGo,
    },
    held,
    chosenAt,
    choose,
  };
}
