/** Where the desk stands on its port, and the header of its own requests: known to both its sides. */

/** Path of the desk; everything else on its port is the preview of the site. */
export const DESK_PATH = "/ban-lam-viec";
/** Stands on every request that writes: a page of another origin cannot set it without being asked first, and is told no. */
export const OWN_HEADER = "x-desk";
