import { useId, useState } from "react";
import { isGone, today } from "../../../try-size/missing.ts";
import styles from "./docket.module.css";

/** The day the print is needed. A past day is not offered, but it can be typed, or stand in an old address: then a sentence says so. */
export function DayField({ day, onChange }: { day: string; onChange: (day: string) => void }) {
  const id = useId();
  // Set when the field gets the focus, because the day of the build is not the visitor's today.
  const [earliest, setEarliest] = useState<string>();
  const gone = isGone(day, new Date());
  return (
    <>
      <div className={styles.day}>
        <label htmlFor={id}>Ngày cần</label>
        <input
          id={id}
          type="date"
          value={day}
          min={earliest}
          aria-invalid={gone || undefined}
          aria-describedby={gone ? `${id}-gone` : undefined}
          onFocus={() => setEarliest(today(new Date()))}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p className={styles.gone} id={`${id}-gone`} role="alert" hidden={!gone}>
        Ngày này đã qua, chọn ngày khác.
      </p>
    </>
  );
}
