import { hourOf, parseDay, WEEKDAYS } from "../../../app/content/calendar/opening-hours.ts";
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

/**
 * One day of the week, or days that are not as the week says: open from and to, open without hours, or closed; what may be left out is as usual.
 * The hours of the first day of the week are put in for those after it.
 */
export function DayHours({ field, id, value, set, described, bad }: InputProps) {
  const text = typeof value === "string" ? value : "";
  const usual = value === undefined && !field.required;
  const state = usual ? USUAL.value : text === "open" || text === "closed" ? text : "hours";
  const [from = "", to = ""] = state === "hours" ? text.split(/[–-]/).map((hour) => hour.trim()) : [];
  const hour = (name: string, own: string, put: (next: string) => string) => (
    <input
      className="in num"
      inputMode="numeric"
      placeholder="08:00"
      autoComplete="off"
      aria-label={`${field.label}, ${name}`}
      aria-invalid={bad || undefined}
      value={own}
      onChange={(event) => set(put(event.target.value))}
      onBlur={() => hourOf(own) && set(put(hourOf(own) ?? own))}
    />
  );
  return (
    <span className="day-hours">
      <select
        id={id}
        className="in"
        aria-describedby={described}
        value={state}
        onChange={({ target }) =>
          set(target.value === USUAL.value ? undefined : target.value === "hours" ? "–" : target.value)
        }
      >
        {(field.required ? DAYS : [USUAL, ...DAYS]).map((day) => (
          <option key={day.value} value={day.value}>
            {day.label}
          </option>
        ))}
      </select>
      {state === "hours" && (
        <>
          {hour("mở lúc", from, (next) => `${next}–${to}`)}
          <span aria-hidden="true">đến</span>
          {hour("đóng lúc", to, (next) => `${from}–${next}`)}
        </>
      )}
      {field.name === FIRST && <AlikeDays id={id} hours={text} />}
    </span>
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
