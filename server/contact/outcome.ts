/** What can become of a sent form, and the answer each outcome gets. Sentences are for the visitor. */
import type { FastifyReply } from "fastify";
import { type ContactField, MAX_LENGTH } from "../../contract/contact-fields.ts";
import { RESULT_PAGE_POLICY, resultPage } from "./result-page.ts";

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

/** The message is on the disk, or the relay took it. The sentence is that of the specification, §8. */
export const ACCEPTED: Outcome = { status: 200, sentence: "Email đã được gửi thành công!" };

/** The form came from a page of another site. */
export const FOREIGN: Outcome = {
  status: 403,
  sentence: "Biểu mẫu được gửi từ một trang khác. Vui lòng mở trang liên hệ của chúng tôi và gửi lại.",
};

/** The body is above the server's limit, 64 KiB. */
export const TOO_LARGE: Outcome = {
  status: 413,
  sentence: `Nội dung gửi quá dài. Hãy quay lại, rút gọn lời nhắn xuống dưới ${MAX_LENGTH.message.toLocaleString("vi")} ký tự rồi gửi lại.`,
};

/** The body is of a kind no form has. */
export const WRONG_TYPE: Outcome = {
  status: 415,
  sentence: "Biểu mẫu được gửi sai định dạng. Vui lòng mở lại trang liên hệ và gửi từ đó.",
};

/** Nothing could take the message: neither the store nor the relay. */
export const NOT_KEPT: Outcome = {
  status: 503,
  sentence: "Máy chủ chưa nhận được lời nhắn. Vui lòng thử lại sau ít phút, hoặc gọi điện, nhắn Zalo cho chúng tôi.",
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

/**
 * Answers in the way of whoever asked: the client library gets plain text (`OK` only for an accepted message),
 * a browser without script a page that holds what was typed.
 *
 * @param asPage whether a person reads the answer itself
 * @param typed the fields as they came, as far as they could be read
 */
export function sendOutcome(
  reply: FastifyReply,
  outcome: Outcome,
  asPage: boolean,
  typed: ReadonlyMap<string, string>,
): FastifyReply {
  reply.code(outcome.status);
  if (outcome.retryAfter !== undefined) reply.header("Retry-After", outcome.retryAfter);
  if (asPage) {
    return reply
      .header("Content-Security-Policy", RESULT_PAGE_POLICY)
      .type("text/html; charset=utf-8")
      .send(resultPage(outcome, typed));
  }
  const text = outcome === ACCEPTED ? "OK" : [outcome.sentence, ...Object.values(outcome.problems ?? {})].join("\n");
  return reply.type("text/plain; charset=utf-8").send(text);
}
