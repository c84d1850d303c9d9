/**
 * What the worker knows of the relay between two mails: whether it takes any, when it is asked again, and which of the shop's addresses it refuses.
 * Kept in memory only: whoever restarts the server wants it to try again.
 */
import type { FastifyBaseLogger } from "fastify";
import { waitForLogin } from "./backoff.ts";
import { type RefusedAddress, type Relay, type RelayTrouble, RelayUnavailable } from "./relay.ts";

/** Milliseconds between two tries to reach a relay that was down. Waiting messages go out as soon as one succeeds. */
const PROBE_EVERY = 15_000;

/** Whether mail is taken: `ok`, why not, or `unknown` until the relay was asked for the first time. */
export type MailState = "ok" | "unknown" | RelayTrouble;

/** What the state works with. */
export interface RelayStateDependencies {
  relay: Relay;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The state of one relay, or of the mailbox on this machine. */
export class RelayState {
  readonly #dependencies: RelayStateDependencies;
  // True at the start, so that the relay is asked first: messages may have waited since before a restart, perhaps for the very setting that the restart mended.
  #isDown = true;
  // Whether waiting messages go out at once when the relay answers again. False where the relay only broke off a delivery: it may have taken the mail each
  // time, and would get it again every few seconds, as often as it greets us.
  #hurryWhenBack = true;
  #probedAt = Number.NEGATIVE_INFINITY;
  #isProbing = false;
  #mail: MailState = "unknown";
  #loginsRefused = 0;
  // The relay's words, by the address that it refused.
  readonly #refused = new Map<string, string>();

  constructor(dependencies: RelayStateDependencies) {
    this.#dependencies = dependencies;
  }

  /** What the relay or the mailbox said last. */
  get mail(): MailState {
    return this.#mail;
  }

  /** Addresses of the shop that the relay refused for the last mail it took. */
  get refused(): string[] {
    return [...this.#refused.keys()];
  }

  /** Whether the relay is being asked just now. */
  get isProbing(): boolean {
    return this.#isProbing;
  }

  /** Whether the relay refused to let us in. Until it does, no message is taken from the outbox, because each would be one more login. */
  get isLockedOut(): boolean {
    return this.#isDown && this.#loginsRefused > 0;
  }

  /**
   * Asks a relay that was down whether it takes mail, if it is time to ask again; logs a failure.
   *
   * @returns whether it is back and the waiting messages are to go out now
   */
  async probeWhenDue(): Promise<boolean> {
    const { relay, log, now } = this.#dependencies;
    if (!this.#isDown || !this.#isProbeDue()) return false;
    this.#probedAt = now();
    this.#isProbing = true;
    try {
      await relay.probe();
    } catch (error) {
      this.#hurryWhenBack = true;
      if (isRefusedLogin(error)) this.#noteRefusedLogin();
      this.#noteTrouble(error);
      log.warn({ err: error }, `${relay.place} cannot be used; messages are kept until it can`);
      return false;
    } finally {
      this.#isProbing = false;
    }
    this.#isDown = false;
    this.#mail = "ok";
    const hurries = this.#hurryWhenBack;
    this.#hurryWhenBack = false;
    return hurries;
  }

  /** Has the relay asked again when the next probe is due, because the caller of {@link probeWhenDue} could not act on its answer. */
  probeAgain(): void {
    this.#isDown = true;
    this.#hurryWhenBack = true;
  }

  /** Notes that a delivery failed. Only a failure of the relay itself, not one about a single message, changes its state. */
  noteFailure(failure: unknown): void {
    // Of several logins that are refused at the same time only one counts.
    if (isRefusedLogin(failure) && !this.isLockedOut) this.#noteRefusedLogin();
    if (failure instanceof RelayUnavailable) this.#noteTrouble(failure);
  }

  /** The relay took a mail: it let us in. */
  noteDelivery(): void {
    this.#loginsRefused = 0;
  }

  /** @param refused addresses that did not get a mail which another one got; undefined for a mailbox, which refuses none. Logged once while it lasts. */
  noteRefused(refused: readonly RefusedAddress[] = []): void {
    const { log } = this.#dependencies;
    const before = new Set(this.#refused.keys());
    this.#refused.clear();
    for (const { address, said } of refused) {
      this.#refused.set(address, said);
      if (!before.delete(address))
        log.error(
          { address, said },
          "the relay refuses one address of MAIL_TO, which gets no message; the others do: correct it there or take it out, then restart the server",
        );
    }
    for (const address of before) log.info({ address }, "the relay takes mail for this address of MAIL_TO again");
  }

  #isProbeDue(): boolean {
    const since = this.#dependencies.now() - this.#probedAt;
    const wait = this.#loginsRefused > 0 ? waitForLogin(this.#loginsRefused) : PROBE_EVERY;
    // Below zero means that the clock was set back.
    return since < 0 || since >= wait;
  }

  /** Notes that the relay, or the mailbox, would take no other message either. */
  #noteTrouble(failure: unknown): void {
    this.#mail = failure instanceof RelayUnavailable ? failure.trouble : "unreachable";
    this.#isDown = true;
  }

  /** The next login waits longer. */
  #noteRefusedLogin(): void {
    this.#loginsRefused++;
    this.#probedAt = this.#dependencies.now();
    this.#hurryWhenBack = true;
  }
}

const isRefusedLogin = (failure: unknown) => failure instanceof RelayUnavailable && failure.trouble === "login";
