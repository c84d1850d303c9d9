/** Adds visits up in memory, so that the store is written to every few seconds and not with each visitor. */
import { VISIT_KINDS } from "../../contract/visit-kinds.ts";
import type { VisitReport } from "../../contract/visit-report.ts";
import { rangeOf } from "./ranges.ts";
import type { Day, VisitCount } from "./visits.ts";

/** Different numbers held at a time. A site of thousands of pages seen in the same seconds stays below; a flood must not fill the memory. */
const MOST_HELD = 20_000;

/** The running count. */
export interface VisitTally {
  add(report: VisitReport, day: Day): void;
  /** Adds back what could not be stored. */
  restore(counts: VisitCount[]): void;
  /** Returns what was counted since the last call, and begins anew. */
  take(): VisitCount[];
}

/** A tally with nothing in it. */
export function visitTally(): VisitTally {
  let held = new Map<string, VisitCount>();

  function count(one: VisitCount): void {
    const key = `${one.day}\n${one.page}\n${one.kind}`;
    const known = held.get(key);
    if (known) known.count += one.count;
    else if (held.size < MOST_HELD) held.set(key, { ...one });
  }

  return {
    add({ page, counts, vitals, phone }, day) {
      for (const kind of VISIT_KINDS) {
        const times = counts[kind];
        if (times) count({ day, page, kind, count: times });
      }
      // Speed is counted for phones only: on a computer the site is fast enough for anybody, and both together would say nothing about either.
      if (phone) for (const vital of vitals) count({ day, page, kind: rangeOf(vital), count: 1 });
    },
    restore(counts) {
      for (const one of counts) count(one);
    },
    take() {
      const counts = [...held.values()];
      held = new Map();
      return counts;
    },
  };
}
