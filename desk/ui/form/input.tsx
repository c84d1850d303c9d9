import { useState } from "react";
import { withoutInvisibleSigns } from "../../../app/content/text/invisible-signs.ts";
import type { Field } from "../../documents/form.ts";
import { usePages } from "../pages.tsx";
import { shortDay } from "../parts/words.ts";
import { valueAt } from "./at-path.ts";
import { DayHours } from "./day-hours.tsx";
import { whenEmptied } from "./empty-value.ts";
import { useForm } from "./field.tsx";
import { MonthInput } from "./month-input.tsx";
import { PictureInput } from "./picture-input.tsx";
import { TextBox } from "./text-box.tsx";
import { typedDay } from "./typed-day.ts";
import { typedNumber } from "./typed-number.ts";

export interface InputProps {
  field: Field;
  id: string;
  value: unknown;
  set: (value: unknown) => void;
  described: string | undefined;
  bad: boolean;
}

/** The box one types into, by the kind of field. */
export function Input(props: InputProps) {
  const { field, id, value, set, described, bad } = props;
  const { stock } = usePages();
  const common = { id, className: "in", "aria-describedby": described, "aria-invalid": bad || undefined };
  const text = value === null || value === undefined ? "" : String(value);
  const put = (typed: string) => set(typed === "" ? whenEmptied(field) : withoutInvisibleSigns(typed));
  switch (field.kind) {
    case "text":
      return (
        <TextBox
          {...common}
          rows={2}
          value={text}
          onChange={(event) => put(event.target.value.replaceAll("\n", " "))}
        />
      );
    case "number":
      return <NumberInput {...props} />;
    case "day-hours":
      return <DayHours {...props} />;
    case "date":
      return <DateInput {...props} />;
    case "lines":
      return <LinesInput {...props} />;
    case "month":
      return <MonthInput {...props} />;
    case "yes-no":
      return (
        <span className="sw">
          <input
            id={id}
            type="checkbox"
            aria-describedby={described}
            checked={value === true}
            onChange={(event) => set(event.target.checked || field.required ? event.target.checked : undefined)}
          />
        </span>
      );
    case "choice":
      return (
        <select {...common} value={text} onChange={(event) => put(event.target.value)}>
          {(!field.required || !field.choices?.some((choice) => choice.value === text)) && (
            <option value="">chưa chọn</option>
          )}
          {field.choices?.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      );
    case "category":
      return (
        <select {...common} value={text} onChange={(event) => put(event.target.value)}>
          {!stock.categories.some(({ slug }) => slug === text) && <option value={text}>{text || "chưa chọn"}</option>}
          {stock.categories.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </select>
      );
    case "picture":
      return <PictureWithWords {...props} />;
    default:
      return <input {...common} value={text} autoComplete="off" onChange={(event) => put(event.target.value)} />;
  }
}

/** A new picture brings the words that tell of it, where the page has a place for them. */
function PictureWithWords({ field, id, value, set, described }: InputProps) {
  const form = useForm();
  const words = [...id.split(".").slice(0, -1), "alt"];
  return (
    <PictureInput
      id={id}
      file={typeof value === "string" ? value : ""}
      shape={field.shape ?? "landscape"}
      described={described}
      set={(file, alt) => {
        set(file);
        // Words of another picture are worse than none: then they are asked for.
        if (file !== value && typeof valueAt(form.fields, words) === "string") form.set(words, alt);
      }}
    />
  );
}

/** What is no number yet stays in the box and is said. */
function NumberInput({ field, id, value, set, described, bad }: InputProps) {
  const [typed, setTyped] = useState(() => shown(value));
  // A value from elsewhere (undone, merged) takes the place of what was typed.
  const mine = typed.trim() === "" ? whenEmptied(field) : Number.isNaN(typedNumber(typed)) ? typed : typedNumber(typed);
  const words = Object.is(mine, value) || (mine === "" && value === undefined) ? typed : shown(value);
  return (
    <input
      id={id}
      className="in num"
      inputMode="decimal"
      aria-describedby={described}
      aria-invalid={bad || undefined}
      value={words}
      onChange={(event) => {
        const next = event.target.value;
        setTyped(next);
        set(next.trim() === "" ? whenEmptied(field) : Number.isNaN(typedNumber(next)) ? next : typedNumber(next));
      }}
    />
  );
}

function shown(value: unknown): string {
  return value === null || value === undefined ? "" : String(value).replace(".", ",");
}

/** Day first, as people write it here; the browser's own box would show the month first on many machines. */
function DateInput({ field, id, value, set, described, bad }: InputProps) {
  const [typed, setTyped] = useState(() => dayFirst(value));
  const words =
    isoDay(typed) === value || (typed === "" && !value)
      ? typed
      : typeof value === "string" && isoDay(dayFirst(value)) === value
        ? dayFirst(value)
        : typed;
  return (
    <input
      id={id}
      className="in num"
      inputMode="numeric"
      placeholder="21/11/2026"
      aria-describedby={described}
      aria-invalid={bad || undefined}
      value={words}
      onChange={(event) => {
        setTyped(event.target.value);
        set(event.target.value === "" ? whenEmptied(field) : isoDay(event.target.value));
      }}
    />
  );
}

function dayFirst(value: unknown): string {
  const words = String(value ?? "");
  return /^\d{4}-\d\d-\d\d$/.test(words) ? shortDay(words) : words;
}

/** What is no day stays, and the form says what is wrong with it. */
const isoDay = (typed: string): string => typedDay(typed) ?? typed;

/** A list of lines, one item each. */
function LinesInput({ field, id, value, set, described, bad }: InputProps) {
  const lines = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState(lines.join("\n"));
  const kept = (words: string) => words.split("\n").filter((line) => line.trim());
  const words = JSON.stringify(kept(typed)) === JSON.stringify(lines) ? typed : lines.join("\n");
  return (
    <TextBox
      id={id}
      className="in"
      rows={Math.max(2, words.split("\n").length)}
      aria-describedby={described}
      aria-invalid={bad || undefined}
      value={words}
      onChange={(event) => {
        setTyped(event.target.value);
        const next = kept(event.target.value);
        set(next.length === 0 && !field.required && !Array.isArray(value) ? whenEmptied(field) : next);
      }}
    />
  );
}
