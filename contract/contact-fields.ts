/** Names, places and bounds of the contact form: what a page needs of the contract without the checking library. */

/** Where the form is sent (specification §7), on this site's server or on the hosted service. */
export const SEND_FORM_PATH = "/api/v1.0/email/send-form";

/** Longest value of each field, in UTF-16 code units, as `maxlength` counts. Shared decision on the mail service, "Input". */
export const MAX_LENGTH = { from_name: 200, from_email: 254, from_phone: 40, message: 10_000 } as const;

/** The names of the four fields (specification §3). */
export type ContactField = keyof typeof MAX_LENGTH;

/** Two more fields that no person fills in: a trap for robots, and the moment the form was first touched (ms since 1970). */
export const TRAP_FIELD = "website";
export const STARTED_FIELD = "started_at";
