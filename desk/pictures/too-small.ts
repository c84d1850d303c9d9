/** Whether what is kept of a picture is enough for its place: known to both sides of the desk. */
import { LEAST_WIDTH, PICTURE_SHAPES, type PictureShape } from "../../app/content/pictures.ts";

/** @param across pixels of what is kept @returns the sentence for a picture that would be soft; null for one that is large enough */
export function tooSmall(shape: PictureShape, across: number): string | null {
  const least = LEAST_WIDTH[shape];
  if (across >= least) return null;
  const { width, height } = PICTURE_SHAPES[shape];
  const say = (figure: number) => Math.round(figure).toLocaleString("vi-VN");
  return `Phần giữ lại rộng ${say(across)} điểm, chỉ nét khi hiện rộng ${say(across)} điểm; chỗ này cần ít nhất ${say(least)} × ${say((least * height) / width)}. Lấy rộng ra, hoặc tìm ảnh gốc trong máy, đừng lấy ảnh tải về từ Zalo hay Facebook.`;
}
