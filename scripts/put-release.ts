/**
 * Takes a finished release to where it is served: `node scripts/put-release.ts build/current /srv/hoang-gia/build`. Running servers follow by themselves, and
 * tabs that are open find the files of the build they came with (build/put-in-place.ts). One that is there already is taken back the same way.
 */
import { existsSync } from "node:fs";
import { cp, mkdir, realpath, rename, rm } from "node:fs/promises";
import path from "node:path";
import { HELD_FILE, MARK_PREFIX, SITE_FILE } from "../contract/built-site.ts";
import { putInPlace } from "./build/put-in-place.ts";

const [from, to] = process.argv.slice(2);
if (from === undefined || to === undefined || !existsSync(path.join(from, SITE_FILE))) {
  console.error(
    "Name a finished release and the build folder that is served: node scripts/put-release.ts build/current /srv/hoang-gia/build",
  );
  process.exit(2);
}
const release = await realpath(from);
const place = path.join(to, "releases", path.basename(release));
if (!existsSync(place)) {
  const part = `${place}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(path.dirname(place), { recursive: true });
  const isOfServers = (file: string) =>
    path.basename(file) === HELD_FILE || path.basename(file).startsWith(MARK_PREFIX);
  await cp(release, part, { recursive: true, preserveTimestamps: true, filter: (file) => !isOfServers(file) });
  await rename(part, place);
}
await putInPlace(place, { current: path.join(to, "current") });
console.log(place);
