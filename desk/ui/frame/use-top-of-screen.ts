import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * A new screen begins at its top, however far the one before was scrolled: otherwise a letter opened from the middle of a list would show its end on a phone.
 * Back and Forward return to the former place, as the browser does by itself; an address with a `#` leads to its own place.
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
