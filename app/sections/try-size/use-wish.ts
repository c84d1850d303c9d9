/** The wish while it lies on the screen. The address follows it, so that a reload, a bookmark and a colleague find the same ticket. */
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { readQuery, writeQuery } from "../../try-size/query.ts";
import type { Wish } from "../../try-size/wish.ts";
import { TRADES } from "./trades.ts";

/** Safari lets an address be changed a hundred times in half a minute; a drag would be through with that in two seconds. */
const ADDRESS_DELAY = 300;

/** Changes some of it; the rest stays. */
export type ChangeWish = (change: Partial<Wish>) => void;

/** What an address without a query asks for. */
const USUAL = readQuery("", TRADES);

/** @returns the wish and what changes it; in prerendered HTML and until the page has come alive, the wish of an address without a query */
export function useWish(): [Wish, ChangeWish] {
  const { pathname, search, key } = useLocation();
  const [wish, setWish] = useState(USUAL);
  const change = useCallback((part: Partial<Wish>) => setWish((before) => changed(before, part)), []);

  // What the build could not know, and what a link to this very screen brings.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router knows the address as it came, not as it was written since: a link may bring that one again
  useEffect(() => setWish(readQuery(search, TRADES)), [key]);

  const query = writeQuery(wish);
  const write = useEffectEvent(() => {
    const said = location.search.slice(1) || writeQuery(USUAL);
    // Once a link was followed the address is the next screen's already, while this one still stands.
    if (location.pathname !== pathname || said === query) return;
    // Past the router: the screen is the same one, and nothing is to be loaded or scrolled. Its own entry in the state stays.
    history.replaceState(history.state, "", `?${query}${location.hash}`);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is what is written
  useEffect(() => {
    const timer = setTimeout(write, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [query]);
  useEffect(() => {
    // A reload must not be faster than the delay, nor a link within the site.
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("pagehide", write, { signal });
    addEventListener("click", write, { capture: true, signal });
    return () => listening.abort();
  }, []);

  return [wish, change];
}

/** A pull, a size of the trade or another trade suggests a unit; the visitor's own one is changed by the visitor alone. */
function changed(before: Wish, part: Partial<Wish>): Wish {
  const after = { ...before, ...part };
  return before.unitChosen && !part.unitChosen ? { ...after, unit: before.unit, unitChosen: true } : after;
}
