/** The scrolling of the samples (specification §4, decisions on behaviour). */
import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from "react";
import { SAMPLE_SCROLL_STEP } from "../../limits.ts";
import { useReducedMotion } from "../../ui/window/reduced-motion.ts";

/**
 * Scrolls an element by one pixel every {@link SAMPLE_SCROLL_STEP} ms, by the clock and not by the frame, to its bottom, while the mouse is
 * over it or it has the focus; a touch gives it the focus. Leaving stops it where it is; coming back to the bottom begins at the top.
 * Where a mouse or the focus was there before the script, the scrolling begins when the script comes. Under reduced motion nothing moves: the style
 * sheet then lets the visitor scroll.
 *
 * @returns `ref` and handlers for the element that scrolls
 */
export function useScrollThrough() {
  const scroller = useRef<HTMLDivElement>(null);
  const frame = useRef(0);
  const still = useReducedMotion();

  function start() {
    cancelAnimationFrame(frame.current);
    const element = scroller.current;
    const bottom = element ? element.scrollHeight - element.clientHeight : 0;
    if (!element || still || bottom <= 0) return;
    const from = element.scrollTop >= bottom - 1 ? 0 : element.scrollTop;
    const began = performance.now();
    const step = () => {
      const to = from + (performance.now() - began) / SAMPLE_SCROLL_STEP;
      element.scrollTop = Math.min(to, bottom);
      if (to < bottom) frame.current = requestAnimationFrame(step);
    };
    step();
  }
  const stop = () => cancelAnimationFrame(frame.current);

  const beginWhereAlreadyPointedAt = useEffectEvent(() => {
    if (scroller.current?.matches(":hover, :focus")) start();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: reduced motion that is asked for meanwhile stops the scrolling
  useEffect(() => {
    beginWhereAlreadyPointedAt();
    return () => cancelAnimationFrame(frame.current);
  }, [still]);

  return {
    ref: scroller,
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType === "mouse") start();
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === "mouse") stop();
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === "mouse") return;
      event.currentTarget.focus({ preventScroll: true });
      start(); // where it has the focus already, nothing tells that it was given
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      // A mouse that presses is over the element already: the scrolling must not begin again.
      const underMouse = event.currentTarget.matches(":hover") && window.matchMedia("(hover: hover)").matches;
      if (!underMouse || event.currentTarget.matches(":focus-visible")) start();
    },
    onBlur: stop,
  };
}
