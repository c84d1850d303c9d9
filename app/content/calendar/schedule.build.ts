/** What appears and goes by the clock: articles with a moment of their own, notices between two days, hours of particular days. */
import { hanoiDay } from "../../../contract/time-zone.ts";
import { dueMoment, hanoiMoment } from "./moment.ts";

const DAY = 86_400_000; // milliseconds

/** A notice is there from the beginning of its first day to the end of its last, in Hanoi. */
export function isCurrent({ from, to }: { from: string; to: string }, moment: Date): boolean {
  const today = hanoiDay(moment);
  return from <= today && today <= to;
}

/** When a notice comes, and when it goes. */
export function momentsOf({ from, to }: { from: string; to: string }): [begins: Date, ends: Date] {
  return [hanoiMoment(from), endOf({ to })];
}

/** When hours of particular days are over. */
export function endOf({ to }: { to: string }): Date {
  return new Date(hanoiMoment(to).getTime() + DAY);
}

/** Every moment at which the site changes by itself, sorted. Not the new year: only the footer and the introduction tell it, with the next build. */
export function changesOf(
  articles: { date: string; publishAt?: string | undefined }[],
  notices: { from: string; to: string }[],
  otherHours: { to: string }[],
): Date[] {
  const changes = [...articles.map(dueMoment), ...notices.flatMap(momentsOf), ...otherHours.map(endOf)];
  return changes.sort((one, other) => one.getTime() - other.getTime());
}

/** The next moment after `moment` at which the site changes by itself, so that a release can be built ahead for it; null where there is none. */
export function nextChange(changes: Date[], moment: Date): Date | null {
  return changes.find((change) => change > moment) ?? null;
}
