/**
 * Vite plugin: replaces Vite's loader for `import()` by `app/late-parts.ts`, in what a browser gets.
 *
 * The build stops when Vite no longer has that loader, so that an upgrade cannot silently bring another loader.
 */
import path from "node:path";
import type { Plugin } from "vite";

const LOADER = "\0vite/preload-helper.js";

/** Applies to what a browser gets. @throws where Vite no longer has such a loader */
export function latePartsPlugin(): Plugin {
  let replaced = false;
  return {
    name: "late-parts",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId(source) {
      if (source !== LOADER) return undefined;
      replaced = true;
      return path.resolve("app/late-parts.ts");
    },
    buildEnd(error) {
      if (!error && !replaced)
        throw new Error(`Vite no longer has ${LOADER.slice(1)}: adapt vite/late-parts-plugin.ts.`);
    },
  };
}
