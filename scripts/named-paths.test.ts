import assert from "node:assert/strict";
import { test } from "node:test";
import { missingPaths } from "./named-paths.ts";

const there = (named: string) => ["app/limits.ts", "docs/decisions/", "docs/operations.md"].includes(named);

test("a comment that names what is not there is told, code and what is there are not", () => {
  const source = `
/** As app/limits.ts says, and app/lost.ts no longer does. */
import { x } from "app/in-code.ts"; // see docs/decisions/
const address = "https://example.com/docs/page";
`;
  assert.deepEqual(missingPaths("app/a.ts", source, there), ["app/lost.ts"]);
});

test("a document's links count from its own folder", () => {
  const text =
    "[here](../operations.md), [gone](gone.md), [elsewhere](https://x.vn/a.md), `docs/decisions/`, `tests/NAME.spec.ts`";
  assert.deepEqual(missingPaths("docs/decisions/a.md", text, there), ["docs/decisions/gone.md"]);
});
