/** The business constants of the specification (§9), each once. Times in milliseconds, lengths in CSS pixels. */

/** Wait before the content of a screen, on navigation inside the site. `loadingDelays: false` in the settings turns them off. */
export const LOADING_DELAY = {
  categories: 1000,
  category: 1000,
  newsList: 1000,
  article: 1000,
  policy: 1000,
  introduction: 500,
  contact: 500,
  search: 500,
} as const;

/** On a full load the news requests of §7 go out in the background after this. */
export const BACKGROUND_NEWS_DELAY = 1000;

/** The banner goes on by itself after this. */
export const BANNER_INTERVAL = 5000;
/** The carousel of related categories goes on by itself after this. */
export const RELATED_INTERVAL = 3000;
/** A finger or a mouse that moved less has not swiped. */
export const SWIPE_THRESHOLD = 10;
/** Banner pictures for phones are used up to this window width. */
export const MOBILE_BREAKPOINT = 768;
/** The button to the top is there once a page is scrolled so far. */
export const BACK_TO_TOP_THRESHOLD = 20;
/** The samples scroll one pixel per this many milliseconds while hovered. */
export const SAMPLE_SCROLL_STEP = 5;

/** Articles on the home page. */
export const NEWS_ON_HOME = 3;
/** Articles beside a text. */
export const NEWS_IN_SIDEBAR = 4;
/** Articles on a page of the news list. */
export const NEWS_PER_PAGE = 9;

/** Pages of the news list; at least one: an empty list has its page too. */
export function countPages(articles: number): number {
  return Math.max(1, Math.ceil(articles / NEWS_PER_PAGE));
}

/** A notice disappears by itself after this. */
export const NOTICE_DURATION = 3000;
/** After this, sending counts as failed; the official client has no time-out of its own. */
export const SENDING_TIMEOUT = 15_000;
/** After this, a message goes without the official client, whose script has not come. */
export const SENDING_CLIENT_TIMEOUT = 4000;
/** A part of the site that has not come after this has failed (app/chunk-in-time.ts): a screen's script ends in the route fallback, a text says that it is missing. */
export const CHUNK_TIMEOUT = 120_000;
