/**
 * `npm start`: builds what is out of date, then serves. Broken content stops the build, not the site: the last good build is served,
 * and the errors stand above the address.
 *
 * The build runs in a process of its own, so that the server takes no more memory than without a build.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { enableCompileCache } from "node:module";
import path from "node:path";
import { BUILD_FOLDER, SITE_FILE } from "../contract/built-site.ts";

// Saves 15 to 25 MB and most of the time of a start (measured by `npm run bench -- server`).
enableCompileCache(".cache/node");
// Before the build, so that nobody waits for it only to hear that the port is taken or that the settings have a mistake.
const { tryStart, wordsOfFailedStart } = await import("../server/before-start.ts");
await tryStart(process.env, process.cwd()).catch((error: NodeJS.ErrnoException) => {
  console.error(wordsOfFailedStart(error));
  process.exit(1);
});
// The build has work for many threads, so each may have its own heap (see run.mjs).
const { MALLOC_ARENA_MAX: _, ...env } = process.env;
const { status } = spawnSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit", env });
if (status !== 0) {
  if (!existsSync(path.join(BUILD_FOLDER, SITE_FILE))) {
    console.error("Nothing to serve yet: mend what is named above and run npm start again.");
    process.exit(1);
  }
  console.error("Serving the last good build until this is mended.");
}
await import("../server/main.ts");
