/** What a letter tells of who wrote it, beyond a name. Known to both sides of the desk. */
import { CONTACT_FIELD_NAMES, CONTACT_FIELDS, type ContactField } from "../../contract/contact-fields.ts";
import type { Letter } from "../../contract/letter.ts";
import { numbersIn, shareNumber } from "../../contract/phone-number.ts";

/**
 * Whether two letters may be from one person, by phone number or e-mail address: these are listed when that person asks to be forgotten. The owner decides
 * which of them are deleted: a number or an address may be shared.
 */
export function mayBeOfSamePerson(one: Letter, other: Letter): boolean {
  return (
    one.id === other.id ||
    shareNumber(one.from_phone, other.from_phone) ||
    isSameAddress(one.from_email, other.from_email)
  );
}

function isSameAddress(one: string, other: string): boolean {
  const address = one.trim().toLowerCase();
  return address !== "" && address === other.trim().toLowerCase();
}

/** What must be typed before a customer's letters are deleted for good: something that only whoever sees the right letter can know. */
export interface Proof {
  asks: "digits" | "name";
  /** Any of these proves it. */
  answers: string[];
}

/** @returns whether what was typed proves it; it makes no difference how the keyboard composes accents, nor do blanks at the ends */
export function isProof({ answers }: Proof, typed: string): boolean {
  const plain = (words: string) => words.trim().normalize("NFC");
  return answers.some((answer) => plain(answer) === plain(typed));
}

/** @returns the four last digits of each number, or the name where there is none */
export function proofOf({ from_phone, from_name }: Pick<Letter, "from_phone" | "from_name">): Proof {
  const numbers = numbersIn(from_phone);
  return numbers.length > 0
    ? { asks: "digits", answers: numbers.map((digits) => digits.slice(-4)) }
    : { asks: "name", answers: [from_name] };
}

/** Fields of the form that a letter shows in places of their own. */
const PLACED: readonly ContactField[] = ["from_name", "from_phone", "from_email", "message"];

/** @returns the answers to all other fields of the form, e.g. `["Công ty: Hoa Mai"]` */
export function furtherAnswers(letter: Letter): string[] {
  return CONTACT_FIELD_NAMES.filter((name) => !PLACED.includes(name) && letter[name] !== "").map(
    (name) => `${CONTACT_FIELDS[name].label}: ${letter[name]}`,
  );
}
