/**
 * `npm run doctor`: what is missing or wrong, in Vietnamese, each with the way to mend it. Ends with 1 when something has to be mended at once.
 * `-- --ill` prints only what has to be mended at once, or nothing (hoang-gia-update runs it on the version it has just put online). `-- --json` prints the
 * same for a program: a list of findings (doctor/finding.ts).
 */
import { fileURLToPath } from "node:url";
import { ContentFiles } from "../app/content/files/content-files.build.ts";
import { SettingsSchema } from "../app/content/schema/settings.build.ts";
import { examine } from "./doctor/doctor.ts";
import { findingsAsText } from "./doctor/finding.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const findings = await examine(process.env, root, Date.now(), async () => sampleFields());
const ill = findings.filter(({ state }) => state === "ill");
const asked = process.argv.includes("--ill") ? ill : findings;
if (process.argv.includes("--json")) process.stdout.write(`${JSON.stringify(asked)}\n`);
else if (asked.length > 0) process.stdout.write(findingsAsText(asked));
// As soon as that is out: a question to a relay that goes on saying a little cannot be cancelled, and would hold this program for as long as it does.
process.stdout.write("", () => process.exit(ill.length > 0 ? 1 : 0));

/** Reads the settings alone: all of the content takes seconds of a small machine. @throws ContentError */
function sampleFields(): readonly string[] {
  const files = new ContentFiles();
  const settings = files.yaml("settings.yml", SettingsSchema);
  files.throwProblems();
  return settings?.sample ?? [];
}
