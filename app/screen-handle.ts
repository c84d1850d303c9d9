/** What a screen says of itself to the frame around it: a route exports one as `handle`. */
export interface ScreenHandle {
  /** False where the screen is about contact already, or about an error. */
  callStrip?: boolean;
  /** Whether an address is a page of this same screen, which then stays in view while a script of that page is on its way. */
  holds?: (pathname: string) => boolean;
  /**
   * What the screen waits for before it is drawn after a click inside the site; it must end in time by itself, and a failure counts as a failure of the
   * screen's script. It is not a top-level await of the screen's module: where two modules import such a module at once, Safari before 27 gives the second
   * importer an unfinished module (https://webkit.org/b/242740), and the screen stays empty.
   */
  ready?: () => Promise<unknown>;
}
