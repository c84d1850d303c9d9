/**
 * The worker that brings messages from the outbox to the relay. Several may work on one outbox, in one process or
 * many: a lease keeps a message with one of them. A worker that is killed loses its leases after {@link LEASE}.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { ClaimedMessage, Outbox } from "../outbox/outbox.ts";
import { nextAttempt, waitInDoubt } from "./backoff.ts";
import { AnswerLost, RELAY_CONNECTIONS, type RefusedAddress, type Relay, toldInLog } from "./relay.ts";
import { type MailState, RelayState } from "./relay-state.ts";

/** Milliseconds a message stays leased to a worker that is no longer heard of; a living worker prolongs the lease in time. */
const LEASE = 30_000;
const RENEW_EVERY = 10_000;

/** Milliseconds between two looks for due messages, when nothing wakes the worker earlier. */
const WAKE_EVERY = 1_000;

/** Milliseconds between two tries to write down that a message was delivered. */
const RECORD_AGAIN_AFTER = 1_000;

/**
 * Milliseconds after the store's last failure in which no message is taken from it: leases may have run out meanwhile, and a worker that delivered a message
 * has yet to write that down. Longer than a call to the store may take, plus the pause after it.
 */
const STORE_SETTLES_IN = 15_000;

/** Milliseconds after which the log tells of a delivery that is still under way. A silent relay is waited for much longer, and holds the messages behind it. */
const LONG = 30_000;

/** What a worker works with. */
export interface WorkerDependencies {
  outbox: Outbox;
  relay: Relay;
  log: FastifyBaseLogger;
  /** Milliseconds since 1970. */
  now: () => number;
  /** In [0, 1). */
  random: () => number;
}

/** Delivers until it is stopped. */
export class DeliveryWorker {
  readonly #owner = randomUUID();
  readonly #dependencies: WorkerDependencies;
  readonly #relayState: RelayState;
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #roundAgain = false;
  #renewedAt = 0;
  #storeFailedAt = Number.NEGATIVE_INFINITY;
  // Lost answers, by id of the message. In memory only: no time in the store may lie so far ahead (FURTHEST_AHEAD), and whoever restarts the server wants it
  // to try again.
  readonly #inDoubt = new Map<string, { lost: number; since: number; error: string }>();

  constructor(dependencies: WorkerDependencies) {
    this.#dependencies = dependencies;
    this.#relayState = new RelayState(dependencies);
  }

  /** What the relay or the mailbox said last. */
  get mail(): MailState {
    return this.#relayState.mail;
  }

  /** Addresses of the shop that the relay refused for the last mail it took. */
  get refused(): string[] {
    return this.#relayState.refused;
  }

  /** Looks for due messages now and again. */
  start(): void {
    this.#timer = setInterval(() => this.wake(), WAKE_EVERY);
    this.wake();
  }

