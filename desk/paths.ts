/** Where the desk stands on its port, and the header of its own requests: known to the desk's server and its window. */

/** Path of the desk; everything else on its port is the preview of the site. */
export const DESK_PATH = "/ban-lam-viec";
/** Stands on every request that writes: a page of another origin can set this header only after a preflight request, which the desk refuses. */
export const OWN_HEADER = "x-desk";
