import type { ReactNode } from "react";
import type { Place } from "../../addresses.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { languageOf } from "./not-found-title.ts";
import styles from "./page-head.module.css";

/** The ground of a page's head. */
export type PageTone = "green" | "pink" | "yellow" | "kraft";

interface PageHeadProps {
  /** The page's h1 and the last of the breadcrumbs. */
  title: string;
  lead?: ReactNode;
  tone?: PageTone;
  /** The pages between home and this one; home and the page itself are added. */
  crumbs?: Place[];
  /** Name of the page in the breadcrumbs, where it is not the title. */
  here?: string;
  /** A drawing beside the words from 640 px up, below them on narrower screens; it stands on the lower edge. */
  children?: ReactNode;
}

/** The coloured head of a page: its breadcrumbs, its name, one sentence. */
export function PageHead({ title, lead, tone = "green", crumbs, here = title, children }: PageHeadProps) {
  return (
    <div className={tone === "green" ? `${styles.head} on-dark` : styles.head} data-tone={tone}>
      <div className={`wrap ${styles.inside}`} data-split={children ? true : undefined}>
        <div className={styles.words}>
          <Breadcrumbs crumbs={crumbs} here={here} />
          <h1 lang={languageOf(title)}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
