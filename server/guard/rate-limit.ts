/** How often one address may do something in a minute. Kept in memory: nothing about a visitor is written down. */
import ipaddr from "ipaddr.js";

const MINUTE = 60_000;

/** Addresses remembered at a time; beyond it the longest known are forgotten, so an attacker cannot fill the memory. */
const MOST_ADDRESSES = 10_000;

/** Characters: the longest IPv6 address with a port or the name of an interface behind it. */
const LONGEST_ADDRESS = 64;

/**
 * Counts one more try of an address. Of a connection that has broken off since its request came whole, nobody can tell the address any more: it is undefined,
 * whatever the types of Node and Fastify say, and all of these count as one.
 */
export type RateLimit = (address: string | undefined, now: number) => { waitSeconds: number };

/**
 * @param perMinute allowed tries in a minute, counted from the first; 0: no limit
 * @returns a counter that answers how many seconds to wait, 0 when the try is allowed
 */
export function rateLimit(perMinute: number): RateLimit {
  const minutes = new Map<string, { since: number; tries: number }>();
  return (address, now) => {
    if (perMinute === 0) return { waitSeconds: 0 };
    const household = householdOf(address);
    let minute = minutes.get(household);
    // A minute that lies ahead was counted before the clock was set back.
    if (!minute || now - minute.since >= MINUTE || now < minute.since) {
      minute = { since: now, tries: 0 };
      minutes.delete(household);
      minutes.set(household, minute);
      const [oldest] = minutes.keys();
      if (minutes.size > MOST_ADDRESSES && oldest !== undefined) minutes.delete(oldest);
    }
    minute.tries++;
    return {
      waitSeconds: minute.tries <= perMinute ? 0 : Math.max(1, Math.ceil((minute.since + MINUTE - now) / 1000)),
    };
  };
}

/** What is counted as one visitor: an IPv4 address, or a network of 2^64 IPv6 addresses, the least that one internet connection gets (RFC 6177). */
function householdOf(address: string | undefined): string {
  if (address === undefined) return "";
  // What a proxy hands on may be no address: remembered ten thousand times at full length it would fill a hundred megabytes.
  if (!ipaddr.isValid(address)) return address.length > LONGEST_ADDRESS ? "" : address;
  const parsed = ipaddr.process(address); // an IPv4 address that is written as IPv6 (`::ffff:192.0.2.7`) is that IPv4 address
  return parsed.kind() === "ipv4" ? parsed.toString() : parsed.toByteArray().slice(0, 8).join(".");
}
