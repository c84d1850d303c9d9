/** A customer's consent that is taken back while everybody still sees the job. */
import type { Wrong } from "../../documents/check.ts";
import type { Summary } from "../../drafts/pages.ts";

const STILL_SEEN =
  "Việc này vẫn đang trên mạng. Khách không cho đăng nữa thì bấm nút trạng thái phía trên, chọn “Gỡ việc này…”; khách vẫn cho thì đánh dấu lại.";

/**
 * @returns the same mistakes; but for a job that is online the missing consent says to take the job down, because the usual advice, to leave it on the desk,
 * takes nothing down
 */
export function withConsent({ kind, seen }: Pick<Summary, "kind" | "seen">, wrong: Wrong[]): Wrong[] {
  if (kind !== "jobs" || !seen) return wrong;
  return wrong.map((one) => (one.path === "agreed" ? { ...one, message: STILL_SEEN } : one));
}
