/** Addresses that call, open Zalo or begin a mail in one tap: known to both sides of the desk. */
import { internationalPhone } from "../../app/content/phone.ts";
import { numbersIn, phoneKind, tidyPhone } from "../../contract/phone-number.ts";

/** One of the numbers a customer left. */
export interface PhoneLine {
  /** As it is read: `0900 000 001`. */
  shown: string;
  /** Address that calls it. */
  call: string;
  /** Address of its Zalo; null for a landline (02…) and a short number, which have none. */
  zalo: string | null;
}

/** @param phone what stands in the field of the form @returns its numbers in their order; empty where there is nothing to dial */
export function phoneLines(phone: string): PhoneLine[] {
  return numbersIn(phone).map((number) => ({
    shown: tidyPhone(number),
    call: `tel:${internationalPhone(number)}`,
    zalo: phoneKind(number) === "mobile" ? `https://zalo.me/${number}` : null,
  }));
}

/** @param shop its name @param body what stands in the mail already */
export function mailAddress(email: string, shop: string, body = ""): string {
  const subject = encodeURIComponent(`${shop} trả lời`.trim());
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${subject}${body && `&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`}`;
}
