/** When the visitor last followed a link or sent a form: the delays of the specification (§9) count from there, not from when the screen's script has come. */

/** Milliseconds on the page's clock; null until the first time, and on a full load. */
let followedAt: number | null = null;

/** Call once, before anything can be followed. */
export function noteFollowedLinks(): void {
  const note = () => {
    followedAt = performance.now();
  };
  for (const type of ["click", "submit"]) document.addEventListener(type, note, { capture: true });
}

/** @returns what remains of a delay (milliseconds) that began when the link was followed */
export function remainingOf(delay: number): number {
  return followedAt === null ? delay : Math.max(0, delay - (performance.now() - followedAt));
}
