import { settings } from "virtual:content/site";
import { HOME } from "../../addresses.ts";
import { Link } from "../link.tsx";
import styles from "./logo.module.css";
import { Seal } from "./seal.tsx";

/** A longer name has no room on one line of the bar: it stands on up to four, in small letters. */
const LONG_NAME = 24;

/** Seal and name; leads home. */
export function Logo() {
  return (
    <Link className={styles.logo} to={HOME.to} data-long={settings.name.length > LONG_NAME || undefined}>
      <Seal />
      <span>{settings.name}</span>
    </Link>
  );
}
