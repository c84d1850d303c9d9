import type { Row } from "../../../try-size/missing.ts";

/** Id of a row of the docket in the page; the list of what is missing links to it. */
export const rowId = (name: Row) => `row-${name}`;
