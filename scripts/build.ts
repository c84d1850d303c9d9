/**
 * Builds the site: `npm run build`. Does nothing when nothing has changed since the last good build.
 * A finished build is put in place in one step; one that fails leaves the last good build as it is.
 */
import { fileURLToPath } from "node:url";
import { recordAddresses } from "../app/content/address-record.build.ts";
import { buildMoment } from "../app/content/calendar/clock.build.ts";
import { collection } from "../app/content/collection.build.ts";
import { ContentError } from "../app/content/files/content-files.build.ts";
import { buildAhead, shownAsOf } from "./build/ahead.ts";
import { ClosedFolder, whileNoOtherBuilds } from "./build/build-lock.ts";
import { endWithParent } from "./build/end-with-parent.ts";
import { currentFingerprint, isUpToDate } from "./build/fingerprint.ts";
import { MailServiceError, mailServiceOfBuild } from "./build/mail-service.ts";
import { makePicturesApart, type PicturesMade, wordOfPictures } from "./build/pictures.ts";
import { assembleRelease } from "./build/release.ts";
import { renderPages } from "./build/render-pages.ts";
import { SiteUrlError, siteOrigin } from "./build/site-url.ts";
import { spareMemory } from "./build/spare-memory.ts";
import { warnings } from "./build/warnings.ts";

/** The stage of a build: making pictures, rendering pages, putting files together and in place. */
export type BuildStage = "pictures" | "pages" | "files";

/** Called when a stage begins, and after each picture with the number made so far, because making pictures may take minutes. */
export type TellStage = (stage: BuildStage, made?: PicturesMade) => void;

/** Options of a build. */
interface BuildOptions {
  tell?: TellStage;
  /** Renders the pages. The desk hands in a renderer that it has started before, while the owner was still looking at what goes online. */
  render?: ((moment: Date) => Promise<void>) | undefined;
  /** Builds for `BUILD_AT` and lets the release wait for that moment, instead of putting it in place. */
  ahead?: boolean;
}

/**
 * Brings the build up to date, and builds ahead for the next moments at which the site changes by itself. Waits for another build of this folder.
 *
 * @returns true when something was built, false when the last build still holds
 * @throws ContentError when content has to be mended; SiteUrlError and MailServiceError when those settings have; ClosedFolder; NotBuiltAhead when the build
 *   itself is in place and only a release for a later moment is missing; Error with the cause of any other failure
 */
export function build(options: BuildOptions = {}): Promise<boolean> {
  // A build ahead is started by another build, which holds the lock.
  return options.ahead ? buildUnlocked(options) : whileNoOtherBuilds(() => buildUnlocked(options));
}

async function buildUnlocked({ tell = () => {}, ahead = false, render = renderPages }: BuildOptions): Promise<boolean> {
  // One for all that is built: an article that comes due while pictures are made would be in the pages and not in the data files.
  const moment = buildMoment();
  const fingerprint = currentFingerprint(moment);
  const upToDate = isUpToDate(fingerprint);
  if (!upToDate) await buildRelease(fingerprint, { tell, ahead, moment, render });
  // The owner builds until nothing is left to remind of (docs/deploy.md): silence has to mean that.
  else if (!ahead) await warn();
  if (ahead) return !upToDate;
  const { record, published, changes } = collection();
  // A release that is made has done so; where there was nothing to build, the record may have been lost or put back since.
  if (upToDate) recordAddresses(record, published);
  const later = await buildAhead(changes, moment);
  if (later.length > 0) console.log(`Built ahead for ${later.map((one) => one.toISOString()).join(", ")}.`);
  return !upToDate || later.length > 0;
}

async function buildRelease(
  fingerprint: string,
  { tell, ahead, moment, render }: Required<BuildOptions> & { moment: Date },
): Promise<void> {
  const started = performance.now();
  // Both throw before anything is rendered.
  mailServiceOfBuild();
  siteOrigin(process.env.SITE_URL);
  if (!ahead) await warn();
  tell("pictures");
  const made = await makePicturesApart((pictures) => tell("pictures", pictures));
  if (made > 0) console.log(`Pictures: ${made} made, the others kept.`);
  tell("pages");
  await render(moment);
  tell("files");
  const { pages, kilobytes } = await assembleRelease(fingerprint, ahead ? moment : undefined);
  if (ahead) return;
  console.log(`Built ${pages} pages, ${kilobytes} KB, in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

async function warn(): Promise<void> {
  for (const warning of warnings(await shownAsOf())) console.warn(`! ${warning}`);
}

/** Prints why a build failed: the message alone where the owner or the operator can mend the cause, anything else with its stack. */
export function reportBuildFailure(error: unknown): void {
  const foreseen =
    error instanceof ContentError ||
    error instanceof SiteUrlError ||
    error instanceof MailServiceError ||
    error instanceof ClosedFolder;
  console.error(foreseen ? `\n${error.message}\n` : error);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  spareMemory();
  const ahead = process.argv.includes("--ahead");
  if (ahead) endWithParent();
  const tell: TellStage = (_stage, made) => {
    const word = made && wordOfPictures(made);
    if (word !== undefined) console.log(word);
  };
  try {
    if (!(await build({ tell, ahead }))) console.log("The build is up to date.");
  } catch (error) {
    reportBuildFailure(error);
    process.exitCode = 1;
  }
}
