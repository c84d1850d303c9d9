/** Fields whose words stand on another page than the one that is shown beside the rest of their form. */
import { CONTACT } from "../../app/addresses.ts";
import { SECTIONS } from "../../app/content/sections.ts";

/** Stands for the address of any category: the words are on all of their pages, so one of these is shown. */
export const A_CATEGORY = "a category";

const ELSEWHERE: Readonly<Record<string, string>> = {
  "home.contact": CONTACT.to,
  "home.newsLead": SECTIONS.articles,
  "home.categoriesLead": SECTIONS.categories,
  "home.ordering": A_CATEGORY,
  "settings.terms": A_CATEGORY,
  "settings.company": A_CATEGORY,
};

/** @param place of a field in its page, e.g. `ordering.sending` @returns an address, {@link A_CATEGORY}, or undefined for the page's own address */
export function seenElsewhere(kind: string, place: string): string | undefined {
  return ELSEWHERE[`${kind}.${place.split(".", 1)}`];
}
