/** Makes a release of a finished rendering: what the server hands out, compressed, and put in place in one step. */
import { existsSync } from "node:fs";
import { mkdir, readdir, realpath, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { CONTACT, NEWS } from "../../app/addresses.ts";
import { recordAddresses } from "../../app/content/address-record.build.ts";
import { collection } from "../../app/content/collection.build.ts";
import { NOT_FOUND_PAGES } from "../../app/data/prerendered-addresses.build.ts";
import { BUILD_FOLDER, type BuiltSite, RELEASES_FOLDER, SITE_FILE, SITE_FOLDER } from "../../contract/built-site.ts";
import { letWait } from "./ahead.ts";
import { writeDataFiles } from "./data-files.ts";
import { FINGERPRINT_FILE } from "./fingerprint.ts";
import { finishFiles } from "./finish-files.ts";
import { makeIcons } from "./icons.ts";
import { linkOrCopy } from "./link-or-copy.ts";
import { mailServiceOfBuild } from "./mail-service.ts";
import { inliningStyles } from "./page/inline-styles.ts";
import { startingScriptsLate } from "./page/late-scripts.ts";
import { PICTURE_CACHE, publicPictures } from "./pictures.ts";
import { putInPlace } from "./put-in-place.ts";
import { UNFINISHED } from "./render-pages.ts";
import { writeStaticHost } from "./static-host/write-static-host.ts";

/**
 * @param fingerprint what the release was built from
 * @param due the moment it was built ahead for: it waits for that, instead of being put in place
 * @returns how many pages it has, and its size as sent (brotli where it is worth it, pictures left out)
 */
export async function assembleRelease(fingerprint: string, due?: Date): Promise<{ pages: number; kilobytes: number }> {
  const release = newFolder(fingerprint);
  try {
    const told = await fillRelease(release, fingerprint);
    if (due) await letWait(release, due);
    else {
      // First: were the build killed once its pages are online, and one of them renamed before the next, its address would lead nowhere.
      const { record, published } = collection();
      recordAddresses(record, published);
      await putInPlace(release);
    }
    return told;
  } catch (error) {
    // A part of a release that stays would keep a full disk full, and each try would leave one more.
    const left = (await isServed(release)) ? [UNFINISHED] : [release, UNFINISHED];
    // Other steps may still be writing there, so the removal may fail, too; the error to report is why the build failed.
    await Promise.allSettled(left.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 5 })));
    throw error;
  }
}

async function isServed(release: string): Promise<boolean> {
  const [served, own] = await Promise.all([BUILD_FOLDER, release].map((place) => realpath(place).catch(() => null)));
  return served === own;
}

/** Makes the folder of a release, not yet in place. Takes and returns what {@link assembleRelease} does. */
async function fillRelease(release: string, fingerprint: string): Promise<{ pages: number; kilobytes: number }> {
  const site = path.join(release, SITE_FOLDER);
  await mkdir(release, { recursive: true });
  await rename(path.join(UNFINISHED, "client"), site);
  await rm(UNFINISHED, { recursive: true });
  await writeDataFiles(site);
  await makeIcons(site);
  const scripts = startingScriptsLate(site);
  const rewritings = [await inliningStyles(site), scripts.rewriting];
  const { pages, bytes, inline, fonts } = await finishFiles(release, rewritings, scripts.written, BUILD_FOLDER);
  await addPictures(site);
  await writeFile(path.join(release, SITE_FILE), JSON.stringify(builtSite(inline, [...fonts]), null, 2));
  await writeFile(path.join(release, FINGERPRINT_FILE), fingerprint);
  if (mailServiceOfBuild().origin) await writeStaticHost(release);
  return { pages, kilobytes: Math.round(bytes / 1000) };
}

/** A new folder even where the same was built before, because that release may be in use. */
function newFolder(fingerprint: string): string {
  const name = path.join(RELEASES_FOLDER, fingerprint.slice(0, 12));
  for (let count = 1; ; count++) {
    const folder = count === 1 ? name : `${name}-${count}`;
    if (!existsSync(folder)) return folder;
  }
}

function builtSite(inline: BuiltSite["inline"], fonts: string[]): BuiltSite {
  const { settings, redirects } = collection();
  const { origin: mailService } = mailServiceOfBuild();
  return {
    shop: { name: settings.name, contactPage: CONTACT.to },
    redirects: { ...redirects, [`${NEWS.to}/trang/1`]: NEWS.to },
    inline,
    fonts,
    notFound: [...NOT_FOUND_PAGES],
    origins: { frame: [new URL(settings.map.embed).origin], connect: mailService ? [mailService] : [] },
  };
}

/** Pictures are linked, not copied: the cache and every release share them. */
async function addPictures(site: string): Promise<void> {
  for (const folder of await readdir(PICTURE_CACHE)) {
    const target = path.join(publicPictures(site), folder);
    await mkdir(target, { recursive: true });
    for (const file of await readdir(path.join(PICTURE_CACHE, folder))) {
      await linkOrCopy(path.join(PICTURE_CACHE, folder, file), path.join(target, file));
    }
  }
}
