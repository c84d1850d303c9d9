/** What a screen says of itself to the frame around it: a route exports one as `handle`. */
export interface ScreenHandle {
  /** False where the screen is about contact already, or about an error. */
  callStrip?: boolean;
  /** Whether an address is a page of this same screen, which then stays in view while a script of that page is on its way. */
  holds?: (pathname: string) => boolean;
}
