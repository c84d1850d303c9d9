/**
 * What the build leaves for the server: `build/current/site/` holds every public file (pages as `path/index.html`,
 * with `.br` and `.gz` beside each file worth compressing), `build/current/site.json` what the files alone do not say.
 */

/** The last good build, relative to the project: a link that each finished build points at its own folder in one step. */
export const BUILD_FOLDER = "build/current";

/** Folder of the releases, relative to the project; `build/current` points at one of them. */
export const RELEASES_FOLDER = "build/releases";

/**
 * Files in a release whose names begin with this are marks of running servers: each server keeps one in the release it serves and touches it
 * every {@link MARK_EVERY} ms. A release whose mark is younger than {@link MARK_HOLDS} ms is in use and is never cleared away.
 */
export const MARK_PREFIX = "served-by-";
export const MARK_EVERY = 60_000;
export const MARK_HOLDS = 3 * MARK_EVERY;

/** A release that holds a file of this name is kept so that the owner can go back to it: it is never cleared away either. */
export const HELD_FILE = "held";

/**
 * Ending of the name of a release that the owner's desk is sending by ssh. The desk holds no lock on the receiving machine meanwhile, so the release is left
 * alone for {@link SENDING_LASTS} ms after the last change of its folder's status; an older one was left behind by a broken connection.
 */
export const SENDING = ".sending";
export const SENDING_LASTS = 3_600_000;

/**
 * A link beside the build folder that is named `current` + this + milliseconds since 1970 waits for that moment: a running server then moves the link over
 * the build folder, and so begins to serve the release that was built ahead.
 */
export const WAITING = ".at-";

/** A file of each release that waits: the bytes of its files, by their paths in it. A release that has lost some of them by its hour is not served. */
export const SIZES_FILE = "sizes.json";

/** The compressed forms that the build leaves beside each file worth compressing, best first: names of encodings (RFC 9110, 8.4.1) and their file endings. */
export const ENCODINGS = { br: ".br", gzip: ".gz" } as const;

/** A form in which a file may be sent: compressed, or as it is. */
export type Encoding = keyof typeof ENCODINGS | "identity";

/** The names of the compressed forms, best first. */
export const COMPRESSIONS = Object.keys(ENCODINGS) as (keyof typeof ENCODINGS)[]; // the table has no other keys

/** Public files, relative to the build folder. */
export const SITE_FOLDER = "site";

/** Folder of the site that holds the parts of its pages: scripts, styles, fonts, drawings. */
export const PARTS_FOLDER = "assets";

/** Folders of the site in which names of files or of folders contain a hash of the content, so that the content at an address never changes. */
export const HASHED_FOLDERS = [PARTS_FOLDER, "pictures"];

/** File of {@link BuiltSite}, relative to the build folder. */
export const SITE_FILE = "site.json";

/**
 * A release that carries files of former builds, for tabs that are still open on those builds, lists them in this file: their paths below {@link SITE_FOLDER},
 * with slashes on every system, and since when each has belonged to no current build (milliseconds since 1970).
 */
export const FORMER_FILE = "former.json";

/** Hashes of the scripts and styles that stand in a page itself, as source expressions of a security policy (inline-hash.ts). */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** The contents of `build/current/site.json`. */
export interface BuiltSite {
  /** What a page made by the server says of the shop: its name, and the address of the page with its phone, e-mail and map. */
  shop: { name: string; contactPage: string };
  /** Former addresses and the present one of each, answered 301: `{"/tin-tuc/trang/1": "/tin-tuc"}`. */
  redirects: Record<string, string>;
  /**
   * The pages for status 404. An address that is `prefix` and exactly one more segment, and is unknown, gets the page built at `page`; so does that page's own
   * address. The last entry has the prefix `/` and stands for every other address.
   */
  notFound: { prefix: string; page: string }[];
  /** By the address of a page: hashes of the inline scripts and styles that the build wrote into it; no others run. */
  inline: Record<string, InlineHashes>;
  /** Addresses of the fonts that every page asks for first, in that order; the headers of a page tell a browser of them before it reads the page. */
  fonts: string[];
  /** Origins beyond this site's own that a page may talk to, for the security policy. */
  origins: { frame: string[]; connect: string[] };
}
