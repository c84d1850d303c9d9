/** The answer to a sent form: a page for a person, plain text for a program. */
import type { FastifyReply } from "fastify";
import type { Site } from "../site/site.ts";
import { ACCEPTED, type Outcome } from "./outcome.ts";
import { RESULT_PAGE_POLICY, resultPage } from "./result-page.ts";

/**
 * Answers in the way of whoever asked: the client library gets plain text (`OK` only for an accepted message),
 * a browser without script a page that holds what was typed.
 *
 * @param asPage whether to answer with a page for a person instead of plain text
 * @param typed the fields as they came, as far as they could be read
 * @param shop named on the page
 */
export function sendOutcome(
  reply: FastifyReply,
  outcome: Outcome,
  asPage: boolean,
  typed: ReadonlyMap<string, string>,
  shop: Site["shop"],
): FastifyReply {
  reply.code(outcome.status);
  if (outcome.retryAfter !== undefined) reply.header("Retry-After", outcome.retryAfter);
  if (asPage) {
    return reply
      .header("Content-Security-Policy", RESULT_PAGE_POLICY)
      .type("text/html; charset=utf-8")
      .send(resultPage(outcome, typed, shop));
  }
  const text = outcome === ACCEPTED ? "OK" : [outcome.sentence, ...Object.values(outcome.problems ?? {})].join("\n");
  return reply.type("text/plain; charset=utf-8").send(text);
}
