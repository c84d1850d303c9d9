/** How a telephone number is written for programs. */
import { nationalDigits } from "../../contract/phone-number.ts";

/** `0900 000 001` → `+84900000001` (the form search engines and phones abroad understand); a 1900 number has no such form and stays as it is. */
export function internationalPhone(phone: string): string {
  return nationalDigits(phone).replace(/^0/, "+84");
}
