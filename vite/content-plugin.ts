/**
 * Vite plugin: gives the app the words and facts of `content/` as modules, so that each stands once, and in development its data files.
 * What a module holds is written in `app/content/virtual.d.ts`; what goes into it, in `app/data/modules.build.ts`.
 */
import type { Plugin } from "vite";
import { CONTENT_FOLDER } from "../app/content/files/content-files.build.ts";
import { contentModule } from "../app/data/modules.build.ts";
import { servedData } from "../app/data/served-data.build.ts";

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
      // The build writes these as files (scripts/build/data-files.ts).
      server.middlewares.use("/data", (request, response, next) => {
        const content = servedData().get(new URL(request.originalUrl ?? "/", "http://localhost").pathname);
        if (!content) return next();
        response.setHeader("Content-Type", "application/json").end(JSON.stringify(content()));
      });
      server.watcher.add(CONTENT_FOLDER);
      server.watcher.on("change", (file) => {
        if (!file.includes(`${CONTENT_FOLDER}/`)) return;
        for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
        server.ws.send({ type: "full-reload" });
      });
    },
  };
}
