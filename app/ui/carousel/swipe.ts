/** How far a finger or the mouse has drawn a carousel. Embla moves the track; whether that is a swipe, the specification's threshold says. */
import { SWIPE_THRESHOLD } from "../../limits.ts";

type Point = { x: number; y: number };

/** @returns where the mouse or the first finger is */
function pointOf(event: MouseEvent | TouchEvent): Point | null {
  const point = "changedTouches" in event ? event.changedTouches[0] : event;
  return point ? { x: point.clientX, y: point.clientY } : null;
}

/**
 * Follows the pointer from its going down on an element until `stop` is called.
 *
 * @returns `direction()`: 1 after a swipe to the left (next), -1 to the right (previous), 0 where it was none
 */
export function followSwipes(element: HTMLElement): { direction: () => 1 | -1 | 0; stop: () => void } {
  let from: Point | null = null;
  let to: Point | null = null;
  const direction = () => {
    if (!from || !to) return 0;
    const across = to.x - from.x;
    if (Math.abs(across) <= SWIPE_THRESHOLD || Math.abs(across) < Math.abs(to.y - from.y)) return 0;
    return across < 0 ? 1 : -1;
  };
  const begin = (event: MouseEvent | TouchEvent) => {
    from = pointOf(event);
    to = from;
  };
  const follow = (event: MouseEvent | TouchEvent) => {
    if (from) to = pointOf(event) ?? to;
  };
  const lift = (event: TouchEvent) => {
    follow(event);
    // Browsers take a short swipe for a tap: no click on the link below, no mouse events that would hold the track.
    if (direction() && event.cancelable) event.preventDefault();
  };
  const listening = new AbortController();
  const watch = { capture: true, passive: true, signal: listening.signal } as const;
  element.addEventListener("touchstart", begin, watch);
  element.addEventListener("mousedown", begin, watch);
  // On the window and while capturing: known before Embla, which listens further in, tells that the pointer is up.
  window.addEventListener("touchmove", follow, watch);
  window.addEventListener("mousemove", follow, watch);
  window.addEventListener("touchend", lift, { ...watch, passive: false });
  window.addEventListener("mouseup", follow, watch);
  return {
    direction() {
      const swiped = direction();
      from = null;
      return swiped;
    },
    stop: () => listening.abort(),
  };
}
