import type { ReactNode } from "react";
import { newsPageAddress } from "../../addresses.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { pageNumbers } from "./page-numbers.ts";
import styles from "./pager.module.css";

/** Previous, numbers, next. On the first and the last page the button that leads nowhere stays, but is no link. */
export function Pager({ page, pages }: { page: number; pages: number }) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label="Phân trang">
      <Step to={page > 1 ? page - 1 : null} rel="prev">
        <Icon name="left" /> Trước
      </Step>
      <ol>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <PageLink to={number} label={`Trang ${number}`} current={number === page}>
                {number}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      <Step to={page < pages ? page + 1 : null} rel="next">
        Sau <Icon name="right" />
      </Step>
    </nav>
  );
}

function Step({ to, rel, children }: { to: number | null; rel: "prev" | "next"; children: ReactNode }) {
  const label = rel === "prev" ? "Trang trước" : "Trang sau";
  if (to !== null) {
    return (
      <PageLink to={to} rel={rel} label={label}>
        {children}
      </PageLink>
    );
  }
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: a disabled link leads nowhere and takes no focus (ARIA, "link", disabled)
    // biome-ignore lint/a11y/useSemanticElements: an <a> without address has no role to be disabled
    <span role="link" aria-disabled="true" aria-label={label}>
      {children}
    </span>
  );
}

interface PageLinkProps {
  to: number;
  label: string;
  current?: boolean;
  rel?: string;
  children: ReactNode;
}

/** The list scrolls to the top by itself, smoothly: the router must not jump there first. */
function PageLink({ to, label, current, rel, children }: PageLinkProps) {
  return (
    <Link
      to={newsPageAddress(to)}
      rel={rel}
      aria-label={label}
      aria-current={current ? "page" : undefined}
      data-keeps-place
    >
      {children}
    </Link>
  );
}
