/** The report of a visit: what was done on each page, and how fast it was. Counts and measurements only. */
import * as v from "valibot";
import { LONGEST_PATH, MOST_COUNTED, MOST_PAGES, VISIT_KINDS, type VisitKind } from "./visit-kinds.ts";
import { VitalReportsSchema } from "./web-vitals.ts";

const Count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_COUNTED)));

const VisitReportSchema = v.object({
  /** Path of the page, without query. */
  page: v.pipe(v.string(), v.startsWith("/"), v.maxLength(LONGEST_PATH)),
  // An entry for each name of the list, which the compiler cannot follow through the loop.
  counts: v.object(Object.fromEntries(VISIT_KINDS.map((kind) => [kind, Count])) as Record<VisitKind, typeof Count>),
  /** Measurements of this page, if there are any yet. */
  vitals: v.optional(VitalReportsSchema, []),
  /** Whether the page was seen on a phone: only the speed on phones is counted. */
  phone: v.boolean(),
});

/** The schema of a request's body. */
export const VisitReportsSchema = v.pipe(v.array(VisitReportSchema), v.minLength(1), v.maxLength(MOST_PAGES));

/** The report of one page. */
export type VisitReport = v.InferOutput<typeof VisitReportSchema>;
