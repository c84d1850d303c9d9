import { Fragment, useRef } from "react";
import { flushSync } from "react-dom";
import { hourOf, parseDay, partsOfDay, WEEKDAYS } from "../../../app/content/calendar/opening-hours.ts";
import { Icon } from "../parts/icon.tsx";
import { valueAt } from "./at-path.ts";
import { useForm } from "./field.tsx";
import type { InputProps } from "./input.tsx";
import { useWayBack } from "./use-way-back.ts";
import "./day-hours.css";

/** What a day can be, as the file has it and as people say it. */
const DAYS = [
  { value: "hours", label: "Mở, có giờ" },
  { value: "open", label: "Mở, chưa ghi giờ" },
  { value: "closed", label: "Nghỉ" },
];

/** Of particular days that may have the hours of the week. */
const USUAL = { value: "usual", label: "Như mọi tuần" };

const [FIRST, ...OTHERS] = WEEKDAYS;

/** Days that mostly have the hours of the first, as a shop says it; Sunday is often another matter. */
const ALIKE = [
  { label: "Thứ Ba đến thứ Bảy cũng vậy", days: OTHERS.slice(0, -1), said: "Thứ Ba đến thứ Bảy giờ như thứ Hai." },
  { label: "Cả tuần cũng vậy", days: OTHERS, said: "Cả tuần giờ như thứ Hai." },
];

/** Hours from and to that nobody has filled in. */
const EMPTY = "–";

/**
 * One day of the week, or days that are not as the week says: open from and to, with a pause at noon or without, open without hours, or closed; what may be
 * left out is as usual. The hours of the first day of the week are put in for those after it.
 */
export function DayHours({ field, id, value, set, described, bad }: InputProps) {
  const text = typeof value === "string" ? value : "";
  const usual = value === undefined && !field.required;
  const state = usual ? USUAL.value : text === "open" || text === "closed" ? text : "hours";
  // Whoever takes another kind of day by mistake and comes back finds the hours that were typed.
  const hours = useRef(EMPTY);
  const choose = (kind: string) => {
    if (state === "hours") hours.current = text;
    set(kind === USUAL.value ? undefined : kind === "hours" ? hours.current : kind);
  };
  return (
    <span className="day-hours">
      <select
        id={id}
        className="in"
        aria-describedby={described}
        value={state}
        onChange={({ target }) => choose(target.value)}
      >
        {(field.required ? DAYS : [USUAL, ...DAYS]).map((day) => (
          <option key={day.value} value={day.value}>
            {day.label}
          </option>
        ))}
      </select>
      {state === "hours" && <Times day={field.label} text={text} set={set} bad={bad} />}
      {field.name === FIRST && <AlikeDays id={id} hours={text} />}
    </span>
  );
}

/** What the hours of a day are called: without a pause at noon, and with one. */
const WHOLE = [["mở lúc", "đóng lúc"]] as const;
const PARTED = [
  ["mở lúc", "nghỉ trưa lúc"],
  ["mở lại lúc", "đóng lúc"],
] as const;

interface TimesProps {
  /** Its name. */
  day: string;
  /** As the file has it. */
  text: string;
  set: (next: string) => void;
  bad: boolean;
}

/** The hours of a day: one from and to, or two with a pause at noon between them. Who begins or ends a pause keeps when the day opens and closes. */
function Times({ day, text, set, bad }: TimesProps) {
  const say = useWayBack();
  const here = useRef<HTMLSpanElement>(null);
  const parts = partsOfDay(text).map(([from = "", to = ""]) => [from, to] as const);
  const parted = parts.length > 1;
  const put = (next: readonly (readonly string[])[]) => set(next.map((part) => part.join("–")).join(", "));
  /** The button goes with what it did: the focus goes to what came in its place. */
  const putAndGo = (next: readonly (readonly string[])[], wanted: string) => {
    flushSync(() => put(next));
    here.current?.querySelector<HTMLElement>(wanted)?.focus();
  };
  const hour = (name: string, own: string, change: (next: string) => void) => (
    <HourBox label={`${day}, ${name}`} value={own} change={change} bad={bad} />
  );
  const [opens, closes] = [parts[0]?.[0] ?? "", parts.at(-1)?.[1] ?? ""];
  return (
    <span className="times" ref={here}>
      {(parted ? PARTED : WHOLE).map(([opening, closing], at) => {
        const [from, to] = parts[at] ?? ["", ""];
        return (
          <Fragment key={opening}>
            {at > 0 && <span aria-hidden="true">và</span>}
            <span className="part">
              {hour(opening, from, (next) => put(parts.with(at, [next, to])))}
              <span aria-hidden="true">đến</span>
              {hour(closing, to, (next) => put(parts.with(at, [from, next])))}
            </span>
          </Fragment>
        );
      })}
      {parted ? (
        <button
          type="button"
          className="btn icon small quiet"
          aria-label={`${day}, bỏ nghỉ trưa`}
          onClick={() => {
            putAndGo([[opens, closes]], "button");
            say(`${day}: đã bỏ nghỉ trưa.`, () => set(text));
          }}
        >
          <Icon name="close" />
        </button>
      ) : (
        <button
          type="button"
          className="btn small quiet"
          aria-label={`${day}, nghỉ trưa`}
          onClick={() =>
            putAndGo(
              [
                [opens, ""],
                ["", closes],
              ],
              "input:last-of-type",
            )
          }
        >
          Nghỉ trưa
        </button>
      )}
    </span>
  );
}

interface HourBoxProps {
  label: string;
  value: string;
  change: (next: string) => void;
  bad: boolean;
}

/** An hour as one likes to type it; once left, it stands as the file has it. */
function HourBox({ label, value, change, bad }: HourBoxProps) {
  return (
    <input
      className="in num"
      inputMode="numeric"
      placeholder="08:00"
      autoComplete="off"
      aria-label={label}
      aria-invalid={bad || undefined}
      value={value}
      // What parts hours in the file is no part of one: `8,30` is half past eight.
      onChange={(event) => change(event.target.value.replace(/[,;]/g, ":").replace(/[-–—]/g, ""))}
      onBlur={() => hourOf(value) && change(hourOf(value) ?? value)}
    />
  );
}

/** @param id of the first day's field @param hours of the first day */
function AlikeDays({ id, hours }: { id: string; hours: string }) {
  const { fields, set } = useForm();
  const say = useWayBack();
  const path = id.split(".").slice(0, -1);
  const week = valueAt(fields, path) as Record<string, unknown>;
  const put = (days: readonly string[], hoursOf: (day: string) => unknown) => {
    for (const day of days) set([...path, day], hoursOf(day));
  };
  return (
    <span className="day-alike">
      {ALIKE.map(({ label, days, said }) => (
        <button
          key={label}
          type="button"
          className="btn small"
          disabled={!parseDay(hours)}
          onClick={() => {
            put(days, () => hours);
            say(said, () => put(days, (day) => week[day]));
          }}
        >
          {label}
        </button>
      ))}
    </span>
  );
}
