import { startTransition, useEffect, useLayoutEffect, useState } from "react";
import { type Location, useLocation, useMatches, useNavigation } from "react-router";
import type { ScreenHandle } from "../../screen-handle.ts";
import { PrintingSheet, STAND_IN } from "../../ui/page/loading-placeholder.tsx";
import styles from "./screen-on-the-way.module.css";

/** Milliseconds before the stand-in is shown: a screen whose script is there already takes over within this time, and nothing flashes. */
const PATIENCE = 100;

/** @returns true while the script of another screen is on its way; the frame then shows {@link ScreenOnTheWay} in place of the screen that was left */
export function useScreenOnTheWay(): boolean {
  const { location: ahead } = useNavigation();
  const here = useLocation();
  const matches = useMatches();
  // A screen that goes on to another of its own pages, or to another query, stays in view: it needs no stand-in.
  const stays =
    ahead?.pathname === here.pathname ||
    matches.some(({ handle }) => ahead && (handle as ScreenHandle | undefined)?.holds?.(ahead.pathname));
  const location = stays ? undefined : ahead;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!location) return;
    // In a transition, because the new screen then has precedence over its stand-in: the router shows the new screen outside of any transition.
    const timer = setTimeout(startTransition, PATIENCE, () => setLate(true));
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [location]);
  return late && location !== undefined;
}

/** The key of the address whose screen is hidden. */
let hidden: string | undefined;

/** @returns under which key the router keeps the scroll place of an address; while the screen is hidden the page stands elsewhere, and its own place stays kept */
export const keyOfPlace = ({ key }: Location) => (key === hidden ? "hidden" : key);

/**
 * Stands first in `main`; the base sheet hides what follows it (`main[aria-busy]`), which stays as it is in case the visitor turns back. Who does not see it
 * is told by the region that says the title, too: one that came with its words, in a part of the page that is busy, would be missed.
 */
export function ScreenOnTheWay() {
  const { key } = useLocation();
  useLayoutEffect(() => {
    hidden = key;
    window.scrollTo({ top: 0, behavior: "instant" });
    import("../../ui/window/arrive-at-screen.ts").then(
      (arrival) => arrival.sayOnTheWay(),
      () => {},
    ); // who sees the page reads it
    return () => {
      hidden = undefined;
    };
  }, [key]);
  return (
    <div className={`${STAND_IN} ${styles.screen}`}>
      <p>Đang mở trang…</p>
      <PrintingSheet />
    </div>
  );
}
