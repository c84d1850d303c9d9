/**
 * Vite plugin: no browser gets a module that is for the build alone (`*.build.ts`: reads files, carries the parsers of the content). Routes may
 * import such a module for their loaders, which React Router removes from what a browser gets, together with the import. An import that is left
 * after that stops the build with the names of both files.
 */
import path from "node:path";
import type { Plugin } from "vite";

const BUILD_ONLY = /\.build(?:\.ts)?$/;

/** Applies to what a browser gets; stops the build where such an import is left. */
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
