import { catalogue } from "virtual:content/site";
import { categoryAddress } from "../../addresses.ts";
import { PERSON_SAID } from "../../content/person.ts";
import { Link } from "../../ui/link.tsx";
import { drawnWidth, Person, PrintShape } from "../../ui/marks/scale-pictogram.tsx";
import styles from "./category-frieze.module.css";

/** Metres: the person's place, the air after each print, the sky. */
const PERSON = 0.9;
const AIR = 0.5;
const SKY = 2.75;

/**
 * All categories side by side in one scale, each a link to its page, standing on a tape whose ticks are true decimetres. They take as many
 * rows as they need.
 */
export function CategoryFrieze() {
  return (
    <nav className={styles.frieze} aria-label="Các loại in, vẽ cùng một tỉ lệ">
      <ul>
        <li aria-hidden="true">
          <svg viewBox={`0 0 ${PERSON} ${SKY}`} aria-hidden="true">
            <Person x={0} ground={SKY} />
          </svg>
          <span>{PERSON_SAID}</span>
        </li>
        {catalogue.map((category) => (
          <li key={category.slug} data-stance={category.stance}>
            <Link to={categoryAddress(category.slug)}>
              <svg viewBox={`0 0 ${(drawnWidth(category) + AIR).toFixed(1)} ${SKY}`} aria-hidden="true">
                <PrintShape print={category} x={0} ground={SKY} />
              </svg>
              <span>{category.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
