/** What is to come of the site, as the desk tells its window. */

/** A change to come of what is online. */
export interface Coming {
  /** Path in `content/` of the page it stands in. */
  file: string;
  /** Title of the article, the words of the notice, or those on the other hours of particular days. */
  title: string;
  what: "article" | "notice" | "notice-ends" | "other-hours-end";
  /** Milliseconds since 1970. */
  at: number;
  state: Wait;
}

/**
 * `here`, `away`: a release waits, on this machine, or on another one that no longer needs this one. In all other states none does: `far`, `many` (others come
 * first) and `unbuilt` may still be built ahead; `building` is being built now; `host` can take none, because the host only hands out files; `late` is past its
 * hour and not online.
 */
export type Wait = "here" | "away" | "far" | "many" | "unbuilt" | "building" | "host" | "late";

/** States that building the site of now mends. */
export const STUCK: readonly Wait[] = ["late", "unbuilt"];

/** Milliseconds: how far ahead the site is built; the builder's own number (scripts/build/ahead.ts), which the window cannot import. A test compares them. */
export const REACH = 60 * 86_400_000;
