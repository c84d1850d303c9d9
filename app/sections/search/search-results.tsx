import { articleAddress } from "../../addresses.ts";
import type { ArticleCard } from "../../content/types.ts";
import { formatDate } from "../../ui/date.ts";
import { Link } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { FoundCategory } from "./found-category.tsx";
import { Marked } from "./marked.tsx";
import type { Found } from "./matching.ts";
import styles from "./search-results.module.css";
import type { Results } from "./use-search.ts";

/** What was found: categories in one compact row (visitors who type a product's name want the product), then articles, the best match first. */
export function SearchResults({ results: { categories, articles } }: { results: Results }) {
  return (
    <>
      {categories.length > 0 && (
        <section className={styles.group}>
          <h2>
            Danh mục <small aria-hidden="true">{categories.length}</small>
          </h2>
          <ul className={styles.categories}>
            {categories.map((found) => (
              <li key={found.entry.slug}>
                <FoundCategory found={found} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {articles && articles.length > 0 && (
        <section className={styles.group}>
          <h2>
            Bài viết <small aria-hidden="true">{articles.length}</small>
          </h2>
          <ul>
            {articles.map((found) => (
              <FoundArticle key={found.entry.slug} found={found} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** An article among the results. Its heading is the link, stretched over the whole row. */
function FoundArticle({ found: { entry, fields } }: { found: Found<ArticleCard> }) {
  const [title, description] = fields;
  return (
    <li className={styles.article}>
      <Picture source={entry.image} alt="" sizes="(min-width: 64em) 15rem, 30vw" className={styles.picture} />
      <div>
        <time dateTime={entry.date}>{formatDate(entry.date)}</time>
        <h3>
          <Link to={articleAddress(entry.slug)}>
            <Marked pieces={title} />
          </Link>
        </h3>
      </div>
      <p>
        <Marked pieces={description} />
      </p>
    </li>
  );
}
