/** The corner of the print in the hand: pointer, touch and arrow keys. */
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { nudgeSide, unitFor } from "../../../try-size/measures.ts";
import { follow, type Pull, pulledView, type Size, sizeAt, stepBack, takeHold } from "../../../try-size/pulling.ts";
import type { Scene } from "../../../try-size/scenes/scene.ts";
import type { Edges, StageRoom, View } from "../../../try-size/view.ts";
import type { Wish } from "../../../try-size/wish.ts";
import type { ChangeWish } from "../use-wish.ts";

interface Pulled {
  wish: Wish;
  change: ChangeWish;
  scene: Scene;
  room: StageRoom;
  /** Where the print lies now, and the view it is drawn in. */
  edges: Edges;
  view: View;
  show: (view: View) => void;
  setHeld: (held: boolean) => void;
}

const KEYS: Record<string, Size> = {
  ArrowRight: { width: 1, height: 0 },
  ArrowLeft: { width: -1, height: 0 },
  ArrowUp: { width: 0, height: 1 },
  ArrowDown: { width: 0, height: -1 },
};

/** @returns whether a hand pulls, and the handlers of the corner and of its keys */
export function usePull({ wish, change, scene, room, edges, view, show, setHeld }: Pulled) {
  const pull = useRef<Pull>(null);
  /** Width of the stage in pixels when the hand took hold: once the phone has been turned, the drawing is another one. */
  const stageWidth = useRef(0);
  const [pulling, setPulling] = useState(false);

  function apply(held: Pull, scale: number) {
    const lowerEdge = ({ width, height }: Size) => scene(width, height).y;
    const size = sizeAt(held, scale, wish, lowerEdge);
    pull.current = held;
    show(pulledView(held, scale, scene(size.width, size.height).x));
    change({ ...size, unit: unitFor(size.width, size.height, wish.trade.unit) });
  }

  /** At the edge of the stage the view steps back for as long as the hand stays there, whether it moves or not. */
  const stepAtRim = useEffectEvent((elapsed: number) => {
    if (!pull.current) return;
    const { width, height } = wish;
    const stepped = stepBack(pull.current, view.scale, elapsed, room.width, {
      width,
      height,
      y: scene(width, height).y,
    });
    if (stepped) apply(stepped.pull, stepped.scale);
  });
  useEffect(() => {
    if (!pulling) return;
    let before = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      stepAtRim(Math.max(0, now - before));
      before = now;
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [pulling]);

  function letGo() {
    pull.current = null;
    setPulling(false);
    setHeld(false);
  }
  const lift = (event: PointerEvent) => event.isPrimary && letGo();
  /** Where the hand is on the stage, and how wide the stage is. */
  const handOf = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    // The cast holds: the corner's parent is the stage.
    const { left, top, width } = (currentTarget.parentElement as Element).getBoundingClientRect();
    return { at: { x: clientX - left, y: clientY - top }, width };
  };
  return {
    pulling,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0 || !event.isPrimary) return; // a second finger is not primary, and does nothing
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        const { cut } = scene(wish.width, wish.height).framing;
        const { at, width } = handOf(event);
        pull.current = takeHold(edges, at, cut > 0 ? room.height : room.height - room.kerb, cut);
        stageWidth.current = width;
        setHeld(true);
        setPulling(true);
      },
      onPointerMove(event: PointerEvent) {
        if (!pull.current || !event.isPrimary) return;
        const { at, width } = handOf(event);
        if (width !== stageWidth.current) return letGo();
        apply(follow(pull.current, at, room.width), view.scale);
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onLostPointerCapture: letGo,
      onKeyDown(event: KeyboardEvent) {
        const step = KEYS[event.key];
        if (!step) return;
        event.preventDefault();
        const by = event.shiftKey ? 10 : 1;
        change({
          width: nudgeSide(wish.width, wish.unit, step.width * by),
          height: nudgeSide(wish.height, wish.unit, step.height * by),
        });
      },
    },
  };
}
