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
    words:
      "Dạ em chào {call} {name}, xưởng In ấn Hoàng Gia đã nhận {received}. Em tính rồi báo giá trước [mấy giờ] nhé ạ.",
  },
  {
    name: "gia",
    label: "Báo giá",
    words:
      "Dạ em chào {call} {name}, {job}: giá [giá] đồng, gồm [gồm gì]. Duyệt file xong, xưởng in trong [mấy ngày]. {Call} cần chỉnh gì cứ nhắn em ạ.",
  },
  {
    name: "file",
    label: "File vỡ hình",
    words:
      "Dạ em chào {call} {name}, file {call} gửi in khổ {size} nhìn gần sẽ vỡ. {Call} tìm giúp em ảnh gốc, hoặc file PDF, AI. Không có thì xưởng vẽ lại, em báo thêm công ạ.",
  },
  {
    name: "hoi",
    label: "Hỏi thêm",
    words:
      "Dạ em chào {call} {name}, để báo giá đúng em xin thêm: khổ ngang × cao, treo trong nhà hay ngoài trời, cần ngày nào. {Call} chụp chỗ treo gửi Zalo cho em là rõ nhất ạ.",
  },
  {
    name: "xong",
    label: "Xong, mời lấy",
    words:
      "Dạ {call} {name} ơi, hàng của {call} in xong rồi. Xưởng mở đến [mấy giờ] hôm nay, {call} qua lấy hay em gửi xe ạ?",
  },
];

/** @returns the templates that fit a letter, with its words filled in */
export function templatesFor(letter: Pick<DeskLetter, "from_name" | "message">): ReplyTemplate[] {
  const brief = readBrief(letter.message);
  const job = inShort(letter);
  const lower = job.charAt(0).toLowerCase() + job.slice(1);
  const filled: Record<string, string> = {
    call: "anh/chị",
    Call: "Anh/chị",
    // Vietnamese names end with the one a person is called by. Square brackets are for gaps alone.
    name: (letter.from_name.trim().split(/\s+/).at(-1) ?? "").replaceAll(/[[\]]/g, ""),
    received: brief ? `phiếu ${lower}` : "lời nhắn của mình",
    job: brief ? lower : "việc mình hỏi",
    size: brief?.size?.said ?? "",
  };
  return TEMPLATES.filter(({ name }) => name !== "file" || brief?.size).map((template) => ({
    ...template,
    words: template.words.replaceAll(/\{(\w+)\}/g, (_, key: string) => filled[key] ?? ""),
  }));
}

/** @returns the template to begin with at a step */
export function templateAt(step: DeskLetter["standing"]["step"]): string {
  return { new: "nhan", answered: "gia", quoted: "hoi", won: "xong", lost: "hoi" }[step];
}
