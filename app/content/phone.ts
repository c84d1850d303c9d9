/** How a telephone number is written for whom. */
import { nationalDigits, phoneKind } from "../../contract/phone-number.ts";

/** The number as it is read aloud: `0900 000 001`, `024 3000 0001`, `1900 0001`; anything else as it came. */
export function tidyPhone(phone: string): string {
  const digits = nationalDigits(phone);
  switch (phoneKind(phone)) {
    case "mobile":
      return digits.replace(/^(\d{4})(\d{3})(\d{3})$/, "$1 $2 $3");
    case "landline":
      return digits.replace(/^(\d{3})(\d{4})(\d{4})$/, "$1 $2 $3");
    case "service":
      return digits.replace(/^(\d{4})(\d{4}|\d{3}(?=\d{3}$))(\d{3})?$/, (_, ...parts) =>
        parts.slice(0, 3).filter(Boolean).join(" "),
      );
    default:
      return phone;
  }
}

/** `0900 000 001` → `+84900000001` (the form search engines and phones abroad understand); a 1900 has none and stays as it is. */
export function internationalPhone(phone: string): string {
  return nationalDigits(phone).replace(/^0/, "+84");
}
