/** A long screen on the way inside the site: the first view comes first, and what stands below it when that has been painted. */
import { startTransition, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigationType } from "react-router";

/**
 * @param prerendered whether the page came whole, and must stay so
 * @returns whether the rest is to be rendered; on the way back at once, because the place where one was may be in it
 */
export function useBelowFirstView(prerendered: boolean): boolean {
  const cameBack = useNavigationType() === "POP";
  const [shown, setShown] = useState(prerendered || cameBack);
  useLayoutEffect(() => {
    if (shown) return;
    // A click may be meant for what stands there: a label for its field, a link for its place. It finds it.
    const showNow = () => flushSync(() => setShown(true));
    window.addEventListener("click", showNow, { capture: true });
    return () => window.removeEventListener("click", showNow, { capture: true });
  }, [shown]);
  // As a transition: in small steps that give way to a frame, to a finger, to a key.
  useEffect(() => startTransition(() => setShown(true)), []);
  return shown;
}
