/**
 * Takes a finished release to where it is served: `node scripts/put-release.ts build/current /srv/hoang-gia/build`. Running servers follow by themselves, and
 * open tabs still find the files of the build they were loaded from (build/take-over.ts). The same command goes back to a release that is already there.
 */
import { existsSync } from "node:fs";
import { realpath } from "node:fs/promises";
import path from "node:path";
import { SITE_FILE } from "../contract/built-site.ts";
import { waitingReleases } from "./build/ahead.ts";
import { ClosedFolder } from "./build/build-lock.ts";
import { NoRoom, takeOver } from "./build/take-over.ts";

const [from, to] = process.argv.slice(2);
if (from === undefined || to === undefined || !existsSync(path.join(from, SITE_FILE))) {
  console.error(
    "Name a finished release and the build folder that is served: node scripts/put-release.ts build/current /srv/hoang-gia/build",
  );
  process.exit(2);
}
const waiting = (await waitingReleases(from)).map(async ({ link, at }) => ({ at, release: await realpath(link) }));
try {
  console.log(await takeOver(await realpath(from), await Promise.all(waiting), to));
} catch (error) {
  if (!(error instanceof NoRoom || error instanceof ClosedFolder)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
