import { useState } from "react";
import styles from "./docket.module.css";

/** Today on the visitor's clock, as the field wants it. */
function today(): string {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-${String(now.getDate()).padStart(2, "0")}`;
}

/** The day it is needed; days gone by are not offered, though one from an old address may still stand there. */
export function DayField({ day, onChange }: { day: string; onChange: (day: string) => void }) {
  // Known when the field is touched: the build's today is not the visitor's.
  const [earliest, setEarliest] = useState<string>();
  return (
    <label className={styles.day}>
      <span>Ngày cần</span>
      <input
        type="date"
        value={day}
        min={earliest}
        onFocus={() => setEarliest(today())}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
