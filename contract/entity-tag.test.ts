import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { entityTag, tagsOf } from "./entity-tag.ts";

test("a tag holds 120 bits of the content's digest and names the encoding; all tags can be computed from the content", () => {
  const digest = createHash("sha256").update("Bạt").digest("base64url");
  assert.equal(entityTag(digest, "identity"), `"${digest.slice(0, 20)}"`);
  assert.equal(entityTag(digest, "br"), `"${digest.slice(0, 20)}-br"`);
  const tags = (["br", "gzip", "identity"] as const).map((encoding) => entityTag(digest, encoding));
  assert.equal(tagsOf("Bạt"), tags.join(", "));
});
