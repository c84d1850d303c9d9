/**
 * Calls `act` when what did not come may come after all: the visitor is online again, or is back on this page. WebKit drops what a page was asking for as soon
 * as a link leads out of it, and Back shows that page as it was.
 *
 * @param signal ends the waiting
 */
export function whenLineReturns(act: () => void, signal: AbortSignal): void {
  for (const type of ["online", "pageshow"]) addEventListener(type, act, { once: true, signal });
}