  /** A message came in, or a connection to the relay is free: takes what is due at once. */
  wake(): void {
    if (this.#stopping.signal.aborted) return;
    if (this.#round) {
      this.#roundAgain = true;
      // A round may wait so long for a silent relay that leases would run out: prolonged meanwhile, messages under way stay with this worker.
      if (this.#leasesAreDue())
        this.#renewLeases().catch((error: unknown) =>
          this.#dependencies.log.error({ err: error }, "leases were not prolonged; it is tried again"),
        );
      return;
    }
    this.#round = this.runOnce()
      .catch((error: unknown) => {
        // Logged once for as long as the failure lasts: the log must not fill the disk.
        if (!this.#storeIsSettling())
          this.#dependencies.log.error({ err: error }, "the outbox cannot be read; delivery goes on when it can");
        this.#storeFailedAt = this.#dependencies.now();
      })
      .finally(() => {
        this.#round = undefined;
        if (this.#roundAgain) {
          this.#roundAgain = false;
          this.wake();
        }
      });
  }

  /** Takes as many due messages as there are free connections, and starts to deliver them. */
  async runOnce(): Promise<void> {
    const { outbox, now } = this.#dependencies;
    if (this.#leasesAreDue()) await this.#renewLeases();
    await this.#askRelay();
    // Stopped meanwhile: nobody would give back a message that is taken now.
    if (this.#stopping.signal.aborted || this.#storeIsSettling() || this.#relayState.isLockedOut) return;
    const most = RELAY_CONNECTIONS - this.#underWay.size;
    if (most <= 0) return;
    for (const message of await outbox.claim({ owner: this.#owner, now: now(), leaseUntil: now() + LEASE, most })) {
      // Still being delivered by this worker: its lease ran out because the store could not be written.
      if (this.#underWay.has(message.id)) continue;
      const attempt = this.#attempt(message).finally(() => {
        this.#underWay.delete(message.id);
        this.wake();
      });
      this.#underWay.set(message.id, attempt);
    }
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay.values());
  }

  /**
   * Takes no more messages, lets deliveries under way finish for up to `patience` milliseconds, then cuts them and gives the leases back.
   * Does not wait for a relay that is being asked whether it is back: no message is taken after its answer.
   */
  async stop(patience: number): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    const { outbox, relay } = this.#dependencies;
    const patienceEnded = new AbortController();
    await Promise.race([
      Promise.resolve(this.#relayState.isProbing ? undefined : this.#round).then(() => this.idle()),
      pause(patience, undefined, { signal: patienceEnded.signal }).catch(() => undefined),
    ]);
    patienceEnded.abort();
    relay.close();
    await outbox.releaseLeases(this.#owner).catch(() => undefined);
  }

  #storeIsSettling(): boolean {
    const since = this.#dependencies.now() - this.#storeFailedAt;
    return since >= 0 && since < STORE_SETTLES_IN;
  }

  #leasesAreDue(): boolean {
    const since = this.#dependencies.now() - this.#renewedAt;
    // Below zero means that the clock was set back.
    return this.#underWay.size > 0 && (since < 0 || since >= RENEW_EVERY);
  }

  async #renewLeases(): Promise<void> {
    const { outbox, now } = this.#dependencies;
    this.#renewedAt = now();
    await outbox.renewLeases(this.#owner, now() + LEASE);
  }

  async #attempt(message: ClaimedMessage): Promise<void> {
    const { outbox, relay, log, now, random } = this.#dependencies;
    const { id, attempts, firstAttemptAt } = message;
    if (await this.#waitsInDoubt(message)) return;
    const tellLong = setTimeout(
      () => log.warn({ id, attempts }, `${relay.place} has not taken a message for ${LONG / 1000} s; it is waited for`),
      LONG,
    ).unref();
    try {
      this.noteRefused(await relay.deliver(message));
    } catch (failure) {
      const error = (failure as Error).message;
      if (failure instanceof AnswerLost)
        this.#inDoubt.set(id, { lost: (this.#inDoubt.get(id)?.lost ?? 0) + 1, since: now(), error });
      this.#relayState.noteFailure(failure);
      const nextAttemptAt = nextAttempt(attempts, firstAttemptAt, now(), random());
      // Even after a permanent refusal delivery is tried again: the recipient is the shop itself, so somebody can mend the settings.
      if (nextAttemptAt === undefined) this.#giveUp(message, failure);
      else
        log.warn(
          { id, attempts, ...toldInLog(failure), nextAttemptAt: new Date(nextAttemptAt).toISOString() },
          "a message was not delivered yet",
        );
      await outbox
        .recordFailure({ id, owner: this.#owner, error, nextAttemptAt })
        .catch((reason: unknown) =>
          log.error({ id, err: reason }, "a failed attempt was not written down; the lease will run out"),
        );
      return;
    } finally {
      clearTimeout(tellLong);
    }
    this.#relayState.noteDelivery();
    this.#inDoubt.delete(id);
    log.info({ id, attempts }, "a message was delivered");
    if (await this.recordSent(id)) return;
    await relay
      .takeBack?.(id)
      .catch((error: unknown) =>
        log.error({ id, err: error }, "the mail of a message that was deleted is still there"),
      );
  }

  #giveUp({ id, attempts }: ClaimedMessage, failure: unknown): void {
    this.#inDoubt.delete(id);
    this.#dependencies.log.error(
      { id, attempts, ...toldInLog(failure) },
      "a message is given up: npm run leads -- requeue ID sends it again",
    );
  }

  /** Puts off a message of which the relay may have several copies already, if it is too early for one more. @returns whether it was too early */
  async #waitsInDoubt(message: ClaimedMessage): Promise<boolean> {
    const { outbox, log, now, random } = this.#dependencies;
    const { id, attempts, firstAttemptAt } = message;
    const doubt = this.#inDoubt.get(id);
    // The first attempt of a message that is in doubt: somebody has requeued it, so it goes out at once.
    if (!doubt || attempts === 1) return false;
    const until = doubt.since + waitInDoubt(doubt.lost);
    // A time before `since` means that the clock was set back.
    if (now() < doubt.since || now() >= until) return false;
    const scheduled = nextAttempt(attempts, firstAttemptAt, now(), random());
    const nextAttemptAt = scheduled && Math.min(scheduled, until);
    if (nextAttemptAt === undefined) this.#giveUp(message, new Error(doubt.error));
    await outbox
      .recordFailure({ id, owner: this.#owner, error: doubt.error, nextAttemptAt })
      .catch((reason: unknown) => log.error({ id, err: reason }, "a message was not put off; the lease will run out"));
    return true;
  }

  /** Notes that the relay took a mail. @param refused as {@link Relay.deliver} resolves with them */
  noteRefused(refused: readonly RefusedAddress[] | undefined): void {
    this.#relayState.noteRefused(refused);
  }

  /**
   * Writes down that a message was delivered, and tries until the store takes that: otherwise the message would be sent a second time.
   *
   * @returns false when somebody has deleted it meanwhile
   */
  async recordSent(id: string): Promise<boolean> {
    const { outbox, log, now } = this.#dependencies;
    for (;;) {
      try {
        return await outbox.recordSent(id, now());
      } catch (error) {
        log.error({ id, err: error }, "a delivery was not written down yet");
        if (this.#stopping.signal.aborted) return true;
        await pause(RECORD_AGAIN_AFTER, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      }
    }
  }

  /** Asks a relay that was down whether it is back; if so, makes the waiting messages due now. */
  async #askRelay(): Promise<void> {
    const { outbox, relay, log, now } = this.#dependencies;
    if (!(await this.#relayState.probeWhenDue())) return;
    this.#inDoubt.clear();
    const waiting = await outbox.retryNow(now()).catch((error: unknown) => {
      // The same network fault may have cut off relay and store: the relay is asked again, so that the messages go out once both are back.
      this.#relayState.probeAgain();
      throw error;
    });
    if (waiting > 0) log.info({ waiting }, `${relay.place} can be used again; waiting messages go out now`);
  }
}
