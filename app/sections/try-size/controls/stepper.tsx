import { useState } from "react";
import { clampQuantity, readQuantity } from "../../../try-size/quantity.ts";
import styles from "./controls.module.css";

/** A number of pieces, by buttons or by typing. */
export function Stepper({ value, onChange }: { value: number; onChange: (pieces: number) => void }) {
  const [typed, setTyped] = useState<string>();
  const step = (by: number) => onChange(clampQuantity(value + by));
  return (
    // biome-ignore lint/a11y/useSemanticElements: one field with two buttons, under one name
    <div className={styles.stepper} role="group" aria-label="Số lượng">
      <button type="button" aria-label="Bớt một" onClick={() => step(-1)}>
        −
      </button>
      <input
        type="text"
        inputMode="numeric"
        aria-label="Số lượng tấm"
        value={typed ?? value}
        onChange={(event) => {
          setTyped(event.target.value);
          const pieces = readQuantity(event.target.value);
          if (pieces) onChange(pieces);
        }}
        onBlur={() => setTyped(undefined)}
      />
      <button type="button" aria-label="Thêm một" onClick={() => step(1)}>
        +
      </button>
    </div>
  );
}
