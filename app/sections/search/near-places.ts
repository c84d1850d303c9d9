/** Everything that a search which found nothing can lead to. */
import type { wordsOf } from "virtual:content/search-list";
import { catalogue, policies } from "virtual:content/site";
import { articleAddress, CONTACT, categoryAddress, type Place, policyAddress, TRY_SIZE } from "../../addresses.ts";
import type { ArticleCard } from "../../content/types.ts";
import { indexNames, type Known, type NearIndex } from "./nearest.ts";

/** Screens that are asked for by what one does there. */
const SCREENS: Known<Place>[] = [
  known(
    CONTACT,
    "địa chỉ, số điện thoại, hotline, zalo, giờ mở cửa, giá, báo giá, bảng giá, bao nhiêu tiền, đặt hàng, thiết kế, in nhanh, in gấp, lấy ngay, lấy liền",
  ),
  known(TRY_SIZE, "thử khổ in, kiểm tra file, kiểm file, xem trước"),
];

/** @param names besides its title, a comma between two */
function known(entry: Place, names: string): Known<Place> {
  return { entry, names: [entry.title, ...names.split(", ")], said: [] };
}

/** @returns categories, screens, policies and articles, in this order; a category is called by its other names too, a text by none */
export function nearPlaces(articles: ArticleCard[], words: typeof wordsOf): NearIndex<Place> {
  const categories = catalogue.map(({ title, otherTitle = title, slug }) => {
    const { names = [], said = "" } = words.categories[slug] ?? {};
    return { entry: { to: categoryAddress(slug), title }, names: [title, otherTitle, ...names], said: [said] };
  });
  const rules = policies.map(({ title, slug }) => ({
    entry: { to: policyAddress(slug), title },
    names: [],
    said: [title, words.policies[slug] ?? ""],
  }));
  const texts = articles.map(({ title, slug, description }) => ({
    entry: { to: articleAddress(slug), title },
    names: [],
    said: [title, description, words.articles[slug] ?? ""],
  }));
  return indexNames([...categories, ...SCREENS, ...rules, ...texts]);
}
