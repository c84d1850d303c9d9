import assert from "node:assert/strict";
import { test } from "node:test";
import { browserMistakes } from "./browser-types.ts";

const OF_BUILD = "app/content/pictures.build.ts(6,28): error TS2307: Cannot find module 'node:crypto'.";
const OF_BROWSER = "app/ui/link.tsx(3,1): error TS2580: Cannot find name 'process'.";

test("of what the compiler says only mistakes in what runs in a browser are told, and those of its settings", () => {
  const said = (stdout: string, status = 2) => browserMistakes({ stdout, status });
  assert.deepEqual(said("", 0), []);
  assert.deepEqual(said(`${OF_BUILD}\n  The second line of it.\n`), []);
  assert.deepEqual(said(`${OF_BUILD}\r\n${OF_BROWSER}\r\n`), [OF_BROWSER]);
  const ofSettings = "error TS18003: No inputs were found in config file 'app/tsconfig.json'.";
  assert.deepEqual(said(ofSettings), [ofSettings]);
});

test("a compiler that did not run has found nothing in order", () => {
  assert.equal(browserMistakes({ stdout: "", status: 1 }), null);
  assert.equal(browserMistakes({ stdout: "", status: null }), null);
});
