/**
 * `npm run bench`: measures and prints tables; the last results stand in docs/benchmarks.md.
 * `npm run bench -- lighthouse` (or shell, server, growth, navigation, file-check, desk, try-size, online, slow-phone) runs one; `--all` also grows to 10,000 articles,
 * `--quick` does little work, once, to try the benchmarks themselves, and keeps no result.
 */

import { benchDesk } from "./desk.ts";
import { benchFileCheck } from "./file-check.ts";
import { benchGrowth } from "./growth.ts";
import type { Effort } from "./instruments/effort.ts";
import { keep, print, type Result } from "./instruments/report.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchNavigation } from "./navigation.ts";
import { benchOnline } from "./online.ts";
import { benchServer } from "./server.ts";
import { benchShell } from "./shell.ts";
import { benchSlowPhone } from "./slow-phone.ts";
import { benchTrySize } from "./try-size.ts";

const [wanted] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const effort: Effort = { quick: process.argv.includes("--quick"), all: process.argv.includes("--all") };

const BENCHMARKS: Record<string, (effort: Effort) => Promise<Result>> = {
  lighthouse: benchLighthouse,
  shell: benchShell,
  server: benchServer,
  growth: benchGrowth,
  navigation: benchNavigation,
  "file-check": benchFileCheck,
  desk: benchDesk,
  "try-size": benchTrySize,
  online: benchOnline,
  "slow-phone": benchSlowPhone,
};

if (wanted && !(wanted in BENCHMARKS)) {
  console.error(
    `There is no benchmark "${wanted}": choose one of ${Object.keys(BENCHMARKS).join(", ")}, or none for all.`,
  );
  process.exit(2);
}
for (const [name, measure] of Object.entries(BENCHMARKS)) {
  if (wanted && name !== wanted) continue;
  console.log(`── ${name}`);
  try {
    const result = await measure(effort);
    print(result);
    if (!effort.quick) keep(result);
  } catch (error) {
    // A benchmark that cannot run here, because a program is missing, does not keep the others from running.
    console.error(error);
    process.exitCode = 1;
  }
}
