/** Whether somebody is there: a page that is only loaded, or only looked at for a moment, fetches nothing for what nobody does. */

/** Any of these is a visitor: pointing, touching, scrolling, a key. */
const SIGNS = ["pointerover", "pointermove", "pointerdown", "keydown", "wheel", "scroll"];

/**
 * @param act called once, at the next sign of a visitor
 * @returns what calls it off
 */
export function atNextSign(act: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const sign = () => {
    waiting.abort();
    act();
  };
  for (const type of SIGNS) window.addEventListener(type, sign, { capture: true, passive: true, signal });
  return () => waiting.abort();
}
