/** Whether it is night in Hanoi, wherever the visitor is. */

const LATITUDE = 21.03;
const LONGITUDE = 105.85;
const RADIANS = Math.PI / 180;
/** How far the sun is below the horizon, in degrees, when lamps are lit: the end of civil dusk, as astronomy defines it. */
const DUSK = 6;
const DAY = 86_400_000;

/**
 * @param moment in time
 * @returns true between the evening's civil dusk and the morning's civil dawn, exact to a few minutes: the sun's height comes from the usual
 * short formulas (declination by the day of the year; the equation of time, at most 17 minutes, by its two main waves)
 */
export function isNightInHanoi(moment: Date): boolean {
  const yearBegan = Date.UTC(moment.getUTCFullYear(), 0, 1);
  const days = (moment.getTime() - yearBegan) / DAY;
  const year = (2 * Math.PI * (days - 81)) / 364;
  const declination = 23.44 * RADIANS * Math.sin((2 * Math.PI * (days - 80)) / 365.25);
  const equationOfTime = 9.87 * Math.sin(2 * year) - 7.53 * Math.cos(year) - 1.5 * Math.sin(year);
  const minutesUtc = (moment.getTime() % DAY) / 60_000;
  const hourAngle = ((minutesUtc + equationOfTime + 4 * LONGITUDE) / 4 - 180) * RADIANS;
  const latitude = LATITUDE * RADIANS;
  const height =
    Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle);
  return Math.asin(height) < -DUSK * RADIANS;
}
