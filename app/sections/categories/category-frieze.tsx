import { catalogue } from "virtual:content/site";
import { useId } from "react";
import type { CatalogueEntry } from "../../content/types.ts";
import { Person, PrintShape } from "../../ui/scale-pictogram.tsx";
import styles from "./category-frieze.module.css";

/** Metres: the person's place, the air after each print, the sky, the tape underfoot. */
const PERSON = 1.1;
const GAP = 0.62;
const SKY = 2.75;
const TAPE = 0.42;
/** Metres a row may be long: all nine in one, or in three where the screen is narrow. */
const ONE_ROW = 99;
const NARROW_ROW = 12;

type Placed = { category: CatalogueEntry; x: number };

/** Sets the prints one after the other, in the order of the catalogue, and begins a row where one would be too long. */
function rowsOf(longest: number): { prints: Placed[]; end: number }[] {
  const rows: { prints: Placed[]; end: number }[] = [];
  let row = { prints: [] as Placed[], end: PERSON };
  for (const category of catalogue) {
    if (row.prints.length > 0 && row.end + category.size.width > longest) {
      rows.push(row);
      row = { prints: [], end: PERSON };
    }
    row.prints.push({ category, x: row.end });
    row.end += category.size.width + GAP;
  }
  return [...rows, row];
}

/** All categories side by side in one scale, standing on a tape whose ticks are true decimetres. Decorative: the list follows. */
export function CategoryFrieze() {
  return (
    <div className={styles.friezes}>
      <Frieze longest={ONE_ROW} className={styles.wide} />
      <Frieze longest={NARROW_ROW} className={styles.narrow} />
    </div>
  );
}

function Frieze({ longest, className }: { longest: number; className: string | undefined }) {
  const ticks = useId();
  const rows = rowsOf(longest);
  const width = Math.max(...rows.map(({ end }) => end)) - GAP;
  const step = SKY + TAPE;
  return (
    <svg
      className={className}
      aria-hidden="true"
      viewBox={`0 0 ${width.toFixed(2)} ${(rows.length * step).toFixed(2)}`}
    >
      <pattern id={ticks} width="1" height={TAPE} patternUnits="userSpaceOnUse">
        <path
          className={styles.ticks}
          d="M0 0v.34M.1 0v.1M.2 0v.1M.3 0v.1M.4 0v.1M.5 0v.18M.6 0v.1M.7 0v.1M.8 0v.1M.9 0v.1"
        />
      </pattern>
      {rows.map(({ prints }, index) => (
        <g key={prints[0]?.category.slug} transform={`translate(0 ${(index * step).toFixed(2)})`}>
          <Person x={0} ground={SKY} />
          {prints.map(({ category, x }) => (
            <g key={category.slug} className={category.stance === "van" ? styles.van : undefined}>
              <PrintShape print={category} x={x} ground={SKY} />
            </g>
          ))}
          <g transform={`translate(0 ${SKY})`}>
            <rect className={styles.tape} x="-60" width="160" height={TAPE} />
            <rect x="-60" width="160" height={TAPE} fill={`url(#${ticks})`} />
          </g>
        </g>
      ))}
    </svg>
  );
}
