/** The window's only way to the desk: every request carries its header, every refusal comes as a sentence for the owner. */
import { DESK_PATH, OWN_HEADER } from "../paths.ts";

/** The desk said no, or did not answer. The message is for the owner. */
export class DeskError extends Error {
  /** HTTP status, or 0 when the desk did not answer, or broke off in what it granted. */
  readonly status: number;
  /** What it answered besides the sentence; undefined when there is nothing more. */
  readonly answer: unknown;

  constructor(status: number, message: string, answer?: unknown) {
    super(message);
    this.name = "DeskError";
    this.status = status;
    this.answer = answer;
  }
}

/** What the owner does then: as the first chapter of content/README.md and the guide have it. */
const DESK_IS_SILENT =
  "Bàn làm việc không trả lời, có lẽ cửa sổ chạy bàn đã bị đóng. Mở lại bàn như mọi ngày, trang này cứ để yên.";

/** And where it was asked, and neither answers nor breaks off: it is busy, or hangs. */
export const DESK_IS_LATE =
  "Bàn làm việc chưa trả lời. Máy đang bận thì đợi thêm một lát. Đợi mãi không được thì đóng cửa sổ chạy bàn rồi mở lại như mọi ngày, trang này cứ để yên; vẫn không được thì khởi động lại máy.";

/** Milliseconds after which a desk that did not answer is asked again. */
export const AGAIN = 5000;

/** Milliseconds after which it is said that an answer has not come; most take some ten. */
const LATE = 10_000;

/** @param late is told once when the answer has not come after {@link LATE} @returns the answer, whenever it comes */
export async function awaited<T>(answer: Promise<T>, late: () => void): Promise<T> {
  const timer = setTimeout(late, LATE);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
  }
}

/** Bytes that requests may hold together which outlive their window (Fetch standard, "inflight keep-alive bytes"); a browser refuses more. */
const MOST_OUTLIVING = 64 * 1024;

interface Request {
  method?: "GET" | "PUT" | "POST" | "DELETE";
  body?: unknown;
  /** Outlives the window: for what is sent while it closes. What is too large for that is sent as ever. */
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
 * @param refused said where the desk refuses without a sentence of its own
 * @throws DeskError where it refuses, or its answer breaks off: what came of it is no answer
 */
export async function answerOf<T>(response: Response, refused: string): Promise<T> {
  const answer = (await response.json().catch(() => {
    throw new DeskError(response.ok ? 0 : response.status, "Bàn làm việc trả lời không trọn.");
  })) as T & { error?: string };
  if (!response.ok) throw new DeskError(response.status, answer.error ?? refused, answer);
  return answer;
}

/** The sentence of a refusal, to be told where it was met. @throws whatever is none: that is a mistake of ours, and no answer of the desk */
export function refusalOf(error: unknown): string {
  if (error instanceof DeskError) return error.message;
  throw error;
}

/** Address of a page's file in a request. */
export const ofFile = (file: string): string => `file=${encodeURIComponent(file)}`;
