/**
 * The mail the shop gets for a contact message. From is ours, because only our own domain passes the checks of the
 * receiving server (SPF, DMARC); Reply-To is the visitor, so that "reply" reaches the customer. Nothing a visitor
 * typed is part of the envelope.
 */

import { CONTACT_FIELDS, LINE_FIELDS, TEXT_FIELDS } from "../../contract/contact-fields.ts";
import { asTheSiteWrites, TIME_ZONE } from "../../contract/time-zone.ts";
import type { AcceptedMessage } from "../outbox/outbox.ts";
import type { MailSettings } from "../settings.ts";

/** Name and address apart: in one text a comma or a colon of the name would end it (RFC 5322, address lists and groups). */
interface Sender {
  name: string;
  address: string;
}

/** A mail as nodemailer takes it. */
export interface Mail {
  envelope: { from: string; to: string[] };
  from: Sender;
  to: string[];
  replyTo: Sender;
  subject: string;
  messageId: string;
  date: Date;
  headers: Record<string, string>;
  text: string;
  disableFileAccess: true;
  disableUrlAccess: true;
}

/** A time as people say it: "10:00 Thứ Hai, 05/01/2026". Not the full style, which begins with "lúc": the mail has that word before the time already. */
const HANOI_TIME = new Intl.DateTimeFormat("vi-VN", {
  weekday: "long",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: TIME_ZONE,
});

/** The same message always makes the same mail, so that a second copy can be told by its Message-ID. */
export function mailOf(message: AcceptedMessage, { from, to }: Pick<MailSettings, "from" | "to">): Mail {
  const [, name = "", address = from] = /^([^<]*?)\s*<([^<>]+)>$/.exec(from) ?? [];
  const mark = message.suspicion === "" ? "" : "[Nghi là thư rác] ";
  return {
    envelope: { from: address, to },
    from: { name, address },
    to,
    replyTo: { name: message.from_name, address: message.from_email },
    subject: `${mark}Khách liên hệ: ${message.from_name} - ${message.from_phone}`,
    messageId: `<${message.id}@${address.split("@")[1]}>`,
    date: new Date(message.receivedAt),
    // RFC 3834: no out-of-office answers to a mail no person sent.
    headers: { "Auto-Submitted": "auto-generated" },
    text: [
      ...LINE_FIELDS.map((name) => `${CONTACT_FIELDS[name].label}: ${message[name]}`),
      `Gửi lúc: ${asTheSiteWrites(HANOI_TIME.format(message.receivedAt))} (giờ Hà Nội)`,
      "",
      ...TEXT_FIELDS.flatMap((name) => [message[name], ""]),
      "-- ",
      "Thư này do trang web gửi. Bấm trả lời để viết cho khách.",
      ...(message.suspicion === "" ? [] : ["Có thể là thư rác: lời nhắn có dấu hiệu do máy tự gửi."]),
      `Mã lời nhắn: ${message.id}`,
    ].join("\n"),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
