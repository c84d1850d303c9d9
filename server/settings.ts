/**
 * The settings, read once from the environment by a pure function. Names, meanings and defaults stand in
 * docs/operations.md; a bad value stops the start with all problems named together. Each problem is told in two languages: to operators in English, by the
 * doctor in Vietnamese (scripts/doctor/).
 */
import { isIP } from "node:net";
import { resolve } from "node:path";
import ipaddr from "ipaddr.js";
import * as v from "valibot";
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
  /** Where `npm run backup` puts its copies, absolute, and for how many days; undefined: nowhere. */
  backup: { folder: string; keepDays: number } | undefined;
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

/** Language of the sentences that name a problem. */
type Language = "en" | "vi";

/** Thrown by {@link readSettings}; `problems` has one sentence for each bad key, in the language that was asked for. */
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

type Sentence = string | ((value: string) => string);

/** @returns what a check says of a bad value, in the language of the reading */
function says({ en, vi }: Record<Language, Sentence>): v.ErrorMessage<v.BaseIssue<unknown>> {
  return ({ input, lang }) => {
    const sentence = lang === "vi" ? vi : en;
    return typeof sentence === "string" ? sentence : sentence(String(input));
  };
}

/** A variable of the environment; empty where it is missing or blank. */
const text = v.pipe(v.optional(v.string(), ""), v.trim());

/** An empty value counts as absent; {@link readSettings} says what holds then. */
const orNothing = v.transform((value: string) => value || undefined);

const whole = (key: string, fallback: number, least: number, most: number) =>
  v.pipe(
    text,
    v.check(
      (value) => value === "" || (/^\d+$/.test(value) && Number(value) >= least && Number(value) <= most),
      says({
        en: (value) => `${key} must be a whole number from ${least} to ${most}, not "${value}".`,
        vi: (value) => `${key} phải là số nguyên từ ${least} đến ${most}, không phải "${value}".`,
      }),
    ),
    v.transform((value) => (value === "" ? fallback : Number(value))),
  );

const address = (key: string, protocols: string[], example: string) =>
  v.pipe(
    text,
    v.check(
      (value) => value === "" || protocols.includes(URL.parse(value)?.protocol ?? ""),
      // The value is not repeated: it may hold a password.
      says({
        en: `${key} must be an address such as ${example}.`,
        vi: `${key} phải là địa chỉ dạng ${example}.`,
      }),
    ),
    orNothing,
  );

const list = v.transform((value: string) =>
  value
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean),
);

const recipient = v.check(
  isEmailAddress,
  says({
    en: (value) => `MAIL_TO must hold e-mail addresses separated by commas; "${value}" is none.`,
    vi: (value) => `MAIL_TO phải là các địa chỉ email, cách nhau bằng dấu phẩy; "${value}" không phải email.`,
  }),
);

