/** Whether the visitor asked for reduced motion. */
import { useSyncExternalStore } from "react";

const QUERY = "(prefers-reduced-motion: reduce)";

/** At this moment; in a browser only. */
export function isMotionReduced(): boolean {
  return window.matchMedia(QUERY).matches;
}

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Kept up to date while the page stands. @returns true where timers and animations must stand still; false in prerendered HTML, which runs none */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isMotionReduced, () => false);
}
