import { useState } from "react";
import { valueAt } from "../../documents/at-path.ts";
import type { Field } from "../../documents/form.ts";
import { usePages } from "../pages.tsx";
import { categoriesToName, categoryNamed, slugIn } from "../parts/category-named.ts";
import { typedIn } from "../parts/typed-in.ts";
import { DayHours } from "./day-hours.tsx";
import { isEmpty, whenEmptied } from "./empty-value.ts";
import { useForm } from "./field.tsx";
import { PictureInput } from "./picture-input.tsx";
import { TextBox } from "./text-box.tsx";
import { DateInput, LengthInput, MonthInput, NumberInput, useTyped } from "./typed-input.tsx";

export interface InputProps {
  field: Field;
  id: string;
  value: unknown;
  set: (value: unknown) => void;
  described: string | undefined;
  bad: boolean;
}

/** The input of a field, by the field's kind. */
export function Input(props: InputProps) {
  const { field, id, value, set, described, bad } = props;
  const { stock } = usePages();
  const common = { id, className: "in", "aria-describedby": described, "aria-invalid": bad || undefined };
  const text = value === null || value === undefined ? "" : String(value);
  const put = (typed: string) => set(typed === "" ? whenEmptied(field) : typed);
  switch (field.kind) {
    case "text":
      return (
        <TextBox
          {...common}
          rows={2}
          value={text}
          onChange={(event) => put(typedIn(event.target, event.nativeEvent).replaceAll("\n", " "))}
        />
      );
    case "number":
      return <NumberInput {...props} />;
    case "length":
      return <LengthInput {...props} />;
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
    case "category": {
      const named = categoryNamed(stock.categories, text);
      return (
        <select {...common} value={named ? slugIn(named) : text} onChange={(event) => put(event.target.value)}>
          {!named && <option value={text}>{text || "chưa chọn"}</option>}
          {categoriesToName(stock.categories).map((one) => (
            <option key={one.slug} value={slugIn(one)}>
              {one.title}
            </option>
          ))}
        </select>
      );
    }
    case "picture":
      return <PictureWithWords {...props} />;
    default:
      return (
        <input
          {...common}
          value={text}
          autoComplete="off"
          onChange={(event) => put(typedIn(event.target, event.nativeEvent))}
        />
      );
  }
}

/** What a page says of a picture in fields beside it, and what a sentence calls them. */
const TOLD_BESIDE = { caption: "chú thích", pictureMetres: "bề ngang thật", metres: "bề ngang thật" };

/** A picture; a new one brings along the words that describe it, where the page has a place for them. */
function PictureWithWords({ field, id, value, set, described }: InputProps) {
  const form = useForm();
  const group = id.split(".").slice(0, -1);
  const beside = (name: string) => valueAt(form.fields, [...group, name]);
  /** The picture before another one was chosen, and what stood beside it. */
  const [former, setFormer] = useState<{ file: unknown; told: Record<string, unknown> } | null>(null);
  // Nobody but the owner knows whether these hold for the new picture, too: it is said until they are changed.
  const left = Object.entries(TOLD_BESIDE).filter(([name]) => {
    const told = former?.told[name];
    return !isEmpty(told) && told === beside(name);
  });
  return (
    <>
      <PictureInput
        field={field}
        id={id}
        file={typeof value === "string" ? value : ""}
        described={described}
        set={(file, alt) => {
          set(file);
          if (file === value) return;
          // The words of the former picture would be worse than none: if none come along, the form asks for them.
          if (field.told) form.set([...group, "alt"], alt);
          const told = Object.fromEntries(Object.keys(TOLD_BESIDE).map((name) => [name, beside(name)]));
          setFormer(isEmpty(value) || former?.file === file ? null : { file: value, told });
        }}
      />
      {left.length > 0 && (
        <p className="hint" role="status">
          <b>
            Ảnh vừa đổi, {left.map(([, called]) => called).join(" và ")} vẫn là của ảnh cũ: đọc lại, không khớp thì sửa.
          </b>
        </p>
      )}
    </>
  );
}

/** A list of lines, one item each. */
function LinesInput({ field, id, value, set, described, bad }: InputProps) {
  const [words, setTyped] = useTyped(Array.isArray(value) ? value.map(String) : [], linesIn, (lines) =>
    lines.join("\n"),
  );
  return (
    <TextBox
      id={id}
      className="in"
      rows={Math.max(2, words.split("\n").length)}
      aria-describedby={described}
      aria-invalid={bad || undefined}
      value={words}
      onChange={(event) => {
        const typed = typedIn(event.target, event.nativeEvent);
        setTyped(typed);
        const next = linesIn(typed);
        set(next.length === 0 && !field.required && !Array.isArray(value) ? whenEmptied(field) : next);
      }}
    />
  );
}

const linesIn = (words: string) => words.split("\n").filter((line) => line.trim());
