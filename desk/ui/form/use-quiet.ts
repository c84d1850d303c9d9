/** Quiet while a value is typed that means something else, or nothing, until its last sign: 1/12/2026 is the year 2020 on its way, 2 triệu is no number. */
import { useEffect, useState } from "react";
import type { Field } from "../../documents/form.ts";

/** Milliseconds without a key after which a value counts as typed: two fingers need up to two seconds for the next one. */
const REST = 3000;

/** What is read as it is typed, by one of the boxes of typed-input.tsx or day-hours.tsx. */
const TYPED = new Set<Field["kind"]>(["number", "length", "date", "month", "time", "day-hours"]);

/** @returns `quiet`, true from a key until the typing rests or the field is left, and what goes on the element around the field's boxes */
export function useQuiet(kind: Field["kind"]) {
  const [keys, setKeys] = useState(0);
  const quiet = keys > 0;
  useEffect(() => {
    if (keys === 0) return;
    const timer = setTimeout(() => setKeys(0), REST);
    return () => clearTimeout(timer);
  }, [keys]);
  return {
    quiet,
    around: TYPED.has(kind)
      ? {
          onInput: () => setKeys((before) => before + 1),
          onBlur: ({ currentTarget, relatedTarget }: React.FocusEvent) => {
            if (!currentTarget.contains(relatedTarget)) setKeys(0);
          },
        }
      : {},
  };
}
