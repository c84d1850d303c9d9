/**
 * `GET /healthz` (the process answers), `GET /readyz` (the store takes a write, and the numbers of the outbox) and
 * `GET /metrics` (the same numbers and the visitors' measurements, for Prometheus). No personal data in any of them.
 */
import type { FastifyInstance } from "fastify";
import type { MailState } from "../delivery/relay-state.ts";
import type { Outbox, OutboxCounts } from "../outbox/outbox.ts";
import type { VitalsTally } from "../vitals/tally.ts";
import { metricsText } from "./metrics.ts";

/** What the routes work with. */
export interface HealthDependencies {
  outbox: Outbox;
  vitals: VitalsTally;
  /** Where mails go: to the relay of the settings, or into the mailbox on this machine. */
  delivery: "relay" | "mailbox";
  /** Whether the relay or the mailbox takes mail. */
  mail: () => MailState;
  /** Which addresses of `MAIL_TO` the relay refuses while it takes mail for others, counted from 1: the addresses themselves are nobody's business. */
  refused: () => number[];
  now: () => number;
}

type StoreState = { ready: true; counts: OutboxCounts } | { ready: false; error: unknown };

/** A Fastify plugin. */
export async function healthRoutes(
  app: FastifyInstance,
  { outbox, vitals, delivery, mail, refused, now }: HealthDependencies,
): Promise<void> {
  let asking: Promise<StoreState> | undefined;

  /** All who ask at the same time share one answer, so that a flood of requests is not a flood of writes. */
  function storeState(): Promise<StoreState> {
    asking ??= stateOf(outbox, now()).finally(() => {
      asking = undefined;
    });
    return asking;
  }

  app.get("/healthz", async () => ({ status: "ok" }));

  app.get("/readyz", async (request, reply) => {
    const store = await storeState();
    if (!store.ready) {
      request.log.warn({ err: store.error }, "the store is not ready");
      return reply.code(503).header("Retry-After", 5).send({ status: "unavailable", store: "cannot be written" });
    }
    const { oldestQueuedAt, ...numbers } = store.counts;
    const oldestQueuedSeconds =
      oldestQueuedAt === undefined ? 0 : Math.max(0, Math.round((now() - oldestQueuedAt) / 1000));
    return { status: "ok", delivery, mail: mail(), refused: refused(), ...numbers, oldestQueuedSeconds };
  });

  app.get("/metrics", async (_request, reply) => {
    const store = await storeState();
    return reply
      .type("text/plain; version=0.0.4; charset=utf-8")
      .send(metricsText(store.ready ? store.counts : undefined, mail(), vitals.summaries(), now()));
  });
}

async function stateOf(outbox: Outbox, now: number): Promise<StoreState> {
  try {
    await outbox.probe(now);
    return { ready: true, counts: await outbox.counts() };
  } catch (error) {
    return { ready: false, error };
  }
}
