/** Which messages came from one person, however he wrote his number or address. */
import type { Lead } from "../outbox/outbox.ts";

/** `0900 000 001`, `+84 900.000.001` and `(84)900000001` are one number: digits only, the country code of Vietnam as 0. */
function dialled(phone: string): string {
  return phone.replace(/\D/g, "").replace(/^(?:00)?84(?=\d{8})/, "0");
}

/** @returns the ids of every message with this phone number or address; none for a number without digits */
export function messagesOf(leads: Lead[], person: { phone?: string; email?: string }): string[] {
  const number = dialled(person.phone ?? "");
  const address = person.email?.trim().toLowerCase();
  return leads
    .filter(
      (lead) => (number !== "" && dialled(lead.from_phone) === number) || lead.from_email.toLowerCase() === address,
    )
    .map((lead) => lead.id);
}
