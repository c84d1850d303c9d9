/** The report of a visit: what was done on each page, and how fast it was. Counts and measurements only. */
import * as v from "valibot";
import { VISIT_KINDS, type VisitKind } from "./visit-kinds.ts";
import { MOST_REPORTS, VitalReportSchema } from "./web-vitals.ts";

/** Pages in one request: what a visitor sees before the tab is hidden. */
const MOST_PAGES = 20;

/** Of one kind on one page; more is no visitor. */
const MOST_COUNTED = 50;

const Count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_COUNTED)));

const VisitReportSchema = v.object({
  /** Path of the page, without query. */
  page: v.pipe(v.string(), v.startsWith("/"), v.maxLength(200)),
  // An entry for each name of the list, which the compiler cannot follow through the loop.
  counts: v.object(Object.fromEntries(VISIT_KINDS.map((kind) => [kind, Count])) as Record<VisitKind, typeof Count>),
  /** Measurements of this page, where they have come. */
  vitals: v.optional(v.pipe(v.array(VitalReportSchema), v.maxLength(MOST_REPORTS)), []),
  /** Whether it was seen on a phone: speed is told for those. */
  phone: v.boolean(),
});

/** The schema of a request's body. */
export const VisitReportsSchema = v.pipe(v.array(VisitReportSchema), v.minLength(1), v.maxLength(MOST_PAGES));

/** The report of one page. */
export type VisitReport = v.InferOutput<typeof VisitReportSchema>;
