/**
 * Vite plugin: replaces some modules of React Router by modules of this site, in what a browser gets.
 *
 * - Its loader of screen scripts reloads the page at once when a script fails; the specification (§8) wants a time-out and
 *   the route fallback instead: `app/route-modules.ts`.
 * - It inserts the style sheets of a screen before the others and removes them again, and each time a browser looks up all fonts: `app/route-sheets.ts`.
 * - Its discovery of screens and its hooks for measuring tools are for sites with a rendering server or with such tools; here they would be
 *   3 KB in every visit that nothing calls.
 *
 * The build stops when React Router no longer has one of these modules, or imports something from it that its replacement does not export, so that
 * an upgrade cannot silently undo the replacement.
 */
import path from "node:path";
import type { Plugin } from "vite";

/** Modules of React Router by the end of their path within its `lib`, and what stands in for each. */
const IN_PLACE_OF = new Map([
  ["dom/ssr/routeModules.js", "app/route-modules.ts"],
  ["dom/ssr/links.js", "app/route-sheets.ts"],
  ["dom/ssr/fog-of-war.js", "vite/stand-ins/fog-of-war.ts"],
  ["router/instrumentation.js", "vite/stand-ins/instrumentation.ts"],
]);

/** The importers that are looked at: files in React Router's `lib`, and the `index.js` beside it, which re-exports all of it. */
const ROUTER = /[\\/]react-router[\\/]dist[\\/][\w-]+[\\/](?:lib[\\/]|(?=index\.js$))/;
const LIB = /[\\/]react-router[\\/]dist[\\/][\w-]+[\\/]lib[\\/]/;
/** Parts for servers are skipped: tree shaking drops them whole, and they import more from these modules than a browser's parts do. */
const FOR_SERVERS = /[\\/]lib[\\/](?:server-runtime|rsc)[\\/]/;

/** Applies to what a browser gets. @throws where one of the modules is no longer there */
export function routerPartsPlugin(): Plugin {
  const replaced = new Set<string>();
  return {
    name: "router-parts",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId(source, importer) {
      if (!importer || !ROUTER.test(importer) || FOR_SERVERS.test(importer) || !source.startsWith("."))
        return undefined;
      const target = path.join(path.dirname(importer), source).split(LIB).at(-1)?.split(path.sep).join("/") ?? "";
      const standIn = IN_PLACE_OF.get(target);
      if (!standIn) return undefined;
      replaced.add(target);
      return path.resolve(standIn);
    },
    buildEnd(error) {
      const missing = [...IN_PLACE_OF.keys()].filter((module) => !replaced.has(module));
      if (!error && missing.length > 0) {
        throw new Error(`React Router no longer has ${missing.join(", ")}: adapt vite/router-parts-plugin.ts.`);
      }
    },
  };
}
