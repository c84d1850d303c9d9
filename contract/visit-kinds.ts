/** What is counted of visits: a number for each kind, page and day, and nothing about the visitor. Apart from the schema, for pages. */
export const VISIT_KINDS = ["view", "call", "zalo", "mail", "form", "ticket", "empty-search"] as const;

/** A page was seen · a telephone, Zalo or mail link was touched · the form was sent · a ticket of "try the size" was copied or printed · a search found nothing. */
export type VisitKind = (typeof VISIT_KINDS)[number];
