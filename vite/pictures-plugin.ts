/** Vite plugin for development: makes the pictures and serves them from the cache, as the server serves them from the built site. */
import { createReadStream, existsSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { PICTURE_FOLDER } from "../app/content/pictures.ts";
import { makePictures, PICTURE_CACHE } from "../scripts/build/pictures.ts";

const TYPES: Record<string, string> = { ".avif": "image/avif", ".webp": "image/webp", ".jpg": "image/jpeg" };

/** Applies to development only; a build has the pictures as files. */
export function picturesPlugin(): Plugin {
  return {
    name: "pictures",
    apply: "serve",
    async configureServer(server) {
      await makePictures();
      server.middlewares.use(PICTURE_FOLDER, (request, response, next) => {
        const name = (request.url ?? "").replace(/\?.*$/, "");
        const file = path.join(PICTURE_CACHE, name);
        const type = TYPES[path.extname(name)];
        if (!type || name.includes("..") || !existsSync(file)) return next();
        response.setHeader("Content-Type", type);
        createReadStream(file).pipe(response);
      });
    },
  };
}
