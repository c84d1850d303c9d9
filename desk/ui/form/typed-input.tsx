/** Boxes whose value is read from what is typed: people here write numbers, lengths, days and months in another way than the files do. */
import { useState } from "react";
import { valueAt } from "../../documents/at-path.ts";
import { typedIn } from "../parts/typed-in.ts";
import { shortDay } from "../parts/words.ts";
import { isEmpty, whenEmptied } from "./empty-value.ts";
import { useForm } from "./field.tsx";
import type { InputProps } from "./input.tsx";
import { typedDay } from "./typed-day.ts";
import { isLengthUnit, typedLength, typedSize } from "./typed-length.ts";
import { shownMonth, typedMonth } from "./typed-month.ts";
import { shownNumber, typedNumber } from "./typed-number.ts";

/**
 * @param means gives the value of words
 * @param shown gives the words of a value
 * @returns the words for the box, and the function that takes typed words. Typed words stay as long as they mean the value; a value from elsewhere (undone,
 * merged) replaces them
 */
export function useTyped<Value>(value: Value, means: (words: string) => unknown, shown: (value: Value) => string) {
  const [typed, setTyped] = useState(() => shown(value));
  const meant = means(typed);
  const same = JSON.stringify(meant) === JSON.stringify(value) || (isEmpty(meant) && isEmpty(value));
  return [same ? typed : shown(value), setTyped] as const;
}

interface TypedInputProps extends InputProps {
  inputMode: "numeric" | "decimal";
  placeholder?: string;
  /** Reads words that are not blank. Words that are no such value yet are returned as they are: they stay in the box, and the form says what is wrong. */
  read: (words: string) => unknown;
  shown: (value: unknown) => string;
  /** When the box is left, it shows how its words were understood. */
  settles?: true;
  /** Called with the typed words when their value is set. */
  typed?: (words: string) => void;
}

function TypedInput({
  field,
  id,
  value,
  set,
  described,
  bad,
  inputMode,
  placeholder,
  read,
  shown,
  settles,
  typed,
}: TypedInputProps) {
  const means = (words: string) => (words.trim() === "" ? whenEmptied(field) : read(words));
  const [words, setTyped] = useTyped(value, means, shown);
  return (
    <input
      id={id}
      className="in num"
      inputMode={inputMode}
      placeholder={placeholder}
      autoComplete="off"
      aria-describedby={described}
      aria-invalid={bad || undefined}
      value={words}
      onChange={(event) => {
        const now = typedIn(event.target, event.nativeEvent);
        setTyped(now);
        set(means(now));
        typed?.(now);
      }}
      onBlur={settles && (() => setTyped(shown(value)))}
    />
  );
}

const words = (value: unknown) => (value === null || value === undefined ? "" : String(value));

const readNumber = (typed: string) => (Number.isNaN(typedNumber(typed)) ? typed : typedNumber(typed));

export function NumberInput(props: InputProps) {
  return <TypedInput {...props} inputMode="decimal" read={readNumber} shown={shownNumber} settles />;
}

/** A length in the unit that is chosen beside it. A whole size that is typed into the box of one side, 3m x 1m2, fills in both. */
export function LengthInput(props: InputProps) {
  const { fields, set } = useForm();
  const group = props.id.split(".").slice(0, -1);
  const chosen = valueAt(fields, [...group, "unit"]);
  const unit = isLengthUnit(chosen) ? chosen : "m";
  const { name } = props.field;
  const isSide = name === "width" || name === "height";
  const sizeIn = (words: string) => (isSide ? typedSize(words, unit) : undefined);
  const read = (words: string) => {
    const length = isSide ? (sizeIn(words)?.[name] ?? typedLength(words, unit)) : typedLength(words, unit);
    return Number.isNaN(length) ? words : length;
  };
  const typed = (words: string) => {
    const other = name === "width" ? "height" : "width";
    const size = sizeIn(words);
    if (size) set([...group, other], size[other]);
  };
  return <TypedInput {...props} inputMode="decimal" read={read} shown={shownNumber} typed={typed} settles />;
}

const readDay = (typed: string) => typedDay(typed) ?? typed;
const dayFirst = (value: unknown) => words(value).replace(/^\d{4}-\d\d-\d\d$/, shortDay);

/** Day first, as people write it here; the browser's own box would show the month first on many machines. */
export function DateInput(props: InputProps) {
  return <TypedInput {...props} inputMode="numeric" placeholder="21/11/2026" read={readDay} shown={dayFirst} settles />;
}

const readMonth = (typed: string) => typedMonth(typed) ?? typed;
const monthFirst = (value: unknown) => shownMonth(words(value));

/** Month first. */
export function MonthInput(props: InputProps) {
  return (
    <TypedInput {...props} inputMode="numeric" placeholder="11/2026" read={readMonth} shown={monthFirst} settles />
  );
}
