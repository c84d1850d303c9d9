import { settings } from "virtual:content/site";
import { Link } from "react-router";
import styles from "./logo.module.css";
import { Seal } from "./seal.tsx";

/** Seal and name; leads home. */
export function Logo() {
  return (
    <Link className={styles.logo} to="/" prefetch="intent">
      <Seal />
      <span>{settings.name}</span>
    </Link>
  );
}