const sender = v.check(
  (value: string) => value === "" || isEmailAddress(/^[^<>"\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value),
  says({
    en: (value) => `MAIL_FROM must be shop@example.com or Name <shop@example.com>, not "${value}".`,
    vi: (value) => `MAIL_FROM phải có dạng xuong@vidu.vn hoặc Tên <xuong@vidu.vn>, không phải "${value}".`,
  }),
);

/** Names of address ranges that proxy-addr, the library Fastify uses, knows. */
const KNOWN_PROXIES = /^(?:loopback|linklocal|uniquelocal)$/;

/** Whether proxy-addr takes a value: one that it refuses would end the start with an error of its own. It refuses a range of all addresses (`/0`). */
function isProxy(value: string): boolean {
  const [address = "", bits] = value.split("/");
  if (isIP(address) === 0) return KNOWN_PROXIES.test(value);
  return bits === undefined ? ipaddr.isValid(value) : ipaddr.isValidCIDR(value) && Number(bits) > 0;
}

const proxy = v.check(
  isProxy,
  says({
    en: (value) => `TRUST_PROXY must be a number of proxies or their addresses (10.0.0.0/8, loopback), not "${value}".`,
    vi: (value) => `TRUST_PROXY phải là số proxy hoặc địa chỉ của chúng (10.0.0.0/8, loopback), không phải "${value}".`,
  }),
);

/** `true` means one proxy: trusting a chain of any length would let a visitor write the address himself. */
const trustedProxies = v.union([
  v.pipe(
    text,
    v.regex(/^(?:|0|false|no|off)$/i),
    v.transform(() => false as const),
  ),
  v.pipe(
    text,
    v.regex(/^(?:true|yes|on)$/i),
    v.transform(() => 1),
  ),
  v.pipe(text, v.regex(/^\d+$/), v.transform(Number)),
  v.pipe(text, list, v.array(v.pipe(v.string(), proxy))),
]);

const Environment = v.pipe(
  v.object({
    HOST: v.pipe(text, orNothing),
    PORT: whole("PORT", 3000, 0, 65_535),
    SITE: v.pipe(text, orNothing),
    DATA_DIR: v.pipe(text, orNothing),
    DATABASE_URL: address("DATABASE_URL", ["postgres:", "postgresql:"], "postgres://user:password@host:5432/database"),
    SMTP_URL: address("SMTP_URL", ["smtp:", "smtps:"], "smtp://user:password@host:587"),
    MAIL_TO: v.pipe(text, list, v.array(v.pipe(v.string(), recipient))),
    MAIL_FROM: v.pipe(text, sender, orNothing),
    SITE_URL: address("SITE_URL", ["http:", "https:"], "https://inan.example.com"),
    BACKUP_DIR: v.pipe(text, orNothing),
    BACKUP_KEEP_DAYS: whole("BACKUP_KEEP_DAYS", 30, 1, 3_650),
    RATE_LIMIT_PER_MINUTE: whole("RATE_LIMIT_PER_MINUTE", 20, 0, 1_000_000),
    LEAD_RETENTION_DAYS: whole("LEAD_RETENTION_DAYS", 365, 0, 36_500),
    TRUST_PROXY: v.optional(trustedProxies, ""),
    LOG_LEVEL: v.pipe(
      text,
      v.toLowerCase(),
      v.transform((value) => value || "info"),
      v.picklist(
        LOG_LEVELS,
        says({
          en: (value) => `LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}, not ${value}.`,
          vi: (value) => `LOG_LEVEL phải là một trong ${LOG_LEVELS.join(", ")}, không phải ${value}.`,
        }),
      ),
    ),
  }),
  v.partialCheck(
    [["SMTP_URL"], ["MAIL_TO"]],
    ({ SMTP_URL, MAIL_TO }) => SMTP_URL === undefined || MAIL_TO.length > 0,
    says({
      en: "MAIL_TO is missing: SMTP_URL is set, so say which address gets the messages.",
      vi: "Thiếu MAIL_TO: đã có SMTP_URL thì phải ghi hộp thư nào nhận.",
    }),
  ),
  v.partialCheck(
    [["SMTP_URL"], ["MAIL_FROM"]],
    ({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined,
    says({
      en: "MAIL_FROM is missing: SMTP_URL is set, so say which address the mail comes from.",
      vi: "Thiếu MAIL_FROM: đã có SMTP_URL thì phải ghi thư gửi đi từ địa chỉ nào.",
    }),
  ),
);

/**
 * @param environment variables as in `process.env`; an empty value counts as absent
 * @param folder what relative paths start from
 * @param lang language of the problems
 * @throws SettingsError with every problem at once
 */
export function readSettings(
  environment: Record<string, string | undefined>,
  folder: string,
  lang: Language = "en",
): Settings {
  const read = v.safeParse(Environment, environment, { lang });
  if (!read.success) throw new SettingsError(read.issues.map(({ message }) => message));
  const given = read.output;
  return {
    host: given.HOST,
    port: given.PORT,
    buildFolder: resolve(folder, given.SITE ?? BUILD_FOLDER),
    dataFolder: resolve(folder, given.DATA_DIR ?? "var"),
    databaseUrl: given.DATABASE_URL,
    mail: {
      smtpUrl: given.SMTP_URL,
      from: given.MAIL_FROM ?? ON_THIS_MACHINE.from,
      to: given.MAIL_TO.length > 0 ? given.MAIL_TO : ON_THIS_MACHINE.to,
    },
    backup: given.BACKUP_DIR
      ? { folder: resolve(folder, given.BACKUP_DIR), keepDays: given.BACKUP_KEEP_DAYS }
      : undefined,
    rateLimitPerMinute: given.RATE_LIMIT_PER_MINUTE,
    leadRetentionDays: given.LEAD_RETENTION_DAYS,
    trustProxy: given.TRUST_PROXY,
    siteOrigin: URL.parse(given.SITE_URL ?? "")?.origin,
    logLevel: given.LOG_LEVEL,
  };
}
