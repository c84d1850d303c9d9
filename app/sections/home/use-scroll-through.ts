/** The scrolling of the samples (specification §4, decisions on behaviour). */
import { type FocusEvent, type PointerEvent, useEffect, useRef } from "react";
import { SAMPLE_SCROLL_STEP } from "../../limits.ts";
import { useReducedMotion } from "../../ui/reduced-motion.ts";

/**
 * Scrolls an element by one pixel every {@link SAMPLE_SCROLL_STEP} ms, by the clock and not by the frame, to its bottom, while the mouse is
 * over it or it has the focus; a touch gives it the focus. Leaving stops it where it is; coming back to the bottom begins at the top.
 * Under reduced motion nothing moves: the style sheet then lets the visitor scroll.
 *
 * @returns handlers for the element that scrolls
 */
export function useScrollThrough() {
  const frame = useRef(0);
  const still = useReducedMotion();
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  function start(element: HTMLElement) {
    cancelAnimationFrame(frame.current);
    const bottom = element.scrollHeight - element.clientHeight;
    if (still || bottom <= 0) return;
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

  return {
    onPointerEnter(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === "mouse") start(event.currentTarget);
    },
    onPointerLeave(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === "mouse") stop();
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== "mouse") event.currentTarget.focus({ preventScroll: true });
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      // A mouse that presses is over it already: it must not begin again.
      if (!event.currentTarget.matches(":hover") || event.currentTarget.matches(":focus-visible"))
        start(event.currentTarget);
    },
    onBlur: stop,
  };
}
