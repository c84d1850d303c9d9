/** The view of the drawing: it settles after a change, and holds still under a hand that pulls the print's corner. */
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { follow, type Pull, pulledView, sizeAt, stepBack, takeHold } from "../../../try-size/pulling.ts";
import { type Stance, standingOf } from "../../../try-size/standing.ts";
import { edgesOf, fitView, type StageRoom, type View, viewBetween } from "../../../try-size/view.ts";
import { useReducedMotion } from "../../../ui/window/reduced-motion.ts";
import type { SizeInHand } from "./use-size.ts";

/** The drawing's own units: pixels of a desk, two thirds of one on a phone. Letters are 13 px there. */
export const STAGE = { width: 480, height: 236, letter: 18 };
/** Room for the measure above the print and beside it. */
const ROOM: StageRoom = {
  width: STAGE.width,
  height: STAGE.height,
  kerb: 0,
  pad: 4,
  above: STAGE.letter * 2.3,
  beside: STAGE.letter * 4.6,
};
/** Milliseconds until a new size has settled (`--d2` of the look). */
const SETTLING = 300;

const ease = (progress: number) => 1 - (1 - progress) ** 3;

export function useView(stance: Stance, size: SizeInHand) {
  const { print, framing } = standingOf(stance, size.width, size.height);
  const fitted = fitView(framing, print, ROOM);
  const still = useReducedMotion();
  const [pulled, setPulled] = useState<{ pull: Pull; scale: number } | null>(null);
  const view = useSettling(fitted, still, pulled && pulledView(pulled.pull, pulled.scale, print.x));
  // What the frame loop reads: it outlives the renderings.
  const now = useRef({ pull: pulled, size });
  now.current = { pull: pulled, size };

  const lowerEdge = (sides: { width: number; height: number }) => standingOf(stance, sides.width, sides.height).print.y;
  const put = (pull: Pull, scale: number) => {
    const { width, height } = sizeAt(pull, scale, now.current.size, lowerEdge);
    setPulled({ pull, scale });
    now.current.pull = { pull, scale };
    if (width !== now.current.size.width || height !== now.current.size.height) now.current.size.resize(width, height);
  };
  /** At the rim the view goes on stepping back while the hand rests there. */
  const frame = useEffectEvent((elapsed: number) => {
    const held = now.current.pull;
    if (!held) return;
    const { width, height } = now.current.size;
    const back = stepBack(held.pull, held.scale, elapsed, STAGE.width, {
      width,
      height,
      y: lowerEdge({ width, height }),
    });
    if (back) put(back.pull, back.scale);
  });
  const pulling = pulled !== null;
  useEffect(() => {
    if (!pulling) return;
    let last = performance.now();
    let next = requestAnimationFrame(function step(time) {
      frame(time - last);
      last = time;
      next = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(next);
  }, [pulling]);

  const letGo = () => setPulled(null);
  return {
    view,
    print,
    framing,
    /** Handlers of the corner that is pulled. */
    corner: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus({ preventScroll: true });
        const pull = takeHold(edgesOf(view, print), pointOf(event), STAGE.height, framing.cut);
        setPulled({ pull, scale: view.scale });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const held = now.current.pull;
        if (held) put(follow(held.pull, pointOf(event), STAGE.width), held.scale);
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onLostPointerCapture: letGo,
    },
  };
}

/** Where a pointer is, in the drawing's units. */
function pointOf(event: PointerEvent<HTMLElement>) {
  // The corner stands on the stage.
  const stage = (event.currentTarget.parentElement as HTMLElement).getBoundingClientRect();
  const times = STAGE.width / stage.width;
  return { x: (event.clientX - stage.left) * times, y: (event.clientY - stage.top) * times };
}

/**
 * Goes to another view in {@link SETTLING}; at once under reduced motion.
 *
 * @param held the view under the hand, which is shown as long as there is one, and from which the drawing settles
 */
function useSettling(to: View, still: boolean, held: View | null): View {
  const [view, setView] = useState(to);
  const shown = useRef(to);
  if (held) shown.current = held;
  const { scale, left, ground } = to;
  const pulling = held !== null;
  useEffect(() => {
    if (pulling) return;
    const target = { scale, left, ground };
    const show = (next: View) => {
      shown.current = next;
      setView(next);
    };
    const from = shown.current;
    if (still || Math.abs(from.scale - scale) < 0.5) return show(target);
    const began = performance.now();
    let next = requestAnimationFrame(function step(time) {
      const progress = Math.min(1, Math.max(0, (time - began) / SETTLING));
      show(viewBetween(from, target, ease(progress)));
      if (progress < 1) next = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(next);
  }, [scale, left, ground, still, pulling]);
  return held ?? view;
}
