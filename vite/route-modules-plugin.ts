/**
 * Vite plugin: puts `app/route-modules.ts` in the place of React Router's own loader of screen scripts, which answers a failed
 * script by reloading the page at once. The specification (§8) wants a time-out and the route fallback instead.
 * The build stops when React Router no longer has that module, so that an upgrade cannot silently undo it.
 */
import path from "node:path";
import type { Plugin } from "vite";

const REPLACED = /\/dom\/ssr\/routeModules\.js$/;

export function routeModulesPlugin(): Plugin {
  let replaced = false;
  return {
    name: "route-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId(source) {
      if (!source.endsWith("routeModules.js") || !REPLACED.test(source.replace(/^\.\//, "/dom/ssr/"))) return undefined;
      replaced = true;
      return path.resolve("app/route-modules.ts");
    },
    buildEnd(error) {
      if (!error && !replaced) {
        throw new Error(
          "React Router no longer loads screens through lib/dom/ssr/routeModules.js: adapt vite/route-modules-plugin.ts.",
        );
      }
    },
  };
}
