import { settings } from "virtual:content/site";
import { HOME } from "../../addresses.ts";
import { Link } from "../link.tsx";
import styles from "./logo.module.css";
import { Seal } from "./seal.tsx";

/** Seal and name; leads home. */
export function Logo() {
  return (
    <Link className={styles.logo} to={HOME.to}>
      <Seal />
      <span>{settings.name}</span>
    </Link>
  );
}
