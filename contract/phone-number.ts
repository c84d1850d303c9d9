/** How one phone number is told from another, whoever wrote it. */

/** `0900 000 001`, `+84 900.000.001` and `(84)900000001` are one number: digits only, the country code of Vietnam as 0. */
export function dialled(phone: string): string {
  return phone.replace(/\D/g, "").replace(/^(?:00)?84(?=\d{8})/, "0");
}

/** Whether two are one number; a text without digits is none. */
export function isSameNumber(one: string, other: string): boolean {
  const number = dialled(one);
  return number !== "" && number === dialled(other);
}
