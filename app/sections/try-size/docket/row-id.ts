import type { Row } from "../../../try-size/missing.ts";

/** Where a row of the docket stands in the page: what is missing links to it. */
export const rowId = (name: Row) => `row-${name}`;
