/**
 * The collection that pages and data files are made of, while the site is built and in development; never in a browser. What nobody is to see
 * yet is not in it: so it is on no page, in no data file, feed, sitemap or search list.
 */
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { CONTENT_FOLDER } from "./files/content-files.build.ts";
import { type Collection, readCollection } from "./read-collection.build.ts";

interface Kept {
  fingerprint: string;
  collection: Collection;
}

/**
 * A build holds this module three times in one process (React Router's settings, the plugin for virtual modules, the rendered site), and a thousand
 * articles take ten seconds to read: so all three share what the first has read.
 */
const shared = globalThis as { inAnHoangGiaCollection?: Kept };

/**
 * The collection. Read once in a build; in development read again when a file has changed.
 *
 * @throws ContentError naming every file, field and expectation that does not hold
 */
export function collection(): Collection {
  const kept = shared.inAnHoangGiaCollection;
  if (kept && (kept.fingerprint === SHOWN || process.env.NODE_ENV !== "development")) return kept.collection;
  const fingerprint = process.env.NODE_ENV === "development" ? fingerprintOf(CONTENT_FOLDER) : "built";
  if (kept?.fingerprint === fingerprint) return kept.collection;
  const read = readCollection();
  shared.inAnHoangGiaCollection = { fingerprint, collection: read };
  return read;
}

/** Stands in the place of a fingerprint: the collection stays until another is shown. */
const SHOWN = "shown";

/** Makes a collection the one that pages are made of: for the desk's preview, which reads collections itself. */
export function showCollection(read: Collection): void {
  shared.inAnHoangGiaCollection = { fingerprint: SHOWN, collection: read };
}

function fingerprintOf(folder: string): string {
  return (
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      // A file that an editor program is just replacing may not be there.
      .map((file) => `${file}:${statSync(path.join(folder, file), { throwIfNoEntry: false })?.mtimeMs}`)
      .join("\n")
  );
}
