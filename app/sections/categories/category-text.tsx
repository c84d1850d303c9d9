import type { CategoryRecord, KnownCategory } from "../../content/types.ts";
import { MeasuredPicture } from "../../ui/measured-picture.tsx";
import { Prose } from "../../ui/page/prose.tsx";
import { Picture } from "../../ui/picture.tsx";
import { BusinessInfo } from "../contact/business-info.tsx";
import { ContactForm } from "../contact/contact-form.tsx";
import { CategoryJobs } from "../jobs/category-jobs.tsx";
import { CategoryReads } from "./category-reads.tsx";
import styles from "./category-text.module.css";

interface CategoryTextProps {
  category: CategoryRecord;
  /** What the catalogue says of it; without it the picture has no rulers. */
  known: KnownCategory | undefined;
}

/** The body of a category's page: picture, text, articles about it, business information and the contact form. */
export function CategoryText({ category, known }: CategoryTextProps) {
  return (
    <article className={styles.text}>
      {known ? (
        <MeasuredPicture
          category={{ ...known, image: category.imageUrl }}
          sizes="(min-width: 64em) 30rem, (min-width: 48em) 42vw, 92vw"
          first
        />
      ) : (
        <Picture source={category.imageUrl} alt={category.title} first sizes="(min-width: 64em) 64vw, 95vw" />
      )}
      <Prose html={category.content} rail />
      {known && <CategoryJobs slug={known.slug} />}
      {known && <CategoryReads category={known} />}
      <div className={styles.contact}>
        <BusinessInfo />
        <ContactForm id="category" />
      </div>
    </article>
  );
}
