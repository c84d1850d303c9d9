/** Finds letters by what somebody remembers of them: a name, a number, an address, or a word, also of the note or the reply (which price was that?). */
import { nationalDigits } from "../../../contract/phone-number.ts";
import { withoutDiacritics } from "../../../contract/slug.ts";
import type { DeskLetter } from "../../letters/inbox.ts";

/** Digits with the signs that may stand between them in a phone number; fewer than three digits are a word like others (a size, a count). */
const NUMBER = /^\+?[\d\s.()\p{Pd}]+$/u;
const FEWEST_DIGITS = 3;

/** A size is one word, even if it is typed with spaces, or with an "x" where the form writes "×": "3 × 1" is "3x1". */
const TIMES = /(?<=\d)\s*[x×]\s*(?=\d)/g;

const digitsOf = (text: string) => text.replace(/\D/g, "");

const folded = (text: string) => withoutDiacritics(text).replace(TIMES, "x");

/**
 * @param words as they are typed, with or without accents
 * @returns the letters that have all the words, in whatever order; for digits also those whose number has them, however either is spaced; for no words,
 * all letters
 */
export function findLetters(words: string, letters: readonly DeskLetter[]): DeskLetter[] {
  const wanted = folded(words).trim().split(/\s+/);
  const digits = NUMBER.test(words.trim()) ? digitsOf(nationalDigits(words.trim())) : "";
  const byNumber = ({ from_phone }: DeskLetter) =>
    digits.length >= FEWEST_DIGITS && digitsOf(nationalDigits(from_phone)).includes(digits);
  return letters.filter((letter) => {
    const { from_name, from_email, from_phone, message, standing } = letter;
    const text = folded([from_name, from_email, from_phone, message, standing.note, standing.reply].join("\n"));
    return byNumber(letter) || wanted.every((word) => text.includes(word));
  });
}
