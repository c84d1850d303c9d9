import { useEffect, useState } from "react";
import type { ToldComing } from "../../publishing/routes.ts";
import { ask } from "../client.ts";
import { usePages } from "../pages.tsx";

/** Milliseconds: a release that is just being built is there after some seconds. */
const ASK_AGAIN = 3000;

/** @returns the scheduled changes of what is online, asked for again whenever the pages were read again; null until they are known */
export function useComing(): ToldComing | null {
  const { pages } = usePages();
  const [told, setTold] = useState<ToldComing | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew whenever the pages were read anew
  useEffect(() => {
    let open = true;
    let timer = 0;
    const look = async () => {
      // What is not known is not promised; the frame says that the desk does not answer.
      const answer = await ask<ToldComing>("coming").catch(() => null);
      if (!open) return;
      setTold(answer);
      if (answer?.coming.some(({ state }) => state === "building")) timer = window.setTimeout(look, ASK_AGAIN);
    };
    void look();
    return () => {
      open = false;
      clearTimeout(timer);
    };
  }, [pages]);
  return told;
}
