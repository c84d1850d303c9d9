/** The view of the stage: it moves to where it should be, unless a hand holds it. */
import { useLayoutEffect, useRef, useState } from "react";
import { type View, viewBetween } from "../../../try-size/view.ts";
import { isMotionReduced } from "../../../ui/window/reduced-motion.ts";

/** Milliseconds that settling takes. */
const SETTLING = 420;
const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

/**
 * @param aim where the view should be
 * @param held true while a hand holds the view: then only `show` moves it
 * @param place names the scene and the stage's size; when it changes, the view jumps to its aim instead of moving there
 * @returns the view to draw, and the function that sets it
 */
export function useStageView(aim: View, held: boolean, place: string): [View, (view: View) => void] {
  const [shown, setShown] = useState(aim);
  const last = useRef({ view: aim, place });

  function show(view: View) {
    last.current = { view, place };
    setShown(view);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the three numbers are the aim
  useLayoutEffect(() => {
    if (held) return;
    const { view: from, place: before } = last.current;
    const isThere = from.scale === aim.scale && from.left === aim.left && from.ground === aim.ground;
    if (isThere || before !== place || isMotionReduced()) return show(aim);
    const begun = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const progress = Math.min(1, Math.max(0, now - begun) / SETTLING);
      show(progress < 1 ? viewBetween(from, aim, easeOut(progress)) : aim);
      if (progress < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [aim.scale, aim.left, aim.ground, held, place]);

  return [shown, show];
}
