import { catalogue } from "virtual:content/site";
import { articleAddress, CATEGORIES, categoryAddress } from "../../addresses.ts";
import type { ArticleLink } from "../../content/types.ts";
import { Link, NavLink } from "../../ui/link.tsx";
import { TickHeading } from "../../ui/marks/tape.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./sidebar.module.css";

/**
 * The column beside lists and texts: all categories with their usual size, and the newest articles.
 *
 * @param news null while the articles are loading or could not be loaded: the heading then stands alone; undefined where the
 *   screen shows its news elsewhere. An empty list gets no heading
 */
export function Sidebar({ news }: { news?: ArticleLink[] | null }) {
  return (
    <aside className={styles.sidebar} aria-label="Danh mục và tin mới">
      <nav className={styles.categories} aria-labelledby="sidebar-categories">
        <TickHeading id="sidebar-categories">{CATEGORIES.title}</TickHeading>
        <ul>
          {catalogue.map(({ slug, title, size }) => (
            <li key={slug}>
              <NavLink to={categoryAddress(slug)}>
                {title}
                <small>{size.label}</small>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {news !== undefined && news?.length !== 0 && <NewestNews news={news} />}
    </aside>
  );
}

function NewestNews({ news }: { news: ArticleLink[] | null }) {
  return (
    <section className={styles.news} aria-labelledby="sidebar-news">
      <TickHeading id="sidebar-news">Tin tức mới</TickHeading>
      <ul>
        {news?.map((article) => (
          <li key={article.id}>
            <Link to={articleAddress(article.slug)}>
              <Picture source={article.image} alt="" sizes="88px" />
              <span>{article.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
