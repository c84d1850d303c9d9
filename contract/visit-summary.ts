/** The visits of some days, summed up: what `npm run visits -- --json` prints, and the owner's desk draws. */
import * as v from "valibot";
import { VISIT_KINDS, type VisitKind } from "./visit-kinds.ts";

/** What three of four phones stay below: milliseconds, CLS without unit; left out where nothing was measured. */
const SpeedSchema = v.object({ LCP: v.optional(v.number()), INP: v.optional(v.number()), CLS: v.optional(v.number()) });

const Count = v.optional(v.number(), 0);
/** How often each thing was done. */
const SumsSchema = v.object(
  // An entry for each name of the list, which the compiler cannot follow through the loop.
  Object.fromEntries(VISIT_KINDS.map((kind) => [kind, Count])) as Record<VisitKind, typeof Count>,
);

/** Days are those of Hanoi, `2026-11-21`. */
export const VisitSummarySchema = v.object({
  first: v.string(),
  last: v.string(),
  sums: SumsSchema,
  speed: SpeedSchema,
  /** Every day on which anything was counted. */
  days: v.array(v.object({ ...SumsSchema.entries, day: v.string(), speed: SpeedSchema })),
  /** Most seen first. */
  pages: v.array(v.object({ ...SumsSchema.entries, page: v.string(), speed: SpeedSchema })),
});

/** Such a summary, once it is checked. */
export type VisitSummary = v.InferOutput<typeof VisitSummarySchema>;
