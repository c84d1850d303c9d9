/** Why a file is not taken as a picture: a sentence that says what it is and what to do. */
import type { PrintFile } from "../../app/print-file/facts.ts";

const CHOOSE = "Chọn ảnh JPG, PNG hay HEIC (ảnh iPhone) đều được.";

/** Files of the trade that hold no photograph by themselves. */
const PRINT_FORMATS: Partial<Record<PrintFile["format"], string>> = {
  pdf: "PDF",
  ps: "EPS hoặc AI",
  cdr: "CorelDRAW",
  psd: "Photoshop",
  svg: "bản vẽ SVG",
};

const OTHER_KINDS: Record<string, string> = {
  film: "là video, không phải ảnh",
  office: "là tệp Word, Excel hay PowerPoint, không phải ảnh",
  archive: "là tệp nén. Giải nén ra rồi lấy từng ảnh",
  bmp: "là ảnh BMP đời cũ. Mở bằng Paint, lưu lại thành JPG",
  "jpeg-xl": "là ảnh JPEG XL, máy chưa mở được. Xuất lại thành JPG",
  "jpeg-2000": "là ảnh JPEG 2000, máy chưa mở được. Xuất lại thành JPG",
};

/** Said of a HEIC that the decoder does not open. */
export const HEIC_UNREADABLE =
  "Ảnh iPhone (HEIC) này máy không mở được. Trên iPhone, gửi lại ảnh ấy qua ô “Lấy từ điện thoại”: điện thoại tự đổi sang JPG. Hoặc vào Cài đặt, Camera, Định dạng, chọn “Tương thích nhất” rồi chụp lại.";

/**
 * @param name of the file, as it was sent
 * @param file what the readers of print files say of it
 * @returns null for a picture that may be decoded
 */
export function refusalOf(name: string, { format, trouble, facts }: PrintFile): string | null {
  const print = PRINT_FORMATS[format];
  if (print) return `${name} là tệp in ${print}, không phải ảnh. Xuất từ nó một ảnh JPG rồi thả vào đây.`;
  if (format === "html")
    return `${name} là một trang web lưu lại, không phải ảnh. Bấm chuột phải vào ảnh trên trang ấy, chọn lưu ảnh.`;
  if (format === "other") {
    const kind = "kind" in facts ? String(facts.kind) : "";
    // GIF: sharp opens its first picture.
    if (kind === "gif") return null;
    return `${name} ${OTHER_KINDS[kind] ?? "không phải ảnh"}. ${CHOOSE}`;
  }
  if (format === "none") return `${name} không phải ảnh, hoặc ảnh đã hỏng. ${CHOOSE}`;
  if (trouble === "cut") return `${name} bị cắt cụt khi chép. Chép lại từ máy ảnh hoặc điện thoại.`;
  return null;
}
