/** Whether somebody is there: a page that is only loaded, or only looked at for a moment, fetches nothing for what nobody does. */

/** Event that stands for a visitor who clicked before the script took over (app/before-script.ts). */
const BEFORE = "visitor";

/** Any of these is a visitor: pointing, touching, scrolling, a key. */
const SIGNS = [BEFORE, "pointermove", "pointerdown", "keydown", "wheel", "scroll"];

/** A mouse that rests where a page opens is no visitor yet: the browser reports it as a move by 0 pixels (as in scripts/build/page/late-scripts.ts). */
const isResting = ({ type, movementX, movementY }: Event & Partial<PointerEvent>) =>
  type === "pointermove" && !movementX && !movementY;

/**
 * @param act called once, at the next sign of a visitor
 * @returns what calls it off
 */
export function atNextSign(act: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const sign = (event: Event) => {
    if (isResting(event)) return;
    waiting.abort();
    act();
  };
  for (const type of SIGNS) window.addEventListener(type, sign, { capture: true, passive: true, signal });
  return () => waiting.abort();
}

/** Call when a visitor is there by a sign that only the caller knows. */
export function tellOfVisitor(): void {
  window.dispatchEvent(new Event(BEFORE));
}
