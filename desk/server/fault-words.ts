/** What the owner is told of an error that no room has foreseen. */
import { isFull, isLocked } from "../files/disk.ts";

/** @param status HTTP status of the answer @returns a sentence in Vietnamese: what is wrong, and how to go on */
export function sentenceFor(error: unknown, status: number): string {
  if (isFull(error)) return "Ổ đĩa đầy, chưa ghi được. Chữ đã gõ chưa mất: dọn bớt ổ đĩa rồi làm lại.";
  if (isLocked(error))
    return "Máy không cho ghi vào thư mục của trang. Xem thư mục có bị khóa hay đang mở ở chương trình khác không.";
  if (status === 413) return "Gửi lên nhiều quá, máy không nhận một lần được.";
  return status < 500
    ? "Yêu cầu này bàn làm việc không hiểu."
    : "Bàn làm việc vấp một việc chưa lường trước. Chữ đã lưu vẫn còn nguyên; thử lại, hoặc tắt mở lại bàn.";
}
