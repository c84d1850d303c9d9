/** When a carousel moves on by itself, and what holds it (WCAG 2.2.2; W3C carousel pattern). */
import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from "react";
import { useReducedMotion } from "../window/reduced-motion.ts";

interface Rotation {
  /** True while the carousel moves by itself. */
  rotating: boolean;
  /** True once the visitor has stopped it with the button. */
  stopped: boolean;
  toggle: () => void;
  /** Begins the slide's time anew, after the visitor has chosen one. */
  restart: () => void;
  /** Handlers of the carousel's root: mouse over it, a finger on it or a keyboard's focus inside hold the rotation. */
  holds: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/**
 * @param interval milliseconds a slide stands
 * @param advance shows the next slide
 */
export function useRotation(interval: number, advance: () => void): Rotation {
  const [stopped, setStopped] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [restarts, setRestarts] = useState(0);
  const still = useReducedMotion();
  const rotating = !(stopped || pointed || focused || still);
  const onTime = useEffectEvent(advance);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a restart begins the time anew
  useEffect(() => {
    if (!rotating) return;
    const timer = setInterval(onTime, interval);
    return () => clearInterval(timer);
  }, [rotating, restarts, interval]);

  function toggle() {
    // Play pressed: go on at once although mouse and focus are still on the button.
    if (stopped) {
      setPointed(false);
      setFocused(false);
    }
    setStopped(!stopped);
  }
  const byMouse = (inside: boolean) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") setPointed(inside);
  };
  const byFinger = (down: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse") setPointed(down);
  };
  return {
    rotating,
    stopped,
    toggle,
    restart: () => setRestarts((count) => count + 1),
    holds: {
      onPointerEnter: byMouse(true),
      onPointerLeave: byMouse(false),
      onPointerDown: byFinger(true),
      onPointerUp: byFinger(false),
      onPointerCancel: byFinger(false),
      onFocus: (event) => {
        // A mouse leaves the focus on what it has pressed: only a keyboard's focus means that somebody is here.
        if (event.target.matches(":focus-visible")) setFocused(true);
      },
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
