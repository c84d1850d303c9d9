/** The window's only way to the desk: every request carries its header, every refusal comes as a sentence for the owner. */
import { DESK_PATH, OWN_HEADER } from "../paths.ts";

/** The desk said no, or did not answer. The message is for the owner. */
export class DeskError extends Error {
  /** HTTP status; 0 when the desk did not answer, or when a successful answer broke off. */
  readonly status: number;
  /** The desk's whole answer, parsed from JSON; undefined when none could be read. */
  readonly answer: unknown;

  constructor(status: number, message: string, answer?: unknown) {
    super(message);
    this.name = "DeskError";
    this.status = status;
    this.answer = answer;
  }
}

/** Said when the desk does not answer. What the owner should do is the same as in the first chapter of content/README.md and in the guide. */
const DESK_IS_SILENT =
  "Bàn làm việc không trả lời, có lẽ cửa sổ chạy bàn đã bị đóng. Mở lại bàn như mọi ngày, trang này cứ để yên.";

/** Said when the desk was asked, and neither answers nor breaks off: it is busy, or hangs. */
export const DESK_IS_LATE =
  "Bàn làm việc chưa trả lời. Máy đang bận thì đợi thêm một lát. Đợi mãi không được thì đóng cửa sổ chạy bàn rồi mở lại như mọi ngày, trang này cứ để yên; vẫn không được thì khởi động lại máy.";

/** Milliseconds after which a desk that did not answer is asked again. */
export const AGAIN = 5000;

/** Milliseconds after which the owner is told that an answer has not come; most answers take about ten milliseconds. */
const LATE = 10_000;

/** @param late is called once when the answer has not come after {@link LATE} @returns the answer, whenever it comes */
export async function awaited<T>(answer: Promise<T>, late: () => void): Promise<T> {
  const timer = setTimeout(late, LATE);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
  }
}

/** Bytes that all requests that outlive their window may hold together (Fetch standard, "inflight keep-alive bytes"); a browser refuses more. */
const MOST_OUTLIVING = 64 * 1024;

interface Request {
  method?: "GET" | "PUT" | "POST" | "DELETE";
  body?: unknown;
  /** The request outlives the window, for what is sent while the window closes. A body that is too large for that is sent as an ordinary request. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

/**
 * @param path below `/ban-lam-viec/api`, e.g. `page?file=home.md`
 * @throws DeskError
 */
export async function ask<T>(path: string, { method = "GET", body, keepalive, signal }: Request = {}): Promise<T> {
  const headers: Record<string, string> = method === "GET" ? {} : { [OWN_HEADER]: "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const text = body === undefined ? undefined : JSON.stringify(body);
  const outlives = keepalive === true && new Blob([text ?? ""]).size < MOST_OUTLIVING;
  let response: Response;
  try {
    response = await fetch(`${DESK_PATH}/api/${path}`, {
      method,
      headers,
      keepalive: outlives,
      signal,
      body: text,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new DeskError(0, DESK_IS_SILENT);
  }
  return answerOf<T>(response, "Bàn làm việc chưa làm được việc này.");
}

/**
 * @param refused the sentence for a refusal that brings none of its own
 * @throws DeskError where the desk refuses, or its answer breaks off: half an answer is none
 */
export async function answerOf<T>(response: Response, refused: string): Promise<T> {
  const answer = (await response.json().catch(() => {
    throw new DeskError(response.ok ? 0 : response.status, "Bàn làm việc trả lời không trọn.");
  })) as T & { error?: string };
  if (!response.ok) throw new DeskError(response.status, answer.error ?? refused, answer);
  return answer;
}

/** The sentence of a refusal, to be shown where the request was made. @throws any other error: that is a mistake in this program, not an answer of the desk */
export function refusalOf(error: unknown): string {
  if (error instanceof DeskError) return error.message;
  throw error;
}

/** The part of a request's query that names a page's file. */
export const ofFile = (file: string): string => `file=${encodeURIComponent(file)}`;
