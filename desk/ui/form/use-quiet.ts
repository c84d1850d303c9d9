/**
 * Says nothing about a value while it is typed, because until its last character it may mean something else, or nothing: on the way to 1/12/2026 stands a
 * day in the year 2020, on the way to 2 triệu what is no number.
 */
import { useEffect, useState } from "react";
import type { Field } from "../../documents/form.ts";

/** Milliseconds without a key after which a value counts as typed: who types with two fingers needs up to two seconds for the next key. */
const REST = 3000;

/** Kinds that are read while they are typed, by the boxes of typed-input.tsx and day-hours.tsx. */
const TYPED = new Set<Field["kind"]>(["number", "length", "date", "month", "time", "day-hours"]);

/** @returns `quiet`, true from a key until the typing rests or the field is left, and the handlers for the element around the field's boxes */
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
