import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

/**
 * @param onChange called when the address has changed inside the site; not for the address the page was opened with, so that what a visitor
 *   has opened before the script came stays open
 */
export function useAddressChange(onChange: () => void): void {
  const { key } = useLocation();
  const before = useRef(key);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    changed();
  }, [key]);
}
