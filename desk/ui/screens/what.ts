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
