import { NEWS } from "../../addresses.ts";
import { ILLUSTRATION_NOTE, isPhotograph, PHONE_WIDTH } from "../../content/pictures.ts";
import type { BlogRecord } from "../../content/types.ts";
import { Breadcrumbs } from "../../ui/page/breadcrumbs.tsx";
import { Prose } from "../../ui/page/prose.tsx";
import { Picture } from "../../ui/picture.tsx";
import { PublishDate } from "../../ui/publish-date.tsx";
import styles from "./article-text.module.css";

/**
 * An article: title, short description, picture, text.
 *
 * @param alt what the picture shows; known on a full load only, because the data file does not have it
 */
export function ArticleText({ article, alt }: { article: BlogRecord; alt: string | undefined }) {
  const { title, description, date, image, content } = article;
  return (
    <article className={styles.text}>
      <header className={styles.head}>
        <Breadcrumbs crumbs={[NEWS]} here={title} />
        <PublishDate date={date} />
        <h1>{title}</h1>
        <p>{description}</p>
      </header>
      <figure className={styles.figure}>
        <Picture
          source={image}
          alt={alt ?? `${isPhotograph(image) ? "Ảnh" : ILLUSTRATION_NOTE} cho bài “${title}”`}
          first
          sizes={`(min-width: 100em) 72rem, (min-width: 64em) 68vw, (min-width: 48em) 95vw, ${PHONE_WIDTH}`}
        />
        {!isPhotograph(image) && <figcaption>{ILLUSTRATION_NOTE}</figcaption>}
      </figure>
      <Prose html={content} rail />
    </article>
  );
}
