/**
 * `npm run doctor`: what is missing or wrong, in Vietnamese, each with the way to mend it. Ends with 1 when something has to be mended at once.
 * `-- --ill` says that alone, and nothing where there is none (hoang-gia-update asks it of the version it has just put online). `-- --json` gives the same to a program: a list of findings (doctor/finding.ts).
 */
import { fileURLToPath } from "node:url";
import { collection } from "../app/content/collection.build.ts";
import { examine } from "./doctor/doctor.ts";
import { findingsAsText } from "./doctor/finding.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const findings = await examine(process.env, root, Date.now(), async () => collection().settings.sample);
const ill = findings.filter(({ state }) => state === "ill");
const asked = process.argv.includes("--ill") ? ill : findings;
if (process.argv.includes("--json")) process.stdout.write(`${JSON.stringify(asked)}\n`);
else if (asked.length > 0) process.stdout.write(findingsAsText(asked));
process.exitCode = ill.length > 0 ? 1 : 0;
