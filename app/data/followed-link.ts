/** When the visitor last followed a link or sent a form: the delays of the specification (§9) count from there, not from when the screen's script has come. */

/**
 * Milliseconds on the page's clock; null until the first time, and on a full load. Who comes back waits for nothing: that screen asks at once, also where a
 * reload has forgotten what it showed.
 */
let followedAt: number | null = null;

/** Call once, before anything can be followed. */
export function noteFollowedLinks(): void {
  const note = ({ target, type }: Event) => {
    // The target of a visitor's click is an element; a script may give the window one.
    if (type === "click" && !(target as Element).closest?.("a[href]")) return;
    followedAt = type === "popstate" ? Number.NEGATIVE_INFINITY : performance.now();
  };
  for (const type of ["click", "submit", "popstate"]) window.addEventListener(type, note, { capture: true });
}

/** @returns what remains of a delay (milliseconds) that began when the link was followed: nothing on the way back */
export function remainingOf(delay: number): number {
  return followedAt === null ? delay : Math.max(0, delay - (performance.now() - followedAt));
}
