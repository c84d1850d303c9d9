/** What a report of visits holds, apart from its schema (visit-report.ts): pages keep to it without the checking library. */

/** What is counted of visits: a number for each kind, page and day, and nothing about the visitor. */
export const VISIT_KINDS = ["view", "call", "zalo", "mail", "form", "ticket", "empty-search"] as const;

/** A page was seen · a telephone, Zalo or mail link was touched · the form was sent · a ticket of "try the size" was copied or printed · a search found nothing. */
export type VisitKind = (typeof VISIT_KINDS)[number];

/** Pages in one report: what a visitor sees before the tab is hidden. A page tells what is beyond with its next one. */
export const MOST_PAGES = 20;

/** Of one kind on one page in one report; more is no visitor, and is not counted. */
export const MOST_COUNTED = 50;

/** Characters of a page's path; what is done on a longer one is not counted. */
export const LONGEST_PATH = 200;
