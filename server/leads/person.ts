/** Which messages came from one person, however he wrote his number or address. */
import { dialled } from "../../contract/phone-number.ts";
import type { Lead } from "../outbox/outbox.ts";

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
