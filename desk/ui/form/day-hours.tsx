import { Fragment, useRef } from "react";
import { flushSync } from "react-dom";
import { hourOf, parseDay, partsOfDay, WEEKDAYS } from "../../../app/content/calendar/opening-hours.ts";
import { valueAt } from "../../documents/at-path.ts";
import { Icon } from "../parts/icon.tsx";
import { typedIn } from "../parts/typed-in.ts";
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

/** The further choice of particular days, which may have the usual hours of the week. */
const USUAL = { value: "usual", label: "Như mọi tuần" };

const [FIRST, ...OTHERS] = WEEKDAYS;

/** Days that mostly have the hours of the first weekday, in a shop's own words; Sunday often has other hours. */
const ALIKE = [
  { label: "Thứ Ba đến thứ Bảy cũng vậy", days: OTHERS.slice(0, -1), said: "Thứ Ba đến thứ Bảy giờ như thứ Hai." },
  { label: "Cả tuần cũng vậy", days: OTHERS, said: "Cả tuần giờ như thứ Hai." },
];

/** Hours from and to that nobody has filled in. */
const EMPTY = "–";

/**
 * The hours of a weekday, or of particular days that differ from the week: open from and to, with or without a pause at noon; open without hours; or
 * closed. Days that may be left out can also be as usual. On the first day of the week, buttons copy its hours to the days after it.
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
      {state === "hours" && <Times day={field.label} text={text} set={set} described={described} bad={bad} />}
      {field.name === FIRST && <AlikeDays id={id} hours={text} />}
    </span>
  );
}

/** Names of the hours of a day: without a pause at noon, and with a pause. */
const WHOLE = [["mở lúc", "đóng lúc"]] as const;
const PARTED = [
  ["mở lúc", "nghỉ trưa lúc"],
  ["mở lại lúc", "đóng lúc"],
] as const;

interface TimesProps {
  /** Name of the day. */
  day: string;
  /** The hours as the file has them. */
  text: string;
  set: (next: string) => void;
  /** Ids of what is said of the day. */
  described: string | undefined;
  bad: boolean;
}

/** The hours of a day: from and to, once, or twice with a pause at noon in between. Adding or removing the pause keeps the hours of opening and closing. */
function Times({ day, text, set, described, bad }: TimesProps) {
  const say = useWayBack();
  const here = useRef<HTMLSpanElement>(null);
  const parts = partsOfDay(text).map(([from = "", to = ""]) => [from, to] as const);
  const parted = parts.length > 1;
  const put = (next: readonly (readonly string[])[]) => set(next.map((part) => part.join("–")).join(", "));
  /** The change removes the pressed button, so the focus goes to what takes its place. */
  const putAndGo = (next: readonly (readonly string[])[], selector: string) => {
    flushSync(() => put(next));
    here.current?.querySelector<HTMLElement>(selector)?.focus();
  };
  const hour = (name: string, own: string, change: (next: string) => void) => (
    <HourBox label={`${day}, ${name}`} value={own} change={change} described={described} bad={bad} />
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
  described: string | undefined;
  bad: boolean;
}

/** A box for an hour, which may be typed in several ways; once the box is left, it shows the hour as the file has it. */
function HourBox({ label, value, change, described, bad }: HourBoxProps) {
  return (
    <input
      className="in num"
      inputMode="numeric"
      placeholder="08:00"
      autoComplete="off"
      aria-label={label}
      aria-describedby={described}
      aria-invalid={bad || undefined}
      value={value}
      // The signs that separate hours in the file cannot be part of an hour: `8,30` becomes half past eight.
      onChange={(event) => change(typedIn(event.target, event.nativeEvent).replace(/[,;]/g, ":").replace(/[-–—]/g, ""))}
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
