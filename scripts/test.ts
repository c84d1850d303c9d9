/**
 * `npm test`: everything that must hold, from types to the browser. Stops at the first part that fails.
 * `npm test -- PART` runs one: `check` (which ignores any further arguments), `unit`, `commands`, `behaviour`, `outside`, `firefox`, or `browser`, which is
 * `behaviour`, `outside` and `firefox`. Further arguments go to the part's runner; a test file among them runs alone. An unknown part ends with 2 and the list
 * of parts, because a run without tests must not count as passed.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { builtWindow } from "../desk/server/build-window.ts";
import { findOrInstallChromiumWithoutWindows, findOrInstallFirefox } from "./browser.ts";
import { build } from "./build.ts";
import { BUILDING, runShort, SHORT_COMMANDS } from "./short-commands.ts";
import { BROWSER_TESTS, UNIT_TESTS } from "./test-files.ts";

/**
 * Of the browser tests, those that look at the site from outside: accessibility, hostile input, built files, other browsers' ways. The others test its
 * behaviour.
 */
const OUTSIDE = "tests/outside";
const FIREFOX = "tests/firefox.spec.ts";

// The site is tested as it goes online, with an address of its own; app/seo/whole-address.test.ts tests what is left out without one.
process.env.SITE_URL ??= "https://inan.example";

const PARTS = ["check", "unit", "commands", "behaviour", "outside", "firefox", "browser"];

const [part, ...rest] = process.argv.slice(2);
if (part && !PARTS.includes(part)) {
  console.error(
    `npm test has no part "${part}". Give one of ${PARTS.join(", ")}, and a file after it, or none for all.`,
  );
  process.exit(2);
}
/** Milliseconds for one unit test, far more than any takes. After that its signal ends it, because what it waits for does not come. */
const PATIENCE = 600_000;

const begun = performance.now();
const since = (moment: number) => `${((performance.now() - moment) / 1000).toFixed(0)} s`;

/** The temporary directory of everything under test. It is removed when the tests end, because a server or a desk that is killed does not clean up itself. */
const folder = mkdtempSync(path.join(tmpdir(), "in-an-hoang-gia-test-"));
chmodSync(folder, 0o1777); // like the system's own: where the tests run as root, their PostgreSQL runs as another user
process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
// Every test file, desk and command is a process of its own: the next one finds there what another has compiled, which saves a short one a sixth of its time.
const TEMPORARY = { TMPDIR: folder, TEMP: folder, TMP: folder, NODE_COMPILE_CACHE: path.join(folder, "compiled") };

function run(name: string, args: string[], env: Record<string, string | undefined> = {}): void {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(process.execPath, args, {
    stdio: "inherit",
    env: { ...process.env, ...TEMPORARY, ...env },
  });
  console.log(`── ${name}: ${status === 0 ? "passed" : "FAILED"} in ${since(started)}`);
  if (status !== 0) process.exit(status ?? 1);
}

// Missing browsers are downloaded while other parts run; the commands that open a page find them, too.
const browsersThere = part
  ? undefined
  : once(spawn(process.execPath, ["scripts/browser.ts"], { stdio: "inherit" }), "close");
if (!part || part === "check") run("check", ["scripts/check.ts"]);
if (!part || part === "unit") testUnits();
await browsersThere;
if (!part || part === "commands") await testCommands();
if (!part || !["check", "unit", "commands"].includes(part)) await testInBrowsers(part ?? "browser");
console.log(`\n── all in ${since(begun)}`);

function testUnits(): void {
  const named = rest.some((argument) => argument.endsWith(".test.ts"));
  const files = named ? [] : globSync(UNIT_TESTS);
  // One more than there are cores, because some tests wait for a time limit or for processes of their own. Node's default would leave a core without work.
  const atOnce = availableParallelism() + 1;
  const limits = [`--test-concurrency=${atOnce}`, `--test-timeout=${PATIENCE}`];
  run("unit", ["--test", "--test-reporter=./scripts/unit-reporter.ts", ...limits, ...rest, ...files]);
}

async function testCommands(): Promise<void> {
  const env = {
    ...TEMPORARY,
    DATA_DIR: path.join(folder, "data"),
    BACKUP_DIR: path.join(folder, "backup"),
    DESK_FOLDER: path.join(folder, "desk"),
    DESK_OPEN: "0",
    // Any port that is free.
    PORT: "0",
    API_PORT: "0",
    DESK_PORT: "0",
  };
  const short = async (name: string) => {
    const started = performance.now();
    await runShort(name, env);
    console.log(`── npm run ${name}: passed in ${since(started)}`);
  };
  const names = rest.length > 0 ? rest : Object.keys(SHORT_COMMANDS);
  // The commands that build the site run first, one by one. The others use the built site, two at a time, because each waits for something now and then.
  for (const name of names.filter((one) => BUILDING.includes(one))) await short(name);
  const others = names.filter((one) => !BUILDING.includes(one));
  const lane = async () => {
    for (let name = others.shift(); name; name = others.shift()) await short(name);
  };
  await Promise.all([lane(), lane()]);
}

/** @param name of the part: `browser`, or one of those it is made of */
async function testInBrowsers(name: string): Promise<void> {
  const browsers = { CHROMIUM_PATH: findOrInstallChromiumWithoutWindows(), FIREFOX_PATH: findOrInstallFirefox() };
  await build();
  // Built once here; otherwise several desks of the tests would each build it at the same time.
  await builtWindow(process.cwd());
  const files: Record<string, string[]> = {
    // All in one run: while Firefox starts, or the last journey of a part is waited for, others go on.
    browser: [],
    behaviour: globSync(BROWSER_TESTS)
      .map((file) => file.replaceAll("\\", "/"))
      .filter((file) => file !== FIREFOX && !file.startsWith(`${OUTSIDE}/`)),
    outside: [OUTSIDE],
    firefox: [FIREFOX],
  };
  const fileIsNamed = rest.some((argument) => /\.spec\.ts(:\d+)*$/.test(argument));
  run(
    name,
    ["node_modules/@playwright/test/cli.js", "test", ...(fileIsNamed ? [] : (files[name] ?? [])), ...rest],
    browsers,
  );
}
