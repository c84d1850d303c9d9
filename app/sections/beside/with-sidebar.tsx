import type { ReactNode } from "react";
import type { ArticleCard } from "../../content/types.ts";
import { Sidebar } from "./sidebar.tsx";
import styles from "./with-sidebar.module.css";

interface WithSidebarProps {
  news?: ArticleCard[] | null;
  /** True where the specification has the sidebar on large screens only. */
  largeOnly?: boolean;
  children: ReactNode;
}

/** A screen's content with the sidebar: to its left from 1024 px up, below it on narrower screens. */
export function WithSidebar({ news, largeOnly, children }: WithSidebarProps) {
  return (
    <div
      className={styles.columns}
      data-large-only={largeOnly || undefined}
      data-short={news === undefined || undefined}
    >
      <div className={styles.content}>{children}</div>
      <div className={styles.side}>
        <Sidebar news={news} />
      </div>
    </div>
  );
}
