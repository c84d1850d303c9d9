/** The waits of the specification (§9), all of which one switch of the settings turns off. */
import { settings } from "virtual:content/site";

/** @returns the milliseconds a screen waits, or nothing where the settings turn delays off */
export function loadingDelay(milliseconds: number): number {
  return settings.loadingDelays ? milliseconds : 0;
}
