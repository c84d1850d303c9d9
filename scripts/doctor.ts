/**
 * `npm run doctor`: what is missing or wrong, in Vietnamese, each with the way to mend it. Ends with 1 when something has to be mended at once.
 * `-- --json` gives the same to a program: a list of findings (doctor/finding.ts).
 */
import { fileURLToPath } from "node:url";
import { collection } from "../app/content/collection.build.ts";
import { examine } from "./doctor/doctor.ts";
import { findingsAsText } from "./doctor/finding.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const findings = await examine(process.env, root, Date.now(), async () => collection().settings.sample);
process.stdout.write(process.argv.includes("--json") ? `${JSON.stringify(findings)}\n` : findingsAsText(findings));
process.exitCode = findings.some(({ state }) => state === "ill") ? 1 : 0;
