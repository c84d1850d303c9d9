/** What a report of visits may hold. It stands apart from the schema (visit-report.ts), so that pages do not carry the checking library for it. */

/** What is counted of visits: a number for each kind, page and day, and nothing about the visitor. */
export const VISIT_KINDS = ["view", "call", "zalo", "mail", "form", "ticket", "empty-search"] as const;

/**
 * A page was seen · a telephone, Zalo or mail link was touched · the form was sent · a ticket of "try the size" was copied or printed · a search found
 * nothing.
 */
export type VisitKind = (typeof VISIT_KINDS)[number];

/** Most pages in one report: those that a visitor sees before the tab is hidden. Further ones go into the next report. */
export const MOST_PAGES = 20;

/** The most that is counted of one kind on one page in one report; nobody who only visits does more. */
export const MOST_COUNTED = 50;

/** Most characters of a page's path; what is done on a page with a longer path is not counted. */
export const LONGEST_PATH = 200;
