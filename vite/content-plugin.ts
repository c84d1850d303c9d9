/**
 * Vite plugin: gives the app the words and facts of `content/` as modules, so that each fact is written once; in development it also serves the data files.
 * What a module holds is written in `app/content/virtual.d.ts`; what goes into it, in `app/data/modules.build.ts`.
 */
import path from "node:path";
import type { Plugin } from "vite";
import { CONTENT_FOLDER } from "../app/content/files/content-files.build.ts";
import { contentModule } from "../app/data/modules.build.ts";
import { servedData } from "../app/data/served-data.build.ts";

const PREFIX = "virtual:content/";

/** @param file as the watcher names it: an absolute path or one relative to the project, with the separators of the system */
function isContent(file: string): boolean {
  const inside = path.relative(CONTENT_FOLDER, file);
  return inside !== "" && inside.split(path.sep)[0] !== ".." && !path.isAbsolute(inside);
}

/** For pages and scripts alike, in development and in the build. */
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
      // The build writes the data as files (scripts/build/data-files.ts).
      server.middlewares.use("/data", (request, response, next) => {
        const content = servedData().get(new URL(request.originalUrl ?? "/", "http://localhost").pathname);
        if (!content) return next();
        response.setHeader("Content-Type", "application/json").end(JSON.stringify(content()));
      });
      server.watcher.add(CONTENT_FOLDER);
      const readAgain = (file: string) => {
        if (!isContent(file)) return;
        for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
        server.ws.send({ type: "full-reload" });
      };
      for (const event of ["add", "change", "unlink"] as const) server.watcher.on(event, readAgain);
    },
  };
}
