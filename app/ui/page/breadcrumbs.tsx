import { HOME, type Place } from "../../addresses.ts";
import { Link } from "../link.tsx";
import styles from "./breadcrumbs.module.css";
import { languageOf } from "./not-found-title.ts";

/**
 * The way from home to this page.
 *
 * @param crumbs the pages between home and this one, outermost first
 * @param here name of this page, shown as text
 */
export function Breadcrumbs({ crumbs = [], here }: { crumbs?: Place[] | undefined; here: string }) {
  return (
    <nav className={styles.crumbs} aria-label="Đường dẫn">
      <ol>
        {[HOME, ...crumbs].map(({ title, to }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page" lang={languageOf(here)}>
            {here}
          </span>
        </li>
      </ol>
    </nav>
  );
}
