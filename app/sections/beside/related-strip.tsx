import { catalogue } from "virtual:content/site";
import { categoryAddress } from "../../addresses.ts";
import { Link } from "../../ui/link.tsx";
import styles from "./related-strip.module.css";
import { Share } from "./share.tsx";

/** The kinds of the six categories that the strip links to (specification §2, category detail). */
const RELATED = ["in-decal-pp", "in-lua-canvas", "in-bang-ron", "in-decal-o-to", "in-backlit", "in-bat-hiflex"];

/** The strip at the bottom of a category and of an article: related categories as cut vinyl, and sharing. */
export function RelatedStrip() {
  const related = RELATED.map((kind) => catalogue.find((category) => category.kind === kind)).filter(
    (found) => !!found,
  );
  return (
    <div className="wrap">
      <div className={styles.strip} data-screen-only>
        {related.length > 0 && (
          <section aria-labelledby="related-categories">
            <h2 id="related-categories">Danh mục liên quan</h2>
            <ul className={styles.tags}>
              {related.map(({ slug, title }) => (
                <li key={slug}>
                  <Link to={categoryAddress(slug)}>{title}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Share />
      </div>
    </div>
  );
}
