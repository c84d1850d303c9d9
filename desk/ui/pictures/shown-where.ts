import type { PictureThere } from "../../pictures/where-used.ts";

export function isUnused({ uses }: PictureThere): boolean {
  return uses.length === 0;
}

/** Whether the picture is shown somewhere without a description for people who do not see it. */
export function isUntold({ uses }: PictureThere): boolean {
  return uses.some(({ alt }) => alt?.trim() === "");
}

/** One line below a picture: the page that shows it, and how many more. */
export function shownWhere(picture: PictureThere): string {
  const [first] = picture.uses;
  if (isUntold(picture)) return "chưa có lời tả";
  if (!first) return "chưa dùng ở đâu";
  const pages = new Set(picture.uses.map(({ page }) => page.file));
  return pages.size === 1 ? first.page.title : `${first.page.title} và ${pages.size - 1} trang nữa`;
}
