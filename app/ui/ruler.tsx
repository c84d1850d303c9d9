import styles from "./ruler.module.css";

/** Ticks stand every ten centimetres. */
const TICKS_A_METRE = 10;
/** Pixels across the ruler. */
const BREADTH = 36;

const percent = (share: number) => `${Math.round(share * 100_000) / 1000}%`;

/** Ticks of a ruler without its ends: share of the length, length of the tick, and the metre where one is full. */
function ticksOf(metres: number) {
  return Array.from({ length: Math.ceil(metres * TICKS_A_METRE) - 1 }, (_, index) => {
    const tick = index + 1;
    const metre = tick % TICKS_A_METRE === 0 ? tick / TICKS_A_METRE : null;
    const from = metre ? 0 : tick % 5 === 0 ? 18 : 26;
    return { at: percent(tick / TICKS_A_METRE / metres), from, metre };
  });
}

/**
 * A ruler in true metres along the upper or left side of a picture. Positions are per cent in SVG attributes: the ticks stretch with the
 * picture, the figures do not, and the security policy finds no style. Decorative.
 *
 * @param metres what the whole length stands for
 */
export function Ruler({ metres, along }: { metres: number; along: "top" | "left" }) {
  const lying = along === "top";
  return (
    <svg className={styles.ruler} data-along={along} aria-hidden="true">
      <text x={lying ? 6 : 5} y={15}>
        0
      </text>
      {ticksOf(metres).map(({ at, from, metre }) => (
        <line
          key={at}
          className={metre ? styles.full : undefined}
          {...(lying ? { x1: at, x2: at, y1: from, y2: BREADTH } : { x1: from, x2: BREADTH, y1: at, y2: at })}
        />
      ))}
      {ticksOf(metres).map(({ at, metre }) =>
        metre ? (
          <text key={at} {...(lying ? { x: at, dx: 6, y: 15 } : { x: 5, y: at, dy: 14 })}>
            {metre}
          </text>
        ) : null,
      )}
    </svg>
  );
}
