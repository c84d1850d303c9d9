import { Link } from "react-router";
import styles from "./breadcrumbs.module.css";

/** A page between home and the one shown. */
export interface Crumb {
  title: string;
  /** Its address within the site. */
  to: string;
}

/**
 * The way from home to this page.
 *
 * @param crumbs the pages between home and this one, outermost first
 * @param here name of this page, shown as text
 */
export function Breadcrumbs({ crumbs = [], here }: { crumbs?: Crumb[] | undefined; here: string }) {
  return (
    <nav className={styles.crumbs} aria-label="Đường dẫn">
      <ol>
        {[{ title: "Trang chủ", to: "/" }, ...crumbs].map(({ title, to }) => (
          <li key={to}>
            <Link to={to} prefetch="intent">
              {title}
            </Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
