/** The business's facts in the forms that pages need; the facts themselves stand in `content/settings.yml`. */
import { settings } from "virtual:content/site";
import { internationalPhone } from "./phone.ts";

/** `0900 000 001` → `tel:+84900000001` */
export function telephoneLink(phone: string): string {
  return `tel:${internationalPhone(phone)}`;
}

/** Address of the link that begins a mail to the shop. */
export const emailLink = `mailto:${settings.email}`;

/** One line, e.g. `Cầu Giấy, Hà Nội` */
export const postalAddress = [settings.address.street, settings.address.district, settings.address.city]
  .filter(Boolean)
  .join(", ");

/** `Danh mục in` → `Danh mục in - In ấn Hoàng Gia` (specification §2) */
export function pageTitle(title: string): string {
  return `${title} - ${settings.name}`;
}
