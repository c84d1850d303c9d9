import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

/**
 * @returns the key of the address that the visitor is on the way to, or else is at: it changes with the click on a link. On a slow line the screen comes seconds
 *   later, and what was typed or opened meanwhile is meant to stay.
 */
export function useAddressAhead(): string {
  const here = useLocation();
  return (useNavigation().location ?? here).key;
}

/**
 * @param onChange called with the key of the address when it has changed inside the site; not for the address the page was opened with, so that what a visitor
 *   has opened before the script came stays open
 */
export function useAddressChange(onChange: (key: string) => void): void {
  const { key } = useLocation();
  const before = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function of the rendering that has the new key is the one to call
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    onChange(key);
  }, [key]);
}
