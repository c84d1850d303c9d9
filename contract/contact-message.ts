/**
 * The contact message as the server takes it. What the form checks (`required`, `type="email"`, the length) comes from the same table,
 * so the server never refuses the content of a message that the form lets through, except for control characters, which no keyboard has. Browsers
 * accept blanks as an answer; the form's script does not (app/sections/contact/use-contact-sending.ts).
 *
 * Rules: text as it is, length limits, no control characters in one-line fields, one address by the HTML rule for `<input type="email">`
 * (docs/decisions/0008-contact-form.md).
 */
import * as v from "valibot";
import { CONTACT_FIELD_NAMES, CONTACT_FIELDS, type ContactField, type ContactFieldRule } from "./contact-fields.ts";

/** The rule of the HTML standard for one valid e-mail address, which every browser applies to `type="email"`. */
const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether a text is one e-mail address by that rule. */
export function isEmailAddress(text: string): boolean {
  return text.length <= CONTACT_FIELDS.from_email.longest && HTML_EMAIL.test(text);
}

/** A domain with a letter that is no ASCII, and with nothing that would end it in an address of the web. */
const WIDE_DOMAIN = /(?<=@)(?=.*[^\0-\x7f])[^\s@/\\:?#[\]]+$/;

/** Writes the domain of an e-mail address as mail carries it: of `ha@tiếngviệt.vn` Chromium sends `ha@xn--tingvit-5t4cyc.vn`, Firefox what was typed. */
function domainAsCarried(address: string): string {
  return address.replace(WIDE_DOMAIN, (domain) => URL.parse(`http://${domain}`)?.hostname ?? domain);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is this expression's purpose
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** The schema of one field; its issues are Vietnamese sentences for the visitor, of which the first says enough. */
export function contactFieldSchema({ noun, type, longest, required }: ContactFieldRule) {
  const long = type === "textarea";
  const missing = `Bạn chưa ${long ? "viết" : "điền"} ${noun.toLowerCase()}.`;
  return v.pipe(
    v.string(missing),
    // Text as it is, except for four things: a browser counts a line break as one character and sends two; PostgreSQL cannot keep NUL, which no
    // person types; two cells of a table, pasted into one line, bring along the tab between them; and telephones copy a number with marks of the
    // direction of writing around it, which reverse the text that follows them in a subject or a list.
    v.transform((text) =>
      long
        ? text.replaceAll("\r\n", "\n").replaceAll("\0", "")
        : text.replaceAll(/[\t\v\f]/g, " ").replaceAll(/\p{Bidi_Control}/gu, ""),
    ),
    v.trim(),
    v.check((text) => !required || text !== "", missing),
    v.maxLength(longest, `${noun} dài quá ${longest.toLocaleString("vi-VN")} ký tự.`),
    v.transform((text) => (type === "email" ? domainAsCarried(text) : text)),
    v.check((text) => long || !CONTROL_CHARACTER.test(text), `${noun} có ký tự không đọc được, hãy gõ lại.`),
    v.check(
      (text) => type !== "email" || text === "" || HTML_EMAIL.test(text),
      `${noun} chưa đúng. Địa chỉ đúng có dạng thuha@vidu.vn.`,
    ),
  );
}

/** A checked message: a text for each field, empty where a field that is not required was left out. */
export type ContactMessage = Record<ContactField, string>;

/** Only the fields of the form; a field that the message lacks, because the form did not have it yet, is empty. */
export function fieldsOf(message: Partial<ContactMessage>): ContactMessage {
  const fields = CONTACT_FIELD_NAMES.map((name) => [name, message[name] ?? ""]);
  return Object.fromEntries(fields) as ContactMessage; // an entry for each name
}

/** The schema of a message. */
export const ContactMessageSchema = v.object(
  // One entry for each name of the table, which the compiler cannot follow through the loop.
  Object.fromEntries(CONTACT_FIELD_NAMES.map((name) => [name, contactFieldSchema(CONTACT_FIELDS[name])])) as Record<
    ContactField,
    ReturnType<typeof contactFieldSchema>
  >,
);
