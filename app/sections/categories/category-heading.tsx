import { useEffect, useRef } from "react";
import { type Address, CATEGORIES, TRY_SIZE } from "../../addresses.ts";
import type { KnownCategory } from "../../content/types.ts";
import { sizeInQuery } from "../../try-size/trade-query.ts";
import { PageHead } from "../../ui/page/page-head.tsx";
import { bringBrief, followBrief } from "../contact/brief.ts";
import { LiveDrawing } from "./live-size/live-drawing.tsx";
import styles from "./live-size/size-bar.module.css";
import { SizeBar } from "./live-size/size-bar.tsx";
import { type SizeInHand, useSize } from "./live-size/use-size.ts";
import { OrderBox } from "./order-box.tsx";
import { briefOf, noteOf } from "./size-brief.ts";

/**
 * The head of a category's page.
 *
 * @param known what the catalogue says of the category; without that the title stands alone
 */
export function CategoryHeading({ title, known }: { title: string; known: KnownCategory | undefined }) {
  return known ? <LiveHeading known={known} /> : <PageHead title={title} crumbs={[CATEGORIES]} />;
}

/** Address of the screen that shows the same size in a scene, with the visitor's own file (app/try-size/query.ts reads the address). */
function tryAt(kind: string, size: SizeInHand): Address {
  return `${TRY_SIZE.to}?${sizeInQuery(kind, size, size.ownUnit)}`;
}

/** The head with a print that the visitor resizes: its size goes into the page's contact form as a brief. */
function LiveHeading({ known }: { known: KnownCategory }) {
  const { kind, title, lead, stance, order: facts } = known;
  const size = useSize(known.slug, facts.sizes);
  const [brief, told] = [briefOf(title, size), noteOf(title, size)];
  const first = useRef(brief);
  useEffect(() => {
    // A brief that stands in the form comes from an earlier visit: it stays until something is chosen in this one.
    if (brief !== first.current) followBrief(brief, told);
    first.current = "";
  }, [brief, told]);
  function ask() {
    const form = bringBrief(brief, told);
    if (!form) return;
    const empty = [...form.elements].find((box) => box instanceof HTMLInputElement && box.required && !box.value);
    form.closest("section")?.scrollIntoView();
    (empty instanceof HTMLElement ? empty : form.querySelector("button"))?.focus({ preventScroll: true });
  }
  return (
    <>
      <PageHead title={title} lead={lead} crumbs={[CATEGORIES]}>
        <LiveDrawing kind={kind} stance={stance} size={size} />
      </PageHead>
      <div className={styles.ground} data-early>
        <SizeBar sizes={facts.sizes} size={size} onAsk={ask} tryAt={tryAt(kind, size)} />
        <p className={`wrap ${styles.plain}`}>
          Khổ hay in:{" "}
          {facts.sizes.map(({ measure, label }) => `${measure.replaceAll(" ", "\u00a0")} (${label})`).join(", ")}.{" "}
          <a href="#category-title">Hỏi giá khổ bạn cần</a>
        </p>
      </div>
      <OrderBox facts={facts} day={size.day} onDay={size.needBy} />
    </>
  );
}
