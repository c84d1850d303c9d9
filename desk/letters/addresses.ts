/** Addresses that call, open Zalo or begin a mail in one tap: known to both sides of the desk. */
import { dialled } from "../../contract/phone-number.ts";

/** @returns null where the number has no digits to dial */
export function callAddress(phone: string): string | null {
  const number = phone.replace(/[^\d+]/g, "");
  return /\d{3}/.test(number) ? `tel:${number}` : null;
}

/** A landline (02…) and a short number have no Zalo. @returns null for these */
export function zaloAddress(phone: string): string | null {
  const number = dialled(phone);
  return /^0[35789]\d{8}$/.test(number) ? `https://zalo.me/${number}` : null;
}

/** @param body what stands in the mail already */
export function mailAddress(email: string, body = ""): string {
  const subject = encodeURIComponent("In ấn Hoàng Gia trả lời");
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${subject}${body && `&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`}`;
}
