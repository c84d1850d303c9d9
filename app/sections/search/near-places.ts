/** All places that a search without results can suggest. */
import { articles, categories, policies } from "virtual:content/near-words";
import { catalogue, settings } from "virtual:content/site";
import { phoneKind } from "../../../contract/phone-number.ts";
import { withoutDiacritics } from "../../../contract/slug.ts";
import {
  articleAddress,
  CATEGORIES,
  CONTACT,
  categoryAddress,
  INTRODUCTION,
  NEWS,
  type Place,
  policyAddress,
  TRY_SIZE,
} from "../../addresses.ts";
import { saySize } from "../../try-size/figures.ts";
import { sizeInWords } from "../../try-size/size-in-words.ts";
import { sizeInQuery } from "../../try-size/trade-query.ts";
import { indexNames, type Known, MOST, nearest } from "./nearest.ts";

/** Screens that visitors look for by what they can do there. */
const SCREENS: Known<Place>[] = [
  known(
    CONTACT,
    [
      "địa chỉ, đc, dc, đường đi, gần đây, xưởng ở đâu, số điện thoại, số đt, sđt, sdt, gọi điện, hotline, zalo, email, mail, facebook, fb, fanpage, messenger",
      "giá, báo giá, bảng giá, bao nhiêu tiền, chiết khấu, số lượng ít, một cái, 1 cái, đặt in, đặt hàng, đặt cọc, thanh toán, chuyển khoản, hóa đơn, VAT",
      "in nhanh, in gấp, lấy ngay, lấy liền, trong ngày, hỏa tốc, thời gian in, bao lâu, mấy ngày, giờ mở cửa, giờ làm việc, lắp đặt, thi công, tuyển dụng",
      "gửi file, file nặng, thiết kế, sửa file, maket",
    ].join(", "),
  ),
  known(
    TRY_SIZE,
    [
      "thử khổ in, xem trước, kiểm tra file, kiểm file, file in, loại file, mờ, bị mờ, nhòe, nhoè, vỡ, nét, font, vector",
      "dpi, cmyk, jpg, png, pdf, psd, tiff, ai, cdr, corel, illustrator, photoshop",
    ].join(", "),
  ),
  known(INTRODUCTION, `${settings.name}, công ty in ấn, về chúng tôi, uy tín`),
  known(CATEGORIES, "sản phẩm, dịch vụ"),
  known(NEWS, "bài viết"),
];

/** Questions about the shop whose single words mean something else (giấy, nhật): the words count only together, and only where nothing else is near. */
const OF_THE_SHOP = ["chủ nhật", "thứ bảy", "thứ 7", "bản đồ", settings.address.district].map(spaced);

function asksOfTheShop(query: string): boolean {
  const asked = spaced(query);
  return OF_THE_SHOP.some((words) => asked.includes(words));
}

/** The words of a text without diacritics, each between two spaces. */
function spaced(text: string): string {
  return ` ${withoutDiacritics(text.trim()).replace(/\s+/g, " ")} `;
}

/** @param names other names than the title, separated by commas */
function known(entry: Place, names: string): Known<Place> {
  return { entry, names: [entry.title, ...names.split(", ")], said: [] };
}

/** Equally near places are suggested in this order. A category has other names besides its title; an article has no names. */
const index = indexNames<Place>([
  ...categories.map(({ slug, title, names, said }) => ({
    entry: { to: categoryAddress(slug), title },
    names: [title, ...names],
    said: [said],
  })),
  ...SCREENS,
  ...policies.map(({ slug, title, names, said }) => ({ entry: { to: policyAddress(slug), title }, names, said })),
  ...articles.map(({ slug, title, said }) => ({ entry: { to: articleAddress(slug), title }, names: [], said })),
]);

/**
 * @param query as typed
 * @param namedOnly only places with such a name
 * @returns at most four places, the nearest first; a typed size comes before them, as a link to the screen that draws it
 */
export function nearPlaces(query: string, namedOnly: boolean): Place[] {
  if (phoneKind(query)) return [CONTACT];
  const found = nearest(index, query, namedOnly);
  const near = found.length === 0 && asksOfTheShop(query) ? [CONTACT] : found;
  const sized = sizeToTry(query, near);
  return sized ? [sized, ...near].slice(0, MOST) : near;
}

/** The screen that draws the typed size, for the nearest category if one is near. */
function sizeToTry(query: string, near: Place[]): Place | undefined {
  const size = sizeInWords(query);
  if (!size) return undefined;
  const kinds = near.flatMap(({ to }) => catalogue.find(({ slug }) => categoryAddress(slug) === to)?.kind ?? []);
  const wish = sizeInQuery(kinds[0] ?? "", { ...size, quantity: 1 });
  if (kinds.length === 0) wish.delete("in");
  return {
    to: `${TRY_SIZE.to}?${wish}`,
    title: `${TRY_SIZE.title} ${saySize(size.width, size.height, size.unit)}`,
  };
}
