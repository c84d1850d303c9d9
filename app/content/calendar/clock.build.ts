/**
 * The moment a build is made for. What the site shows follows from it: an article's hour, a notice's days, the year in the footer. One variable
 * sets it (`BUILD_AT`, an ISO moment), so that a test can stand at any hour and a release can be built ahead.
 */

import { UTC_OFFSET } from "../../../contract/time-zone.ts";

/** @throws Error when `BUILD_AT` is set to what is no moment */
export function buildMoment(): Date {
  const { BUILD_AT } = process.env;
  if (!BUILD_AT) return new Date();
  const moment = new Date(BUILD_AT);
  if (Number.isNaN(moment.getTime()))
    throw new Error(`BUILD_AT is "${BUILD_AT}": give an ISO moment, e.g. 2026-11-30T08:00:00+07:00.`);
  return moment;
}

const MOMENT = /^(\d{4}-\d\d-\d\d)[ T](\d\d):(\d\d)$/;

/** Whether a text is a day of the calendar and an hour, e.g. `2026-11-30 08:00`. */
export function isMoment(text: string): boolean {
  const [, day = "", hours = "", minutes = ""] = MOMENT.exec(text.trim()) ?? [];
  const date = new Date(`${day}T${hours}:${minutes}:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T${hours}:${minutes}`);
}

/** `2026-11-30` (its beginning) or `2026-11-30 08:00`, by the clock of Hanoi. */
export function hanoiMoment(text: string): Date {
  const [, day, hours, minutes] = MOMENT.exec(text.trim()) ?? [];
  return new Date(day ? `${day}T${hours}:${minutes}:00${UTC_OFFSET}` : `${text}T00:00:00${UTC_OFFSET}`);
}
