/**
 * Runs a TypeScript file of this project on a machine that may have nothing but npm and an older Node:
 * installs what is missing, then hands over to the Node 24 that comes as a dependency.
 *
 *     node scripts/run.mjs scripts/build.ts [arguments]
 *
 * Plain JavaScript, because it runs on the machine's own Node (20 or later).
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("..", import.meta.url));
const onWindows = process.platform === "win32";
// The program itself, because its entry in node_modules/.bin is a shell script on Windows.
const node = path.join(project, "node_modules/node/bin", onWindows ? "node.exe" : "node");
const [file, ...rest] = process.argv.slice(2);
if (!file) {
  console.error("scripts/run.mjs: name the TypeScript file to run, e.g. node scripts/run.mjs scripts/build.ts");
  process.exit(2);
}

installDependencies();

const child = spawn(node, [path.join(project, file), ...rest], {
  cwd: project,
  stdio: "inherit",
  // Each thread of a process would get a heap of its own: one heap leaves the server some 15 MB smaller, and it is as fast.
  env: file === "scripts/start.ts" ? { MALLOC_ARENA_MAX: "1", ...process.env } : process.env,
});
// A signal sent to this process alone is passed on. Ctrl+C reaches the child from the terminal anyway, and a second one would end a server at once; on Windows
// this holds for every signal, and passing one on would kill the child without a word.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    const reachesChild = onWindows || (signal === "SIGINT" && process.stdin.isTTY);
    if (!reachesChild) child.kill(signal);
  });
}
child.on("error", (error) => {
  console.error(
    `Cannot run Node 24 from node_modules (${error.message}). Delete node_modules and run the command again.`,
  );
  process.exit(1);
});
child.on("exit", (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));

/** Runs `npm ci` when node_modules does not match package-lock.json. Exits with npm's own code when it fails. */
function installDependencies() {
  const stamp = `${project}node_modules/.installed`;
  const wanted = createHash("sha256")
    .update(readFileSync(`${project}package-lock.json`))
    .digest("hex");
  const ready = existsSync(stamp) && existsSync(node);
  if (ready && readFileSync(stamp, "utf8") === wanted) return;
  console.error("Installing dependencies (npm ci)…");
  const npm = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: project,
    stdio: ["ignore", "inherit", "inherit"],
    shell: onWindows, // npm is a script there
  });
  if (npm.status !== 0) {
    const running = onWindows ? " End whatever of this project still runs: Windows replaces no program in use." : "";
    console.error(
      `npm ci failed. Check the network, whether you may write to ${project}, and the messages above, then run the command again.${running}`,
    );
    process.exit(npm.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}
