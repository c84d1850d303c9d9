/** What will change on the site by itself (an article's hour, a notice's days, the end of other hours), and whether a release really waits for it. */

import { endOf, momentsOf } from "../../app/content/calendar/schedule.build.ts";
import { FAR_AHEAD, momentsAhead, shownAsOf } from "../../scripts/build/ahead.ts";
import { fieldsOrNull } from "../documents/document.ts";
import { otherHoursWords } from "../documents/other-hours-words.ts";
import { allPages, dueOf, isSeen, type Page } from "../drafts/pages.ts";
import type { House } from "../files/house.ts";
import { currentOf, targetOf, waitingMoments } from "./target.ts";
import type { Coming, Wait } from "./wait.ts";

type Change = Omit<Coming, "state">;

/**
 * @param root folder of the project
 * @param now milliseconds since 1970
 * @returns all coming changes of what is online, and those that should have come and have not, the earliest first
 */
export async function comingOf(house: House, root: string, now: number): Promise<Coming[]> {
  const target = targetOf(house);
  const current = currentOf(target, root);
  const asOf = (await shownAsOf(current)) ?? now;
  const changes = allPages(house)
    .flatMap(changesIn)
    .filter(({ at }) => at > Math.min(asOf, now))
    .sort((one, other) => one.at - other.at);
  const waiting = await waitingMoments(house, root);
  const near = momentsAhead(
    changes.map(({ at }) => new Date(at)),
    new Date(now),
  ).map((moment) => moment.getTime());
  const stateOf = ({ at }: Change): Wait => {
    if (at <= now) return "late";
    if (process.env.VITE_EMAIL_USER_ID) return "host"; // a site without a server (scripts/build/mail-service.ts)
    if (waiting.includes(at)) return target.kind === "here" ? "here" : "away";
    if (at - now >= FAR_AHEAD) return "far";
    return near.includes(at) ? "unbuilt" : "many";
  };
  return changes.map((change) => ({ ...change, state: stateOf(change) }));
}

/** The changes in the online file of a page, whatever is being written over it. */
function changesIn({ file, kind, online }: Page): Change[] {
  const fields = online === null ? null : fieldsOrNull(online, file);
  if (!fields) return [];
  if (kind.name === "settings") {
    const days = otherHoursOf(fields).map((one): Change => ({ file, ...one, what: "other-hours-end" }));
    return [...noticesOf(fields).flatMap((notice) => changesOfNotice(file, notice)), ...days];
  }
  const at = dueOf({ file, text: online });
  return at === null || !isSeen(file, online, at)
    ? []
    : [{ file, title: String(fields.title ?? file), what: "article", at }];
}

interface Notice {
  from: string;
  to: string;
  text: string;
}

function noticesOf({ notices }: Record<string, unknown>): Notice[] {
  const given: unknown[] = Array.isArray(notices) ? notices : [];
  return given.flatMap((notice) => {
    const { from, to, text } = (notice ?? {}) as Record<string, unknown>; // a file of the content holds whatever somebody wrote
    return [from, to, text].every((part) => typeof part === "string") ? [{ from, to, text } as Notice] : [];
  });
}

function changesOfNotice(file: string, { from, to, text }: Notice): Change[] {
  const [begins, ends] = momentsOf({ from, to }).map((moment) => moment.getTime()) as [number, number]; // two in, two out
  return [
    { file, title: text, what: "notice", at: begins },
    { file, title: text, what: "notice-ends", at: ends },
  ];
}

/** @returns when the other hours of particular days end, and the site's words on them until then */
function otherHoursOf({ otherHours }: Record<string, unknown>): { title: string; at: number }[] {
  const given: unknown[] = Array.isArray(otherHours) ? otherHours : [];
  return given.flatMap((one) => {
    const told = otherHoursWords(one);
    return told ? [{ title: told.words, at: endOf(told).getTime() }] : [];
  });
}
