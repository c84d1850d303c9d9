/** A screen whose script failed: React Router keeps the failure for as long as the page is open, and so do some browsers. A page kept for the way back is open. */
import { useEffect, useMemo } from "react";
import { useLocation } from "react-router";

/** Failures that a visitor has been told of. */
const told = new WeakSet<object>();

/**
 * Loads the page anew where a visitor comes once more to a screen whose script failed before: asking again in the same page would bring the same failure, even
 * on a line that is back. So it does where a browser brings the fallback back as it was left. Without any line the fallback stays, which is more than a
 * browser shows then.
 *
 * @param error what the fallback is about
 * @returns whether the page is being loaded anew
 */
export function useAskedAgain(error: unknown): boolean {
  const { key } = useLocation();
  const failed = error instanceof Error && error.name === "ChunkLoadError";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link, followed from the fallback itself, is another time
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
