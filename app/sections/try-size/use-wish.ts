/** The wish that the screen shows. The address follows the wish, so that a reload, a bookmark and a colleague find the same ticket. */
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { readQuery, writeQuery } from "../../try-size/query.ts";
import type { Wish } from "../../try-size/wish.ts";
import { useHydrated } from "../../ui/window/use-hydrated.ts";
import { TRADES } from "./trades.ts";

/** Milliseconds. Safari allows a hundred changes of the address in half a minute; a drag would use them up in two seconds. */
const ADDRESS_DELAY = 300;

/** Changes a part of the wish; the rest stays. */
export type ChangeWish = (change: Partial<Wish>) => void;

/** The wish of an address without a query. */
const USUAL = readQuery("", TRADES);

/** @returns the wish and the function that changes it; in prerendered HTML and until the page has come alive, the wish of an address without a query */
export function useWish(): [Wish, ChangeWish] {
  const { pathname, search, key } = useLocation();
  const knowsQuery = useHydrated();
  // After a click or Back within the site at once: the rows of another print have other heights, and the place to which Back scrolls lies below them.
  const [wish, setWish] = useState(() => (knowsQuery ? readQuery(search, TRADES) : USUAL));
  const change = useCallback((part: Partial<Wish>) => setWish((before) => changed(before, part)), []);

  // Reads the query, which a page that comes alive could not know and which a link to this same screen may change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link may lead again to the address that the router saw last; then only `key` changes
  useEffect(() => setWish(readQuery(search, TRADES)), [key]);

  const query = writeQuery(wish);
  const write = useEffectEvent(() => {
    const said = location.search.slice(1) || writeQuery(USUAL);
    // After a click on a link the address is already the next screen's, while this screen still stands.
    if (location.pathname !== pathname || said === query) return;
    // Not through the router, because the screen stays the same and nothing is to be loaded or scrolled. The router's own entry in the state is kept.
    history.replaceState(history.state, "", `?${query}${location.hash}`);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `write` writes the query
  useEffect(() => {
    const timer = setTimeout(write, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [query]);
  useEffect(() => {
    // Writes at once before a reload or a click on a link, which would otherwise come before the delay is over.
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("pagehide", write, { signal });
    addEventListener("click", write, { capture: true, signal });
    return () => listening.abort();
  }, []);

  return [wish, change];
}

/**
 * A pull, a size of the trade or another trade suggests a unit; a unit that the visitor has chosen is changed by the visitor only. A trade that is there already
 * brings no sizes: a browser that returns to the screen, or opens a tab again that it had put away, checks what was checked, and that is told as a choice.
 */
function changed(before: Wish, part: Partial<Wish>): Wish {
  if (part.trade?.kind === before.trade.kind || (part.unitChosen && part.unit === before.unit)) return before;
  const after = { ...before, ...part };
  return before.unitChosen && !part.unitChosen ? { ...after, unit: before.unit, unitChosen: true } : after;
}
