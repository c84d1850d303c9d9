/** Brings the counted visits to the store every few seconds, and deletes what is older than thirteen months. */
import type { FastifyBaseLogger } from "fastify";
import { hanoiDay } from "../../contract/time-zone.ts";
import type { VisitTally } from "./tally.ts";
import { type Day, firstKept, type VisitStore } from "./visits.ts";

/** Milliseconds. What a killed process has counted since is lost: a few visits, never a message. */
const WRITE_EVERY = 10_000;

/** Keeps the visits until it is ended. */
export interface VisitKeeper {
  /** Writes now. What the store does not take stays in the tally and is written the next time. */
  write(): Promise<void>;
  end(): Promise<void>;
}

/** What a keeper works with. */
export interface VisitKeeperDependencies {
  store: VisitStore;
  tally: VisitTally;
  log: Pick<FastifyBaseLogger, "warn">;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Whether `now` can be trusted (store/steady-clock.ts). */
  clockIsSteady: () => boolean;
}

/** Begins at once. */
export function keepVisits({ store, tally, log, now, clockIsSteady }: VisitKeeperDependencies): VisitKeeper {
  let clearedOn: Day | undefined;

  async function write(): Promise<void> {
    const counts = tally.take();
    try {
      if (counts.length > 0) await store.add(counts);
    } catch (error) {
      tally.restore(counts);
      log.warn({ err: error }, "visits cannot be stored now; they are counted on");
      return;
    }
    const today = hanoiDay(now());
    if (today === clearedOn) return;
    clearedOn = today;
    if (!clockIsSteady()) return;
    await store
      .removeBefore(firstKept(today))
      .catch((error: unknown) =>
        log.warn({ err: error }, "old numbers of visits could not be deleted; tried again tomorrow"),
      );
  }

  const timer = setInterval(() => void write(), WRITE_EVERY).unref();
  return {
    write,
    async end() {
      clearInterval(timer);
      await write();
      await store.close();
    },
  };
}
