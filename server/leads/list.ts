/** The messages as text for a terminal and as CSV for a spreadsheet. */

import { CONTACT_FIELD_NAMES, LINE_FIELDS, TEXT_FIELDS } from "../../contract/contact-fields.ts";
import type { KeptLetters } from "../../contract/letter.ts";
import { csvOf, phoneCell } from "../../contract/spreadsheet.ts";
import { TIME_ZONE } from "../../contract/time-zone.ts";
import type { Lead } from "../outbox/outbox.ts";

const HANOI_TIME = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: TIME_ZONE,
});

/** @param leads in the order to show them */
export function leadsAsText(leads: Lead[]): string {
  if (leads.length === 0) return "No messages.\n";
  return `${leads.map(leadAsText).join("\n\n")}\n\n${leads.length} messages, times of Hanoi.\n`;
}

function leadAsText(lead: Lead): string {
  const lines = [
    `${HANOI_TIME.format(lead.receivedAt)}  ${statusOf(lead)}${lead.suspicion === "" ? "" : `  SUSPECTED SPAM: ${lead.suspicion}`}`,
    `  ${LINE_FIELDS.map((name) => lead[name]).join(" · ")}`,
    ...TEXT_FIELDS.flatMap((name) => lead[name].split("\n").map((line) => `  │ ${line}`)),
    `  ID ${lead.id}`,
  ];
  return lines.map(printable).join("\n");
}

function statusOf({ status, attempts, lastError, nextAttemptAt, sentAt }: Lead): string {
  if (status === "sent") return `sent ${HANOI_TIME.format(sentAt)}`;
  if (attempts === 0) return status;
  const next = status === "queued" ? `, next ${HANOI_TIME.format(nextAttemptAt)}` : "";
  return `${status} (attempts: ${attempts}${next}; ${lastError})`;
}

/** Signs that steer a terminal, or turn the writing in it. */
const STEERING = /\p{Cc}|\p{Bidi_Control}/gu;

/** What a visitor typed must not steer the terminal of whoever reads it. */
function printable(text: string): string {
  return text.replace(STEERING, "\ufffd");
}

type Column = [name: string, value: (lead: Lead) => string | number];

const COLUMNS: Column[] = [
  ["id", (lead) => lead.id],
  ["received", (lead) => HANOI_TIME.format(lead.receivedAt)],
  ["status", (lead) => lead.status],
  ["suspected_spam", (lead) => lead.suspicion],
  ...CONTACT_FIELD_NAMES.map(
    (name): Column => [name, (lead) => (name === "from_phone" ? phoneCell(lead[name]) : lead[name])],
  ),
  ["attempts", (lead) => lead.attempts],
  ["last_error", (lead) => lead.lastError],
  ["sent", (lead) => (lead.sentAt === undefined ? "" : HANOI_TIME.format(lead.sentAt))],
];

/** @returns a file for a spreadsheet */
export function leadsAsCsv(leads: Lead[]): string {
  return csvOf([COLUMNS.map(([name]) => name), ...leads.map((lead) => COLUMNS.map(([, value]) => value(lead)))]);
}

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** @param there whether a store lies at that place @returns the answer of contract/letter.ts, for a program */
export function leadsAsJson(place: string, leads: Lead[], there: boolean): string {
  const answer: KeptLetters = { place, letters: leads, ...(!there && { missing: true }) };
  // JSON leaves some signs that steer a terminal as they are: written as escapes, they are the same to a program.
  const text = JSON.stringify(answer).replace(STEERING, escaped);
  return `${text}\n`;
}
