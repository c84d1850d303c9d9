import assert from "node:assert/strict";
import { test } from "node:test";
import { BUILD_FOLDER } from "../contract/built-site.ts";
import { readSettings, SettingsError } from "./settings.ts";

const MAIL = {
  SMTP_URL: "smtp://relay.example.com",
  MAIL_TO: "a@example.com, b@example.com",
  MAIL_FROM: "Web <web@example.com>",
};

test("an empty environment gives a server on port 3000 that keeps messages and mails in var/", () => {
  const settings = readSettings({}, "/srv/shop");
  assert.deepEqual(settings, {
    host: undefined,
    port: 3000,
    buildFolder: `/srv/shop/${BUILD_FOLDER}`,
    dataFolder: "/srv/shop/var",
    databaseUrl: undefined,
    mail: { smtpUrl: undefined, from: "website@localhost", to: ["shop@localhost"] },
    backup: undefined,
    rateLimitPerMinute: 20,
    leadRetentionDays: 365,
    trustProxy: false,
    siteOrigin: undefined,
    logLevel: "info",
  });
});

test("an empty value counts as absent", () => {
  assert.deepEqual(readSettings({ PORT: "", SMTP_URL: " ", TRUST_PROXY: "" }, "/"), readSettings({}, "/"));
});

test("mail settings are taken apart", () => {
  assert.deepEqual(readSettings(MAIL, "/").mail, {
    smtpUrl: "smtp://relay.example.com",
    from: "Web <web@example.com>",
    to: ["a@example.com", "b@example.com"],
  });
});

/** One bad value for each key that can have one. */
const BAD = {
  PORT: "http",
  DATABASE_URL: "mysql://root:secret@db/shop",
  SMTP_URL: "relay.example.com",
  MAIL_TO: "nobody",
  MAIL_FROM: "a b c",
  RATE_LIMIT_PER_MINUTE: "-1",
  LEAD_RETENTION_DAYS: "1.5",
  BACKUP_KEEP_DAYS: "0",
  TRUST_PROXY: "everybody",
  LOG_LEVEL: "loud",
  SITE_URL: "inan.example.com",
};

/** What is wrong with an environment. */
function problemsOf(environment: Record<string, string>, lang?: "en" | "vi"): string[] {
  try {
    readSettings(environment, "/", lang);
    return [];
  } catch (error) {
    assert.ok(error instanceof SettingsError);
    assert.doesNotMatch(error.message, /secret/);
    return error.problems;
  }
}

test("all bad keys are reported together, without the password an address may hold", () => {
  const problems = problemsOf(BAD);
  assert.equal(problems.length, Object.keys(BAD).length);
  for (const key of Object.keys(BAD))
    assert.ok(
      problems.some((problem) => problem.startsWith(key)),
      key,
    );
});

test("each problem has its Vietnamese sentence, which names the key and what was there as the English one does", () => {
  for (const environment of [BAD, { SMTP_URL: "smtp://relay.example.com" }]) {
    const inEnglish = problemsOf(environment);
    const inVietnamese = problemsOf(environment, "vi");
    assert.equal(inVietnamese.length, inEnglish.length);
    for (const [index, sentence] of inVietnamese.entries()) {
      assert.match(sentence, /phải/);
      const names = (text = "") => text.match(/\bPORT\b|[A-Z]+_[A-Z_]+|"[^"]*"/g);
      assert.deepEqual(names(sentence), names(inEnglish[index]));
    }
  }
});

test("a proxy's address that the server could not start with is a problem like any other", () => {
  for (const value of [
    "10.0.0.0/99",
    "10.0.0.0/0",
    "::/0",
    "fd00::/129",
    "10.0.0.0/",
    "10.0.0.0/8/8",
    "10.1",
    "loopback/8",
  ])
    assert.match(problemsOf({ TRUST_PROXY: value }).join("\n"), /^TRUST_PROXY must be [^\n]+$/, value);
  for (const value of ["10.0.0.1", "10.0.0.0/8", "fd00::1", "fd00::/8", "::ffff:10.0.0.1", "uniquelocal"])
    assert.deepEqual(problemsOf({ TRUST_PROXY: value }), [], value);
});

test("a relay without recipient or sender is refused", () => {
  assert.throws(
    () => readSettings({ SMTP_URL: "smtp://relay.example.com" }, "/"),
    (error: SettingsError) => error.problems.length === 2,
  );
});

for (const [value, expected] of [
  ["1", 1],
  ["true", 1],
  ["2", 2],
  ["0", false],
  ["no", false],
  ["10.0.0.0/8, loopback", ["10.0.0.0/8", "loopback"]],
] as const) {
  test(`TRUST_PROXY=${value}`, () => assert.deepEqual(readSettings({ TRUST_PROXY: value }, "/").trustProxy, expected));
}
