/**
 * Measurements of page speed as counts: each falls into a range, ten per cent wide. Counts can be added up, so a percentile of any day or week can be
 * calculated from them, to within five per cent.
 */
import type { VitalReport } from "../../contract/web-vitals.ts";
import type { VisitCount } from "./visits.ts";

const WIDTH = Math.log(1.1);
/** All smaller values fall into the first range: ten milliseconds, or a shift of a thousandth. */
const smallest = (name: string) => (name === "CLS" ? 0.001 : 10);

/** @returns the kind under which a measurement is counted, `LCP~58` */
export function rangeOf({ name, value }: Pick<VitalReport, "name" | "value">): string {
  return `${name}~${Math.max(0, Math.round(Math.log(Math.max(value, Number.MIN_VALUE) / smallest(name)) / WIDTH))}`;
}

/**
 * @param counts of any days and pages; other kinds are passed over
 * @param share 0.75: the value that three of four visitors stay below
 * @returns milliseconds, CLS without unit; undefined where nothing was measured
 */
export function percentile(counts: VisitCount[], name: VitalReport["name"], share: number): number | undefined {
  const ranges = new Map<number, number>();
  for (const { kind, count } of counts) {
    const [measured, range] = kind.split("~");
    if (measured === name && range !== undefined) ranges.set(Number(range), (ranges.get(Number(range)) ?? 0) + count);
  }
  const all = [...ranges.values()].reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [range, count] of [...ranges].sort(([one], [other]) => one - other)) {
    seen += count;
    if (seen >= share * all) return smallest(name) * Math.exp(range * WIDTH);
  }
  return undefined;
}
