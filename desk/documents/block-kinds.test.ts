import assert from "node:assert/strict";
import { test } from "node:test";
import { BLOCKS } from "../../app/content/text/blocks.build.ts";
import { BLOCK_KINDS } from "./block-kinds.ts";

test("the editor offers every block of the site, with the attributes that the site draws", () => {
  const offered = BLOCK_KINDS.map(
    ({ name, attributes }) => [`khoi-${name}`, attributes.map((one) => one.name)] as const,
  );
  assert.deepEqual(Object.fromEntries(offered), BLOCKS);
});
