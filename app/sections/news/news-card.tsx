import type { ReactNode } from "react";
import { articleAddress } from "../../addresses.ts";
import { PHONE_WIDTH } from "../../content/pictures.ts";
import type { ArticleCard } from "../../content/types.ts";
import { Link } from "../../ui/link.tsx";
import { GhostLine, PrintingSheet } from "../../ui/page/loading-placeholder.tsx";
import { Picture } from "../../ui/picture.tsx";
import { PublishDate } from "../../ui/publish-date.tsx";
import styles from "./news-card.module.css";

type Heading = "h2" | "h3";
/** `lead`: the first larger than the others; `three`: equal, up to three in a row. */
export type CardLayout = "lead" | "three";

interface NewsCardProps {
  article: ArticleCard;
  heading: Heading;
  /** Widths at which the layout shows the picture. */
  sizes: string;
  /** True for a card of the first view. */
  eager?: boolean;
}

/** An article in a list. Its heading is the link, stretched over the whole card. */
function NewsCard({ article, heading: Heading, sizes, eager }: NewsCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture source={article.image} alt="" sizes={sizes} first={eager} />
      </div>
      <PublishDate date={article.date} />
      <Heading>
        <Link to={articleAddress(article.slug)}>{article.title}</Link>
      </Heading>
      <p>{article.description}</p>
    </article>
  );
}

/** The shape of a card while its article is on the way: a print head lays ink where the picture will be. */
function NewsCardPlaceholder() {
  return (
    <div className={styles.card}>
      <PrintingSheet />
      <GhostLine length="short" />
      <GhostLine tall />
      <GhostLine length="long" />
    </div>
  );
}

const THIRDS = `(min-width: 75em) 30vw, (min-width: 48em) 47vw, ${PHONE_WIDTH}`;
/** In the layout `lead` the first card is the largest. */
const SIZES: Record<CardLayout, { first: string; others: string }> = {
  lead: {
    first: `(min-width: 75em) 48vw, (min-width: 48em) 95vw, ${PHONE_WIDTH}`,
    others: `(min-width: 75em) 24vw, (min-width: 48em) 48vw, ${PHONE_WIDTH}`,
  },
  three: { first: THIRDS, others: THIRDS },
};

/** Cards of articles in a grid; `eager` where the grid begins in the first view. */
export function NewsCards({
  articles,
  heading,
  layout,
  eager,
}: {
  articles: ArticleCard[];
  heading: Heading;
  layout: CardLayout;
  eager?: boolean;
}) {
  return (
    <CardGrid layout={layout} eager={eager}>
      {articles.map((article, place) => (
        <NewsCard
          key={article.slug}
          article={article}
          heading={heading}
          sizes={place ? SIZES[layout].others : SIZES[layout].first}
          eager={eager && place === 0}
        />
      ))}
    </CardGrid>
  );
}

/** The same grid while the articles are on the way. */
export function NewsCardPlaceholders({ count, layout }: { count: number; layout: CardLayout }) {
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <div role="status">
      <span className="visually-hidden">Đang tải tin tức</span>
      <CardGrid layout={layout}>
        {places.map((place) => (
          <NewsCardPlaceholder key={place} />
        ))}
      </CardGrid>
    </div>
  );
}

function CardGrid({
  layout,
  eager,
  children,
}: {
  layout: CardLayout;
  eager?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <div className={eager ? `below-second ${styles.cards}` : styles.cards} data-layout={layout}>
      {children}
    </div>
  );
}
