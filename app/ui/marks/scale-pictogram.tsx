import { BESIDE_PERSON, HUNG_AT, PERSON_HEIGHT, personPath } from "../../content/person.ts";
import type { CatalogueEntry } from "../../content/types.ts";
import styles from "./scale-pictogram.module.css";

type Print = Pick<CatalogueEntry, "size" | "stance">;

/** Metres above the ground around which a held print is centred. */
const HELD_AT = 1.1;
/** Metres of air in a close view: below the print, where the person is cut off, and above the person. */
const CLOSE_AIR = { below: 0.1, above: 0.05 };

/** Metres of a van, as PrintShape draws it whatever the size of its decal. */
const VAN = 4.2;

/** @returns the metres of width that a print takes in a drawing */
export const drawnWidth = ({ size, stance }: Print) => (stance === "van" ? Math.max(VAN, size.width) : size.width);

/** Metres between the ground and the lower edge of a print. */
const lowerEdge = ({ size, stance }: Print) =>
  stance === "hang" ? HUNG_AT : stance === "hand" ? HELD_AT - size.height / 2 : 0;

/** Metres above the ground that a close view leaves out: prints for the hand are small, and the legs would be most of the drawing. */
const closeCut = (print: Print) => (print.stance === "hand" ? lowerEdge(print) - CLOSE_AIR.below : 0);

const round = (metres: number) => Math.round(metres * 1000) / 1000;

/**
 * The print beside a person of 1.6 m, drawn from the category's usual size. Sizes are SVG attributes: the security policy blocks styles.
 *
 * @param scale CSS pixels a metre; the same number in a list makes its pictograms comparable
 * @param close where it stands by itself: a print for the hand beside the upper part of the person, at twice the scale
 */
export function ScalePictogram({
  print,
  scale,
  tone = "yellow",
  close = false,
}: {
  print: Print;
  scale: number;
  tone?: "yellow" | "red";
  close?: boolean;
}) {
  const cut = close ? closeCut(print) : 0;
  const width = BESIDE_PERSON + drawnWidth(print);
  const ground = cut ? PERSON_HEIGHT + CLOSE_AIR.above : Math.max(PERSON_HEIGHT + 0.45, print.size.height + 0.05);
  const pixels = (metres: number) => Math.round(metres * scale * (cut ? 2 : 1));
  return (
    <svg
      className={styles.scale}
      data-tone={tone}
      data-close={!!cut || undefined}
      width={pixels(width)}
      height={pixels(ground - cut)}
      viewBox={`0 0 ${round(width)} ${round(ground - cut)}`}
      aria-hidden="true"
    >
      <Person x={0} ground={ground} />
      <PrintShape print={print} x={BESIDE_PERSON} ground={ground} />
      {!cut && <path className={styles.ground} d={`M-.05 ${round(ground)}H${round(width + 0.05)}`} />}
    </svg>
  );
}

/** The person, feet at (x, ground), in a drawing whose unit is the metre. */
export function Person({ x, ground }: { x: number; ground: number }) {
  return (
    <path
      className={styles.person}
      transform={`translate(${round(x)} ${round(ground - PERSON_HEIGHT)}) scale(.02)`}
      d={personPath}
    />
  );
}

/** The print as it stands: hung, held, on the floor, or a van with its decal; lower left corner over (x, ground). */
export function PrintShape({ print, x, ground }: { print: Print; x: number; ground: number }) {
  const { width, height } = print.size;
  if (print.stance === "van") {
    return (
      <>
        <path className={styles.print} d={`M${round(x)} ${round(ground - 0.35)}v-.65l.75-.75h3.25q.2 0 .2.2v1.2z`} />
        <circle className={styles.person} cx={round(x + 0.9)} cy={round(ground - 0.33)} r=".33" />
        <circle className={styles.person} cx={round(x + 3.3)} cy={round(ground - 0.33)} r=".33" />
      </>
    );
  }
  return (
    <rect
      className={styles.print}
      x={round(x)}
      y={round(ground - lowerEdge(print) - height)}
      width={round(width)}
      height={round(height)}
    />
  );
}
