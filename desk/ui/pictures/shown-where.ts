import type { PictureThere } from "../../pictures/where-used.ts";

/** Shapes that only the banners of the home page have; whoever builds the site puts them there, no file of the content names them. */
const OF_BANNERS = new Set(["banner", "phone"]);

export function isUnused({ uses, shape }: PictureThere): boolean {
  return uses.length === 0 && !OF_BANNERS.has(shape ?? "");
}

/** Shown somewhere without a word for who does not see it. */
export function isUntold({ uses }: PictureThere): boolean {
  return uses.some(({ alt }) => alt.trim() === "");
}

/** One line below a picture: the page that shows it, and how many more. */
export function shownWhere(picture: PictureThere): string {
  const [first] = picture.uses;
  if (isUntold(picture)) return "chưa có lời tả";
  if (!first) return isUnused(picture) ? "chưa dùng ở đâu" : "tấm lớn đầu trang chủ";
  const pages = new Set(picture.uses.map(({ page }) => page.file));
  return pages.size === 1 ? first.page.title : `${first.page.title} và ${pages.size - 1} trang nữa`;
}
