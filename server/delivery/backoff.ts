/** When a message that could not be delivered is tried again, and when that ends. Times in milliseconds. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Waits after the first failed attempt, the second and so on; the last one repeats. */
const WAITS = [10 * SECOND, 30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 15 * MINUTE];

/**
 * Waits where the relay may have taken the mail each time and only its answer was lost: they make fifteen copies in five days, the waits above would make
 * five hundred. The first ones are short, for a connection that breaks only once.
 */
const WAITS_IN_DOUBT = [10 * SECOND, 2 * MINUTE, 20 * MINUTE, 60 * MINUTE, 4 * 60 * MINUTE, 12 * 60 * MINUTE];

/**
 * Waits before the next login at a relay that refuses to let us in, after the first refusal, the second and so on. Providers lock an account that is tried with
 * a wrong password every few seconds.
 */
const LOGIN_WAITS = [MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 15 * MINUTE];

/** Share by which the last, repeated wait is lengthened or shortened, so that a crowd of messages spreads out. */
const JITTER = 0.2;

/** How long delivery is tried, as Postfix does (`maximal_queue_lifetime`). */
export const GIVE_UP_AFTER = 5 * 24 * 60 * MINUTE;

/** About a day of attempts. With fewer, delivery is not given up: the five days may have passed only because the clock leapt ahead or the machine was off. */
const FEWEST_ATTEMPTS = 100;

/**
 * @param attempts made so far, 1 or more
 * @param firstAttemptAt the five days count from here, not from the receipt: a message kept while no relay was set is not late
 * @param random in [0, 1)
 * @returns when to try again; undefined when it is time to give up
 */
export function nextAttempt(attempts: number, firstAttemptAt: number, now: number, random: number): number | undefined {
  if (now - firstAttemptAt >= GIVE_UP_AFTER && attempts >= FEWEST_ATTEMPTS) return undefined;
  const scheduled = WAITS[attempts - 1];
  if (scheduled !== undefined) return now + scheduled;
  const longest = WAITS.at(-1) ?? MINUTE;
  return now + Math.round(longest * (1 - JITTER + 2 * JITTER * random));
}

/** @param lost how many answers were lost so far, 1 or more @returns how long no further copy is sent */
export const waitInDoubt = (lost: number): number => waitAfter(lost, WAITS_IN_DOUBT);

/** @param refused how many logins were refused one after the other, 1 or more @returns how long no further one is tried */
export const waitForLogin = (refused: number): number => waitAfter(refused, LOGIN_WAITS);

/** The wait after so many times; the last one repeats. */
function waitAfter(times: number, waits: readonly number[]): number {
  return waits[Math.min(times, waits.length) - 1] ?? MINUTE;
}
