/**
 * Vite plugin: puts modules of this site in the place of some of React Router's, in what a browser gets.
 *
 * - Its loader of screen scripts answers a failed script by reloading the page at once; the specification (§8) wants a time-out and
 *   the route fallback instead: `app/route-modules.ts`.
 * - Its style sheets of a screen come in front of others and go again, and each time a browser looks up all fonts: `app/route-sheets.ts`.
 * - Discovery of screens and hooks for measuring tools are there for sites that have a rendering server or such tools; here they are
 *   3 KB of every visit that nothing calls.
 *
 * The build stops when React Router no longer has one of these modules, or takes from it what the one in its place does not give, so that an
 * upgrade cannot silently undo it.
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

/** Its `lib`, and the file beside that which hands all of it on. */
const ROUTER = /[\\/]react-router[\\/]dist[\\/][\w-]+[\\/](?:lib[\\/]|(?=index\.js$))/;
const LIB = /[\\/]react-router[\\/]dist[\\/][\w-]+[\\/]lib[\\/]/;
/** Parts for servers are shaken off whole, and take more of these modules than a browser does. */
const FOR_SERVERS = /[\\/]lib[\\/](?:server-runtime|rsc)[\\/]/;

/** For what a browser gets @throws where a part is no longer there. */
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
