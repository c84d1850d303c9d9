/**
 * Vite plugin: no browser gets a module that is for the build alone (`*.build.ts`: reads files, carries the parsers of the content). Routes may
 * import one for their loaders, which React Router takes out of what a browser gets, and the import with them; whatever import is left after
 * that stops the build with the name of both files.
 */
import path from "node:path";
import type { Plugin } from "vite";

const BUILD_ONLY = /\.build(?:\.ts)?$/;

/** For what a browser gets; it stops the build. */
export function buildOnlyPlugin(): Plugin {
  return {
    name: "build-only",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId(source, importer) {
      if (!importer || !BUILD_ONLY.test(source)) return;
      const file = path.relative(process.cwd(), importer.replace(/\?.*$/, ""));
      throw new Error(
        `${file} takes ${source} into the browser, which is for the build alone: use it in a loader, or move what both need out of it.`,
      );
    },
  };
}
