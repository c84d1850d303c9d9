/** What the tests expect of the site, read from the same content files as the site: titles and counts, never copied words. */

import { dayInWords, daysInWords } from "../app/content/calendar/opening-hours.ts";
import { collection } from "../app/content/collection.build.ts";
import { holdCompounds } from "../app/content/text/typeset.build.ts";

const shop = collection();
export const { articles, policies, settings } = shop;

/** `title` as it is shown, `dataTitle` as the data file has it. */
export const categories = shop.categories.map((category) => ({
  ...category,
  title: category.displayTitle ?? category.title,
  dataTitle: category.title,
}));

/** The sizes of standees in centimetres, the usual one first: what the size tools begin with. */
export const standees = (categories.find(({ slug }) => slug === "in-standee")?.sizes ?? [])
  .toSorted((one, other) => Number(other.usual) - Number(one.usual))
  .map(({ width, height }) => ({ width: width / 10, height: height / 10 }));

/** The hours of the telephone as pages show them, e.g. "Thứ Hai – Chủ nhật, 8:00 – 23:00". */
export const phoneHours = settings.hours.phone
  .map((group) => [holdCompounds(daysInWords(group)), dayInWords(group.times)].filter(Boolean).join(", "))
  .join("; ");

/** The shop's district and city, with which one line of the footer ends. */
export const town = `${settings.address.district}, ${settings.address.city}`;
