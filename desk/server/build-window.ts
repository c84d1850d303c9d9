/** Builds the desk's window with Vite when its sources have changed since it was built. Kept out of `build/`, because nothing of it is on the site. */
import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { filesIn, isWritten } from "../../scripts/build/files-in.ts";
import { hashOf } from "../files/house.ts";

/** Milliseconds after which nobody uses a window of former sources any more: a desk that was opened with it is closed by then. */
const KEPT = 7 * 86_400_000;

/** The folders with the window's sources: it shares many with the desk's server and the site. A change of a test there builds the window needlessly. */
const SOURCES = ["app", "contract", "desk"];
const PACKAGES = "package-lock.json";

/** @returns a name for the present state of everything that the window is built from */
export async function stateOfSources(root: string): Promise<string> {
  const within = async (folder: string) =>
    (await filesIn(path.join(root, folder))).map((file) => path.join(folder, file));
  const files = (await Promise.all(SOURCES.map(within))).flat();
  const states = [PACKAGES, ...files.sort()].flatMap((file) => {
    // An editor's temporary file may be gone by now.
    const about = statSync(path.join(root, file), { throwIfNoEntry: false });
    return about ? `${file} ${about.mtimeMs} ${about.size}` : [];
  });
  return hashOf(states.join("\n"));
}

/**
 * Every state of the sources has a folder of its own, so that a desk that is open keeps its window while another is built beside it.
 *
 * @param cache folder of the built windows
 * @returns the folder of the window for the present sources
 */
export async function builtWindow(root: string, cache = path.join(root, ".cache/desk")): Promise<string> {
  const folder = path.join(cache, `window-${await stateOfSources(root)}`);
  if (await isWritten(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const unfinished = path.join(cache, `${randomUUID()}.new`);
  // Vite is loaded only when there is something to build, because that takes half a second.
  const { build } = await import("vite");
  await build({
    configFile: path.join(root, "desk/ui/vite.config.ts"),
    logLevel: "error",
    build: { outDir: unfinished, emptyOutDir: true },
  });
  clearFormer(cache, Date.now());
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another desk was quicker with the same sources, and shows its window already; or a power cut has left an incomplete folder of this name.
    if (await isWritten(folder)) {
      rmSync(unfinished, { recursive: true, force: true });
      return folder;
    }
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  }
  return folder;
}

function clearFormer(cache: string, now: number): void {
  for (const name of readdirSync(cache)) {
    const place = path.join(cache, name);
    const about = statSync(place, { throwIfNoEntry: false });
    if (about && now - about.mtimeMs > KEPT) rmSync(place, { recursive: true, force: true });
  }
}
