/** The policies' texts: a script of their own, so that no other page carries them. */
import { useEffect, useState } from "react";
import type { PolicyPage } from "../content/types.ts";
import { LOADING_DELAY } from "../limits.ts";
import type { Loaded } from "./use-data-file.ts";
import { useLoadingDelay } from "./use-loading-delay.ts";

/** What there is at an address: null where no policy has it. */
export interface PolicyAnswer {
  policy: PolicyPage | null;
}

/** The policies shown so far, so that Back shows its page at once and at the place where one was. */
const remembered = new Map<string, PolicyAnswer>();

/** The policy at an address; the build asks in the same way as the browser. */
export async function policyAt(slug: string): Promise<PolicyAnswer> {
  const { policyPages } = await import("virtual:content/policies");
  return { policy: policyPages.find((policy) => policy.slug === slug) ?? null };
}

/**
 * @param prerendered what the build found, on a full load; null on navigation inside the site, which waits as §9 says
 * @returns `data` is null while loading, and stays null where the texts did not come
 */
export function usePolicy(slug: string, prerendered: PolicyAnswer | null): Loaded<PolicyAnswer> {
  const waiting = useLoadingDelay(LOADING_DELAY.policy);
  const [answer, setAnswer] = useState(prerendered ?? remembered.get(slug) ?? null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (answer) {
      remembered.set(slug, answer);
      return;
    }
    let left = false;
    policyAt(slug).then(
      (found) => left || setAnswer(found),
      (error) => {
        if (left) return;
        console.error("Error fetching data", error);
        setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [slug, answer]);

  const loading = waiting || !(answer || failed);
  return { data: loading ? null : answer, loading };
}
