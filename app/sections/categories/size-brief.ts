/** The size that a visitor has chosen, in the words of the message to the shop. */
import { formatNumber, plainSpaces, sayArea, saySize } from "../../try-size/figures.ts";
import type { Size } from "./live-size/use-size.ts";

/** @param title of the category, e.g. `In standee` */
export function briefOf(title: string, { width, height, unit, quantity, day }: Size): string {
  const each = sayArea(width * height, quantity);
  const lines = [
    `Hỏi giá: ${title}`,
    `Khổ: ${saySize(width, height, unit)} (ngang × cao)`,
    quantity > 1
      ? `Số lượng: ${formatNumber(quantity)}, mỗi tấm ${each}, cộng ${sayArea(width * height * quantity)}`
      : `Số lượng: 1 (${each})`,
  ];
  if (day.trim()) lines.push(`Cần: ${day.trim()}`);
  return plainSpaces(lines.join("\n"));
}

/**
 * The sentence shown beside the form once the brief is in it. The category is named, because the note stays on the way to other pages.
 *
 * @param title as in {@link briefOf}
 */
export function noteOf(title: string, { width, height, unit, quantity, day }: Size): string {
  const when = day.trim() ? `, cần ${day.trim()}` : "";
  return `${title}, khổ ${saySize(width, height, unit)}, số lượng ${formatNumber(quantity)}${when} đã ghi vào lời nhắn. Điền nốt ô nào còn trống rồi gửi.`;
}
