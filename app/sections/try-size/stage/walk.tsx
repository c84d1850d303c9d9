import type { Mark } from "../../../print-file/verdict/sharpness.ts";
import { STAMPS } from "../../../print-file/verdict/sharpness.ts";
import { DISTANCES } from "../../../try-size/distances.ts";
import { formatNumber, sayDistance } from "../../../try-size/figures.ts";
import stamps from "../file/stamp.module.css";
import styles from "./walk.module.css";

/**
 * The tape that the visitor walks along: its thumb is a person. One number says where people stand and from where the print is looked at.
 *
 * @param id of the field
 * @param mark the verdict from that distance, shown as a link to its reason; undefined without a file that can be judged
 */
export function Walk({
  id,
  distance,
  onWalk,
  mark,
  reasonAt,
}: {
  id: string;
  distance: number;
  onWalk: (metres: number) => void;
  mark: Mark | undefined;
  reasonAt: string;
}) {
  const at = Math.max(0, DISTANCES.indexOf(distance as (typeof DISTANCES)[number]));
  return (
    <div className={styles.walk}>
      <label htmlFor={id} className={styles.label}>
        {/* Hidden, because screen readers announce the distance as the field's value: in the field's name each step would be announced twice. */}
        Người xem đứng cách <b aria-hidden="true">{sayDistance(distance)}</b>
      </label>
      {mark && (
        <a
          className={`${stamps.stamp} ${styles.stamp}`}
          data-mark={mark}
          href={reasonAt}
          aria-label={`${STAMPS[mark]}, xem vì sao`}
        >
          {STAMPS[mark]}
        </a>
      )}
      <div className={styles.tape}>
        <input
          id={id}
          type="range"
          min={0}
          max={DISTANCES.length - 1}
          step={1}
          value={at}
          aria-valuetext={`${formatNumber(distance, 1)} mét`}
          onChange={(event) => onWalk(DISTANCES[Number(event.target.value)] ?? distance)}
        />
        <div className={styles.marks} aria-hidden="true">
          {DISTANCES.map((stop, index) => (
            <span key={stop} data-on={index === at || undefined}>
              {formatNumber(stop, 1)}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
