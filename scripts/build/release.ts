/** Makes a release of a finished rendering: what the server hands out, compressed, and put in place in one step. */

import { existsSync } from "node:fs";
import { cp, link, mkdir, readdir, readFile, rename, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { NEWS } from "../../app/addresses.ts";
import { collection } from "../../app/content/collection.server.ts";
import { NOT_FOUND_PAGES } from "../../app/data/prerendered-addresses.server.ts";
import { BUILD_FOLDER, type BuiltSite, SITE_FILE, SITE_FOLDER } from "../../contract/built-site.ts";
import { PICTURE_CACHE, publicPictures } from "../pictures.ts";
import { compressFolder } from "./compress.ts";
import { writeDataFiles } from "./data-files.ts";
import { FINGERPRINT_FILE } from "./fingerprint.ts";
import { makeIcons } from "./icons.ts";
import { inliningStyles } from "./inline-styles.ts";
import { startingScriptsLate } from "./late-scripts.ts";
import { mailServiceOfBuild } from "./mail-service.ts";
import { UNFINISHED } from "./render-pages.ts";
import { rewritePages } from "./rewrite-pages.ts";

const RELEASES = "build/releases";
/** Scripts and styles of former builds stay this long (days), for tabs that are still open on them. */
const KEEP_ASSETS = 30;

/**
 * @param fingerprint what the release was built from
 * @returns how many pages it has, and its size as sent (brotli where it is worth it, pictures left out)
 */
export async function assembleRelease(fingerprint: string): Promise<{ pages: number; kilobytes: number }> {
  const release = path.join(RELEASES, fingerprint.slice(0, 12));
  const site = path.join(release, SITE_FOLDER);
  await rm(release, { recursive: true, force: true });
  await mkdir(release, { recursive: true });
  await rename(path.join(UNFINISHED, "client"), site);
  await rm(UNFINISHED, { recursive: true });
  await leaveOut(site);
  await rewritePages(site, [await inliningStyles(site), startingScriptsLate(site)]);
  await writeDataFiles(site);
  await keepFormerAssets(site);
  await addPictures(site);
  await makeIcons(site);
  // Static hosts look for this file; the server has site.json.
  await cp(path.join(site, "404/index.html"), path.join(site, "404.html"));
  const bytes = await compressFolder(site);
  await writeFile(path.join(release, SITE_FILE), JSON.stringify(builtSite(), null, 2));
  await writeFile(path.join(release, FINGERPRINT_FILE), fingerprint);
  await putInPlace(release);
  const pages = (await readdir(site, { recursive: true })).filter((file) => file.endsWith("index.html")).length;
  return { pages, kilobytes: Math.round(bytes / 1000) };
}

function builtSite(): BuiltSite {
  const { settings, redirects } = collection();
  const { origin: mailService } = mailServiceOfBuild();
  return {
    redirects: { ...redirects, [`${NEWS.to}/trang/1`]: NEWS.to },
    notFound: [...NOT_FOUND_PAGES],
    origins: { frame: [new URL(settings.map.embed).origin], connect: mailService ? [mailService] : [] },
  };
}

/** Files of React Router that nobody asks for: its own data files (pages have theirs), the empty shell, the manifest of Vite. */
async function leaveOut(site: string): Promise<void> {
  for (const file of await readdir(site, { recursive: true })) {
    if (file.endsWith(".data")) await rm(path.join(site, file));
  }
  await rm(path.join(site, "__spa-fallback.html"), { force: true });
  await rm(path.join(site, ".vite"), { recursive: true, force: true });
}

/** Copies assets of the last build that this one no longer makes, with their age, until they are too old. */
async function keepFormerAssets(site: string): Promise<void> {
  const former = path.join(BUILD_FOLDER, SITE_FOLDER, "assets");
  if (!existsSync(former)) return;
  const oldest = Date.now() - KEEP_ASSETS * 86_400_000;
  for (const file of await readdir(former)) {
    const target = path.join(site, "assets", file);
    const { atime, mtime } = await stat(path.join(former, file));
    if (/\.(br|gz)$/.test(file) || existsSync(target) || mtime.getTime() < oldest) continue;
    await cp(path.join(former, file), target);
    await utimes(target, atime, mtime);
  }
}

/** Pictures are linked, not copied: the cache and every release share them. */
async function addPictures(site: string): Promise<void> {
  for (const folder of await readdir(PICTURE_CACHE)) {
    const target = path.join(publicPictures(site), folder);
    await mkdir(target, { recursive: true });
    for (const file of await readdir(path.join(PICTURE_CACHE, folder))) {
      await link(path.join(PICTURE_CACHE, folder, file), path.join(target, file));
    }
  }
}

/** Points `build/current` at the release; renaming a link is one step. The release before stays, older ones go. */
async function putInPlace(release: string): Promise<void> {
  const before = existsSync(BUILD_FOLDER) ? await readFile(path.join(BUILD_FOLDER, FINGERPRINT_FILE), "utf8") : "";
  const arrow = `${BUILD_FOLDER}.new`;
  await rm(arrow, { force: true });
  await symlink(path.relative(path.dirname(BUILD_FOLDER), release), arrow);
  await rename(arrow, BUILD_FOLDER);
  for (const folder of await readdir(RELEASES)) {
    if (folder !== path.basename(release) && folder !== before.slice(0, 12)) {
      await rm(path.join(RELEASES, folder), { recursive: true });
    }
  }
}
