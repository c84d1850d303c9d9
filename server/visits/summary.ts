/** Visits summed up, for whoever runs the shop. */
import { VISIT_KINDS, type VisitKind } from "../../contract/visit-kinds.ts";
import type { VisitSummary } from "../../contract/visit-summary.ts";
import { percentile } from "./ranges.ts";
import type { Day, VisitCount } from "./visits.ts";

/** The measures whose 75th percentile is told: those that Google calls Core Web Vitals. */
const MEASURES = ["LCP", "INP", "CLS"] as const;

/** @param counts of the days from `first` to `last` */
export function visitSummary(counts: VisitCount[], first: Day, last: Day): VisitSummary {
  const of = (rows: VisitCount[]) => ({ ...sumsOf(rows), speed: speedOf(rows) });
  const days = [...Map.groupBy(counts, ({ day }) => day)].map(([day, rows]) => ({ day, ...of(rows) }));
  const pages = [...Map.groupBy(counts, ({ page }) => page)].map(([page, rows]) => ({ page, ...of(rows) }));
  return {
    first,
    last,
    sums: sumsOf(counts),
    speed: speedOf(counts),
    days: days.sort((one, other) => one.day.localeCompare(other.day)),
    pages: pages.sort((one, other) => other.view - one.view || one.page.localeCompare(other.page)),
  };
}

/** As a table for a terminal. */
export function summaryAsText({ first, last, sums, pages }: VisitSummary): string {
  if (pages.length === 0) return `No visits from ${first} to ${last}.\n`;
  const rows = [
    ["page", ...VISIT_KINDS, "LCP p75"],
    ...pages.map((page) => [page.page, ...VISIT_KINDS.map((kind) => page[kind]), milliseconds(page.speed.LCP)]),
    ["all", ...VISIT_KINDS.map((kind) => sums[kind]), ""],
  ].map((row) => row.map(String));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  "),
  );
  return `${first} to ${last}, days of Hanoi\n${lines.join("\n")}\n`;
}

function milliseconds(value: number | undefined): string {
  return value === undefined ? "–" : `${Math.round(value)} ms`;
}

function sumsOf(counts: VisitCount[]): VisitSummary["sums"] {
  const sums = Object.fromEntries(VISIT_KINDS.map((kind) => [kind, 0])) as VisitSummary["sums"]; // an entry for each kind
  for (const { kind, count } of counts) if (kind in sums) sums[kind as VisitKind] += count;
  return sums;
}

function speedOf(counts: VisitCount[]): VisitSummary["speed"] {
  const speed: VisitSummary["speed"] = {};
  for (const name of MEASURES) {
    const value = percentile(counts, name, 0.75);
    if (value !== undefined) speed[name] = value;
  }
  return speed;
}
