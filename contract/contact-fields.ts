/**
 * The contact form, field by field: the part of the contract that a page needs, without the checking library. Form, result page, both stores, mail, CSV
 * and the list of messages follow this table, in its order; a further field needs one entry here and one line in the layout of the form
 * (app/sections/contact/contact-box.tsx).
 */

/** Where the form is sent (specification §7), on this site's server or on the hosted service. */
export const SEND_FORM_PATH = "/api/v1.0/email/send-form";

/** What is known of one field. */
export interface ContactFieldRule {
  /** Stands above the field's box, and before the field's line of the mail. */
  label: string;
  /** What sentences to the visitor call the field. */
  noun: string;
  /** As in HTML. A textarea is a text of its own below the lines of the mail; everything else is one line there. */
  type: "text" | "tel" | "email" | "textarea";
  /** UTF-16 code units, as a JavaScript string counts them. Mail allows no longer address (RFC 5321); the other bounds are ours, and generous. */
  longest: number;
  required: boolean;
  autocomplete: string;
}

/** The four fields of the specification (§3, §5): required, of these types. */
export const CONTACT_FIELDS = {
  from_name: {
    label: "Họ và tên",
    noun: "Họ và tên",
    type: "text",
    longest: 200,
    required: true,
    autocomplete: "name",
  },
  from_phone: {
    label: "Số điện thoại",
    noun: "Số điện thoại",
    type: "tel",
    longest: 100, // two numbers, and whose they are
    required: true,
    autocomplete: "tel",
  },
  from_email: { label: "Email", noun: "Email", type: "email", longest: 254, required: true, autocomplete: "email" },
  message: {
    label: "Bạn cần in gì?",
    noun: "Lời nhắn",
    type: "textarea",
    longest: 10_000,
    required: true,
    autocomplete: "on", // of a box without it a browser gives back nothing that was typed before the scripts came
  },
} as const satisfies Record<string, ContactFieldRule>;

/** The name of a field, as it is sent. */
export type ContactField = keyof typeof CONTACT_FIELDS;

/** All of them, in their order. */
export const CONTACT_FIELD_NAMES = Object.keys(CONTACT_FIELDS) as ContactField[]; // the table has no other keys

/** The fields that are one line of the mail, and those that are a text of their own below these lines. */
export const LINE_FIELDS = CONTACT_FIELD_NAMES.filter((name) => CONTACT_FIELDS[name].type !== "textarea");
export const TEXT_FIELDS = CONTACT_FIELD_NAMES.filter((name) => CONTACT_FIELDS[name].type === "textarea");

/** Two more fields that no person fills in: a trap for robots, and the moment the form was first touched (ms since 1970). */
export const TRAP_FIELD = "website";
export const STARTED_FIELD = "started_at";

/** What the form says with script and without: its button, and whether the message was sent (specification §8, §9). */
export const CONTACT_SENTENCES = {
  send: "Liên hệ ngay",
  sent: "Email đã được gửi thành công!",
  notSent: "Gửi email thất bại, vui lòng thử lại.",
} as const;
