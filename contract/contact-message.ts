/**
 * The contact message: what the form sends and the server keeps. Both sides check it with this one schema,
 * so a message the form lets through is never refused by the server for its content.
 *
 * Bounds and rules: docs/decisions/0008-contact-form.md: text as it is, length limits,
 * no control characters in one-line fields, one address by the HTML rule for `<input type="email">`.
 */
import * as v from "valibot";
import { type ContactField, MAX_LENGTH } from "./contact-fields.ts";

/** The rule of the HTML standard for one valid e-mail address, which every browser applies to `type="email"`. */
const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether a text is one e-mail address by that rule. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH.from_email && HTML_EMAIL.test(text);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is this expression's purpose
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

const oneLine = (label: string, field: ContactField) =>
  v.pipe(
    v.string(`Bạn chưa điền ${label.toLowerCase()}.`),
    v.trim(),
    v.nonEmpty(`Bạn chưa điền ${label.toLowerCase()}.`),
    v.maxLength(MAX_LENGTH[field], `${label} dài quá ${MAX_LENGTH[field]} ký tự.`),
    v.check((text) => !CONTROL_CHARACTER.test(text), `${label} có ký tự không đọc được, hãy gõ lại.`),
  );

/** The schema of a message; its issues carry Vietnamese sentences for the visitor. */
export const ContactMessageSchema = v.object({
  from_name: oneLine("Họ và tên", "from_name"),
  from_email: v.pipe(
    oneLine("Email", "from_email"),
    v.regex(HTML_EMAIL, "Email chưa đúng. Địa chỉ đúng có dạng thuha@vidu.vn."),
  ),
  from_phone: oneLine("Số điện thoại", "from_phone"),
  message: v.pipe(
    v.string("Bạn chưa viết lời nhắn."),
    // Text as it is, but for two things: a browser counts a line break as one character and sends two,
    // and PostgreSQL cannot keep NUL, which no person types.
    v.transform((text) => text.replaceAll("\r\n", "\n").replaceAll("\0", "")),
    v.trim(),
    v.nonEmpty("Bạn chưa viết lời nhắn."),
    v.maxLength(MAX_LENGTH.message, `Lời nhắn dài quá ${MAX_LENGTH.message} ký tự.`),
  ),
});

/** A checked message. */
export type ContactMessage = v.InferOutput<typeof ContactMessageSchema>;
