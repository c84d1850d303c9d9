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
  useEffect(() => {
    if (shown) return;
    // As a transition: in small steps that give way to a frame, to a finger, to a key.
    return afterNextFrame(() => startTransition(() => setShown(true)));
  }, [shown]);
  return shown;
}

/**
 * Effects of a click run before what it has drawn is painted. The observer is told within the next frame, the message comes after it.
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
