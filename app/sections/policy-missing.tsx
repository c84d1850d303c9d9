import { policies } from "virtual:content/site";
import { Link } from "react-router";
import { WayHome } from "./page-not-found.tsx";
import styles from "./policy-missing.module.css";

/** In the place of a policy that does not exist (specification §8): says so and offers the four that do. */
export function PolicyMissing() {
  return (
    <div className={styles.missing}>
      <p className={styles.words}>Không tìm thấy chính sách này.</p>
      <ul>
        {policies.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={`/chinh-sach/${slug}`} prefetch="intent">
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <div>
        <WayHome />
      </div>
    </div>
  );
}
