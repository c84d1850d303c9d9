/** The text of a content file, from whatever editor it was saved with. */

/** A file that cannot be read as text; the message is for the editor, in Vietnamese. */
export class UnreadableText extends Error {}

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
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).normalize("NFC");
  } catch {
    throw new UnreadableText(`tệp có chữ không phải UTF-8 (bảng mã cũ như TCVN3, Windows-1258); ${SAVE_AGAIN}`);
  }
}
