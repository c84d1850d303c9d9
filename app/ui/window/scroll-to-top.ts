import { isMotionReduced } from "./reduced-motion.ts";

/** Scrolls smoothly to the top of the page; at once for visitors who asked for reduced motion. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: isMotionReduced() ? "instant" : "smooth" });
}
