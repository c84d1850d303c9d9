/** Where the page speed of a visit is reported, as JSON. Apart from the schema, so that pages do not carry the checking library for it. */
export const VITALS_PATH = "/api/v1.0/vitals";
