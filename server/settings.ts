/**
 * The settings, parsed once from the environment by a pure function. Names, meanings and defaults stand in
 * docs/operations.md; a bad value stops the start with all problems named together.
 */
import { isIP } from "node:net";
import { resolve } from "node:path";
import { BUILD_FOLDER } from "../contract/built-site.ts";
import { isEmailAddress } from "../contract/contact-message.ts";

/** Where and how mail goes out. */
export interface MailSettings {
  /** Undefined: mails go into a mailbox on this machine. */
  smtpUrl: string | undefined;
  /** Sender of every mail, `shop@example.com` or `Name <shop@example.com>`. */
  from: string;
  /** Recipients: the shop itself. */
  to: string[];
}

/** Names on a mail that never leaves this machine. */
const ON_THIS_MACHINE = { from: "website@localhost", to: ["shop@localhost"] };

/** Everything the process can be told. */
export interface Settings {
  /** Undefined: every address of the machine. */
  host: string | undefined;
  port: number;
  /** Folder of the build, absolute. */
  buildFolder: string;
  /** Folder of the SQLite store and of the mailbox, absolute. */
  dataFolder: string;
  /** Connection string of PostgreSQL; undefined: SQLite in `dataFolder`. */
  databaseUrl: string | undefined;
  mail: MailSettings;
  /** Messages one address may send in a minute; 0: no limit. */
  rateLimitPerMinute: number;
  /** Days a delivered message is kept; 0: for ever. */
  leadRetentionDays: number;
  /** Which proxies may say who the visitor is: none, that many in a row, or those addresses. */
  trustProxy: false | number | string[];
  /** The site's public origin, when it differs from the host the server sees. */
  siteOrigin: string | undefined;
  logLevel: LogLevel;
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** Thrown by {@link readSettings}; `problems` has one English sentence for each bad key. */
export class SettingsError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(
      `The settings are wrong:\n${problems.map((problem) => `  - ${problem}`).join("\n")}\nSee docs/operations.md for every setting.`,
    );
    this.name = "SettingsError";
    this.problems = problems;
  }
}

/**
 * @param environment variables as in `process.env`; an empty value counts as absent
 * @param folder what relative paths start from
 * @throws SettingsError with every problem at once
 */
export function readSettings(environment: Record<string, string | undefined>, folder: string): Settings {
  const problems: string[] = [];
  const text = (key: string) => environment[key]?.trim() || undefined;
  const number = (key: string, fallback: number, least: number, most: number) => {
    const value = text(key);
    if (value === undefined) return fallback;
    if (/^\d+$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value);
    problems.push(`${key} must be a whole number from ${least} to ${most}, not "${value}".`);
    return fallback;
  };
  const url = (key: string, protocols: string[], example: string) => {
    const value = text(key);
    if (value === undefined) return undefined;
    if (protocols.includes(URL.parse(value)?.protocol ?? "")) return value;
    // The value is not repeated: it may hold a password.
    problems.push(`${key} must be an address such as ${example}.`);
    return undefined;
  };

  const settings: Settings = {
    host: text("HOST"),
    port: number("PORT", 3000, 0, 65_535),
    buildFolder: resolve(folder, text("SITE") ?? BUILD_FOLDER),
    dataFolder: resolve(folder, text("DATA_DIR") ?? "var"),
    databaseUrl: url("DATABASE_URL", ["postgres:", "postgresql:"], "postgres://user:password@host:5432/database"),
    mail: mailSettings(url("SMTP_URL", ["smtp:", "smtps:"], "smtp://user:password@host:587"), text, problems),
    rateLimitPerMinute: number("RATE_LIMIT_PER_MINUTE", 20, 0, 1_000_000),
    leadRetentionDays: number("LEAD_RETENTION_DAYS", 365, 0, 36_500),
    trustProxy: trustedProxies(text("TRUST_PROXY"), problems),
    siteOrigin: URL.parse(url("SITE_URL", ["http:", "https:"], "https://inan.example.com") ?? "")?.origin,
    logLevel: logLevel(text("LOG_LEVEL") ?? "info", problems),
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

function mailSettings(
  smtpUrl: string | undefined,
  text: (key: string) => string | undefined,
  problems: string[],
): MailSettings {
  const to = (text("MAIL_TO") ?? "")
    .split(",")
    .map((address) => address.trim())
    .filter(Boolean);
  const from = text("MAIL_FROM");
  for (const address of to) {
    if (!isEmailAddress(address))
      problems.push(`MAIL_TO must hold e-mail addresses separated by commas; "${address}" is none.`);
  }
  if (from !== undefined && !isEmailAddress(/^[^<>"\r\n]*<([^<>]+)>$/.exec(from)?.[1] ?? from)) {
    problems.push(`MAIL_FROM must be shop@example.com or Name <shop@example.com>, not "${from}".`);
  }
  if (smtpUrl === undefined) {
    return { smtpUrl, from: from ?? ON_THIS_MACHINE.from, to: to.length > 0 ? to : ON_THIS_MACHINE.to };
  }
  if (to.length === 0) problems.push("MAIL_TO is missing: SMTP_URL is set, so say which address gets the messages.");
  if (from === undefined)
    problems.push("MAIL_FROM is missing: SMTP_URL is set, so say which address the mail comes from.");
  return { smtpUrl, from: from ?? "", to };
}

/** `true` means one proxy: trusting a chain of any length would let a visitor write the address himself. */
function trustedProxies(value: string | undefined, problems: string[]): false | number | string[] {
  if (value === undefined || /^(?:0|false|no|off)$/i.test(value)) return false;
  if (/^(?:true|yes|on)$/i.test(value)) return 1;
  if (/^\d+$/.test(value)) return Number(value);
  const addresses = value.split(",").map((address) => address.trim());
  for (const address of addresses) {
    if (isIP(address.replace(/\/\d+$/, "")) === 0 && !/^(?:loopback|linklocal|uniquelocal)$/.test(address)) {
      problems.push(
        `TRUST_PROXY must be a number of proxies or their addresses (10.0.0.0/8, loopback), not "${address}".`,
      );
    }
  }
  return addresses;
}

function logLevel(value: string, problems: string[]): LogLevel {
  const level = LOG_LEVELS.find((known) => known === value.toLowerCase());
  if (level === undefined) problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}, not "${value}".`);
  return level ?? "info";
}
