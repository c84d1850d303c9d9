import assert from "node:assert/strict";
import path from "node:path";
import { test } from "node:test";
import type { Plugin } from "vite";
import { routerPartsPlugin } from "./router-parts-plugin.ts";

/** The file that a module is taken from in a build. */
function resolved({ resolveId }: Plugin, source: string, importer?: string): unknown {
  assert.ok(typeof resolveId === "function");
  return resolveId.call({} as never, source, importer, {} as never); // the cast holds: the hook uses nothing of the build
}

function end({ buildEnd }: Plugin, error?: Error): void {
  assert.ok(typeof buildEnd === "function");
  buildEnd.call({} as never, error);
}

const LIB = "/home/node_modules/react-router/dist/production/lib";
const REPLACED = [
  ["./routeModules.js", `${LIB}/dom/ssr/components.js`, "app/route-modules.ts"],
  ["./links.js", `${LIB}/dom/ssr/components.js`, "app/route-sheets.ts"],
  ["../dom/ssr/fog-of-war.js", `${LIB}/router/router.js`, "vite/stand-ins/fog-of-war.ts"],
  ["./lib/router/instrumentation.js", `${LIB}/../index.js`, "vite/stand-ins/instrumentation.ts"],
] as const;

test("the site's own modules replace the router's for every importer that a browser gets; nothing else is replaced", () => {
  const plugin = routerPartsPlugin();
  for (const [source, importer, standIn] of REPLACED)
    assert.equal(resolved(plugin, source, importer), path.resolve(standIn), source);
  for (const [source, importer] of [
    ["../dom/ssr/links.js", `${LIB}/server-runtime/server.js`],
    ["./links.js", "/home/app/routes/home.tsx"],
    ["./hooks.js", `${LIB}/router/router.js`],
    ["links.js", `${LIB}/dom/ssr/components.js`],
  ] as const)
    assert.equal(resolved(plugin, source, importer), undefined, `${source} in ${importer}`);
  end(plugin);
});

test("an upgrade that takes one of these modules away stops the build, which names it", () => {
  const plugin = routerPartsPlugin();
  for (const [source, importer] of REPLACED.slice(1)) resolved(plugin, source, importer);
  assert.throws(() => end(plugin), /no longer has dom\/ssr\/routeModules\.js: adapt/);
  end(plugin, new Error("the build's own")); // the build's own error is reported instead
});
