/**
 * Whether the clock may be trusted with deleting by age. One that is a year ahead for an hour (a dead battery, the machine around this one, a wrong time server)
 * makes every delivered letter, and every copy of it, older than its time. So whoever deletes by age looks here first, and deletes only where the clock of this
 * machine has gone on evenly for a week; what was seen is kept in the data folder, for the server and for the copying.
 */
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

const CLOCK_FILE = "clock.json";

/** Milliseconds. A leap of less between two looks is allowed, so that a machine that is off over a weekend still deletes; at most a week too early. */
const WEEK = 7 * 86_400_000;

/** Milliseconds since 1970: from when on the clock has gone evenly, and when it was looked at last. */
const LookSchema = v.object({ since: v.number(), seen: v.number() });

/**
 * Looks at the clock, and writes down that it did.
 *
 * @param dataFolder as in the settings; made where it is missing
 * @param now milliseconds since 1970
 * @returns whether the clock has gone evenly for a week; false where that is unknown, because nothing was written down before, or cannot be now
 */
export function isClockSteady(dataFolder: string, now: number): boolean {
  const file = join(dataFolder, CLOCK_FILE);
  const last = lastLook(file);
  const since = last && Math.abs(now - last.seen) < WEEK ? last.since : now;
  return writtenDown(dataFolder, file, { since, seen: now }) && now - since >= WEEK;
}

/** @returns false where the disk does not take it */
function writtenDown(folder: string, file: string, look: v.InferOutput<typeof LookSchema>): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const part = mkdtempSync(`${file}.`);
    try {
      writeFileSync(join(part, CLOCK_FILE), JSON.stringify(look), { mode: 0o600 });
      renameSync(join(part, CLOCK_FILE), file);
    } finally {
      rmSync(part, { recursive: true });
    }
    return true;
  } catch {
    return false;
  }
}

function lastLook(file: string): v.InferOutput<typeof LookSchema> | undefined {
  try {
    return v.parse(LookSchema, JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}
