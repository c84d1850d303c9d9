import { PolicyLinks } from "../frame/footer/policy-links.tsx";
import { WayHome } from "../lost/page-not-found.tsx";
import styles from "./policy-missing.module.css";

/** Stands in the place of a policy that does not exist (specification §8): says so and offers the policies that do. */
export function PolicyMissing() {
  return (
    <div className={styles.missing}>
      <p className={styles.words}>Không tìm thấy chính sách này.</p>
      <PolicyLinks />
      <div>
        <WayHome />
      </div>
    </div>
  );
}
