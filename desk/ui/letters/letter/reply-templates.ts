/** What the shop answers most days. Name, size and file are filled in; what only the printer knows stays a gap in square brackets. */
import { readBrief } from "../../../../app/try-size/read-brief.ts";
import type { DeskLetter } from "../../../letters/inbox.ts";
import { inShort } from "../in-short.ts";

export interface ReplyTemplate {
  name: string;
  label: string;
  words: string;
}

const TEMPLATES: readonly ReplyTemplate[] = [
  {
    name: "nhan",
    label: "Đã nhận",
    words: "Dạ em chào {called}, {shop} đã nhận {received}. Em tính rồi báo giá trước [mấy giờ] nhé ạ.",
  },
  {
    name: "gia",
    label: "Báo giá",
    words:
      "Dạ em chào {called}, {job}: giá [giá] đồng, gồm [gồm gì]. Duyệt mẫu xong, xưởng in trong [mấy ngày]. {Call} cần chỉnh gì cứ nhắn em ạ.",
  },
  {
    name: "file",
    label: "File vỡ hình",
    words:
      "Dạ em chào {called}, file {call} gửi in khổ {size} nhìn gần sẽ vỡ. {Call} tìm giúp em ảnh gốc, hoặc file PDF, AI. Không có thì xưởng vẽ lại, em báo thêm công ạ.",
  },
  {
    name: "hoi",
    label: "Hỏi thêm",
    words:
      "Dạ em chào {called}, để báo giá đúng em xin thêm: khổ ngang × cao, treo trong nhà hay ngoài trời, cần ngày nào. {Call} chụp chỗ treo gửi Zalo cho em là rõ nhất ạ.",
  },
  {
    name: "xong",
    label: "Xong, mời lấy",
    words:
      "Dạ {called} ơi, hàng của {call} in xong rồi. Xưởng mở đến [mấy giờ] hôm nay, {call} qua lấy hay em gửi xe ạ?",
  },
];

/** @param shop name of the shop @returns the templates that fit a letter, with the letter's words filled in */
export function templatesFor(letter: Pick<DeskLetter, "from_name" | "message">, shop: string): ReplyTemplate[] {
  const brief = readBrief(letter.message);
  const job = inShort(letter);
  const lower = job.charAt(0).toLowerCase() + job.slice(1);
  const filled: Record<string, string> = {
    call: "anh/chị",
    Call: "Anh/chị",
    called: `anh/chị ${firstName(letter.from_name)}`.trim(),
    received: brief ? `phiếu ${lower}` : "lời nhắn của mình",
    job: brief ? lower : "việc mình hỏi",
    size: brief?.size?.said ?? "",
    shop: withoutBrackets(`xưởng ${shop}`).trim(),
  };
  return TEMPLATES.filter(({ name }) => name !== "file" || brief?.size).map((template) => ({
    ...template,
    words: template.words.replaceAll(/\{(\w+)\}/g, (_, key: string) => filled[key] ?? ""),
  }));
}

/** Beginnings of names that are not a person's, if another word follows: "Trường" alone is a man's name. */
const NO_PERSON =
  /^(tổng )?(công ty|cty|c\.ty|ctcp|tập đoàn|doanh nghiệp|dntn|hợp tác xã|htx|hộ kinh doanh|hkd|chi nhánh|đại lý|cơ sở|xưởng|nhà máy|cửa hàng|cửa hiệu|shop|siêu thị|tạp hóa|tiệm|quán|nhà hàng|nhà sách|nhà thuốc|nhà xe|nhà văn hóa|khách sạn|homestay|spa|salon|studio|trường|mầm non|mẫu giáo|tiểu học|thcs|thpt|đại học|cao đẳng|học viện|lớp|trung tâm|văn phòng|vp|vpđd|phòng|ban quản|viện|bệnh viện|ngân hàng|hội|clb|câu lạc bộ|ủy ban|ubnd|chùa|nhà thờ)[ .:-]+\S/u;
/** Words that only such names have, wherever they stand. */
const COMPANY =
  /(^|[ .,(-])(tnhh|cổ phần|jsc|ltd|inc|corp|company|group|shop|store|spa|studio|salon|hotel)([ .,)-]|$)/u;

/**
 * A Vietnamese name ends with the name by which a person is called; signs and numbers behind it do not count.
 *
 * @returns that name; empty for a company, a shop, a school, an office
 */
function firstName(name: string): string {
  const plain = name.normalize("NFC").trim();
  const lower = plain.toLocaleLowerCase("vi");
  if (NO_PERSON.test(lower) || COMPANY.test(lower)) return "";
  const words = plain.replaceAll(/\(.*?\)/g, " ").split(/[^\p{L}\p{M}’'-]+/u);
  return words.findLast((word) => /\p{L}/u.test(word)) ?? "";
}

/** Square brackets are for gaps alone. */
const withoutBrackets = (words: string) => words.replaceAll(/[[\]]/g, "");

/** @returns the template to begin with at a step */
export function templateAt(step: DeskLetter["standing"]["step"]): string {
  return { new: "nhan", answered: "gia", quoted: "hoi", won: "xong", lost: "hoi" }[step];
}
