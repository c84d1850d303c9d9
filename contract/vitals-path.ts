/** Where a page reports a visit and its speed, as JSON. It stands apart from the schema, so that pages do not carry the checking library for it. */
export const VITALS_PATH = "/api/v1.0/vitals";
