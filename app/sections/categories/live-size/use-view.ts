/** The view of the drawing: it settles after a change, and holds still under a hand that pulls the print's corner. */
import { type PointerEvent, useEffect, useRef, useState } from "react";
import type { Stance } from "../../../content/types.ts";
import type { Point, Size } from "../../../try-size/pulling.ts";
import { standingOf } from "../../../try-size/standing.ts";
import { fitView, type StageRoom, type View, viewBetween } from "../../../try-size/view.ts";
import { useReducedMotion } from "../../../ui/window/reduced-motion.ts";
import { atNextSign } from "../../../ui/window/visitor-here.ts";
import type { Pulling } from "./pull-corner.ts";
import { STAGE } from "./stage.ts";
import type { SizeInHand } from "./use-size.ts";

/** Room for the measure above the print and beside it. */
const ROOM: StageRoom = {
  width: STAGE.width,
  height: STAGE.height,
  kerb: 0,
  pad: 4,
  above: STAGE.letter * 2.3,
  beside: STAGE.letter * 4.6,
};
/** Milliseconds until a new size has settled (`--d2` in app/styles/tokens.css). */
const SETTLING = 300;

const ease = (progress: number) => 1 - (1 - progress) ** 3;

const loadPulling = () => import("./pull-corner.ts");

/** A hand on the corner. */
interface Hand {
  at: Point;
  /** Width of the drawing in pixels when the hand took hold: once the phone has been turned, the drawing is another one. */
  stageWidth: number;
  /** Set as soon as pull-corner.ts has loaded; until then only the place of the hand is kept. */
  pulling?: Pulling;
}

/** @returns the print as it stands, the view to draw it in, its framing, and the handlers of its corner */
export function useView(stance: Stance, size: SizeInHand) {
  const standing = ({ width, height }: Size) => standingOf(stance, width, height);
  const { print, framing } = standing(size);
  const fitted = fitView(framing, print, ROOM);
  const still = useReducedMotion();
  const [held, setHeld] = useState<View | null>(null);
  const view = useSettling(fitted, still, held);
  // The size and the view that a hand finds: a pull lasts longer than one rendering.
  const now = useRef({ size, view });
  now.current = { size, view };
  const hand = useRef<Hand>(null);

  useEffect(() => {
    // pull-corner.ts is fetched before the first pull; if that fails for lack of a network, the pull asks once more.
    const callOff = atNextSign(() => void loadPulling().catch(() => {}));
    return () => {
      callOff();
      const taken = hand.current;
      hand.current = null; // pull-corner.ts may still be loading: it then finds no hand
      taken?.pulling?.letGo();
    };
  }, []);

  async function takeHold(start: Point, stageWidth: number) {
    const taken: Hand = { at: start, stageWidth };
    hand.current = taken;
    setHeld(now.current.view);
    const { pullCorner } = await loadPulling();
    taken.pulling = pullCorner(
      {
        standing,
        stage: STAGE,
        ...now.current,
        draw(drawn, { width, height }) {
          setHeld(drawn);
          const { size: before } = now.current;
          if (width !== before.width || height !== before.height) before.resize(width, height);
        },
      },
      start,
    );
    if (taken.at !== start) taken.pulling.to(taken.at);
    // The hand let go before pull-corner.ts had loaded: its pull has been applied above and ends here.
    if (hand.current !== taken) end(taken);
  }
  function end({ pulling }: Hand) {
    pulling?.letGo();
    setHeld(null);
  }
  function letGo() {
    const taken = hand.current;
    hand.current = null;
    if (taken) end(taken);
  }
  const lift = (event: PointerEvent) => event.isPrimary && letGo();
  return {
    view,
    print,
    framing,
    /** Handlers of the corner that is pulled. */
    corner: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || !event.isPrimary) return; // a second finger is not primary, and does nothing
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus({ preventScroll: true });
        takeHold(pointOf(event), stageOf(event).width).catch(letGo);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const taken = hand.current;
        if (!taken || !event.isPrimary) return;
        if (stageOf(event).width !== taken.stageWidth) return letGo();
        taken.at = pointOf(event);
        taken.pulling?.to(taken.at);
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onLostPointerCapture: letGo,
    },
  };
}

/** The box of the drawing, on which the corner stands. */
function stageOf(event: PointerEvent<HTMLElement>) {
  return (event.currentTarget.parentElement as HTMLElement).getBoundingClientRect();
}

/** Where a pointer is, in the drawing's units. */
function pointOf(event: PointerEvent<HTMLElement>) {
  const stage = stageOf(event);
  const times = STAGE.width / stage.width;
  return { x: (event.clientX - stage.left) * times, y: (event.clientY - stage.top) * times };
}

/**
 * Goes to another view in {@link SETTLING}; at once under reduced motion.
 *
 * @param held the view during a pull, null otherwise: it is shown as long as the pull lasts, and the drawing settles from it
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
