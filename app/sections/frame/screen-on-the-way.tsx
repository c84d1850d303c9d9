import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { PrintingSheet } from "../../ui/loading-placeholder.tsx";
import styles from "./screen-on-the-way.module.css";

/** Milliseconds: a screen whose script is there already takes over within them, and nothing flashes. */
const PATIENCE = 40;

/** @returns true while the script of another screen is on its way; the frame then shows {@link ScreenOnTheWay} in place of the one that was left */
export function useScreenOnTheWay(): boolean {
  const { location } = useNavigation();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!location) return;
    const timer = setTimeout(() => {
      window.scrollTo({ top: 0, behavior: "instant" });
      setLate(true);
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [location]);
  return late && location !== undefined;
}

/** Stands first in `main`; the base sheet hides what follows it (`main[aria-busy]`), which stays as it is in case the visitor turns back. */
export function ScreenOnTheWay() {
  return (
    <div className={`wrap section ${styles.screen}`}>
      <p role="status">Đang mở trang…</p>
      <PrintingSheet />
    </div>
  );
}
