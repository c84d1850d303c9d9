/**
 * The report of a visitor's page speed: what the site measures and the server counts. Numbers only, nothing about the visitor.
 * Names and ratings are those of the web-vitals library.
 */
import * as v from "valibot";

const VITAL_NAMES = ["CLS", "FCP", "INP", "LCP", "TTFB"] as const;

const VitalReportSchema = v.object({
  name: v.picklist(VITAL_NAMES),
  /** Milliseconds; CLS has no unit. The bound is a day, longer than any page stays open. */
  value: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(86_400_000)),
  rating: v.picklist(["good", "needs-improvement", "poor"]),
});

/** The schema of a page's measurements; fields it does not name are left out. */
export const VitalReportsSchema = v.pipe(v.array(VitalReportSchema), v.maxLength(VITAL_NAMES.length));

/** One measurement. */
export type VitalReport = v.InferOutput<typeof VitalReportSchema>;
