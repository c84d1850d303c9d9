/** Builds the desk's window with Vite when its sources are newer than what was built. Kept out of `build/`: nothing of it is on the site. */
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** @returns the folder of the built window */
export async function builtWindow(root: string): Promise<string> {
  const folder = path.join(root, ".cache/desk");
  const page = path.join(folder, "index.html");
  const sources = path.join(root, "desk/ui");
  const newest = Math.max(
    statSync(path.join(root, "package-lock.json")).mtimeMs,
    ...readdirSync(sources, { recursive: true, encoding: "utf8" }).map(
      (file) => statSync(path.join(sources, file)).mtimeMs,
    ),
  );
  if (existsSync(page) && statSync(page).mtimeMs > newest) return folder;
  // Loaded only when there is something to build: it takes half a second.
  const { build } = await import("vite");
  await build({ configFile: path.join(sources, "vite.config.ts"), logLevel: "error" });
  return folder;
}
