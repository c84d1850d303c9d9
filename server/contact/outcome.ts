/** What can become of a sent form, and the answer each outcome gets. Sentences are for the visitor. */
import { CONTACT_FIELDS, CONTACT_SENTENCES, type ContactField } from "../../contract/contact-fields.ts";

/** An outcome: the status to answer and what to tell. */
export interface Outcome {
  status: 200 | 400 | 403 | 413 | 415 | 429 | 503;
  /** Sentences on the form as a whole. */
  sentence: string;
  /** Sentences on single fields. */
  problems?: Partial<Record<ContactField, string>>;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
}

/** The message is on the disk, or the relay took it. */
export const ACCEPTED: Outcome = { status: 200, sentence: CONTACT_SENTENCES.sent };

/** The form came from a page of another site. */
export const FOREIGN: Outcome = {
  status: 403,
  sentence: "Biểu mẫu được gửi từ một trang khác. Vui lòng mở trang liên hệ của chúng tôi và gửi lại.",
};

/** The body is above the server's limit, 64 KiB. */
export const TOO_LARGE: Outcome = {
  status: 413,
  sentence: `Nội dung gửi quá dài. Hãy quay lại, rút gọn lời nhắn xuống dưới ${CONTACT_FIELDS.message.longest.toLocaleString("vi")} ký tự rồi gửi lại.`,
};

/** The body is of a kind no form has. */
export const WRONG_TYPE: Outcome = {
  status: 415,
  sentence: "Biểu mẫu được gửi sai định dạng. Vui lòng mở lại trang liên hệ và gửi từ đó.",
};

/** Nothing could take the message: neither the store nor the relay. */
export const NOT_KEPT: Outcome = {
  status: 503,
  sentence: "Máy chủ chưa nhận được lời nhắn. Vui lòng thử lại sau ít phút, hoặc gọi cho chúng tôi.",
  retryAfter: 30,
};

/** @param retryAfter seconds */
export function tooMany(retryAfter: number): Outcome {
  return {
    status: 429,
    sentence: `Bạn đã gửi quá nhiều lần. Vui lòng đợi ${retryAfter} giây rồi gửi lại.`,
    retryAfter,
  };
}
