/**
 * `npm test`: everything that must hold, from types to the browser. Stops at the first part that fails.
 * `npm test -- unit` or `npm test -- browser` runs one part; what follows is handed to the runner of that part.
 */
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { findOrInstallChromium } from "./browser.ts";
import { build } from "./build.ts";

const [part, ...rest] = process.argv.slice(2);

function run(name: string, args: string[], env: Record<string, string> = {}): void {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...env } });
  console.log(
    `── ${name}: ${status === 0 ? "passed" : "FAILED"} in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  if (status !== 0) process.exit(status ?? 1);
}

if (!part) run("check", ["scripts/check.ts"]);
if (!part || part === "unit") {
  const files = globSync("{app,contract,scripts,server}/**/*.test.ts");
  run("unit", ["--test", "--test-reporter=dot", ...rest, ...files]);
}
if (!part || part === "browser") {
  const chromium = findOrInstallChromium();
  await build();
  run("browser", ["node_modules/@playwright/test/cli.js", "test", ...rest], { CHROMIUM_PATH: chromium });
}
