/** The letters as a file for Excel, with the shop's own knowledge beside each. */

import { CONTACT_FIELD_NAMES, CONTACT_FIELDS } from "../../contract/contact-fields.ts";
import { csvOf, phoneCell } from "../../contract/spreadsheet.ts";
import { TIME_ZONE } from "../../contract/time-zone.ts";
import type { DeskLetter } from "./inbox.ts";
import { STEP_NAMES } from "./steps.ts";

const DELIVERY = { queued: "đang gửi", sent: "đã đến", dead: "chưa đến" };

const MOMENT = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: TIME_ZONE });

/** @param letters in the order to write them; advertisements and trials are left out */
export function lettersAsCsv(letters: DeskLetter[]): string {
  const fields = CONTACT_FIELD_NAMES.map((name) => CONTACT_FIELDS[name].label);
  return csvOf([
    ["Gửi lúc", "Bước", ...fields, "Ghi chú", "Hộp thư"],
    ...letters
      .filter(({ junk, trial }) => !junk && !trial)
      .map((letter) => [
        MOMENT.format(letter.receivedAt),
        STEP_NAMES[letter.standing.step],
        ...CONTACT_FIELD_NAMES.map((name) => (name === "from_phone" ? phoneCell(letter[name]) : letter[name])),
        letter.standing.note,
        DELIVERY[letter.status],
      ]),
  ]);
}
