import assert from "node:assert/strict";
import { EventEmitter } from "node:events";
import path from "node:path";
import { test } from "node:test";
import type { ViteDevServer } from "vite";
import { CONTENT_FOLDER } from "../app/content/files/content-files.build.ts";
import { contentPlugin } from "./content-plugin.ts";

/** A development server as far as the plugin sees it, and how often it has reloaded everything. */
function developed() {
  const watcher = Object.assign(new EventEmitter(), { add: () => watcher });
  const done = { invalidated: 0, reloaded: 0 };
  const server = {
    watcher,
    middlewares: { use: () => {} },
    environments: { client: { moduleGraph: { invalidateAll: () => done.invalidated++ } } },
    ws: { send: () => done.reloaded++ },
  };
  const { configureServer } = contentPlugin();
  assert.ok(typeof configureServer === "function");
  // The cast holds: the plugin uses nothing else of the server.
  configureServer.call({} as never, server as unknown as ViteDevServer);
  return { watcher, done };
}

for (const event of ["add", "change", "unlink"]) {
  test(`the pages hold what the content holds after a file's ${event}`, () => {
    const { watcher, done } = developed();
    watcher.emit(event, path.resolve(CONTENT_FOLDER, "articles", "bai-moi.md"));
    watcher.emit(event, path.join(CONTENT_FOLDER, "settings.yml"));
    assert.deepEqual(done, { invalidated: 2, reloaded: 2 });
    watcher.emit(event, path.resolve("app", "content", "site.ts"));
    watcher.emit(event, path.resolve(`${CONTENT_FOLDER}-cu`, "settings.yml"));
    assert.deepEqual(done, { invalidated: 2, reloaded: 2 });
  });
}
