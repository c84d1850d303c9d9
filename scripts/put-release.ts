/**
 * Takes a finished release to where it is served: `node scripts/put-release.ts build/current /srv/hoang-gia/build`. Running servers follow by themselves, and
 * tabs that are open find the files of the build they came with (build/put-in-place.ts). One that is there already is taken back the same way.
 */
import { existsSync } from "node:fs";
import { chmod, cp, mkdir, realpath, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { HELD_FILE, MARK_PREFIX, SITE_FILE } from "../contract/built-site.ts";
import { forgetWaiting, letWait, waitingReleases } from "./build/ahead.ts";
import { putInPlace } from "./build/put-in-place.ts";

const [from, to] = process.argv.slice(2);
if (from === undefined || to === undefined || !existsSync(path.join(from, SITE_FILE))) {
  console.error(
    "Name a finished release and the build folder that is served: node scripts/put-release.ts build/current /srv/hoang-gia/build",
  );
  process.exit(2);
}
/** Copies a release beside the others of the target, whole or not at all. @returns its place there */
async function bring(release: string, build: string): Promise<string> {
  const place = path.join(build, "releases", path.basename(release));
  if (existsSync(place)) return place;
  const part = `${place}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(path.dirname(place), { recursive: true });
  const isOfServers = (file: string) =>
    path.basename(file) === HELD_FILE || path.basename(file).startsWith(MARK_PREFIX);
  await cp(release, part, { recursive: true, preserveTimestamps: true, filter: (file) => !isOfServers(file) });
  // Who may move the link to the release that is served may also mark the one it serves: a server often is another user than the builder.
  await chmod(part, (await stat(build)).mode & 0o777);
  await rename(part, place);
  return place;
}

const current = path.join(to, "current");
const place = await bring(await realpath(from), to);
// What was built ahead of the former version would bring that one back at its hour.
await forgetWaiting(current);
await putInPlace(place, { current });
for (const { link, at } of await waitingReleases(from)) {
  await letWait(await bring(await realpath(link), to), new Date(at), current);
}
console.log(place);
