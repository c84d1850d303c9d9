import { percent } from "./percent.ts";
import styles from "./ruler.module.css";

/** Ticks stand every ten centimetres. */
const TICKS_A_METRE = 10;
/** Pixels across the ruler, and of the ticks at half metres and between. */
const BREADTH = 36;
const HALF = 18;
const SMALL = 10;

/**
 * A ruler in true metres along the upper or left side of a picture. The ticks are two paths in a drawing of their own that stretches
 * with the picture, their strokes do not; the figures stand at per cents. So no style is needed, which the security policy would block. Decorative.
 *
 * @param metres what the whole length stands for
 */
export function Ruler({ metres, along }: { metres: number; along: "top" | "left" }) {
  const lying = along === "top";
  const ticks = Math.round(metres * TICKS_A_METRE * 1000) / 1000;
  const full = Array.from({ length: Math.ceil(metres) - 1 }, (_, index) => index + 1);
  return (
    <svg className={styles.ruler} data-along={along} aria-hidden="true">
      <svg
        width={lying ? "100%" : BREADTH}
        height={lying ? BREADTH : "100%"}
        viewBox={lying ? `0 0 ${ticks} ${BREADTH}` : `0 0 ${BREADTH} ${ticks}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={smallTicks(ticks, lying)} />
        <path className={styles.full} d={fullTicks(full.length, lying)} />
      </svg>
      <text x={lying ? 6 : 5} y={15}>
        0
      </text>
      {full.map((metre) => {
        const at = percent(metre / metres);
        return (
          <text key={metre} {...(lying ? { x: at, dx: 6, y: 15 } : { x: 5, y: at, dy: 14 })}>
            {metre}
          </text>
        );
      })}
    </svg>
  );
}

/** One step along the ruler's inner edge and a tick back to it; the same words for each step, which compresses to nearly nothing. */
const step = (along: number, length: number, lying: boolean) =>
  lying ? `m${along}-${length}v${length}` : `m-${length} ${along}h${length}`;
const start = (lying: boolean) => (lying ? `M0 ${BREADTH}` : `M${BREADTH} 0`);

/** The ticks between the metres; neither end has one. */
function smallTicks(ticks: number, lying: boolean): string {
  let path = start(lying);
  for (let tick = 1; tick < ticks; tick++) {
    if (tick % TICKS_A_METRE === 0) continue;
    const afterMetre = tick % TICKS_A_METRE === 1 && tick > 1;
    path += step(afterMetre ? 2 : 1, tick % 5 === 0 ? HALF : SMALL, lying);
  }
  return path;
}

const fullTicks = (count: number, lying: boolean) => start(lying) + step(TICKS_A_METRE, BREADTH, lying).repeat(count);
