/**
 * What a killed desk has left half done: a publication, or its giving back. When the desk is opened again, it is finished where customers see it already, and
 * taken back where they do not.
 */
import { entries } from "../journal/journal.ts";
import { givePagesBack, held, notePublished, settlePublished } from "./bring-online.ts";
import { forgetGivingBack, givingBackIn } from "./giving-back.ts";
import { type Pending, pendingIn, putBack } from "./pending.ts";
import { servedAt, targetOf } from "./target.ts";
import type { Works } from "./works.ts";

/** @throws the disk's own error, where what is not online cannot be taken back */
export async function takeUp(works: Works): Promise<void> {
  const { house } = works;
  const pending = pendingIn(house);
  const online = pending && (await releaseOf(works));
  if (online) finishPublication(works, pending, online);
  else putBack(house);
  await takeUpGivingBack(works);
}

/** @returns the release that customers see, if it was built of `content/` as it stands; null if it was not, or if nobody can tell */
async function releaseOf({ house, root, step }: Works): Promise<string | null> {
  try {
    const { release } = await step({ look: true, held: [] }, () => {});
    return release !== "" && (await servedAt(targetOf(house), root)) === release ? release : null;
  } catch {
    return null;
  }
}

function finishPublication(works: Works, { former, ...plan }: Pending, release: string): void {
  const [last] = entries(works.house).filter(({ what }) => what === "published" || what === "given-back");
  // Where the journal has it already, the desk was killed just before its end.
  if (last?.what !== "published" || last.release !== release) notePublished(works, plan, release, former);
  settlePublished(works.house, plan);
}

async function takeUpGivingBack(works: Works): Promise<void> {
  const { house, root, step } = works;
  const begun = givingBackIn(house);
  if (begun) {
    const { publication, former, formerIsSeen } = begun;
    const isSeen = formerIsSeen || (await servedAt(targetOf(house), root).catch(() => null)) === former;
    if (isSeen) givePagesBack(works, publication, former);
    // The desk was killed while it sent the former version to another folder or machine. Customers there still see the publication, so it is served here again.
    else if (publication.release && (await servedAt({ kind: "here" }, root)) === former)
      await step({ release: publication.release, held: held(house) }, () => {}).catch(console.error);
  }
  forgetGivingBack(house);
}
