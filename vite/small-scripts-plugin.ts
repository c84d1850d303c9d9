/** Vite plugin: makes the scripts of a build small (scripts/build/page/small-script.ts), and has them compiled while they load. */
import type { Plugin } from "vite";
import { forgetOldScripts, smallScript } from "../scripts/build/page/small-script.ts";

/**
 * Makes Chromium compile a whole script while it loads, in the background. Most functions of a script run soon after it came; without this line each function
 * is compiled only before its first call, and a click has to wait for that (V8's "explicit compile hints"; to other browsers it is a comment).
 */
const COMPILE_ALL = "//# allFunctionsCalledOnLoad\n";

/** Applies to the scripts that a browser gets. */
export function smallScriptsPlugin(): Plugin {
  return {
    name: "small-scripts",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    renderChunk: {
      order: "post",
      handler: async (code) => ({ code: COMPILE_ALL + (await smallScript(code)), map: null }),
    },
    writeBundle: forgetOldScripts,
  };
}
