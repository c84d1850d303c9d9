/**
 * A screen whose script failed: React Router keeps the failure for as long as the page is open, and so do some browsers. A page that a browser keeps for
 * Back counts as open.
 */
import { useEffect, useMemo } from "react";
import { useLocation } from "react-router";

/** Failures that the visitor has been shown. */
const told = new WeakSet<object>();

/**
 * Reloads the page when a visitor comes again to a screen whose script failed before: without a reload the same failure would return, even when the network
 * is back. It also reloads when a browser restores the fallback from its cache for Back. Without a network the fallback stays, which says more than the
 * browser's own error page.
 *
 * @param error the error that the fallback shows
 * @returns whether the page is being loaded anew
 */
export function useAskedAgain(error: unknown): boolean {
  const { key } = useLocation();
  const failed = error instanceof Error && error.name === "ChunkLoadError";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same screen, followed from the fallback, has a new key and counts as coming again
  const again = useMemo(() => failed && told.has(error) && navigator.onLine, [error, key]);
  useEffect(() => {
    if (!failed) return;
    told.add(error);
    if (again) window.location.reload();
    window.onpageshow = ({ persisted }) => persisted && navigator.onLine && window.location.reload();
    return () => {
      window.onpageshow = null;
    };
  }, [failed, error, again]);
  return again;
}
