import { useState } from "react";
import { whenEmptied } from "./empty-value.ts";
import type { InputProps } from "./input.tsx";
import { shownMonth, typedMonth } from "./typed-month.ts";

/** Month first, as days are written here; what is no month yet stays in the box, and the form says so. */
export function MonthInput({ field, id, value, set, described, bad }: InputProps) {
  const text = typeof value === "string" ? value : "";
  const [typed, setTyped] = useState(() => shownMonth(text));
  // A value from elsewhere (undone, merged) takes the place of what was typed.
  const words = (typedMonth(typed) ?? typed) === text ? typed : shownMonth(text);
  return (
    <input
      id={id}
      className="in num"
      inputMode="numeric"
      placeholder="11/2026"
      autoComplete="off"
      aria-describedby={described}
      aria-invalid={bad || undefined}
      value={words}
      onChange={(event) => {
        const next = event.target.value;
        setTyped(next);
        set(next === "" ? whenEmptied(field) : (typedMonth(next) ?? next));
      }}
    />
  );
}
