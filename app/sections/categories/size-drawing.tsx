import { DRESSED, PERSON_HEIGHT } from "../../content/person.ts";
import type { CatalogueEntry } from "../../content/types.ts";
import { closeCut, lowerEdge, PrintShape } from "../../ui/scale-pictogram.tsx";
import styles from "./size-drawing.module.css";

/** Pixels that the drawing may take at its largest. */
const MOST = { width: 480, height: 290 };
/** Pixels under the line that person and print stand on. */
const FOOT = 14;
/** Pixels of the letters at that size; on a phone the drawing shrinks to two thirds and they are still 13 px. */
const LETTER = 19;
/** Metres: place of the person, air before the print, and before one that is seen close. */
const PERSON = 0.7;
const AIR = 0.55;
const AIR_CLOSE = 0.2;
/** The van's outline ends a little under its height (see PrintShape). */
const VAN_TOP = 1.75;

const round = (metres: number) => Math.round(metres * 1000) / 1000;

/** `0.8` → `80 cm` where the category counts in centimetres, else `0,8 m` */
function measure(metres: number, inCentimetres: boolean): string {
  return inCentimetres ? `${Math.round(metres * 100)} cm` : `${String(metres).replace(".", ",")} m`;
}

/**
 * A category's usual size, drawn beside a person of 1.6 m, with both measures as a draughtsman writes them. A print for the hand is
 * drawn close: the upper part of the person, cut off by the lower edge, where the head of the page ends.
 */
export function SizeDrawing({ category }: { category: Pick<CatalogueEntry, "size" | "stance"> }) {
  const { size, stance } = category;
  const inCentimetres = size.label.endsWith("cm");
  const bottom = lowerEdge(category);
  const top = stance === "van" ? VAN_TOP : bottom + size.height;
  const cut = closeCut(category);
  const left = PERSON + (cut ? AIR_CLOSE : AIR);

  // Letters keep their size in pixels: how many metres that is follows from the scale, which leaves room for them.
  const beside = 1.3 + 0.62 * measure(size.height, inCentimetres).length;
  const room = (letter: number) => ({
    width: left + size.width + letter * beside,
    height: Math.max(top + letter * 2.2, PERSON_HEIGHT + 0.15) - cut,
  });
  const tight = room(0);
  const scale = Math.min((MOST.width - LETTER * beside) / tight.width, (MOST.height - LETTER * 2.2) / tight.height);
  const letter = LETTER / scale;
  const { width, height } = room(letter);

  const ground = round(height + cut);
  const whole = round(cut ? height : height + FOOT / scale);
  const right = round(left + size.width);
  const edge = round(ground - top);
  const foot = round(ground - bottom);
  const lineX = round(right + letter * 0.7);
  const lineY = round(edge - letter * 0.7);
  const end = round(letter * 0.3);
  return (
    <svg
      className={styles.drawing}
      data-close={!!cut || undefined}
      width={Math.round(width * scale)}
      height={Math.round(whole * scale)}
      viewBox={`0 0 ${round(width)} ${whole}`}
      role="img"
      aria-label={`Khổ hay in ${measure(size.width, inCentimetres)} × ${measure(size.height, inCentimetres)}, vẽ đúng tỉ lệ bên một người cao 1,6 m`}
    >
      <DressedPerson x={0.05} ground={ground} />
      <PrintShape print={category} x={left} ground={ground} />
      {stance === "hang" && <Eyelets left={left} right={right} top={edge} bottom={foot} />}
      {stance === "van" && <VanParts x={left} ground={ground} />}
      <g className={styles.lines} strokeWidth={round(2 / scale)}>
        {!cut && <path d={`M0 ${ground}H${round(width)}`} />}
        <path d={`M${left} ${lineY}H${right}M${left} ${lineY - end}v${end * 2}M${right} ${lineY - end}v${end * 2}`} />
        <path d={`M${lineX} ${edge}V${foot}M${lineX - end} ${edge}h${end * 2}M${lineX - end} ${foot}h${end * 2}`} />
      </g>
      <g className={styles.words} fontSize={round(letter)}>
        <text x={round((left + right) / 2)} y={round(lineY - letter * 0.5)} textAnchor="middle">
          {measure(size.width, inCentimetres)}
        </text>
        <text x={round(lineX + letter * 0.5)} y={round((edge + foot) / 2 + letter * 0.35)}>
          {measure(size.height, inCentimetres)}
        </text>
      </g>
    </svg>
  );
}

/** The person of every pictogram, here large enough to wear something. */
function DressedPerson({ x, ground }: { x: number; ground: number }) {
  return (
    <g transform={`translate(${x} ${round(ground - PERSON_HEIGHT)}) scale(.02)`}>
      <path className={styles.skin} d={DRESSED.skin} />
      <path className={styles.trousers} d={DRESSED.trousers} />
      <path className={styles.shirt} d={DRESSED.shirt} />
      <path className={styles.hair} d={DRESSED.hair} />
    </g>
  );
}

/** Metres of an eyelet's centre from the edge, its radius, and the distance from one to the next at most. */
const EYELET = { inset: 0.09, radius: 0.035, every: 1.6 };

/** Holes in the corners and along the long edges of what is tied. */
function Eyelets({ left, right, top, bottom }: { left: number; right: number; top: number; bottom: number }) {
  const from = left + EYELET.inset;
  const length = right - left - 2 * EYELET.inset;
  const gaps = Math.ceil(length / EYELET.every);
  const rows = [top + EYELET.inset, bottom - EYELET.inset];
  const places = Array.from({ length: gaps + 1 }, (_, index) => round(from + (length * index) / gaps));
  return places.flatMap((x) =>
    rows.map((y) => <circle key={`${x} ${y}`} className={styles.hole} cx={x} cy={round(y)} r={EYELET.radius} />),
  );
}

/** Window, door and wheels of the van (see PrintShape for its outline). */
function VanParts({ x, ground }: { x: number; ground: number }) {
  return (
    <>
      <path className={styles.hole} d={`M${round(x + 0.3)} ${round(ground - 1.08)}l.5-.5h.5v.5z`} />
      <path className={styles.seam} d={`M${round(x + 1.42)} ${round(ground - 1.66)}v1.2`} />
      {[0.9, 3.3].map((wheel) => (
        <g key={wheel} transform={`translate(${round(x + wheel)} ${round(ground - 0.33)})`}>
          <circle className={styles.tyre} r=".33" />
          <circle className={styles.hub} r=".15" />
        </g>
      ))}
    </>
  );
}
