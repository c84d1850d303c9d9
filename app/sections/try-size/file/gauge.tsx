import { sayPpi } from "../../../print-file/verdict/say-size.ts";
import { PLENTY } from "../../../print-file/verdict/sharpness.ts";
import type { Sharpness } from "../../../print-file/verdict/verdict.ts";
import * as inks from "../../../styles/inks.ts";
import styles from "./gauge.module.css";

const TICKS = Array.from({ length: 19 }, (_, at) => `M${(at + 1) * 50} 44v${(at + 1) % 5 ? -7 : -14}`).join("");
/** How far along the tape, which ends where a print gets no sharper. */
const share = (ppi: number) => Math.min(1, ppi / PLENTY);

/** The tape of sharpness: pink is too little, yellow will do, green is good, and a hook shows where the file stands. */
export function Gauge({ sharpness: { ppi, lines } }: { sharpness: Sharpness }) {
  const at = (value: number) => ({ left: `${share(value) * 100}%` });
  return (
    <div
      className={styles.gauge}
      role="img"
      aria-label={`File ${sayPpi(ppi)} ppi; ${lines.low < lines.good ? `tạm được từ ${lines.low}, ` : ""}đủ nét từ ${lines.good}`}
    >
      <svg viewBox="0 0 1000 74" preserveAspectRatio="none" aria-hidden="true">
        <rect y={22} width={1000} height={22} fill={inks.pink} />
        <rect
          x={share(lines.low) * 1000}
          y={22}
          width={1000 - share(lines.low) * 1000}
          height={22}
          fill={inks.yellow}
        />
        <rect
          x={share(lines.good) * 1000}
          y={22}
          width={1000 - share(lines.good) * 1000}
          height={22}
          fill={inks.greenLight}
        />
        <path d={TICKS} stroke={inks.ink} strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
      </svg>
      {/* The style is set by script only: prerendered HTML, whose security policy blocks styles, never holds a judged file. */}
      <i className={styles.hook} style={at(ppi)} />
      <span className={styles.figure} style={at(ppi)} aria-hidden="true">
        {sayPpi(ppi)}
      </span>
      <small aria-hidden="true">0 ppi</small>
      {lines.good < PLENTY && <small aria-hidden="true" style={at(lines.good)}>{`${lines.good} đủ nét`}</small>}
      <small aria-hidden="true" style={at(PLENTY)}>
        {lines.good < PLENTY ? PLENTY : `${PLENTY} đủ nét`}
      </small>
    </div>
  );
}
