/** The text of a content file, from whatever editor it was saved with. */
import { lstatSync, readFileSync, statSync } from "node:fs";
import { inMegabytes } from "./megabytes.ts";

/** A file that cannot be read as text; the message is for the editor, in Vietnamese. */
export class UnreadableText extends Error {}

/** What stands in the place of a content file cannot be a text, so it is not read as one. The message is for the editor, in Vietnamese. */
export class NoTextThere extends UnreadableText {}

/** Bytes; the longest page there is has some 12,000. */
const MOST_BYTES = 2_000_000;

const PUT_AWAY = "dời nó đi chỗ khác, rồi lấy lại bản trước ở nhật ký của trang này, hoặc chép tệp từ bản lưu";

/**
 * @param place of a content file
 * @throws NoTextThere for a folder, a link that leads to no file, a file that is far too large to be a page, or one that this machine may not read; for
 * what is not there at all, `ENOENT`, as everywhere
 */
export function bytesOfText(place: string): Uint8Array {
  try {
    const about = statSync(place);
    if (about.isDirectory()) throw new NoTextThere(`ở đây là một thư mục, không phải tệp; ${PUT_AWAY}`);
    if (about.size > MOST_BYTES) {
      throw new NoTextThere(
        `tệp nặng ${inMegabytes(about.size)} MB, một trang chữ chưa đến 1 MB, chắc là video hay ảnh chép nhầm tên; ${PUT_AWAY}`,
      );
    }
    return readFileSync(place);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EACCES" || code === "EPERM")
      throw new NoTextThere(
        "máy không được phép đọc tệp này; mở phần quyền (Properties, Security) của tệp, cho phép đọc và ghi",
      );
    if (code === "ELOOP" || (code === "ENOENT" && lstatSync(place, { throwIfNoEntry: false })))
      throw new NoTextThere(`ở đây là một lối tắt (link) không dẫn đến tệp nào; ${PUT_AWAY}`);
    throw error;
  }
}

/** @returns how many lines end in a text before a place in it */
export const linesBefore = (text: string, place: number) => text.slice(0, place).split("\n").length - 1;

const SAVE_AGAIN = "mở bằng Notepad, chọn Lưu thành (Save As), ô Mã hóa (Encoding) chọn UTF-8, rồi lưu đè";

/** What is left of a file that was being saved when the power went. */
const NOTHING_LEFT =
  "tệp chỉ còn toàn byte trống (mất điện hay rút ổ lúc đang lưu), chữ trong đó không đọc lại được; lấy lại bản trước ở nhật ký của trang này, hoặc chép tệp từ bản lưu";

/**
 * @returns the text in composed Unicode (NFC), whatever it was typed in, without the mark that Notepad puts before it (BOM)
 * @throws UnreadableText where the bytes are not UTF-8
 */
export function textOfBytes(bytes: Uint8Array): string {
  if (bytes.length > 0 && bytes.every((byte) => byte === 0)) throw new UnreadableText(NOTHING_LEFT);
  const [first, second] = bytes;
  const utf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || bytes.includes(0);
  if (utf16) throw new UnreadableText(`tệp lưu ở dạng UTF-16 (Unicode) nên máy đọc ra chữ lạ; ${SAVE_AGAIN}`);
  try {
    return linesOf(new TextDecoder("utf-8", { fatal: true }).decode(bytes).normalize("NFC"));
  } catch {
    throw new UnreadableText(`tệp có chữ không phải UTF-8 (bảng mã cũ như TCVN3, Windows-1258); ${SAVE_AGAIN}`);
  }
}

/** @returns the text with the lines it was meant to have: old Macs ended a line with a lone CR, which is no line end to YAML and Markdown here */
export function linesOf(text: string): string {
  return text.replace(/\r(?!\n)/g, "\n");
}
