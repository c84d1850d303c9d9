import { hasJobs } from "virtual:content/site";
import { type MouseEvent, useState } from "react";
import { PHONE_WIDTH } from "../../content/pictures.ts";
import type { CategoryRecord, KnownCategory } from "../../content/types.ts";
import { MeasuredPicture } from "../../ui/measured-picture.tsx";
import { Prose } from "../../ui/page/prose.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useBelowFirstView } from "../../ui/window/below-first-view.ts";
import { isPlainClick } from "../../ui/window/plain-click.ts";
import { BusinessInfo } from "../contact/business-info.tsx";
import { ContactForm } from "../contact/contact-form.tsx";
import { CategoryJobs } from "../jobs/category-jobs.tsx";
import { CategoryReads } from "./category-reads.tsx";
import styles from "./category-text.module.css";
import type { LargeView } from "./large-view/large-view.tsx";

interface CategoryTextProps {
  category: CategoryRecord;
  /** What the catalogue says of the category; without that the picture has no rulers. */
  known: KnownCategory | undefined;
  /** Whether the category came prerendered in the page; otherwise picture and text are drawn first, and what stands below them after that. */
  built: boolean;
}

/**
 * The body of a category's page: picture, text, articles about it, business information and the contact form. Under the live head the picture
 * stands below the first view on every screen, so it is not loaded first: its 21 KB would keep the fonts and the head waiting (0.3 s on slow 4G).
 */
export function CategoryText({ category, known, built }: CategoryTextProps) {
  const below = useBelowFirstView(built);
  const [large, setLarge] = useState<{ View: typeof LargeView; opener: HTMLAnchorElement } | null>(null);
  async function openLarge(event: MouseEvent) {
    const opener = stripLinkOf(event);
    if (!opener) return;
    event.preventDefault();
    // A followed link makes the import below fail in WebKit, which drops a page's requests as soon as a link leads out of it.
    let leaving = false;
    const note = ({ target }: Event) => {
      leaving ||= target instanceof Element && target.closest("a") !== null;
    };
    window.addEventListener("click", note, true);
    try {
      const { LargeView: View } = await import("./large-view/large-view.tsx");
      setLarge({ View, opener });
    } catch {
      // The connection failed: the picture alone may still load, if the visitor has not followed a link meanwhile.
      if (opener.isConnected && !leaving) window.location.assign(opener.href);
    } finally {
      window.removeEventListener("click", note, true);
    }
  }
  return (
    <article className={styles.text}>
      {known ? (
        <MeasuredPicture
          category={{ ...known, image: category.imageUrl }}
          sizes="(min-width: 64em) 30rem, (min-width: 48em) 42vw"
        />
      ) : (
        <Picture
          source={category.imageUrl}
          alt={category.title}
          first
          sizes={`(min-width: 64em) 64vw, ${PHONE_WIDTH}`}
        />
      )}
      <div className={styles.words} onClickCapture={openLarge}>
        <Prose html={category.content} rail />
      </div>
      {large && <large.View opener={large.opener} onClose={() => setLarge(null)} />}
      {below && (
        <>
          {/* As long as the shop shows no jobs, nobody loads the code that lists them. */}
          {hasJobs && known && <CategoryJobs slug={known.slug} />}
          {known && <CategoryReads category={known} />}
          <CategoryContact />
        </>
      )}
    </article>
  );
}

/** Stands below the text, and where that could not be loaded: the head, which may have come all the same, asks through the form. */
export function CategoryContact() {
  return (
    <div className={styles.contact}>
      <BusinessInfo />
      <ContactForm id="category" />
    </div>
  );
}

/** The link of the strip of pictures (app/content/picture-strip.build.ts) that was plainly clicked. */
function stripLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (!isPlainClick(event)) return null;
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-early]") : null;
}
