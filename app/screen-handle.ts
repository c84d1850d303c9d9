/** What a screen says of itself to the frame around it: a route exports one as `handle`. */
export interface ScreenHandle {
  /** False where the screen is about contact already, or about an error. */
  callStrip?: boolean;
  /** Whether an address is a page of this same screen, which then stays in view while a script of that page is on its way. */
  holds?: (pathname: string) => boolean;
  /**
   * What it waits for before it is drawn on the way inside the site, not for ever; a failure counts as its own script's. Not awaited as its module is run:
   * where two ask for such a module at once, Safari before 27 hands it to the second unfinished (https://webkit.org/b/242740), and the screen stayed empty.
   */
  ready?: () => Promise<unknown>;
}
