/** Builds ahead, one moment after the other, what the site will change by itself, and sends it to where the site goes. */
import path from "node:path";
import { BUILD_FOLDER } from "../../contract/built-site.ts";
import { waitingReleases } from "../../scripts/build/ahead.ts";
import { followHours, sendFrom, servedAt, targetOf, waitingMoments } from "./target.ts";
import type { Works } from "./works.ts";

/**
 * @param changed whether content is built as it stands, even where customers see something else
 * @param enough asked before each build: whether to stop
 * @returns the moment for which nothing could be built (milliseconds since 1970), or null
 * @throws StepFailed where a build broke off, Refused where what was built could not be sent
 */
export async function buildComing(
  { house, root, now, step }: Works,
  changed: boolean,
  enough: () => boolean,
): Promise<number | null> {
  let built = false;
  let failed: number | null = null;
  let served = "";
  while (!enough()) {
    await followHours(house, root, now()); // otherwise the next release would follow an outdated one, where an hour came since the one before was built
    const { release, ahead, notAhead } = await step({ ahead: true, changed, held: [] }, () => {});
    served = release;
    failed = notAhead ?? null;
    if (ahead === undefined) break;
    built = true;
  }
  const waiting = await waitingReleases(path.join(root, BUILD_FOLDER));
  const there = await waitingMoments(house, root);
  // A desk that was killed may have built ahead and not sent it.
  const unsent = built || waiting.some(({ at }) => !there.includes(at));
  // Sent only where this desk's release is still served: somebody may have brought another version since.
  if (unsent && (await servedAt(targetOf(house), root)) === served) await sendFrom(house, root, served);
  return failed;
}
