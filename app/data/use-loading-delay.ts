/** The artificial wait of screens that ask for no data (specification §9: introduction and contact). */
import { useEffect, useState } from "react";
import { useNavigationType } from "react-router";
import { remainingOf } from "./followed-link.ts";
import { loadingDelay } from "./loading-delay.ts";

let fullLoad = true;

/** Called once when the first screen stands: from then on every screen comes by navigation inside the site. */
export function endFullLoad(): void {
  fullLoad = false;
}

/**
 * @param milliseconds the delay of the screen
 * @returns true while its placeholder is to be shown: never on a full load or on Back
 */
export function useLoadingDelay(milliseconds: number): boolean {
  const cameBack = useNavigationType() === "POP";
  const [waiting, setWaiting] = useState(!fullLoad && !cameBack && loadingDelay(milliseconds) > 0);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setWaiting(false), remainingOf(milliseconds));
    return () => clearTimeout(timer);
  }, [waiting, milliseconds]);
  return waiting;
}
