/**
 * What a killed desk has left half done: a publication, or its giving back. When the desk is opened again, it is finished where customers see it already, and
 * taken back where they do not.
 */
import { entries } from "../journal/journal.ts";
import { finishPublication, givePagesBack, held } from "./bring-online.ts";
import { forgetGivingBack, givingBackIn } from "./giving-back.ts";
import { isWritten, type Pending, pendingIn, putContentBack, settle } from "./pending.ts";
import { lastPublication } from "./publications.ts";
import { removeSettled } from "./settle-drafts.ts";
import { followHours, servedAt, targetOf } from "./target.ts";
import type { Works } from "./works.ts";

/** @throws the disk's own error, where what is not online cannot be taken back */
export async function takeUp(works: Works): Promise<void> {
  const { house } = works;
  const pending = pendingIn(house);
  // Half of a publication may be online, too: whoever started the server meanwhile had it built.
  const online = pending && isWritten(house, pending) && (await releaseOf(works));
  if (online) finishPublication(works, pending, online);
  else if (pending) await takeBack(works, pending);
  await takeUpGivingBack(works);
  removeSettled(house, lastPublication(entries(house)));
}

/** @returns the release that customers see, if it was built of `content/` as it stands; null if it was not, or if nobody can tell */
async function releaseOf(works: Works): Promise<string | null> {
  const release = await builtOfContent(works);
  const seen = release && (await seenIn(works));
  return seen === release ? release : null;
}

/** @returns the release that customers see; null where nobody can tell: the other machine does not answer, or the note of where the site goes is broken */
async function seenIn({ house, root }: Works): Promise<string | null> {
  try {
    return await servedAt(targetOf(house), root);
  } catch {
    return null;
  }
}

/**
 * Where no server runs here, what customers see since its hour is served here first: it would count as built of something else.
 *
 * @returns the release that is served here, if it was built of `content/` as it stands; null if it was not, or if nobody can tell
 */
async function builtOfContent({ house, root, now, step }: Works): Promise<string | null> {
  try {
    await followHours(house, root, now());
    const { release } = await step({ look: true, held: [] }, () => {});
    return release || null;
  } catch {
    return null;
  }
}

/**
 * Puts `content/` back, and serves here what was served before, unless what is served is of that content anyway, as what came at its hour is. Otherwise the
 * next publication would take what is on this machine alone for the version before its own, and its giving back would bring that to the customers.
 */
async function takeBack(works: Works, pending: Pending): Promise<void> {
  const { house, root, step } = works;
  const { former } = pending;
  putContentBack(house, pending);
  const served = await servedAt({ kind: "here" }, root);
  if (former !== null && served !== former && (await builtOfContent(works)) !== served)
    await step({ release: former, held: held(house) }, () => {}).catch(console.error);
  settle(house);
}

async function takeUpGivingBack(works: Works): Promise<void> {
  const { house, root, step } = works;
  const begun = givingBackIn(house);
  if (begun) {
    const { publication, former, formerIsSeen } = begun;
    const isSeen = formerIsSeen || (await seenIn(works)) === former;
    if (isSeen) givePagesBack(works, publication, former);
    // The desk was killed while it sent the former version to another folder or machine. Customers there still see the publication, so it is served here again.
    else if (publication.release && (await servedAt({ kind: "here" }, root)) === former)
      await step({ release: publication.release, held: held(house) }, () => {}).catch(console.error);
  }
  forgetGivingBack(house);
}
