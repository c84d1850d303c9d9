/**
 * The report of a visitor's page speed: what the site measures and the server counts. Numbers only, nothing about the visitor.
 * Names and ratings are those of the web-vitals library.
 */
import * as v from "valibot";

/** Reports in one request; a single one may also come without a list. */
export const MOST_REPORTS = 10;

/** The schema of one measurement. */
export const VitalReportSchema = v.object({
  name: v.picklist(["CLS", "FCP", "INP", "LCP", "TTFB"]),
  /** Milliseconds; CLS has no unit. A day is more than any page lives. */
  value: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(86_400_000)),
  rating: v.picklist(["good", "needs-improvement", "poor"]),
});

/** The schema of a request's body; fields it does not name are left out. */
export const VitalReportsSchema = v.union([
  VitalReportSchema,
  v.pipe(v.array(VitalReportSchema), v.minLength(1), v.maxLength(MOST_REPORTS)),
]);

/** One measurement. */
export type VitalReport = v.InferOutput<typeof VitalReportSchema>;
