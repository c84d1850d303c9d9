import { useEffect, useState } from "react";
import type { Coming } from "../../publishing/wait.ts";
import { ask } from "../client.ts";
import { usePages } from "../pages.tsx";

/** @returns what is to come of what is online, asked for anew whenever the pages are; null until it is known */
export function useComing(): Coming[] | null {
  const { pages } = usePages();
  const [coming, setComing] = useState<Coming[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew whenever the pages were read anew
  useEffect(() => {
    let open = true;
    void ask<{ coming: Coming[] }>("coming")
      .then((answer) => open && setComing(answer.coming))
      .catch(() => open && setComing(null)); // the frame says that the desk does not answer; what is not known is not promised
    return () => {
      open = false;
    };
  }, [pages]);
  return coming;
}
