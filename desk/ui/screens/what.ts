import type { Entry } from "../../journal/journal.ts";

/** What happened, as the journal says it. */
export const WHAT: Record<Entry["what"], string> = {
  begun: "Trước khi sửa",
  saved: "Đã lưu",
  aside: "Gõ ở cửa sổ khác, để riêng",
  outside: "Sửa ở ngoài bàn",
  merged: "Đã ghép hai bản",
  restored: "Lấy lại bản cũ",
  removed: "Bỏ thay đổi",
  published: "Đưa lên mạng",
  "given-back": "Trả lại bản trước",
};

/** @param file of one page, where one alone is looked at @returns what happened; of a publication that did nothing but take pages off the site, that */
export function whatHappened({ what, pages = [] }: Entry, file?: string): string {
  const own = pages.filter((page) => (file ? page.file === file : !page.follows));
  return what === "published" && own.length > 0 && own.every(({ left }) => left) ? TAKEN_OFF : WHAT[what];
}

/** What a publication did to a page that customers do not see any more. */
const TAKEN_OFF = "Gỡ khỏi mạng";

/** @returns the title of a page of a publication, with whether that took it off the site, or its giving back put it there again */
export function titleAmong({ what, pages = [] }: Entry, file: string, title: string): string {
  if (!pages.some((page) => page.file === file && page.left)) return title;
  return `${title}: ${what === "given-back" ? "lên mạng trở lại" : TAKEN_OFF.toLocaleLowerCase("vi")}`;
}
