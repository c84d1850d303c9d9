import assert from "node:assert/strict";
import path from "node:path";
import { test } from "node:test";
import { latePartsPlugin } from "./late-parts-plugin.ts";

test("Vite's loader of later parts is replaced by the site's own; an upgrade without such a loader stops the build", () => {
  const { resolveId, buildEnd } = latePartsPlugin();
  assert.ok(typeof resolveId === "function" && typeof buildEnd === "function");
  // The casts hold: the hooks use nothing of the build.
  const resolved = (source: string) => resolveId.call({} as never, source, undefined, {} as never);
  assert.equal(resolved("./preload-helper.js"), undefined);
  assert.throws(() => buildEnd.call({} as never), /no longer has vite\/preload-helper\.js/);
  assert.equal(resolved("\0vite/preload-helper.js"), path.resolve("app/late-parts.ts"));
  buildEnd.call({} as never);
});
