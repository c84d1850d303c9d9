/** The policies' texts: a script of their own, so that no other page carries them. */
import { useNavigationType } from "react-router";
import { chunkInTime } from "../chunk-in-time.ts";
import type { PolicyPage } from "../content/types.ts";
import { LOADING_DELAY } from "../limits.ts";
import { askServerOnce } from "./ask-server-once.ts";
import { keepText } from "./prerendered-text.ts";
import { type Loaded, useAnswer } from "./use-answer.ts";

/** What there is at an address: null where no policy has it. */
export interface PolicyAnswer {
  policy: PolicyPage | null;
}

/** The policies shown so far, so that Back shows its page at once, at the place where the visitor left it. */
const remembered = new Map<string, PolicyAnswer>();

/** The policy at an address. @throws what the texts' script failed with, or that it did not come in time */
async function policyAt(slug: string): Promise<PolicyAnswer> {
  const { policyPages } = await chunkInTime(
    import("virtual:content/policies"),
    () => new Error("The texts of the policies did not come in time."),
  );
  return { policy: policyPages.find((policy) => policy.slug === slug) ?? null };
}

/** The same for a page that is being rendered: the text is kept apart, so that the page holds it only once (prerendered-text.ts). */
export async function policyOnPage(slug: string): Promise<PolicyAnswer> {
  const { policy } = await policyAt(slug);
  return { policy: policy && { ...policy, content: keepText(policy.content) } };
}

/**
 * @param prerendered what the build found, on a full load; null on navigation inside the site, which waits as §9 says
 * @returns `data` is null while loading, and stays null where the texts did not come
 */
export function usePolicy(slug: string, prerendered: PolicyAnswer | null): Loaded<PolicyAnswer> {
  const cameBack = useNavigationType() === "POP";
  const known = prerendered ?? (cameBack ? remembered.get(slug) : null) ?? null;
  const answer = useAnswer({ known, ask, delay: LOADING_DELAY.policy, meanwhile: true });
  if (answer.data) remembered.set(slug, answer.data);
  return answer;

  async function ask(leaving: AbortSignal): Promise<PolicyAnswer> {
    const found = await policyAt(slug);
    if (!found.policy && !leaving.aborted) await askServerOnce();
    return found;
  }
}
