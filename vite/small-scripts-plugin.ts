/** Vite plugin: makes the scripts of a build small (scripts/build/page/small-script.ts), and has them compiled on their way in. */
import type { Plugin } from "vite";
import { forgetOldScripts, smallScript } from "../scripts/build/page/small-script.ts";

/**
 * Has Chromium compile all of a script on its way in, beside the page. What a script holds is run soon after it came, by and large; without this word each
 * function is compiled in front of its first call, which a click waits for (V8's "explicit compile hints"; other browsers read a comment).
 */
const COMPILE_ALL = "//# allFunctionsCalledOnLoad\n";

/** For the scripts that a browser gets. */
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
