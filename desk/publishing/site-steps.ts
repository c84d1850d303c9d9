/**
 * Builds the site and switches between its releases, in a process of its own: what a build holds in memory is gone afterwards, and a build that
 * crashes does not take the desk with it. Asked over the channel that `fork` opens; answers with stages, then with the release, or the failure.
 */
import { existsSync } from "node:fs";
import { readdir, realpath, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { collection } from "../../app/content/collection.build.ts";
import { ContentError, type Problem } from "../../app/content/files/content-files.build.ts";
import { BUILD_FOLDER, HELD_FILE, RELEASES_FOLDER } from "../../contract/built-site.ts";
import { buildAhead, NotBuiltAhead } from "../../scripts/build/ahead.ts";
import { whileNoOtherBuilds } from "../../scripts/build/build-lock.ts";
import { currentFingerprint, isOfTheSame } from "../../scripts/build/fingerprint.ts";
import type { PicturesMade } from "../../scripts/build/pictures.ts";
import { putInPlace } from "../../scripts/build/put-in-place.ts";
import { beginRenderer } from "../../scripts/build/render-pages.ts";
import { spareMemory } from "../../scripts/build/spare-memory.ts";
import { type BuildStage, build } from "../../scripts/build.ts";

/**
 * What the desk asks for: a new build; that a former release (its folder's name) be served again; a look whether what is served was built of the content as it
 * stands (its release is empty where it was not); or that the next moment be built for of which no release waits yet. Releases that the desk can go back to are
 * held. What is built ahead is built of what customers see: unless `changed` says that content is to be taken as it stands, nothing is built where it is not what
 * the served release was made of.
 */
export type Step = ({ build: true } | { release: string } | { look: true } | { ahead: true; changed: boolean }) & {
  held: string[];
};
/** What of the site will come by itself, and what will not. */
export interface Later {
  /** Milliseconds: the moment that was built for, where only that was asked. */
  ahead?: number;
  /** Milliseconds: the moment from which on the site could not be built ahead. */
  notAhead?: number;
}
/** What this process says: the stages of a build as they come, and at the end the release, with the one served before, or why there is none. */
export type Told =
  | { stage: BuildStage; made?: PicturesMade | undefined }
  | ({ release: string; former: string | null } & Later)
  | { failed: string; problems: Problem[] };

/** Argument of a process that is started before a step is asked for: most likely a build. */
export const EXPECTED = "--expected";

spareMemory();
const renderer = process.argv.includes(EXPECTED) ? beginRenderer() : undefined;
// The desk has its answer, or was killed. A build that went on alone would put online what the desk takes back when it is opened again, so it ends here.
process.once("disconnect", () => process.exit());

const presentRelease = async () => path.basename(await realpath(BUILD_FOLDER).catch(() => "")) || null;

/** Releases the journal can go back to are kept; what it no longer names may be cleared away by the next build. */
async function hold(names: (string | null)[]): Promise<void> {
  for (const name of await readdir(RELEASES_FOLDER).catch(() => [])) {
    const mark = path.join(RELEASES_FOLDER, name, HELD_FILE);
    if (names.includes(name)) await writeFile(mark, "The owner's desk can take this release back.\n");
    else await rm(mark, { force: true });
  }
}

/** @returns the moment it has built for, or could not build for; neither where nothing is left to build */
async function buildNextMoment(changed: boolean): Promise<Later> {
  if (!changed && !isOfTheSame(currentFingerprint())) return {};
  try {
    const [built] = await buildAhead(collection().changes, new Date(), { most: 1 });
    return built ? { ahead: built.getTime() } : {};
  } catch (error) {
    if (!(error instanceof NotBuiltAhead)) throw error;
    return { notAhead: error.moment.getTime() };
  }
}

async function take(step: Step): Promise<Told> {
  if ("ahead" in step) {
    const later = await whileNoOtherBuilds(() => buildNextMoment(step.changed));
    const release = await presentRelease();
    return { release: release ?? "", former: release, ...later };
  }
  const former = await presentRelease();
  if ("look" in step) {
    const holds = await whileNoOtherBuilds(async () => isOfTheSame(currentFingerprint()));
    return { release: (holds && (await presentRelease())) || "", former };
  }
  if ("release" in step) {
    const folder = path.join(RELEASES_FOLDER, path.basename(step.release));
    await whileNoOtherBuilds(async () => {
      if (!existsSync(folder)) throw new Error(`${folder} is no longer there.`);
      await hold([former, step.release, ...step.held]);
      await putInPlace(folder);
    });
    return { release: step.release, former };
  }
  await hold([former, ...step.held]);
  const later: Later = {};
  try {
    await build({ tell: (stage, made) => tell({ stage, made }), render: renderer?.render });
  } catch (error) {
    // Customers see the new build, so the publication has not failed.
    if (!(error instanceof NotBuiltAhead)) throw error;
    later.notAhead = error.moment.getTime();
  }
  return { release: (await presentRelease()) ?? "", former, ...later };
}

function tell(told: Told): void {
  process.send?.(told);
}

process.once("message", async (step: Step) => {
  try {
    tell(await take(step));
  } catch (error) {
    const problems = error instanceof ContentError ? error.problems : [];
    tell({ failed: error instanceof Error ? error.message : String(error), problems });
  }
  process.disconnect();
});
