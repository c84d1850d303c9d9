/**
 * What a desk that was killed has left of a publication, or of its giving back, is brought to an end when the desk is opened again: forward where customers see it
 * already, back where they do not.
 */
import { entries } from "../journal/journal.ts";
import { givePagesBack, held, notePublished, settlePublished } from "./bring-online.ts";
import { forgetGoing, goingIn } from "./going.ts";
import { type Pending, pendingIn, putBack } from "./pending.ts";
import { servedAt, targetOf } from "./target.ts";
import type { Works } from "./works.ts";

/** @throws what a disk says that does not let go back what is not online */
export async function takeUp(works: Works): Promise<void> {
  const { house } = works;
  const pending = pendingIn(house);
  const online = pending && (await releaseOf(works));
  if (online) finishPublication(works, pending, online);
  else putBack(house);
  await takeUpGivingBack(works);
}

/** @returns the release that customers see, where it was built of `content/` as it stands; null where it was not, or nobody can tell */
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
  // Noted already, it was killed at the very last.
  if (last?.what !== "published" || last.release !== release) notePublished(works, plan, release, former);
  settlePublished(works.house, plan);
}

async function takeUpGivingBack(works: Works): Promise<void> {
  const { house, root, step } = works;
  const going = goingIn(house);
  if (going) {
    const { publication, former, gone } = going;
    const seen = gone || (await servedAt(targetOf(house), root).catch(() => null)) === former;
    if (seen) givePagesBack(works, publication, former);
    // Killed on the way to another folder or machine: here it is again what customers see there.
    else if (publication.release && (await servedAt({ kind: "here" }, root)) === former)
      await step({ release: publication.release, held: held(house) }, () => {}).catch(console.error);
  }
  forgetGoing(house);
}
