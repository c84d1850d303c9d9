/** The business's facts in the forms that pages need; the facts themselves stand in `content/settings.yml`. */
import { settings } from "virtual:content/site";

/** `0900 000 001` → `tel:+84900000001` */
export function telephoneLink(phone: string): string {
  return `tel:${internationalPhone(phone)}`;
}

/** `0900 000 001` → `+84900000001` (the form search engines and phones abroad understand) */
export function internationalPhone(phone: string): string {
  return `+84${phone.replace(/\D/g, "").replace(/^0/, "")}`;
}

export const emailLink = `mailto:${settings.email}`;

/** `08:00` → `8:00` */
const shortHour = (hour: string) => hour.replace(/^0/, "");

/** e.g. `8:00 – 23:00`, held together */
export const openingTimes = `${shortHour(settings.hours.opens)}\u00a0–\u00a0${shortHour(settings.hours.closes)}`;

/** One line, e.g. `Quận Cầu Giấy, Hà Nội` */
export const postalAddress = [settings.address.street, settings.address.district, settings.address.city]
  .filter(Boolean)
  .join(", ");

/** `Danh mục in` → `Danh mục in - In ấn Hoàng Gia` (specification §2) */
export function pageTitle(title: string): string {
  return `${title} - ${settings.name}`;
}
