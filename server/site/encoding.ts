/** Which of the stored forms of a file a client can read (RFC 9110, section 12.5.3). */
import { COMPRESSIONS, type Encoding } from "../../contract/built-site.ts";

/** The answer to one value of `Accept-Encoding`: what the client takes, best first, always ending in identity. */
export type Preference = readonly Encoding[];

const IDENTITY: Preference = ["identity"];

// Browsers send a handful of different values; the bound keeps a hostile client from growing the table.
const remembered = new Map<string, Preference>();
const MOST_REMEMBERED = 100;

/**
 * @param accepted value of the request's `Accept-Encoding`, undefined when it has none
 * @returns the forms to look for, in that order
 */
export function preferredEncodings(accepted: string | undefined): Preference {
  if (accepted === undefined) return IDENTITY;
  const known = remembered.get(accepted);
  if (known) return known;
  const preference = parse(accepted);
  if (remembered.size < MOST_REMEMBERED) remembered.set(accepted, preference);
  return preference;
}

function parse(accepted: string): Preference {
  const weights = new Map<string, number>();
  for (const entry of accepted.toLowerCase().split(",")) {
    const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    weights.set(name === "x-gzip" ? "gzip" : name, weight === undefined ? 1 : Number.parseFloat(weight) || 0);
  }
  const compressed = COMPRESSIONS.filter((name) => (weights.get(name) ?? weights.get("*") ?? 0) > 0);
  // Brotli is the smaller of the two, so it goes first whatever the weights: they only say what is understood.
  return [...compressed, "identity"];
}
