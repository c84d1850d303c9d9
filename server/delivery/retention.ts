/** Deletes delivered messages after the time the privacy policy grants them. What was not delivered is never deleted here. */
import type { FastifyBaseLogger } from "fastify";
import type { Outbox } from "../outbox/outbox.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** @param days a delivered message is kept; 0: for ever */
export async function deleteExpired(
  outbox: Pick<Outbox, "removeSentBefore">,
  days: number,
  now: number,
): Promise<number> {
  return days === 0 ? 0 : outbox.removeSentBefore(now - days * DAY);
}

/** What the retention works with. */
export interface RetentionDependencies {
  outbox: Pick<Outbox, "removeSentBefore">;
  /** As for {@link deleteExpired}. */
  days: number;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Whether `now` can be trusted (store/steady-clock.ts). */
  clockIsSteady: () => boolean;
}

/**
 * Deletes at once and then every hour, where the clock can be trusted.
 *
 * @returns a function that ends it
 */
export function keepRetention({ outbox, days, log, now, clockIsSteady }: RetentionDependencies): () => void {
  const clear = () =>
    deleteExpired(outbox, clockIsSteady() ? days : 0, now()).then(
      (deleted) => deleted > 0 && log.info({ deleted }, "delivered messages were deleted after their time"),
      (error: Error) => log.warn({ err: error }, "old messages could not be deleted; tried again in an hour"),
    );
  void clear();
  const timer = setInterval(clear, HOUR);
  return () => clearInterval(timer);
}
