/** Whether what goes to the mail relay has to be encrypted, by `SMTP_URL` alone. */
import ipaddr from "ipaddr.js";

/** Options about encryption that nodemailer reads from the query of `SMTP_URL`: whoever has set one there has decided the matter. */
const ENCRYPTION_WORDS = ["requireTLS", "ignoreTLS", "opportunisticTLS"];

/** Ranges of addresses that are reached without passing through a stranger's network. */
const NEAR_RANGES: ReadonlySet<string> = new Set(["loopback", "private", "uniqueLocal", "linkLocal"]);

/**
 * Whether a password may go to the relay in the clear. On the way to a relay elsewhere somebody can remove "STARTTLS" from what the relay offers, and would
 * then read the password and every customer's number.
 *
 * @returns `needed`: it may not · `waived`: it may, because `SMTP_URL` itself says so · `as offered`: there is no password, or the relay stands in the shop's
 *   own network
 */
export function encryptionOf(smtpUrl: string): "needed" | "waived" | "as offered" {
  const { protocol, hostname, password, searchParams } = new URL(smtpUrl);
  if (password === "" || isNear(hostname)) return "as offered";
  const decided = ENCRYPTION_WORDS.some((word) => searchParams.has(word)) && searchParams.get("requireTLS") !== "true";
  return protocol === "smtp:" && decided ? "waived" : "needed";
}

/** @param hostname as in a URL; names without a dot, and names with an ending reserved for local networks, belong to the own network (RFC 6762, RFC 8375) */
function isNear(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(name)) return NEAR_RANGES.has(ipaddr.process(name).range());
  return !name.includes(".") || /\.(?:localhost|local|lan|internal|home\.arpa)$/i.test(name);
}
