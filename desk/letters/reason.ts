/** What a mail relay said, in words for the owner. */

/** What is in a refusal, and what it means; the first that fits. Codes: RFC 5321 §4.2.3, RFC 4954 §6, nodemailer's own. */
const REASONS: readonly [sign: RegExp, sentence: string][] = [
  [
    /\b(?:535|534|530)\b|EAUTH|authenticat|invalid login|credentials/i,
    "Dịch vụ gửi thư không nhận tên hoặc mật khẩu đăng nhập.",
  ],
  [/\b(?:552|452|4\.2\.2|5\.2\.2)\b|mailbox full|quota/i, "Hộp thư của xưởng đầy. Dọn bớt thư cũ rồi gửi lại."],
  // Nodemailer begins each refusal of an address, for whatever reason, with "all recipients were rejected".
  [/\b(?:421|450|451)\b|greylist/i, "Dịch vụ gửi thư hẹn lúc khác; máy chủ sẽ tự gửi lại."],
  [/\b554\b|spam|blocked|blacklist/i, "Dịch vụ gửi thư chặn thư này, nghi là quảng cáo."],
  [
    /\b(?:550|551|553|5\.1\.1)\b|user unknown|no such user|recipient/i,
    "Hộp thư nhận không có, hoặc địa chỉ nhận gõ sai.",
  ],
  [/ENOTFOUND|EDNS|EAI_AGAIN|getaddrinfo/i, "Không tìm thấy máy gửi thư: tên máy sai, hoặc mạng đang mất."],
  [/ECONNREFUSED|ECONNRESET|ECONNECTION|ESOCKET/i, "Máy gửi thư từ chối kết nối."],
  [/closed unexpectedly/i, "Máy gửi thư ngắt kết nối giữa chừng."],
  [/timeout|ETIMEDOUT/i, "Máy gửi thư không trả lời."],
  [/ENOSPC|no space/i, "Ổ đĩa của máy chủ đầy."],
  [/certificate|ETLS|SSL|TLS/i, "Máy gửi thư không nối được đường mã hóa."],
];

/** @param lastError as the server keeps it, in English @returns one sentence; empty when nothing went wrong */
export function reasonOf(lastError: string): string {
  if (lastError === "") return "";
  return REASONS.find(([sign]) => sign.test(lastError))?.[1] ?? "Dịch vụ gửi thư từ chối thư này.";
}
