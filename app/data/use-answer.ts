/** The one way in which a screen gets what it shows: it waits as §9 says, asks, logs as §8 says, and ignores an answer that comes too late. */
import { useEffect, useState } from "react";
import { remainingOf } from "./followed-link.ts";
import { loadingDelay } from "./loading-delay.ts";

/** What a screen can show: `data` is null while loading, and stays null after a failure. */
export interface Loaded<Data> {
  data: Data | null;
  loading: boolean;
}

interface Question<Answer> {
  /** What can be shown at once; null where nothing is known yet. */
  known: Answer | null;
  /** Brings the answer, or null where what is shown still holds. */
  ask: (leaving: AbortSignal) => Promise<Answer | null>;
  /** Milliseconds from the followed link until an answer may show (§9); until then the screen shows its placeholder. */
  delay: number;
  /** Milliseconds until the question is asked in the background, where something is known already; without, it is not asked then. */
  background?: number;
  /** True to ask while the delay runs: for what the build has written into a script, where no call is specified (§7). */
  meanwhile?: boolean;
}

/** One question for one visit of a screen, which is keyed by its address. */
export function useAnswer<Answer>({ known, ask, delay, background, meanwhile }: Question<Answer>): Loaded<Answer> {
  const [state, setState] = useState<Loaded<Answer>>({ data: known, loading: known === null });

  // biome-ignore lint/correctness/useExhaustiveDependencies: question and waits belong to the visit
  useEffect(() => {
    const wait = state.loading ? remainingOf(loadingDelay(delay)) : background;
    if (wait === undefined) return;
    const leaving = new AbortController();
    const early = meanwhile ? ask(leaving.signal) : null;
    early?.catch(() => {}); // reported below, when the wait is over
    const timer = setTimeout(async () => {
      try {
        const data = await (early ?? ask(leaving.signal));
        if (leaving.signal.aborted) return;
        setState((shown) => ({ data: data ?? shown.data, loading: false }));
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
  }, []);

  return state;
}
