import { useId, useState } from "react";
import { isGone, today } from "../../../try-size/missing.ts";
import styles from "./docket.module.css";

/** A year in four figures. Browsers give a day of the year 2, 20 and 202 while 2026 is being typed. */
const FIRST_YEAR = "1000";

/**
 * The day the print is needed. A past day is not offered, but it can be typed, or stand in an old address: then a sentence says so, though not between two
 * figures of a year. A year in short is one of this century.
 */
export function DayField({ day, onChange }: { day: string; onChange: (day: string) => void }) {
  const id = useId();
  // Set when the field gets the focus, because the day of the build is not today.
  const [earliest, setEarliest] = useState<string>();
  const [typing, setTyping] = useState(false);
  const gone = !typing && isGone(day, new Date());
  return (
    <>
      <div className={styles.day}>
        <label htmlFor={id}>Ngày cần</label>
        <input
          id={id}
          type="date"
          value={day}
          min={earliest}
          max="9999-12-31" // without it there is room for six figures in the year
          aria-invalid={gone || undefined}
          aria-describedby={gone ? `${id}-gone` : undefined}
          onFocus={() => setEarliest(today(new Date()))}
          onChange={(event) => {
            setTyping(event.target.value < FIRST_YEAR);
            onChange(event.target.value);
          }}
          onBlur={() => {
            setTyping(false);
            if (day.startsWith("00")) onChange(day.replace("00", "20"));
          }}
        />
      </div>
      <p className={styles.gone} id={`${id}-gone`} role="alert" hidden={!gone}>
        Ngày này đã qua, chọn ngày khác.
      </p>
    </>
  );
}
