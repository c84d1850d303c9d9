/** Telephone numbers of Vietnam (numbering plan since 2018: Decision 2036/QĐ-BTTTT and Circular 22/2014/TT-BTTTT), and how to find and compare them. */

/** Patterns of each kind's digits, as dialled within the country: `mobile` can have Zalo, `landline` and `service` (1800, 1900) cannot. */
const KINDS = {
  mobile: /^0[35789]\d{8}$/,
  landline: /^02\d{9}$/,
  service: /^1[89]00\d{4}(\d{2})?$/,
} as const;

/** The kinds, by name. */
export type PhoneKind = keyof typeof KINDS;

/** The fewest digits of a telephone number: fewer are an extension, a house or a floor. */
const SHORTEST = 6;

/** A digit, and whatever more digits follow it between blanks, dots, brackets and dashes. */
const STRETCH = /\+?\d[\d\s.()\p{Pd}]*/gu;

/** One whole number of a person or an office, for fields in which two were written without anything between them. */
const ONE = /(?:0|(?:00)?840?)(?:[35789]\d{8}|2\d{9})/g;

/** @returns digits as dialled within the country, whatever stands between them: `+84 (0)900.000.001` → `0900000001`; a number from abroad keeps its + */
export function nationalDigits(phone: string): string {
  return phone.replace(/[\s.()\p{Pd}]/gu, "").replace(/^(?:\+|00)?840?(?=\d{8})/, "0");
}

/** @returns the kind of the number, however it is spaced; null where it is none of the kinds above */
export function phoneKind(phone: string): PhoneKind | null {
  const digits = nationalDigits(phone);
  return (Object.keys(KINDS) as PhoneKind[]).find((kind) => KINDS[kind].test(digits)) ?? null;
}

/** The number in groups, as it is read aloud: `0900 000 001`, `024 3000 0001`, `1900 0001`; any other text unchanged. */
export function tidyPhone(phone: string): string {
  const digits = nationalDigits(phone);
  switch (phoneKind(phone)) {
    case "mobile":
      return digits.replace(/^(\d{4})(\d{3})(\d{3})$/, "$1 $2 $3");
    case "landline":
      // Hanoi and Saigon have codes of three digits, all other provinces of four.
      return digits.replace(/^(02[48]|02\d\d)(\d{3,4})(\d{4})$/, "$1 $2 $3");
    case "service":
      return digits.replace(/^(\d{4})(\d{4}|\d{3}(?=\d{3}$))(\d{3})?$/, (_, ...parts) =>
        parts.slice(0, 3).filter(Boolean).join(" "),
      );
    default:
      return phone;
  }
}

/**
 * The telephone numbers that somebody wrote into one field, whatever words stand beside them.
 *
 * @param text e.g. `0912 345 678 / +84 987.654.321 (chị Hoa)`
 * @returns each as dialled within the country, e.g. `["0912345678", "0987654321"]`; empty for a text without any
 */
export function numbersIn(text: string): string[] {
  // Made here and not at the top of the module, so that a page that does not call this function does not carry the expression.
  const several = new RegExp(`^(?:${ONE.source}){2,}$`);
  const stretches = text.normalize("NFKC").match(STRETCH) ?? [];
  return stretches
    .flatMap(apart)
    .flatMap((digits) => (several.test(digits) ? (digits.match(ONE) ?? []).map(nationalDigits) : digits))
    .filter((digits) => digits.length >= SHORTEST);
}

/**
 * Separates the numbers of a stretch. A number ends as soon as its groups of digits make a complete one: an extension (`024 3000 0009 - 12`), an hour or
 * the next number may follow.
 *
 * @returns digits as dialled within the country; the last entry may be none of the kinds above
 */
function apart(stretch: string): string[] {
  const found: string[] = [];
  let begun = "";
  for (const group of stretch.match(/\+?\d+/g) ?? []) {
    // It ends before a group that begins another number, unless that makes it the long one.
    if (/^[0+]/.test(group) && phoneKind(begun) === "service" && phoneKind(begun + group) === null) {
      found.push(begun);
      begun = "";
    }
    begun += group;
    const kind = phoneKind(begun);
    if (kind === null || kind === "service") continue; // a 1900 number has one of two lengths: the short one may be the beginning of the long one
    found.push(nationalDigits(begun));
    begun = "";
  }
  return begun === "" ? found : [...found, nationalDigits(begun)];
}

/** Whether two fields have a number in common, however each of them writes it; a text without a number shares none. */
export function shareNumber(one: string, other: string): boolean {
  const dialled = (text: string) => numbersIn(text).map((number) => number.replace("+", ""));
  const known = new Set(dialled(one));
  return dialled(other).some((number) => known.has(number));
}
