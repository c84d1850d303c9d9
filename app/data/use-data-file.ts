/** Data files on a screen: asked for as §7 says, remembered for the way back. */

import { heavyFileTags } from "virtual:content/site";
import { useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { askServerOnce } from "./ask-server-once.ts";
import { type DataFile, fetchDataFile } from "./data-files.ts";
import { markOf } from "./prerendered-text.ts";
import { type Loaded, useAnswer } from "./use-answer.ts";

interface Waits {
  /** Milliseconds before the request on navigation inside the site; the screen shows its placeholder until the answer. */
  delay: number;
  /** Milliseconds before the request in the background of a full load. */
  background: number;
}

/**
 * What Back shows at once, at the place where the visitor left it: the last answer of each file, by its address, and what a page showed of a file that has not
 * come, by both addresses, because a page shows one selection of a file.
 */
const remembered = new Map<string, unknown>();

/**
 * @param file which data file
 * @param select what the screen shows of it
 * @param prerendered the same selection made at build, on a full load; null on navigation inside the site
 * @param excerpt a small file with the same selection, for a data file that has grown heavy (excerpts.build.ts)
 * @param named what of the selection the address names: where that is null, the server is asked, unless the page came from there
 */
export function useDataFile<Records, Data>(
  file: DataFile<Records>,
  select: (records: Records) => Data,
  prerendered: Data | null,
  waits: Waits,
  excerpt?: DataFile<Data>,
  named?: keyof Data,
): Loaded<Data> {
  const cameBack = useNavigationType() === "POP";
  const onPage = file.address + useLocation().pathname;
  const [known] = useState(() => {
    if (prerendered) remembered.set(onPage, prerendered);
    return prerendered ?? (cameBack ? rememberedSelection() : null);
  });
  return useAnswer({ known, ask, ...waits });

  function rememberedSelection(): Data | null {
    const records = remembered.get(file.address) as Records | undefined;
    if (records) return select(records);
    return (remembered.get(onPage) as Data | undefined) ?? null;
  }

  /** @returns what the screen shows, or null where that has not changed */
  async function ask(leaving: AbortSignal): Promise<Data | null> {
    const knownTags = excerpt && heavyFileTags[file.address];
    const [records, part] = await Promise.all([
      fetchDataFile(file, leaving, knownTags),
      excerpt && knownTags && known === null ? fetchDataFile(excerpt, leaving) : null,
    ]);
    const selection = records ? select(records) : part;
    if (named && selection?.[named] === null && !prerendered) await askServerOnce();
    if (part !== null) remembered.set(onPage, part);
    if (records) remembered.set(file.address, records);
    return same(known, selection) ? null : selection;
  }
}

/** Whether both say the same; a prerendered text is known by its mark only. */
function same(shown: unknown, fetched: unknown): boolean {
  const compared = (data: unknown) =>
    JSON.stringify(data, (key, value) => (key === "content" && typeof value === "string" ? markOf(value) : value));
  return compared(shown) === compared(fetched);
}
