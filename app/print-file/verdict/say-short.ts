/** What the shop reads of a file in one line of the ticket: a few words each, without advice. */
import type { PrintFile, Trouble, Unexamined } from "../facts.ts";
import { coloursOf } from "./colours-of.ts";
import { sayNames } from "./say-names.ts";
import { isOldIllustrator, kindOf, tellsSize } from "./say-trouble.ts";
import { unexaminedIn } from "./unexamined-in.ts";
import type { Verdict } from "./verdict.ts";

const TROUBLES: Record<Exclude<Trouble, "header-only" | "other-kind">, string> = {
  empty: "file trống",
  unknown: "không nhận ra loại file",
  "web-page": "là trang web lưu lại",
  cut: "thiếu phần cuối",
  damaged: "có chỗ hỏng",
  locked: "có mật khẩu",
  oversized: "khai khổ lớn quá mức",
  "not-drawable": "không vẽ thử được",
  "notice-only": "file AI lưu không kèm PDF",
  entities: "SVG có khai báo lạ",
  "timed-out": "nặng quá, đọc chưa xong",
  folder: "là thư mục",
  vanished: "trình duyệt không mở được",
};

const UNEXAMINED: Record<Unexamined, string> = {
  link: "ảnh chỉ là đường dẫn",
  portfolio: "gói nhiều file bên trong",
  letters: "có chữ vẽ bằng điểm ảnh",
  object: "có phần nhúng",
  drawing: "có phần nhúng",
  style: "có phần nhúng",
};
/** More names of fonts than these would crowd out the rest of the line. */
const FEW = { most: 3, longest: 30 };

/**
 * @param name the file's own
 * @returns why nothing was said of its sharpness; undefined where it was judged, or no cause is known
 */
export function whyNotJudged(file: PrintFile, { kind, blank }: Verdict, name: string): string | undefined {
  if (kind === "pixels" || kind === "vector") return undefined;
  if (blank) return "trang trống";
  if (kind === "unfinished") return unexaminedIn(file).map((what) => UNEXAMINED[what])[0];
  if (!file.trouble) return "không thấy khổ";
  if (file.trouble === "other-kind") return kindOf(file) ?? "loại file khác";
  if (file.trouble !== "header-only") return TROUBLES[file.trouble];
  if (file.format === "cdr") return "file CorelDRAW";
  return `file ${isOldIllustrator(name) ? "AI cũ" : "EPS"} ${tellsSize(file) ? "chỉ biết khổ" : "không ghi khổ"}`;
}

/** What has to be mended or asked for, whatever the verdict. */
export function whatToMend(file: PrintFile): string[] {
  const words: string[] = [];
  if (file.trouble === "notice-only") return words;
  if (file.format === "pdf") {
    const { fonts_not_embedded: missing = [], rebuilt } = file.facts;
    if (missing.length > 0) words.push(`font ${sayNames(missing, "font", FEW)} chưa nhúng`);
    if (rebuilt) words.push("mục lục file hỏng");
  }
  if (coloursOf(file).has("rgb")) words.push("hệ màu RGB");
  return words;
}
