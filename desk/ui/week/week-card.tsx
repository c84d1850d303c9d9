import { Link } from "react-router";
import type { Week } from "../../week/routes.ts";
import { usePages } from "../pages.tsx";
import { useTold } from "../parts/use-told.ts";
import { dayBars } from "./days.ts";
import { FIGURES } from "./figures.ts";

const DAYS = 7;
/** Units of a small chart. */
const [WIDTH, HEIGHT] = [84, 26];

/** The last seven days in four lines, on the first screen; nothing while nothing was counted, or the server does not answer: the screen of the week says why. */
export function WeekCard() {
  const { pages } = usePages();
  const week = useTold<Week>(`week?days=${DAYS}`, pages); // read anew when the window gets the focus, and on a new day
  if (!week?.summary || week.days.length === 0) return null;
  const { last } = week.summary;
  return (
    <section className="card" aria-labelledby="week-h">
      <div className="card-head">
        <h2 id="week-h">Tuần này</h2>
        <Link to="/tuan-nay">Xem kỹ</Link>
      </div>
      <ul className="week-lines">
        {FIGURES.map(({ title, kinds }) => {
          const bars = dayBars(week.days, last, DAYS, kinds);
          const most = Math.max(1, ...bars.map(({ count }) => count));
          const step = WIDTH / DAYS;
          return (
            <li key={title}>
              <span>{title}</span>
              <b className="num">{bars.reduce((sum, { count }) => sum + count, 0).toLocaleString("vi-VN")}</b>
              <svg className="bars" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
                {bars.map(({ day, count }, at) => {
                  const up = Math.max(1, (count / most) * HEIGHT);
                  return (
                    <rect
                      key={day}
                      className={at === DAYS - 1 ? "hi" : ""}
                      x={at * step}
                      y={HEIGHT - up}
                      width={step * 0.75}
                      height={up}
                    />
                  );
                })}
              </svg>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
