/** Which messages came from one person, however he wrote his number or address. */
import { shareNumber } from "../../contract/phone-number.ts";
import type { Lead } from "../outbox/outbox.ts";

/** @returns ids of all messages with this phone number (alone or beside others) or with this address; none for a text without a number, or a blank address */
export function messagesOf(leads: Lead[], person: { phone?: string; email?: string }): string[] {
  const address = person.email?.trim().toLowerCase();
  return leads
    .filter(
      (lead) =>
        shareNumber(lead.from_phone, person.phone ?? "") || (address && lead.from_email.toLowerCase() === address),
    )
    .map((lead) => lead.id);
}
