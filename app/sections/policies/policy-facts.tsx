import type { PolicyPage } from "../../content/types.ts";
import type { PageTone } from "../../ui/page/page-head.tsx";
import adult from "./drawings/adult.svg";
import bike from "./drawings/bike.svg";
import box from "./drawings/box.svg";
import day from "./drawings/day.svg";
import eye from "./drawings/eye.svg";
import grid from "./drawings/grid.svg";
import lock from "./drawings/lock.svg";
import money from "./drawings/money.svg";
import pen from "./drawings/pen.svg";
import share from "./drawings/share.svg";
import styles from "./policy-facts.module.css";

/** Each drawing a policy may name (app/content/schema/policy.build.ts). All are 220 by 130 units, the box beside a person 220 by 172. */
const DRAWINGS: Record<PolicyPage["facts"][number]["drawing"], string> = {
  adult,
  bike,
  box,
  day,
  eye,
  grid,
  lock,
  money,
  pen,
  share,
};
/** Characters of a figure and its unit that fit on one line of a card. */
const ROOM = 15;
const HEIGHT = 130;
const HEIGHT_WITH_PERSON = 172;

/** The figures of a policy as drawn cards, on the ground of the page's head. */
export function PolicyFacts({ policy, tone }: { policy: PolicyPage; tone: PageTone }) {
  return (
    <div className={styles.ground} data-tone={tone}>
      <ul className={`wrap ${styles.facts}`} data-count={policy.facts.length}>
        {policy.facts.map(({ drawing, figure, unit, text }) => (
          <li key={text}>
            <img src={DRAWINGS[drawing]} alt="" width={220} height={drawing === "box" ? HEIGHT_WITH_PERSON : HEIGHT} />
            <p className={styles.figure} data-long={`${figure} ${unit ?? ""}`.length > ROOM || undefined}>
              {figure} {unit && <small>{unit}</small>}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
