import { shortDay } from "../parts/words.ts";
import { type DayBar, weekdayOf } from "./days.ts";

/** Units of the drawing, which grows with its place. */
const WIDTH = 280;
const HEIGHT = 88;
const BELOW = 16;

/** Bars of some days, the last one yellow; a line on each for the same day of the span before. A hidden table says the same to people who cannot see it. */
export function DayChart({ title, bars }: { title: string; bars: DayBar[] }) {
  const most = Math.max(1, ...bars.flatMap(({ count, before }) => [count, before]));
  const step = WIDTH / bars.length;
  const bar = step * 0.64;
  const up = (count: number) => (count / most) * (HEIGHT - 4);
  const week = bars.length <= 7;
  return (
    <>
      <svg className="bars big" viewBox={`0 0 ${WIDTH} ${HEIGHT + BELOW}`} aria-hidden="true">
        {bars.map(({ day, count, before }, at) => {
          const x = at * step + (step - bar) / 2;
          return (
            <g key={day}>
              <rect
                className={at === bars.length - 1 ? "hi" : ""}
                x={x}
                y={HEIGHT - up(count)}
                width={bar}
                height={up(count)}
              />
              {before > 0 && <path className="was" d={`M${x - 2} ${HEIGHT - up(before)}h${bar + 4}`} />}
              {(week || at % 7 === bars.length % 7) && (
                <text x={Math.max(x + bar / 2, week ? 0 : 14)} y={HEIGHT + 13}>
                  {week ? weekdayOf(day) : shortDay(day).slice(0, 5)}
                </text>
              )}
            </g>
          );
        })}
        <path className="base" d={`M0 ${HEIGHT}H${WIDTH}`} />
      </svg>
      {/* A table is never narrower than its words, so the box around it is made small: otherwise a phone's window would scroll for the table. */}
      <div className="vh">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">Ngày</th>
              <th scope="col">Số lần</th>
              <th scope="col">Kỳ trước</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ day, count, before }) => (
              <tr key={day}>
                <th scope="row">{shortDay(day)}</th>
                <td>{count}</td>
                <td>{before}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
