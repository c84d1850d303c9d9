/** Whether what is kept of a picture is enough for its place: known to both sides of the desk. */
import { LEAST_WIDTH, PICTURE_SHAPES, type PictureShape } from "../../app/content/pictures.ts";

/** @returns pixels across the largest file that the build makes of a shape: more is never shown */
export function mostShown(shape: PictureShape): number {
  const { width, large } = PICTURE_SHAPES[shape];
  return Math.max(width, ...large);
}

/**
 * @param across pixels of what is kept
 * @param widest pixels of the most that can be kept of this picture
 * @returns the sentence for a picture that would be soft; null for one that is large enough
 */
export function tooSmall(shape: PictureShape, across: number, widest: number): string | null {
  const least = LEAST_WIDTH[shape];
  if (across >= least) return null;
  const { width, height } = PICTURE_SHAPES[shape];
  const say = (figure: number) => Math.round(figure).toLocaleString("vi-VN");
  return `Phần giữ lại rộng ${say(across)} điểm, chỉ nét khi hiện rộng ${say(across)} điểm; chỗ này cần ít nhất ${say(least)} × ${say((least * height) / width)}. ${widest < least ? "Tìm" : "Lấy rộng ra, hoặc tìm"} ảnh gốc trong máy, đừng lấy ảnh tải về từ Zalo hay Facebook.`;
}

/** @param across pixels of what is kept, enough for its place @returns the sentence that says for which screens it is sharp */
export function sharpFor(shape: PictureShape, across: number): string {
  const best = mostShown(shape);
  if (across >= best) return "Đủ nét cho mọi màn hình.";
  if (across < PICTURE_SHAPES[shape].width) return "Đủ nét cho trang, màn hình lớn thì hơi mềm.";
  return `Đủ nét cho trang. Màn hình đời mới nét nhất khi phần giữ lại rộng từ ${best.toLocaleString("vi-VN")} điểm.`;
}
