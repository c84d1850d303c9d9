/**
 * The moment a build is made for. What the site shows follows from it: an article's hour, a notice's days, the year in the footer. One variable
 * sets it (`BUILD_AT`, an ISO moment), so that a test can stand at any hour and a release can be built ahead.
 */

/** @throws Error when `BUILD_AT` is set to what is no moment */
export function buildMoment(): Date {
  const { BUILD_AT } = process.env;
  if (!BUILD_AT) return new Date();
  const moment = new Date(BUILD_AT);
  if (Number.isNaN(moment.getTime()))
    throw new Error(`BUILD_AT is "${BUILD_AT}": give an ISO moment, e.g. 2026-11-30T08:00:00+07:00.`);
  return moment;
}
