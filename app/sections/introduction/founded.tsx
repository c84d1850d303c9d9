import { introduction } from "virtual:content/introduction";
import { builtIn, settings } from "virtual:content/site";
import { percent } from "../../ui/marks/percent.ts";
import { Breadcrumbs } from "../../ui/page/breadcrumbs.tsx";
import styles from "./founded.module.css";

/** Head of the introduction: the year the shop began, and a tape of the years since. */
export function Founded() {
  const { title, lead } = introduction;
  const { founded } = settings;
  return (
    <div className={`${styles.head} on-dark`}>
      <div className="wrap">
        <Breadcrumbs here={title} />
        {/* One text: between two texts the space gets lost at a line break, and screen readers would say "Giới thiệuIn ấn". */}
        <h1 className="visually-hidden">{`${title} ${settings.name}`}</h1>
        <div className={styles.founded}>
          <p className={styles.year}>
            <small>{settings.name}, từ năm</small> {founded}
          </p>
          <p className={styles.lead}>{lead}</p>
        </div>
      </div>
      <Years first={founded} last={builtIn} />
    </div>
  );
}

const MONTHS = 12;

/** A tape whose unit is the month. Positions are in per cent, so that the marks stretch with the window and the figures do not. Decorative. */
function Years({ first, last }: { first: number; last: number }) {
  const count = Math.max(1, last - first); // there is a tape in the first year, too
  const years = Array.from({ length: count + 1 }, (_, place) => place);
  const months = Array.from({ length: count * MONTHS }, (_, month) => month).filter((month) => month % MONTHS !== 0);
  return (
    <div className={styles.tape}>
      <svg width="100%" height="64" aria-hidden="true">
        {months.map((month) => (
          <line
            key={month}
            className={month % 6 === 0 ? styles.halfYear : styles.month}
            x1={percent(month / MONTHS / count)}
            x2={percent(month / MONTHS / count)}
            y2={month % 6 === 0 ? 26 : 15}
          />
        ))}
        {years.map((year) => (
          // On narrow screens the first, the middle and the last year are named.
          <g key={year} data-named={[0, Math.round(count / 2), count].includes(year) || undefined}>
            <line x1={percent(year / count)} x2={percent(year / count)} y2="54" />
            <text x={percent(year / count)} dx="8" y="52">
              {first + year}
            </text>
          </g>
        ))}
      </svg>
      <i />
    </div>
  );
}
