import type { ButtonHTMLAttributes, ReactNode } from "react";
import type { Address } from "../addresses.ts";
import styles from "./button.module.css";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

interface Appearance {
  /** `red` acts; `ink` and `yellow` lead on; `outline` stands back. */
  tone?: "red" | "ink" | "yellow" | "outline";
  large?: boolean;
  children: ReactNode;
}

/** A button of the house; `busy` says to whoever hears the page that its work is under way. */
export function Button({
  tone,
  large,
  busy,
  ...button
}: Appearance & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      className={styles.button}
      data-tone={tone}
      data-large={large}
      aria-busy={busy || undefined}
      {...button}
    />
  );
}

/** A link that looks like a button: `to` within the site, `href` for telephone and mail. */
export function ButtonLink({ tone, large, to, href, children }: Appearance & { to?: Address; href?: string }) {
  const appearance = { className: styles.button, "data-tone": tone, "data-large": large };
  return to ? (
    <Link to={to} {...appearance}>
      {children}
    </Link>
  ) : (
    <a href={href} {...appearance}>
      {children}
    </a>
  );
}

/** An underlined link with an arrow that leads to more of the same. */
export function ArrowLink({ to, href, children }: { to?: Address; href?: string; children: ReactNode }) {
  const content = (
    <>
      {children}
      <Icon name="right" />
    </>
  );
  return to ? (
    <Link to={to} className={styles.arrowLink}>
      {content}
    </Link>
  ) : (
    <a href={href} target="_blank" rel="noopener" className={styles.arrowLink}>
      {content}
    </a>
  );
}
