/** A long screen on navigation inside the site: the first view is drawn first, and what stands below it when that has been painted. */
import { startTransition, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigationType } from "react-router";

/**
 * @param prerendered whether the page came whole, and must stay so
 * @returns whether the rest is to be rendered; on the way back at once, because the place to go back to may be in it
 */
export function useBelowFirstView(prerendered: boolean): boolean {
  const cameBack = useNavigationType() === "POP";
  const [shown, setShown] = useState(prerendered || cameBack);
  useLayoutEffect(() => {
    if (shown) return;
    // A click may need what stands there: on a label its field, on a link its place. So it is drawn before the click acts.
    const showNow = () => flushSync(() => setShown(true));
    window.addEventListener("click", showNow, { capture: true });
    return () => window.removeEventListener("click", showNow, { capture: true });
  }, [shown]);
  useEffect(() => {
    if (shown) return;
    // As a transition: in small steps that give way to a frame, to a finger, to a key.
    return afterNextFrame(() => startTransition(() => setShown(true)));
  }, [shown]);
  return shown;
}

/**
 * Calls `act` once the next frame is painted: effects of a click run before that. The observer is told within the frame, the message comes after it.
 *
 * @returns what calls it off
 */
function afterNextFrame(act: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = act;
  const frame = new IntersectionObserver(() => {
    frame.disconnect();
    port2.postMessage(null);
  });
  frame.observe(document.body);
  return () => {
    frame.disconnect();
    port1.close();
  };
}
