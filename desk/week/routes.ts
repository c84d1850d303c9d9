/** The figures of the last days: this span with its pages and speed, and the days of the span before to compare with. */
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { type VisitSummary, VisitSummarySchema } from "../../contract/visit-summary.ts";
import { isOtherStore } from "../publishing/target.ts";
import type { Desk } from "../server/app.ts";
import { type Away, StoreIsAway, siteCommand } from "../server-commands/site-command.ts";

/** Spans that the window offers, in days. */
const SPANS = [7, 28];

/** The answer to the window. */
export interface Week {
  /** Null while the site's store does not answer; then `away` says why. */
  summary: VisitSummary | null;
  /** Days of this span and the one before, only those that have a figure. */
  days: VisitSummary["days"];
  away: Away | null;
}

/** Adds `/week?days=7` (or 28). */
export function weekRoutes(app: FastifyInstance, { house, root }: Desk): void {
  const visits = siteCommand("visits", root, process.env);
  const summaryOf = async (days: number): Promise<VisitSummary> => {
    const answer = await visits("--json", "--days", String(days));
    const summary = v.safeParse(v.pipe(v.string(), v.parseJson(), VisitSummarySchema), answer);
    if (!summary.success) throw new StoreIsAway("the answer of `npm run visits -- --json` is not a summary");
    return summary.output;
  };
  app.get<{ Querystring: { days?: string } }>("/week", async ({ query }): Promise<Week> => {
    const days = SPANS.find((span) => String(span) === query.days) ?? 7;
    try {
      const [summary, both] = await Promise.all([summaryOf(days), summaryOf(days * 2)]);
      if (isOtherStore(house, both.days.length === 0)) return { summary: null, days: [], away: "elsewhere" };
      return { summary, days: both.days, away: null };
    } catch (error) {
      if (!(error instanceof StoreIsAway)) throw error;
      return { summary: null, days: [], away: { said: error.message } };
    }
  });
}
