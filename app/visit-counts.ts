/** What was done on which page of this visit, in memory until the report takes it (speed-report.ts): numbers only, nothing is kept in the browser. */
import type { VisitKind } from "../contract/visit-kinds.ts";

type Counts = Partial<Record<VisitKind, number>>;

let counted: Record<string, Counts> = {};

/** Counts one more on the page in view. */
export function countVisit(kind: VisitKind): void {
  counted[location.pathname] ??= {};
  const counts = counted[location.pathname] as Counts; // made above
  counts[kind] = (counts[kind] ?? 0) + 1;
}

/** What was counted since the last time, by page. */
export function takeVisits(): Record<string, Counts> {
  const taken = counted;
  counted = {};
  return taken;
}
