/** Tells whether the last good build was made from exactly the files that are here now. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { RECORD_FILE } from "../../app/content/address-record.build.ts";
import { buildMoment } from "../../app/content/calendar/clock.build.ts";
import { collection } from "../../app/content/collection.build.ts";
import { CONTENT_FOLDER } from "../../app/content/files/content-files.build.ts";
import { BUILD_FOLDER, SITE_FILE } from "../../contract/built-site.ts";
import { hanoiDay } from "../../contract/time-zone.ts";

/** File in a release that holds the fingerprint it was built from. */
export const FINGERPRINT_FILE = "fingerprint";

/** Files and folders that a build is made of, or runs. */
export const INPUTS = [
  "app",
  CONTENT_FOLDER,
  "contract",
  "public",
  "scripts",
  "vite",
  // The headers of the static host's files are the server's own (static-host/answers.ts).
  "server/headers.ts",
  "server/site",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];
/** Settings that end up in the pages. */
const SETTINGS = /^(SITE_URL|VITE_\w+|CONTENT_FOLDER)$/;
const NOT_BUILT = /\.test\.tsx?$|\/README\.md$/;
/** Written by the build itself, so only the redirects that follow from it count. */
const RECORD = path.posix.join(CONTENT_FOLDER, RECORD_FILE);

/**
 * A hash of every file and setting that a build is made of and of what has come by the clock, and behind it the year, which the footer shows: a build holds
 * until the site changes by itself, by an article's hour, a notice's day or a new year.
 *
 * @throws ContentError when the content has to be mended
 */
export function currentFingerprint(moment = buildMoment()): string {
  const hash = createHash("sha256");
  const { changes, redirects } = collection();
  const passed = changes.filter((change) => change <= moment);
  hash.update(`${JSON.stringify(redirects)}\0`);
  hash.update(`${passed.length} ${passed.at(-1)?.toISOString()}\0`);
  for (const file of INPUTS.flatMap(filesOf)) {
    if (!NOT_BUILT.test(file) && file !== RECORD)
      hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  }
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (SETTINGS.test(name)) hash.update(`${name}=${value}\0`);
  }
  return `${hash.digest("hex")} ${hanoiDay(moment).slice(0, 4)}`;
}

/**
 * Whether the last good build has this fingerprint and can still be read: a server that cannot read its description says "build again", and then a build must
 * happen.
 */
export function isUpToDate(fingerprint: string): boolean {
  return lastFingerprint() === fingerprint;
}

/**
 * Whether the last good build was made of what this fingerprint was made of, be it in another year. A new year makes a build out of date, but nothing is built
 * ahead for it, and what customers see is still of the same content.
 */
export function isOfTheSame(fingerprint: string): boolean {
  const last = lastFingerprint();
  return last !== undefined && withoutYear(last) === withoutYear(fingerprint);
}

const withoutYear = (fingerprint: string) => fingerprint.split(" ")[0];

/** @returns the fingerprint of the last good build; undefined where it, or the build's description, is not there or cut short */
function lastFingerprint(): string | undefined {
  try {
    JSON.parse(readFileSync(path.join(BUILD_FOLDER, SITE_FILE), "utf8"));
    return readFileSync(path.join(BUILD_FOLDER, FINGERPRINT_FILE), "utf8");
  } catch {
    return undefined;
  }
}

function filesOf(input: string): string[] {
  if (!existsSync(input)) return [];
  if (!statSync(input).isDirectory()) return [input];
  return (
    readdirSync(input, { recursive: true, encoding: "utf8" })
      .map((name) => path.posix.join(input, name.replaceAll("\\", "/")))
      // A link that leads nowhere is no file: Emacs puts one beside a file that is being edited.
      .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
      .sort()
  );
}
