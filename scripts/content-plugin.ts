/**
 * Vite plugin: gives the app the words and facts of `content/` as modules, so that each stands once.
 * What a module holds is written in `app/content/virtual.d.ts`; what goes into it, in `app/content/modules.server.ts`.
 */
import type { Plugin } from "vite";
import { CONTENT_FOLDER } from "../app/content/content-files.server.ts";
import { contentModule } from "../app/content/modules.server.ts";

const PREFIX = "virtual:content/";

export function contentPlugin(): Plugin {
  return {
    name: "content",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const exports = Object.entries(contentModule(id.slice(PREFIX.length + 1)));
      return exports.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("\n");
    },
    configureServer(server) {
      server.watcher.add(CONTENT_FOLDER);
      server.watcher.on("change", (file) => {
        if (!file.includes(`${CONTENT_FOLDER}/`)) return;
        for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
        server.ws.send({ type: "full-reload" });
      });
    },
  };
}
