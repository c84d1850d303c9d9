/** The one way a screen comes by data: waits as §9 says, asks as §7 says, logs as §8 says, stops when the screen is left. */

import { heavyFileTags, settings } from "virtual:content/site";
import { useEffect, useState } from "react";
import { useNavigationType } from "react-router";
import { type DataFile, fetchDataFile } from "./data-files.ts";
import { leftOf } from "./followed-link.ts";
import { markOf } from "./prerendered-text.ts";

interface Waits {
  /** Milliseconds before the request on navigation inside the site; the screen shows its placeholder until the answer. */
  delay: number;
  /** Milliseconds before the request in the background of a full load. */
  background: number;
}

/** What a screen can show: `data` is null while loading, and stays null after a failure. */
export interface Loaded<Data> {
  data: Data | null;
  loading: boolean;
}

/** The last answer of each file and excerpt, by address, so that Back shows its screen at once and at the place where one was. */
const remembered = new Map<string, unknown>();

/**
 * @param file which data file
 * @param select what the screen shows of it
 * @param prerendered the same selection made at build, on a full load; null on navigation inside the site
 * @param excerpt a small file with the same selection, for a data file that has grown heavy (excerpts.server.ts)
 */
export function useDataFile<Records, Data>(
  file: DataFile<Records>,
  select: (records: Records) => Data,
  prerendered: Data | null,
  waits: Waits,
  excerpt?: DataFile<Data>,
): Loaded<Data> {
  const cameBack = useNavigationType() === "POP";
  const [state, setState] = useState<Loaded<Data>>(() => {
    if (prerendered !== null) return { data: prerendered, loading: false };
    const known = remembered.get(file.address) as Records | undefined;
    if (cameBack && known) return { data: select(known), loading: false };
    const part = excerpt && (remembered.get(excerpt.address) as Data | undefined);
    if (cameBack && part !== undefined) return { data: part, loading: false };
    return { data: null, loading: true };
  });

  // One request per visit of the screen: `select` and the waits belong to the screen, which is keyed by its address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const leaving = new AbortController();
    const wait = state.loading ? leftOf(loadingDelay(waits.delay)) : waits.background;
    const timer = setTimeout(async () => {
      try {
        const data = await ask(leaving.signal);
        if (data === null) return;
        setState((shown) => (same(shown.data, data) ? { ...shown, loading: false } : { data, loading: false }));
      } catch (error) {
        if (leaving.signal.aborted) return;
        console.error("Error fetching data", error);
        setState((shown) => ({ ...shown, loading: false }));
      }
    }, wait);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [file.address]);

  return state;

  /** @returns what the screen shows, or null where the file is heavy and has not changed since the page was built */
  async function ask(signal: AbortSignal): Promise<Data | null> {
    const knownTags = excerpt && heavyFileTags[file.address];
    const [records, part] = await Promise.all([
      fetchDataFile(file, signal, knownTags),
      excerpt && knownTags && state.loading ? fetchDataFile(excerpt, signal) : null,
    ]);
    if (part !== null && excerpt) remembered.set(excerpt.address, part);
    if (records === null) return part;
    remembered.set(file.address, records);
    return select(records);
  }
}

/** The delay of a screen, or nothing where the settings turn delays off. */
export function loadingDelay(milliseconds: number): number {
  return settings.loadingDelays ? milliseconds : 0;
}

/** Whether both say the same; a prerendered text is known by its mark only. */
function same(shown: unknown, fetched: unknown): boolean {
  const compared = (data: unknown) =>
    JSON.stringify(data, (key, value) => (key === "content" && typeof value === "string" ? markOf(value) : value));
  return compared(shown) === compared(fetched);
}
