/** Bounds of a picture that is taken in: known to both sides of the desk. */
import { inMegabytes } from "../../app/content/files/megabytes.ts";
import { MOST_PICTURE_BYTES } from "../../app/content/pictures.ts";

/** @param bytes of a file that is too large @returns the sentence for it */
export function tooLarge(bytes: number): string {
  return `Tệp này nặng ${inMegabytes(bytes)} MB, bàn nhận ảnh đến ${inMegabytes(MOST_PICTURE_BYTES)} MB. Ảnh chụp không nặng thế: xem có phải video hay tệp in không, hoặc xuất lại thành JPG.`;
}

/** The sentence for an empty file. */
export const EMPTY =
  "Tệp này trống (0 byte). Ảnh chắc còn nằm trên iCloud hay Google, hoặc chép chưa xong: mở ảnh ra xem rồi lấy lại.";
