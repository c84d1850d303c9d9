import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * A screen that is gone to begins at its top, however far down the one before was read: without it, a letter opened from the middle of a list on a
 * phone would show its end. Back and Forward return to where one was, as the browser does by itself; an address with a `#` leads to its own place.
 */
export function useTopOfScreen(): void {
  const { pathname, hash } = useLocation();
  const way = useNavigationType();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (way !== "POP" && hash === "") scrollTo(0, 0);
  }, [pathname, hash, way]);
}
