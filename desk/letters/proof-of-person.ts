/** What is asked before a customer's letters are deleted for good: something that only whoever looks at the right letter can type. */

import type { Letter } from "../../contract/letter.ts";
import { dialled } from "../../contract/phone-number.ts";

/** The four last digits of the number, or the name where there are not as many. */
export interface Proof {
  asks: "digits" | "name";
  answer: string;
}

/** @returns what must be typed */
export function proofOf({ from_phone, from_name }: Pick<Letter, "from_phone" | "from_name">): Proof {
  const digits = dialled(from_phone);
  return digits.length >= 4 ? { asks: "digits", answer: digits.slice(-4) } : { asks: "name", answer: from_name };
}
