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

export function usePull({ wish, change, scene, room, edges, view, show, setHeld }: Pulled) {
  const pull = useRef<Pull>(null);
  const [pulling, setPulling] = useState(false);

  function apply(held: Pull, scale: number) {
    const lowerEdge = ({ width, height }: Size) => scene(width, height).y;
    const size = sizeAt(held, scale, wish, lowerEdge);
    pull.current = held;
    show(pulledView(held, scale, scene(size.width, size.height).x));
    change({ ...size, unit: unitFor(size.width, size.height, wish.trade.unit) });
  }

  /** At the rim the view steps back for as long as the hand stays there, moved or not. */
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
  const pointIn = (event: PointerEvent) => {
    const stage = event.currentTarget.parentElement?.getBoundingClientRect();
    return { x: event.clientX - (stage?.left ?? 0), y: event.clientY - (stage?.top ?? 0) };
  };
  return {
    pulling,
    handlers: {
      onPointerDown(event: PointerEvent) {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        const { cut } = scene(wish.width, wish.height).framing;
        pull.current = takeHold(edges, pointIn(event), cut > 0 ? room.height : room.height - room.kerb, cut);
        setHeld(true);
        setPulling(true);
      },
      onPointerMove(event: PointerEvent) {
        if (pull.current) apply(follow(pull.current, pointIn(event), room.width), view.scale);
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
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
