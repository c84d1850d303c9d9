import assert from "node:assert/strict";
import { test } from "node:test";
import { BUILD_FOLDER } from "../contract/built-site.ts";
import { readSettings, type SettingsError } from "./settings.ts";

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

test("all bad keys are reported together, without the password an address may hold", () => {
  const bad = {
    PORT: "http",
    DATABASE_URL: "mysql://root:secret@db/shop",
    SMTP_URL: "relay.example.com",
    MAIL_TO: "nobody",
    MAIL_FROM: "a b c",
    RATE_LIMIT_PER_MINUTE: "-1",
    LEAD_RETENTION_DAYS: "1.5",
    TRUST_PROXY: "everybody",
    LOG_LEVEL: "loud",
    SITE_URL: "inan.example.com",
  };
  assert.throws(
    () => readSettings(bad, "/"),
    (error: SettingsError) => {
      assert.equal(error.problems.length, Object.keys(bad).length);
      for (const key of Object.keys(bad))
        assert.ok(
          error.problems.some((problem) => problem.startsWith(key)),
          key,
        );
      assert.doesNotMatch(error.message, /secret/);
      return true;
    },
  );
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
