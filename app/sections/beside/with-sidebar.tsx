import type { ReactNode } from "react";
import type { Address } from "../../addresses.ts";
import type { ArticleLink } from "../../content/types.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Contents } from "./contents.tsx";
import { Sidebar } from "./sidebar.tsx";
import styles from "./with-sidebar.module.css";

interface WithSidebarProps {
  news?: ArticleLink[] | null;
  /** True where the specification has the sidebar on large screens only. */
  largeOnly?: boolean;
  /** A long text: its table of contents stays beside it on wide screens, with a link for asking the shop. */
  reading?: Reading | null | undefined;
  children: ReactNode;
}

interface Reading {
  /** The text, or the mark that stands for a text in the prerendered page. */
  html: string;
  /** Where the visitor asks the shop: a form further down on the page, or a page of its own. */
  askAt: Address;
}

/** A screen's content with the sidebar: to its left from 1024 px up, below it on narrower screens. */
export function WithSidebar({ news, largeOnly, reading, children }: WithSidebarProps) {
  return (
    <div
      className={styles.columns}
      data-large-only={largeOnly || undefined}
      data-short={news === undefined || undefined}
      data-reading={!!reading || undefined}
    >
      <div className={styles.content}>{children}</div>
      <div className={styles.side}>
        <Sidebar news={news} />
        {reading && (
          <div className={styles.reading} data-screen-only>
            <Contents html={reading.html} />
            <ButtonLink to={reading.askAt}>
              Hỏi xưởng <Icon name="right" />
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}
