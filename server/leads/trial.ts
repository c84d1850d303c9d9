/** A message that the shop sends itself, to see whether customers' messages arrive. */
import { randomUUID } from "node:crypto";
import { fieldsOf } from "../../contract/contact-message.ts";
import { TRIAL_SENDER } from "../../contract/letter.ts";
import { TIME_ZONE } from "../../contract/time-zone.ts";
import type { AcceptedMessage } from "../outbox/outbox.ts";

/**
 * @param now milliseconds since 1970
 * @returns a message to accept; no two are the same, so that none counts as a second click
 */
export function trialMessage(now: number): AcceptedMessage {
  const id = randomUUID();
  const moment = new Date(now).toLocaleString("vi-VN", { timeZone: TIME_ZONE });
  const fields = fieldsOf({
    from_name: "Thử hộp thư",
    from_phone: "0000 000 000",
    from_email: TRIAL_SENDER,
    message: `Thư thử, xưởng tự gửi lúc ${moment}. Đọc được thư này trong hộp thư là thư khách cũng đến.\nSố thư: ${id}`,
  });
  return { id, receivedAt: now, suspicion: "", ...fields };
}
