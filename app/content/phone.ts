/** Telephone numbers of Vietnam (numbering plan since 2018: Decision 2036/QĐ-BTTTT and Circular 22/2014/TT-BTTTT). */

/** Digits by kind, written as within the country: `mobile` can have Zalo, `landline` and `service` (1800, 1900) cannot. */
const KINDS = {
  mobile: /^0[35789]\d{8}$/,
  landline: /^02\d{9}$/,
  service: /^1[89]00\d{4}(\d{2})?$/,
} as const;

type PhoneKind = keyof typeof KINDS;

/** Digits as dialled within the country: `+84 900 000 001` → `0900000001`. */
const nationalDigits = (phone: string) => phone.replace(/[\s.()-]/g, "").replace(/^(?:\+|00)84/, "0");

/** @returns what kind of number it is, in whatever way it is spaced; null for none of ours */
export function phoneKind(phone: string): PhoneKind | null {
  const digits = nationalDigits(phone);
  return (Object.keys(KINDS) as PhoneKind[]).find((kind) => KINDS[kind].test(digits)) ?? null;
}

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
