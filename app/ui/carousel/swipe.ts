/** How far a finger or the mouse has drawn a carousel. Embla or the browser moves the track; the specification's threshold decides whether that is a swipe. */
import { SWIPE_THRESHOLD } from "../../limits.ts";

type Point = { x: number; y: number };

/** Milliseconds without a scroll event, after which a track that the browser scrolls lies still: Safari does not report the end. */
const STILL_AFTER = 150;

/** @returns where the mouse or the finger is; null for two fingers, which make the page larger */
function pointOf(event: MouseEvent | TouchEvent): Point | null {
  const point = "touches" in event ? !event.touches[1] && event.changedTouches[0] : event;
  return point ? { x: point.clientX, y: point.clientY } : null;
}

/** What {@link followSwipes} knows. */
export interface Swipes {
  /** 1 after a swipe to the left (next), -1 to the right (previous), 0 where it was none. */
  direction: () => 1 | -1 | 0;
  /** Resolves once neither finger nor mouse holds the track and it lies still; at once where nobody has touched it. */
  atRest: () => Promise<void>;
  stop: () => void;
}

/**
 * Follows finger and mouse from their going down on an element until `stop` is called.
 *
 * @param element scrolls sideways by itself, or is moved by Embla
 */
export function followSwipes(element: HTMLElement): Swipes {
  let from: Point | null = null;
  let to: Point | null = null;
  let held = false;
  let moving: ReturnType<typeof setTimeout> | undefined;
  let tellRest = () => {};
  const direction = () => {
    if (!from || !to) return 0;
    const across = to.x - from.x;
    if (Math.abs(across) <= SWIPE_THRESHOLD || Math.abs(across) < Math.abs(to.y - from.y)) return 0;
    return across < 0 ? 1 : -1;
  };
  const settle = () => {
    clearTimeout(moving);
    moving = setTimeout(() => {
      moving = undefined;
      if (!held) tellRest();
    }, STILL_AFTER);
  };
  const begin = (event: MouseEvent | TouchEvent) => {
    if ("button" in event && event.button !== 0) return; // such a press opens a menu, which takes the release
    held = true;
    from = pointOf(event);
    to = from;
  };
  const follow = (event: MouseEvent | TouchEvent) => {
    to = pointOf(event);
    if (!to) from = null;
  };
  /** A finger that was down before the script took over is followed from its next move. */
  const join = (event: TouchEvent) => {
    if (!held) begin(event);
  };
  const letGo = () => {
    if (!held) return;
    held = false;
    settle();
  };
  /** The browser takes the finger for itself: it scrolls, or opens a menu after a long press. */
  const takeAway = () => {
    from = null;
    letGo();
  };
  const lift = (event: TouchEvent) => {
    follow(event);
    // Browsers take a short swipe for a tap. This prevents a click on the link below, and mouse events that would hold the track.
    if (direction() && event.cancelable) event.preventDefault();
    if (event.touches.length === 0) letGo();
  };
  const listening = new AbortController();
  const watch = { capture: true, passive: true, signal: listening.signal } as const;
  element.addEventListener("touchstart", begin, watch);
  element.addEventListener("touchmove", join, watch);
  element.addEventListener("mousedown", begin, watch);
  element.addEventListener("scroll", settle, watch);
  // On the window and in the capture phase, so that these run before Embla, which listens further in, reports that the pointer is up.
  window.addEventListener("touchmove", follow, watch);
  window.addEventListener("mousemove", follow, watch);
  window.addEventListener("touchend", lift, { ...watch, passive: false });
  window.addEventListener("touchcancel", takeAway, watch);
  window.addEventListener("mouseup", follow, watch);
  window.addEventListener("mouseup", letGo, watch);
  return {
    direction() {
      const swiped = direction();
      from = null;
      return swiped;
    },
    async atRest() {
      if (!held && moving === undefined) return;
      await new Promise<void>((resolve) => {
        tellRest = resolve;
      });
    },
    stop() {
      listening.abort();
      clearTimeout(moving);
    },
  };
}
