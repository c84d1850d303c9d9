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

/** @returns the pages of a publication that were chosen, as its stamp counts them: those that only follow them are named in its details */
export const chosenAmong = ({ pages = [] }: Entry) => pages.filter(({ follows }) => !follows);

/** @param file of a page, to look at that page alone @returns what happened; for a publication that only took pages off the site, that it did */
export function whatHappened(entry: Entry, file?: string): string {
  const { what, pages = [] } = entry;
  const own = file ? pages.filter((page) => page.file === file) : chosenAmong(entry);
  return what === "published" && own.length > 0 && own.every(({ left }) => left) ? TAKEN_OFF : WHAT[what];
}

/** What a publication did to a page that customers do not see any more. */
const TAKEN_OFF = "Gỡ khỏi mạng";

/**
 * @returns the title of a page of a publication; it says so if the publication took the page off the site, if giving back put the page there again, or if
 * only its links changed
 */
export function titleAmong({ what, pages = [] }: Entry, file: string, title: string): string {
  const page = pages.find((one) => one.file === file);
  if (page?.follows) return `${title}: chỉ đổi theo trang khác`;
  if (!page?.left) return title;
  return `${title}: ${what === "given-back" ? "lên mạng trở lại" : TAKEN_OFF.toLocaleLowerCase("vi")}`;
}
