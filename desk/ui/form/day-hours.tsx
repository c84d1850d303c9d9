import { hourOf } from "../../../app/content/calendar/opening-hours.ts";
import type { InputProps } from "./input.tsx";
import "./day-hours.css";

/** What a day can be, as the file has it and as people say it. */
const DAYS = [
  { value: "hours", label: "Mở, có giờ" },
  { value: "open", label: "Mở, chưa ghi giờ" },
  { value: "closed", label: "Nghỉ" },
];

/** One day of the week: open from and to, open without hours, or closed. */
export function DayHours({ field, id, value, set, described, bad }: InputProps) {
  const text = typeof value === "string" ? value : "";
  const state = text === "open" || text === "closed" ? text : "hours";
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
        onChange={(event) => set(event.target.value === "hours" ? "–" : event.target.value)}
      >
        {DAYS.map((day) => (
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
    </span>
  );
}
