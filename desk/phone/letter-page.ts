/** The page for a phone that reads letters: customers who wait, each to be called in one tap. The page only shows. */
import { escapeMarkup } from "../../contract/escape-markup.ts";
import { inlineHash } from "../../contract/inline-hash.ts";
import { hanoiMomentInShort } from "../../contract/time-zone.ts";
import { phoneLines } from "../letters/addresses.ts";
import type { DeskLetter, Inbox } from "../letters/inbox.ts";
import { furtherAnswers } from "../letters/person.ts";
import { elsewhereWords } from "../server-commands/elsewhere-words.ts";
import { PHONE_STYLE, phonePage } from "./phone-page.ts";

/** Nothing but this page's own style; it has no script. */
export const LETTER_POLICY = `default-src 'none'; style-src ${inlineHash(PHONE_STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** @returns the letters nobody has answered yet, undelivered ones first */
export function letterPage({ letters, answeredAt, away, elsewhere }: Inbox): string {
  const waiting = letters
    .filter(({ junk, standing }) => !junk && standing.step === "new")
    .sort((one, other) => Number(other.status === "dead") - Number(one.status === "dead"));
  const known = answeredAt === null ? ", nên chưa biết có khách nào chờ" : "; đây là thư của lần hỏi trước";
  const asked = away === null ? "" : `<p class="bad">Chưa hỏi được kho thư${known}.</p>`;
  const note = elsewhere ? `<p class="bad">${elsewhereWords("chưa biết có khách nào chờ")}</p>` : asked;
  const none = answeredAt === null || elsewhere ? "" : "<p>Không có thư nào chờ.</p>";
  const list = waiting.length > 0 ? `<ul>${waiting.map(entry).join("")}</ul>` : none;
  return phonePage("Khách đang chờ", `${note}${list}<p><a href="">Xem lại thư mới</a></p>`);
}

function entry(letter: DeskLetter): string {
  const { from_name, from_phone, from_email, message, receivedAt, status } = letter;
  const facts = [from_phone, from_email, ...furtherAnswers(letter), hanoiMomentInShort(receivedAt)].join(" · ");
  const lines = phoneLines(from_phone);
  const which = (shown: string) => (lines.length > 1 ? ` ${shown}` : "");
  const ways = lines.flatMap(({ shown, call, zalo }) => [
    `<a href="${escapeMarkup(call)}">Gọi${which(shown)}</a>`,
    zalo && `<a href="${escapeMarkup(zalo)}">Zalo${which(shown)}</a>`,
  ]);
  return `<li><h2>${escapeMarkup(from_name)}</h2><small>${escapeMarkup(facts)}</small>${
    status === "dead" ? `<p class="bad">Chưa đến hộp thư</p>` : ""
  }<p class="said">${escapeMarkup(message)}</p><div class="ways">${ways.filter(Boolean).join("")}</div></li>`;
}
