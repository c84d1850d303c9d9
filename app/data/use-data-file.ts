/** Data files on a screen: asked for as §7 says, remembered for the way back. */

import { heavyFileTags } from "virtual:content/site";
import { useState } from "react";
import { useNavigationType } from "react-router";
import { type DataFile, fetchDataFile } from "./data-files.ts";
import { markOf } from "./prerendered-text.ts";
import { type Loaded, useAnswer } from "./use-answer.ts";

interface Waits {
  /** Milliseconds before the request on navigation inside the site; the screen shows its placeholder until the answer. */
  delay: number;
  /** Milliseconds before the request in the background of a full load. */
  background: number;
}

/** The last answer of each file and excerpt, by address, so that Back shows its screen at once, at the place where the visitor left it. */
const remembered = new Map<string, unknown>();

/**
 * @param file which data file
 * @param select what the screen shows of it
 * @param prerendered the same selection made at build, on a full load; null on navigation inside the site
 * @param excerpt a small file with the same selection, for a data file that has grown heavy (excerpts.build.ts)
 */
export function useDataFile<Records, Data>(
  file: DataFile<Records>,
  select: (records: Records) => Data,
  prerendered: Data | null,
  waits: Waits,
  excerpt?: DataFile<Data>,
): Loaded<Data> {
  const cameBack = useNavigationType() === "POP";
  const [known] = useState(() => {
    // An excerpt that a screen waits for is what the screen shows: the build has the whole of it. Of what stands beside a screen it may have less.
    if (prerendered && excerpt && waits.delay) remembered.set(excerpt.address, prerendered);
    return prerendered ?? (cameBack ? rememberedSelection() : null);
  });
  return useAnswer({ known, ask, ...waits });

  function rememberedSelection(): Data | null {
    const records = remembered.get(file.address) as Records | undefined;
    if (records) return select(records);
    return ((excerpt && remembered.get(excerpt.address)) as Data | undefined) ?? null;
  }

  /** @returns what the screen shows, or null where that has not changed */
  async function ask(leaving: AbortSignal): Promise<Data | null> {
    const knownTags = excerpt && heavyFileTags[file.address];
    const [records, part] = await Promise.all([
      fetchDataFile(file, leaving, knownTags),
      excerpt && knownTags && known === null ? fetchDataFile(excerpt, leaving) : null,
    ]);
    if (part !== null && excerpt) remembered.set(excerpt.address, part);
    if (records === null) return part;
    remembered.set(file.address, records);
    const selection = select(records);
    return same(known, selection) ? null : selection;
  }
}

/** Whether both say the same; a prerendered text is known by its mark only. */
function same(shown: unknown, fetched: unknown): boolean {
  const compared = (data: unknown) =>
    JSON.stringify(data, (key, value) => (key === "content" && typeof value === "string" ? markOf(value) : value));
  return compared(shown) === compared(fetched);
}
